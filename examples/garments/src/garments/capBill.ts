import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { between, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { softLine, stitch } from '../drawing/trims.ts'

/** The line where the bill meets the crown, from the far temple to the near one. */
const ROOT: readonly Point[] = [
  [-262, 578],
  [-222, 614],
  [-150, 644],
  [-60, 662],
  [30, 668],
  [122, 661],
]

/** The outer edge of the longest bill, as on a running cap: it points to the lower left and ends at the near temple. */
const EDGE: readonly Point[] = [
  [-338, 628],
  [-400, 704],
  [-360, 776],
  [-206, 812],
  [-36, 782],
  [78, 712],
]

/** The bill: stiff, stitched in rows, arched over the brow. */
export function bill(art: Art, details: DetailsOf<'cap'>): void {
  const { body, accent, zip } = art.colourway
  const cloth = details.brim === 'plain' ? body : details.brim === 'contrast' ? accent : mix(body, accent, 0.52)
  const shadow = shadowOf(cloth)
  const reach = details.crown === 'low' ? 0.76 : 1
  const edge = EDGE.map((point, i): Point => between(ROOT[i] ?? point, point, reach))
  const row = (share: number) => ROOT.map((point, i): Point => between(point, edge[i] ?? point, share))
  const [far, near] = [ROOT[0] ?? [0, 0], ROOT.at(-1) ?? [0, 0]]
  const outline: Point[] = [[far[0], far[1], 1], ...edge, [near[0], near[1], 1], ...ROOT.slice(1, -1).reverse()]
  const rim: Point[] = [[far[0], far[1], 1], ...edge, [near[0] - 4, near[1] + 6]]
  // The thickness of the bill is visible at its outer edge: large in front, small at both ends, where the bill meets
  // the crown.
  const under = rim.map(([x, y, corner], i): Point => [x + 2, y + (i < 2 || i > edge.length ? 3 : 11), corner])
  panel(art, spline([...under, ...row(0.6).reverse()], true), mix(cloth, shadow, 0.7), { rim: 0, core: 0.6 })
  panel(art, spline(outline, true), cloth, {
    across: [-372, 668, 96, 760],
    stops: (dark, lit) => [
      [0, dark, 0.5],
      [0.14, dark, 0.14],
      [0.3, lit, 0.6],
      [0.46, lit, 0.3],
      [0.66, dark, 0.08],
      [0.86, dark, 0.4],
      [1, dark, 0.64],
    ],
    folds: new Folds().fold([-322, 650], [-330, 752], 20, 0.1, 2).fold([-60, 690], [-110, 786], 24, -0.06, 2),
    texture: weave(art, cloth),
    core: 0.55,
    rim: 0.5,
    over:
      softLine(spline(ROOT), shadow, 40, 0.6, '-4 14') +
      [0.2, 0.36, 0.52, 0.68, 0.84].map((share) => stitch(spline(row(share)), cloth, 0.5)).join(''),
  })
  const line = spline(rim)
  const edged = details.brim === 'edge'
  art.add(
    `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="${shadow}" stroke-width="${edged ? 11 : 8}"/><path d="${line}" transform="translate(0 -1.5)" stroke="${edged ? zip : mix(cloth, shadow, 0.2)}" stroke-width="${edged ? 8 : 5}"/></g>`,
  )
}
