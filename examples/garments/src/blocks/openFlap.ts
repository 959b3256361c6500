import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { laminatedZip, puller, softLine, stitch } from '../drawing/trims.ts'

export type OpenFlap = {
  /** `top` is the y of the upper edge; `end` is the y of the uppermost snap that is closed. */
  top: number
  end: number
  tape: Ink
  snap: Ink
  /**
   * Whether to draw the slider at the top of the visible zip; false under a hood, because the slider is then at the
   * chin.
   */
  slider: boolean
}

/** Draws a storm flap for the close-up. Its upper snaps are open, so it folds over and shows the zip below. */
export function openFlap(art: Art, { top, end, tape, snap, slider }: OpenFlap): void {
  const { body, lining } = art.colourway
  const [shadow, deep] = [shadowOf(body), shadowOf(lining)]
  const low = end - 38
  const at = (share: number) => Math.round(top + (low - top) * share)
  const bed = `M-23 ${top - 4}H25V${low - 8}Q12 ${low + 6} -23 ${low + 6}z`
  const shade = art.linear(
    [-24, 0, 26, 0],
    [
      [0, shadow, 0.75],
      [0.5, shadow, 0.3],
      [1, shadow, 0.12],
    ],
  )
  const sockets = [0.28, 0.64]
    .map(
      (share) =>
        `<circle cx="15" cy="${at(share)}" r="6.5" fill="${mix(snap, shadowOf(snap), 0.35)}" stroke="${shadowOf(snap)}"/><circle cx="15" cy="${at(share)}" r="2.8" fill="${shadowOf(snap)}"/>`,
    )
    .join('')
  art.add(
    `<path d="${bed}" fill="${mix(body, shadow, 0.12)}"/><path d="${bed}" fill="${shade}"/>${stitch(`M22 ${top}V${low - 12}`, body, 0.5)}`,
    laminatedZip(`M${slider ? -6 : -1} ${top - 2}V${low}`, body, tape, 12),
    slider ? '' : softLine(`M-22 ${top - 1}H25`, shadow, 14, 0.6),
    sockets,
    slider ? puller(-6, top + 26, snap, 30, 2) : '',
  )
  const turned: Point[] = [
    [-22, top - 5, 1],
    [-64, top + 10, 1],
    [-70, at(0.3)],
    [-58, at(0.6)],
    [-24, at(0.84)],
    [20, low + 8, 1],
    [-4, at(0.86)],
    [-18, at(0.62)],
    [-22, at(0.3)],
  ]
  const outside = spline(
    [
      [-22, at(0.66), 1],
      [-23, end - 14, 1],
      [23, end - 14, 1],
      [22, low + 6, 1],
      [-2, at(0.88)],
      [-16, at(0.76)],
    ],
    true,
  )
  const shape = spline(turned, true)
  const edge = spline(turned.slice(1, 6))
  const light = art.linear(
    [-70, top + 60, -18, top + 66],
    [
      [0, shadowOf(lining), 0.42],
      [0.3, lightOf(lining), 0.5],
      [0.72, lining, 0],
      [1, deep, 0.6],
    ],
  )
  const studs = [
    [-46, at(0.28)],
    [-40, at(0.62)],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x + 1}" cy="${y + 2}" r="8" fill="${deep}" opacity=".55"/><circle cx="${x}" cy="${y}" r="7" fill="${mix(snap, '#d8dadb', 0.35)}" stroke="${shadowOf(snap)}"/><circle cx="${x}" cy="${y}" r="2.6" fill="${lightOf(snap)}" stroke="${shadowOf(snap)}" stroke-width=".8"/>`,
    )
    .join('')
  art.add(
    `<path d="${outside}" fill="${body}"/><path d="M-22 ${at(0.7)}V${end - 14}M22 ${low + 8}V${end - 14}" stroke="${shadow}" stroke-width=".8"/>${stitch(`M-17 ${at(0.76)}V${end - 14}M17 ${low + 14}V${end - 14}`, body, 0.45)}${softLine(`M22 ${low + 8}V${end - 14}`, shadow, 10, 0.4)}${softLine(`M-18 ${at(0.72)}Q-2 ${low - 4} 22 ${low + 10}`, shadow, 16, 0.45, '0 6')}`,
    `<path d="${shape}" transform="translate(5 13)" fill="${shadow}" opacity=".55" filter="${art.blur(6)}"/><path d="${shape}" fill="${mix(lining, deep, 0.08)}"/><path d="${shape}" fill="${light}"/>${stitch(edge, lining, 0.6).replace('<path', '<path transform="translate(6 -2)"')}<path d="${shape}" fill="none" stroke="${deep}" opacity=".55"/>${studs}`,
  )
}
