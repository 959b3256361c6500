import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, pointAlong, spline } from '../drawing/geometry.ts'
import { joined } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'

/** The soles with lugs; a road shoe has a smooth sole. */
type LugSole = Exclude<DetailsOf<'shoe'>['sole'], 'road'>

const RUBBER: Ink = '#26292c'

/** The ground line of the sole: raised at the toe, bevelled at the heel. */
const TREAD: readonly Point[] = [
  [-352, 578],
  [-338, 600],
  [-304, 618],
  [-244, 629],
  [-150, 634],
  [-20, 634],
  [60, 629],
  [130, 630],
  [220, 635],
  [296, 632],
  [322, 620],
  [338, 600],
]

/**
 * The lugs of a sole: `first` is the start of the first lug, and `step` the distance to the start of the next lug, both
 * as shares of the length of the tread. `share` is the part of a step that a lug fills; `depth` is in units.
 */
const LUGS = {
  trail: { first: 0.05, step: 0.0445, share: 0.76, depth: 9, count: 21 },
  hike: { first: 0.05, step: 0.073, share: 0.84, depth: 12, count: 13 },
} as const

/** Draws a sole with lugs: lugs, outsole and midsole. */
export function lugSole(art: Art, kind: LugSole, foam: Ink): void {
  const treads = lugs(kind)
  const tread = `<path d="${treads}" fill="#191b1d"/><path d="${treads}" transform="translate(-1 -1.5)" fill="none" stroke="#5d6368" opacity=".6"/>`
  art.add(art.part('lugs', tread))
  const rise: Point[] = [
    [340, 574, 1],
    [280, 594],
    [60, 606],
    [-150, 606],
    [-290, 590],
    [-354, 556, 1],
  ]
  panel(art, spline([...TREAD, ...rise], true), RUBBER, { across: [0, 580, 0, 650], rim: 0.5, core: 0.3 })
  midsole(art, kind, foam)
}

function lugs(kind: LugSole): string {
  const { first, step, share, depth, count } = LUGS[kind]
  let path = ''
  for (let i = 0; i < count; i++) {
    const from = pointAlong(TREAD, first + i * step)
    const to = pointAlong(TREAD, first + i * step + step * share)
    // Forefoot lugs lean forwards, heel lugs lean backwards.
    const lean = i < count / 2 ? -3 : 3
    const corners = [
      [from[0], from[1] - 8],
      [from[0] + lean + 2, from[1] + depth],
      [to[0] + lean - 2, to[1] + depth],
      [to[0], to[1] - 8],
    ].map(([x = 0, y = 0]) => joined([Math.round(x), Math.round(y)]))
    path += `M${corners.join('L')}z`
  }
  return path
}

function midsole(art: Art, kind: LugSole, foam: Ink): void {
  const dark = shadowOf(foam)
  const base: readonly Point[] = [
    [343, 580],
    [322, 602],
    [270, 611],
    [130, 606],
    [60, 606],
    [-60, 612],
    [-180, 611],
    [-280, 602],
    [-330, 584],
    [-356, 560],
  ]
  const outline: Point[] = [
    [-354, 544, 1],
    [-322, 564],
    [-250, 576],
    [-150, 578],
    [-40, 570],
    [80, 556],
    [200, 546],
    [290, 534],
    [338, 524, 1],
    [347, 546],
    ...base,
  ]
  const folds = new Folds().fold([60, 592], [320, 568], 12, 0.05, 1).fold([-300, 590], [-120, 600], 7, 0.03, 1)
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${dark}" stroke-width="3" opacity=".5"/><path d="${path}" transform="translate(0 2.4)" fill="none" stroke="${lightOf(foam)}" stroke-width="1.4" opacity=".8"/>`
  const sculpted = {
    trail:
      line('M-330 572C-240 598 -60 594 60 582C160 572 260 566 352 552') +
      line('M150 592C220 592 290 584 340 572') +
      line('M176 584C230 582 290 574 346 562'),
    hike: `<path d="M-360 566C-280 596 -140 600 0 592C90 586 130 580 170 560C220 540 300 540 366 526V620H-360z" fill="${RUBBER}" opacity=".86"/>${line('M-360 566C-280 596 -140 600 0 592C90 586 130 580 170 560C220 540 300 540 366 526')}`,
  }[kind]
  panel(art, spline(outline, true), foam, {
    across: [0, 530, 0, 622],
    stops: (shadow, light) => [
      [0, light, 0.5],
      [0.4, light, 0.1],
      [0.7, shadow, 0.12],
      [1, shadow, 0.4],
    ],
    folds,
    over: sculpted,
    core: 0.3,
    edge: 0.5,
  })
}
