import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { between, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { softLine, stitch } from '../drawing/trims.ts'

/** Where the bill meets the crown, from the left temple to the right one. */
const ROOT: readonly Point[] = [
  [-264, 576],
  [-216, 616],
  [-130, 652],
  [-30, 668],
  [90, 668],
  [206, 648],
]

/** Its outer edge, when it is as long as that of a running cap; the corners hang lower than the middle would. */
const EDGE: readonly Point[] = [
  [-348, 716],
  [-304, 784],
  [-194, 816],
  [-44, 820],
  [126, 800],
  [256, 730],
]

/** The bill: stiff, stitched in rows, arched over the brow. */
export function bill(art: Art, details: DetailsOf<'cap'>): void {
  const { body, accent, zip } = art.colourway
  const cloth = details.brim === 'plain' ? body : details.brim === 'contrast' ? accent : mix(body, accent, 0.35)
  const shadow = shadowOf(cloth)
  const reach = details.crown === 'low' ? 0.76 : 1
  const edge = EDGE.map((point, i): Point => between(ROOT[i] ?? point, point, reach))
  const row = (share: number) => ROOT.map((point, i): Point => between(point, edge[i] ?? point, share))
  const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
  const outline: Point[] = [
    [-264, 576, 1],
    [(first[0] - 264) / 2 - 16, (first[1] + 576) / 2 - 2],
    ...edge,
    [(last[0] + 206) / 2 + 10, (last[1] + 648) / 2],
    [206, 648, 1],
    ...[...ROOT].slice(1, -1).reverse(),
  ]
  const under = edge.map(([x, y]): Point => [x + 3, y + 15])
  panel(art, spline([...under, ...row(0.6).reverse()], true), mix(cloth, shadow, 0.7), { rim: 0, core: 0.6 })
  panel(art, spline(outline, true), cloth, {
    across: [-348, 690, 232, 724],
    stops: (dark, lit) => [
      [0, dark, 0.5],
      [0.14, dark, 0.14],
      [0.3, lit, 0.6],
      [0.46, lit, 0.3],
      [0.66, dark, 0.08],
      [0.86, dark, 0.4],
      [1, dark, 0.64],
    ],
    folds: new Folds().fold([-250, 700], [-200, 780], 22, 0.06, 2).fold([80, 700], [130, 770], 24, -0.06, 2),
    texture: weave(art, cloth),
    core: 0.55,
    rim: 0.5,
    over:
      softLine(spline(ROOT), shadow, 46, 0.6, '6 14') +
      [0.2, 0.36, 0.52, 0.68, 0.84].map((share) => stitch(spline(row(share)), cloth, 0.5)).join(''),
  })
  const line = spline(edge)
  const edged = details.brim === 'edge'
  art.add(
    `<path d="${line}" fill="none" stroke="${shadow}" stroke-width="${edged ? 11 : 8}"/><path d="${line}" transform="translate(0 -1.5)" fill="none" stroke="${edged ? zip : mix(cloth, shadow, 0.2)}" stroke-width="${edged ? 8 : 5}"/>`,
  )
}
