import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, type Side, spline } from '../drawing/geometry.ts'
import { tenths } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'

export type CrewMeasures = {
  /** y of the ends of the neckline; `w` is its half width, `drop` its depth, `band` the width of the rib. */
  y: number
  w: number
  drop: number
  band: number
  /** Ink of the rib; the cloth's ink by default. */
  col?: Ink
}

/** Draws a round neck: the inside of the back with rib and tape, then the rib of the front. */
export function crew(art: Art, cloth: Ink, { y, w, drop, band, col = cloth }: CrewMeasures): void {
  const shadow = shadowOf(col)
  /**
   * Returns a line along the neck rib, `out` units outside the middle of the rib; a negative `out` is inside it.
   * `there` is the line from left to right, `back` is the same line from right to left.
   */
  const line = (out: number) => {
    const [x, top, low] = [w + 3 + out * 0.92, y - 1 + out * (out > band / 2 ? 0.72 : 0.38), y + drop + 6 + out]
    const [u, v, near] = [w * 0.82 + out * 0.75, y + drop * 0.86 + out * 0.66, w * 0.4 + out * 0.2]
    const ends = (side: Side) => `${tenths(side * x)} ${tenths(top)}`
    const bends = (side: Side) => [`${tenths(side * u)} ${tenths(v)}`, `${tenths(side * near)} ${tenths(low)}`] as const
    const [a, b] = bends(-1)
    const [d, c] = bends(1)
    return {
      there: `M${ends(-1)}C${a} ${b} 0 ${tenths(low)}C${c} ${d} ${ends(1)}`,
      back: `C${d} ${c} 0 ${tenths(low)}C${b} ${a} ${ends(-1)}`,
      start: ends(1),
      x,
      top,
    }
  }
  const [inner, outer] = [line(-band / 2), line(band / 2)]
  const nape = (down: number) =>
    `M${tenths(-inner.x)} ${tenths(inner.top + down * 0.7)}Q0 ${tenths(inner.top + 6 + down * 1.15)} ${tenths(inner.x)} ${tenths(inner.top + down * 0.7)}`
  const hollow = `${nape(0)}L${inner.start}${inner.back}z`
  const inside = mix(cloth, shadowOf(cloth), 0.5)
  const clip = art.define(`neck ${hollow}`, (id) => `<clipPath id="${id}"><path d="${hollow}"/></clipPath>`)
  const deep = art.linear(
    [0, y, 0, y + drop + 10],
    [
      [0, shadow, 0.1],
      [1, shadow, 0.75],
    ],
  )
  const ribs = (path: string, width: number, opacity: number) =>
    `<path d="${path}" fill="none" stroke="${shadow}" stroke-width="${width}" stroke-dasharray="1 2.4" opacity="${opacity}"/>`
  const tape = `<path d="${nape(band + 7)}" fill="none" stroke="${mix(cloth, lightOf(cloth), 0.5)}" stroke-width="6"/>${art.near ? `<path d="${nape(band + 7)}" fill="none" stroke="${shadowOf(cloth)}" stroke-width="6" stroke-dasharray=".8 1.7" opacity=".45"/>` : ''}`
  art.add(
    `<path d="${hollow}" fill="${inside}"/><g clip-path="${clip}"><path d="${nape(band * 0.45)}" fill="none" stroke="${mix(col, shadow, 0.22)}" stroke-width="${band}"/>${ribs(nape(band * 0.45), band, 0.4)}${tape}${mark(0, y + 12 + band * 1.4, 0.72, lightOf(cloth), 0.75)}<path d="${hollow}" fill="${deep}"/></g>`,
  )
  // The rib is rounded where it goes over the shoulder.
  const over = (side: Side) => `${tenths(side * (inner.x + band * 0.72))} ${tenths(inner.top - 1)}`
  const rib = `${outer.there}Q${over(1)} ${inner.start}${inner.back}Q${over(-1)} ${tenths(-outer.x)} ${tenths(outer.top)}z`
  const lit = art.linear(
    [-w - 10, y, w + 10, y + 12],
    [
      [0, lightOf(col), 0.1],
      [0.3, lightOf(col), 0.5],
      [0.62, shadow, 0.04],
      [1, shadow, 0.4],
    ],
  )
  const ribClip = art.define(`rib ${rib}`, (id) => `<clipPath id="${id}"><path d="${rib}"/></clipPath>`)
  art.add(
    `${softLine(outer.there, shadowOf(cloth), 9, 0.36, '1 3')}<path d="${rib}" fill="${mix(col, shadow, 0.06)}"/><path d="${rib}" fill="${lit}"/><g clip-path="${ribClip}">${ribs(line(0).there, band + 2, 0.34)}${softLine(line(band * 0.46).there, shadow, band * 0.5, 0.5)}${softLine(line(-band * 0.24).there, lightOf(col), band * 0.34, 0.6)}</g><path d="${rib}" fill="none" stroke="${shadow}" stroke-width=".9" opacity=".6"/>`,
  )
  art.add(seam(outer.there, cloth, { soft: 0 }))
  if (art.fine) art.add(stitch(line(band / 2 + 5).there, cloth, 0.5))
  if (art.near) art.add(stitch(line(band / 2 + 9).there, cloth, 0.4))
}

