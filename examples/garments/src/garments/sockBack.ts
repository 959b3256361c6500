import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { onSide, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { softLine } from '../drawing/trims.ts'
import { knit, type SockInks } from './sock.ts'
import { type CuffPlace, cuffEdge, cuffMouth, cuffRibs } from './sockCuff.ts'
import { sockPattern } from './sockPatterns.ts'
import type { SockPlace } from './sockShape.ts'

/** Draws the back view of one sock: the calf, the narrow ankle, and the turned heel with its gores (wedges). */
export function sockFromBehind(art: Art, details: DetailsOf<'socks'>, place: SockPlace, inks: SockInks): void {
  const { body } = art.colourway
  const { x, y, top } = place
  const { patch, cuff, rib } = inks
  const shadow = shadowOf(body)
  const calf = top < 200 ? 20 : 0
  const reach = 560 - top
  const half: Point[] = [
    [0, top + 11],
    [44, top + 8],
    [80 + calf, top + 1, 1],
    [84 + calf * 1.3, top + reach * 0.3],
    [75 + calf * 0.5, top + reach * 0.7],
    [63, 566],
    [62, 616],
    [72, 672],
    [76, 726],
    [65, 776],
    [34, 802],
    [0, 807],
  ]
  const placed = (points: readonly Point[]): Point[] => points.map(([u, v, corner]) => [u + x, v + y, corner])
  const outline = spline(placed([...half, ...onSide(-1, half).reverse().slice(1, -1)]), true)
  const at = (u: number, v: number) => `${Math.round(x + u)} ${Math.round(y + v)}`
  const folds = new Folds()
    .fold([x - 62, y + 562], [x + 10, y + 578], 12, 0.12, 0)
    .fold([x + 64, y + 574], [x - 4, y + 596], 14, -0.12, 1)
    .fold([x - 68, y + 612], [x + 26, y + 624], 12, 0.14, 1)
  if (top < 420) folds.fold([x + 40, y + top + rib + 50], [x + 28, y + 530], 20, -0.02, 2)
  // The back view shows both gores (wedges) of the heel: the knitted rows turn on each side.
  const upper = `M${at(-100, 662)}C${at(-50, 630)} ${at(50, 630)} ${at(100, 662)}`
  const heel = `${upper}L${at(100, 830)}L${at(-100, 830)}z`
  const gores = `M${at(-80, 700)}Q${at(-44, 716)} ${at(-34, 764)}M${at(80, 700)}Q${at(44, 716)} ${at(34, 764)}`
  const edge: CuffPlace = { left: x - 80 - calf, right: x + 80 + calf, top: y + top, deep: rib }
  const band = `M${at(-130, top - 12)}L${at(130, top - 12)}L${at(130, top + rib - 2)}Q${at(0, top + rib + 16)} ${at(-130, top + rib - 2)}z`
  const wales = (dx: number) =>
    Array.from({ length: 29 }, (_, i) => {
      const u = (i - 14) / 14
      return `M${at(u * (80 + calf) + dx, top + rib)}Q${at(u * (80 + calf) + dx, (top + 566) / 2)} ${at(u * 62 + dx, 566)}T${at(u * 78 + dx, 800)}`
    }).join('')
  const threads = `<g fill="none"><path d="${wales(0)}" stroke="${shadow}" stroke-width="1.7" opacity=".2"/><path d="${wales(2.4)}" stroke="${lightOf(body)}" stroke-width="1.7" opacity=".36"/></g>`
  cuffMouth(art, cuff, edge)
  panel(art, outline, body, {
    across: [x - 92, y + 560, x + 92, y + 572],
    ...knit(art, place),
    folds,
    under: `${sockPattern(details, art.colourway, place, rib)}${art.near ? threads : ''}<path d="${heel}" fill="${patch}"/><path d="${band}" fill="${cuff}"/>`,
    over:
      softLine(upper, shadowOf(patch), 6, 0.34) +
      `<path d="${upper}" fill="none" stroke="${shadowOf(patch)}" stroke-width="1.8" stroke-dasharray="2 2" opacity=".7"/>` +
      softLine(gores, shadowOf(patch), 6, 0.45) +
      softLine(`M${at(-36, 786)}Q${at(0, 770)} ${at(36, 786)}`, lightOf(mix(patch, body, 0.3)), 16, 0.34) +
      cuffRibs(cuff, edge),
  })
  cuffEdge(art, cuff, edge)
}
