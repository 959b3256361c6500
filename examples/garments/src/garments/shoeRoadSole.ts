import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, luminance, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'

const RUBBER: Ink = '#2b2e31'

/** The underside from toe to heel: a rocker, which rises early at the toe and is bevelled at the heel. */
const UNDERSIDE: readonly Point[] = [
  [-360, 572],
  [-338, 598],
  [-300, 622],
  [-240, 642],
  [-160, 655],
  [-60, 660],
  [60, 660],
  [180, 661],
  [270, 656],
  [326, 640],
  [358, 614],
]

/** The upper edge from heel to toe: it cups the heel, and ends behind the shoe in a tail. */
const EDGE: readonly Point[] = [
  [376, 574],
  [380, 546],
  [368, 522],
  [342, 512, 1],
  [290, 526],
  [200, 540],
  [80, 552],
  [-40, 567],
  [-150, 574],
  [-250, 568],
  [-318, 554],
  [-356, 532, 1],
  [-364, 552],
]

/** The pieces of rubber under the forefoot and the heel, each as the points of the underside that it covers. */
const PIECES = [UNDERSIDE.slice(0, 6), UNDERSIDE.slice(7)]

const below = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by])

/** Draws the thick foam of a road shoe, and the thin, smooth rubber below its forefoot and its heel. */
export function roadSole(art: Art, foam: Ink): void {
  art.addPart('smooth-sole', () => {
    for (const piece of PIECES) {
      const outline = spline([...below(piece, 9), ...below([...piece].reverse(), -12)], true)
      panel(art, outline, RUBBER, { across: [0, 600, 0, 676], rim: 0.5, core: 0.2, over: flexGrooves(piece) })
    }
  })
  const { accent } = art.colourway
  const base = mix(foam, accent, luminance(foam) > 0.6 ? 0.28 : 0.5)
  panel(art, spline([...UNDERSIDE, ...EDGE], true), foam, {
    across: [0, 516, 0, 668],
    stops: (shadow, light) => [
      [0, light, 0.55],
      [0.32, light, 0.14],
      [0.6, shadow, 0.06],
      [0.82, shadow, 0.24],
      [1, shadow, 0.46],
    ],
    folds: new Folds().fold([-300, 606], [-120, 636], 12, 0.05, 2).fold([90, 628], [330, 596], 16, 0.04, 2),
    over: lowerLayer(base) + compressionLines(foam),
    core: 0.3,
    edge: 0.5,
  })
}

/** Narrow cuts across the rubber, which let it bend with the foam. */
function flexGrooves(piece: readonly Point[]): string {
  const cuts = piece.slice(1, -1).map(([x, y]) => `M${x} ${y - 4}l3 20`)
  return `<path d="${cuts.join('')}" stroke="#08090a" stroke-width="3.4"/>`
}

/** The firmer lower layer of the foam: its edge dips under the arch. */
function lowerLayer(ink: Ink): string {
  const edge = 'M390 556C310 596 220 612 120 620C20 630 -80 628 -170 610C-250 594 -310 576 -372 552'
  return `<path d="${edge}V680H390z" fill="${ink}" opacity=".8"/><path d="${edge}" fill="none" stroke="${shadowOf(ink)}" stroke-width="3" opacity=".5"/><path d="${edge}" transform="translate(0 3)" fill="none" stroke="${lightOf(ink)}" stroke-width="1.6" opacity=".8"/>`
}

/** The moulded creases at the heel, where the foam compresses on landing. */
function compressionLines(foam: Ink): string {
  const lines = 'M196 566C262 560 322 550 366 536M236 584C290 578 336 568 372 554M-300 570C-250 586 -190 594 -120 594'
  return `<g fill="none"><path d="${lines}" stroke="${shadowOf(foam)}" stroke-width="4" stroke-linecap="round" opacity=".4"/><path d="${lines}" transform="translate(0 3)" stroke="${lightOf(foam)}" stroke-width="1.6" opacity=".8"/></g>`
}