export type BackCrewMeasures = Omit<CrewMeasures, 'drop'> & {
  /** Whether the sleeves are raglan sleeves, which run up to the neck, so that the shoulders have no seam. */
  raglan?: boolean
}

/** Draws the back view of the neck: a narrow rib that rises to the nape, and the shoulder seams that run into it. */
export function backCrew(art: Art, cloth: Ink, { y, w, band, col = cloth, raglan = false }: BackCrewMeasures): void {
  const shadow = shadowOf(col)
  // A raglan sleeve ends in a point at the neck, so draw the rib over that point.
  const end = (side: Side): Point[] => {
    if (!raglan) return [[side * (w + 2), y - 4, 1]]
    const round: Point[] = [
      [side * (w - 6), y - 6],
      [side * (w + 4), y - 9],
      [side * (w + 11), y - 3],
    ]
    return side > 0 ? round : round.toReversed()
  }
  const rib = spline(
    [
      ...end(-1),
      [-w * 0.55, y + 5],
      [0, y + 8],
      [w * 0.55, y + 5],
      ...end(1),
      [w + band * 0.7, y + band * 0.4, 1],
      [w * 0.62, y + band + 8],
      [0, y + band + 13],
      [-w * 0.62, y + band + 8],
      [-w - band * 0.7, y + band * 0.4, 1],
    ],
    true,
  )
  const ribs = Array.from({ length: 41 }, (_, i) => {
    const x = (i - 20) * (w / 19)
    return `M${Math.round(x)} ${y - 8}l${Math.round(x * 0.08)} ${band + 26}`
  }).join('')
  const seamLine = `M${-w - band * 0.7} ${y + band * 0.4}Q${-w * 0.5} ${y + band + 14} 0 ${y + band + 14}T${w + band * 0.7} ${y + band * 0.4}`
  panel(art, rib, mix(col, shadow, 0.06), {
    across: [-w * 1.6, y, w * 1.6, y + 6],
    over: `<path d="${ribs}" stroke="${shadow}" stroke-width="1.3" opacity=".28"/>`,
    core: 0,
    rim: 0.25,
  })
  art.add(seam(seamLine, cloth, { soft: 0.35, stitch: '0 5' }))
  if (raglan) return
  for (const side of [-1, 1]) {
    const shoulder = `M${side * (w + band * 0.7)} ${y + band * 0.4}L${side * 186} ${y + 56}`
    art.add(seam(shoulder, cloth, { soft: 0.2, stitch: '0 6' }))
  }
}
