import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { onSide, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { softLine } from '../drawing/trims.ts'
import { sockPattern } from './sockPatterns.ts'
import type { SockPlace } from './socks.ts'

export type SockInks = { patch: Ink; cuff: Ink; rib: number }

/** One sock from behind: calf, the narrow of the ankle, and the turned heel with its wedges. */
export function sockFromBehind(art: Art, details: DetailsOf<'socks'>, place: SockPlace, inks: SockInks): void {
  const { body } = art.colourway
  const { x, y, top } = place
  const { patch, cuff, rib } = inks
  const shadow = shadowOf(body)
  const calf = top < 200 ? 20 : 0
  const reach = 560 - top
  const half: Point[] = [
    [0, top + 10],
    [44, top + 7],
    [82 + calf, top, 1],
    [88 + calf * 1.3, top + reach * 0.3],
    [78 + calf * 0.5, top + reach * 0.7],
    [66, 566],
    [70, 616],
    [86, 676],
    [90, 730],
    [72, 782],
    [30, 802],
    [0, 804],
  ]
  const placed = (points: readonly Point[]): Point[] => points.map(([u, v, corner]) => [u + x, v + y, corner])
  const outline = spline(placed([...half, ...onSide(-1, half).reverse().slice(1, -1)]), true)
  const at = (u: number, v: number) => `${Math.round(x + u)} ${Math.round(y + v)}`
  const folds = new Folds()
    .fold([x - 62, y + 562], [x + 10, y + 578], 12, 0.12, 0)
    .fold([x + 64, y + 574], [x - 4, y + 596], 14, -0.12, 1)
    .fold([x - 68, y + 612], [x + 26, y + 624], 12, 0.14, 1)
  if (top < 420) folds.fold([x - 34, y + top + 120], [x - 26, y + 540], 24, 0.02, 2)
  const heel = `M${at(-110, 700)}C${at(-60, 626)} ${at(60, 626)} ${at(110, 700)}L${at(110, 830)}L${at(-110, 830)}z`
  const wedges = `M${at(-84, 664)}L${at(-34, 724)}M${at(84, 664)}L${at(34, 724)}`
  const band = `M${at(-130, top - 12)}L${at(130, top - 12)}L${at(130, top + rib - 4)}Q${at(0, top + rib + 12)} ${at(-130, top + rib - 4)}z`
  const wales = Array.from({ length: 21 }, (_, i) => `M${at(-104 + i * 10.4, top - 4)}v${rib + 8}`).join('')
  panel(art, outline, body, {
    across: [x - 92, y + 560, x + 92, y + 572],
    fall: [0, y + top, 0, y + 850],
    folds,
    texture: knit(art, body),
    textureOpacity: 0.4,
    core: 0.6,
    rim: 0.6,
    edge: 0.3,
    under: `${sockPattern(details, art.colourway, place, rib)}<path d="${heel}" fill="${patch}"/><path d="${band}" fill="${cuff}"/>`,
    over:
      softLine(wales, shadow, 4, 0.5) +
      softLine(wales, lightOf(cuff), 3, 0.4, '-4 0') +
      `<path d="M${at(-110, 700)}C${at(-60, 626)} ${at(60, 626)} ${at(110, 700)}" fill="none" stroke="${shadowOf(patch)}" stroke-width="1.8" stroke-dasharray="2 2" opacity=".8"/>` +
      softLine(wedges, shadow, 5, 0.5) +
      softLine(`M${at(-40, 780)}Q${at(0, 760)} ${at(40, 780)}`, lightOf(mix(patch, body, 0.3)), 16, 0.4),
  })
  art.add(
    `<path d="M${at(-83 - calf, top + 2)}Q${at(0, top + 16)} ${at(83 + calf, top + 2)}" fill="none" stroke="${lightOf(cuff)}" stroke-width="5" opacity=".85"/>`,
  )
}
