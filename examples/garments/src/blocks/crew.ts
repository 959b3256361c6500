import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine } from '../drawing/trims.ts'

export type CrewMeasures = {
  /** y of the ends of the neck line, its half width, depth, and the width of the band. */
  y: number
  w: number
  drop: number
  band: number
  /** Ink of the band where it differs from the cloth. */
  col?: Ink
}

/** Round neck: inside of the back, rib band in front. */
export function crew(art: Art, cloth: Ink, { y, w, drop, band, col = cloth }: CrewMeasures): void {
  const shadow = shadowOf(col)
  const inner = spline(
    [
      [-w, y, 1],
      [-w * 0.5, y + 9],
      [0, y + 12],
      [w * 0.5, y + 9],
      [w, y, 1],
      [w * 0.72, y + drop * 0.7],
      [0, y + drop],
      [-w * 0.72, y + drop * 0.7],
    ],
    true,
  )
  panel(art, inner, mix(cloth, shadow, 0.45), {
    silhouette: false,
    across: [0, y, 0, y + drop + 10],
    stops: () => [
      [0, shadow, 0.15],
      [1, shadow, 0.7],
    ],
    rim: 0,
    core: 0,
    over:
      `<path d="M${-w} ${y + 5}Q0 ${y + 26} ${w} ${y + 5}" fill="none" stroke="${mix(col, shadow, 0.25)}" stroke-width="12"/><path d="M${-w} ${y + 12}Q0 ${y + 33} ${w} ${y + 12}" fill="none" stroke="${shadow}" opacity=".6"/>` +
      mark(0, y + 29, 0.8, lightOf(cloth), 0.7),
  })
  const arc = `M${-w - 3} ${y - 1}C${-w * 0.82} ${y + drop * 0.86} ${-w * 0.4} ${y + drop + 6} 0 ${y + drop + 6}C${w * 0.4} ${y + drop + 6} ${w * 0.82} ${y + drop * 0.86} ${w + 3} ${y - 1}`
  art.add(
    `${softLine(arc, shadow, band + 5, 0.35, '1 3')}<path d="${arc}" fill="none" stroke="${mix(col, shadow, 0.14)}" stroke-width="${band}"/><path d="${arc}" transform="translate(-.5 -2)" fill="none" stroke="${lightOf(col)}" stroke-width="${band * 0.4}" opacity=".55"/>` +
      `<path d="${arc}" fill="none" stroke="${shadow}" stroke-width="${band}" stroke-dasharray="1 2.6" opacity=".3"/>`,
  )
  const under = `M${-w - 11} ${y + 3}C${-w * 0.9} ${y + drop + 2} ${-w * 0.45} ${y + drop + 14} 0 ${y + drop + 14}C${w * 0.45} ${y + drop + 14} ${w * 0.9} ${y + drop + 2} ${w + 11} ${y + 3}`
  art.add(seam(under, cloth, { soft: 0, stitch: '0 4' }))
}

export type BackCrewMeasures = Omit<CrewMeasures, 'drop'> & {
  /** Sleeves that run up to the neck leave no seam on the shoulders. */
  raglan?: boolean
}

/** The same neck from behind: a narrow rib that rises to the nape, and the seams of the shoulders that run into it. */
export function backCrew(art: Art, cloth: Ink, { y, w, band, col = cloth, raglan = false }: BackCrewMeasures): void {
  const shadow = shadowOf(col)
  const rib = spline(
    [
      [-w - 2, y - 4, 1],
      [-w * 0.55, y + 5],
      [0, y + 8],
      [w * 0.55, y + 5],
      [w + 2, y - 4, 1],
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
