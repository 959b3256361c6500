import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { seam, softLine, stitch } from '../drawing/trims.ts'
import type { Lay } from './gloveLay.ts'

export type GloveInks = { digit: Ink; hand: Ink; palm: Ink; texture: string; isKnit: boolean }

type Details = DetailsOf<'gloves'>
type Finger = {
  root: readonly [number, number]
  tip: readonly [number, number]
  width: number
  outer: readonly [number, number]
}

/**
 * The fingers, little finger first. `outer` has the left and the right edge where a finger joins the hand, in half
 * widths of the finger; little finger and index finger are wider on one side, so that they merge into the hand.
 */
const FINGERS: readonly Finger[] = [
  { root: [72, 466], tip: [97, 324], width: 61, outer: [-0.9, 1.42] },
  { root: [27, 448], tip: [38, 256], width: 66, outer: [-0.9, 0.9] },
  { root: [-22, 444], tip: [-20, 230], width: 68, outer: [-0.9, 0.9] },
  { root: [-69, 456], tip: [-82, 268], width: 66, outer: [-1.14, 0.9] },
]

/** Length of the fingers of a half-finger glove, as a share of whole fingers. */
const CUT = 0.42

/** Draws the four fingers. Call it before the hand is drawn, because the hand covers their roots. */
export function fingers(art: Art, lay: Lay, details: Details, inks: GloveInks): void {
  for (const [i, one] of FINGERS.entries()) finger(art, lay, details, inks, one, i)
}

function finger(
  art: Art,
  lay: Lay,
  details: Details,
  inks: GloveInks,
  { root, tip, width, outer }: Finger,
  i: number,
): void {
  const isHalf = details.fingers === 'half'
  const reach = isHalf ? CUT : 1
  const [dx, dy] = [(tip[0] - root[0]) * reach, (tip[1] - root[1]) * reach]
  const length = Math.hypot(dx, dy)
  const [px, py] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
  /**
   * Returns a point on the finger: `share` is the position along its length, 0 to 1, and `across` the position across
   * it, -1 to 1.
   */
  const at = (share: number, across: number, corner?: 1): Point => [
    root[0] + dx * share + px * across,
    root[1] + dy * share + py * across,
    corner,
  ]
  const both = (places: readonly (readonly [share: number, across: number])[]): Point[] => [
    ...places.map(([share, across]) => at(share, -across)),
    ...places.toReversed().map(([share, across]) => at(share, across)),
  ]
  const line = (places: readonly (readonly [share: number, across: number])[]) =>
    lay.path(places.map(([share, across]) => at(share, across)))
  const down = isHalf ? -0.9 : -0.42
  const sides: readonly (readonly [number, number])[] = isHalf
    ? [
        [0, 1],
        [0.6, 1],
      ]
    : [
        [0, 1],
        [0.26, 0.97],
        [0.42, 1],
        [0.6, 0.94],
        [0.76, 0.92],
        [0.88, 0.8],
        [0.965, 0.46],
      ]
  const [left, right] = [sides.map(([s, o]) => at(s, -o)), sides.toReversed().map(([s, o]) => at(s, o))]
  const end: Point[] = isHalf ? [at(1, -1.02, 1), at(1.05, 0), at(1, 1.02, 1)] : [at(1, 0)]
  const outline = [at(down, outer[0]), ...left, ...end, ...right, at(down, outer[1])]
  if (isHalf) {
    const mouth = lay.path([at(1, -0.98, 1), at(1.07, -0.5), at(1.09, 0), at(1.07, 0.5), at(1, 0.98, 1)], true)
    art.add(`<path d="${mouth}" fill="${mix(inks.digit, shadowOf(inks.digit), 0.8)}"/>`)
  }
  const folds = new Folds()
  const crease = (a: Point, b: Point, w: number, bow: number, softness: 0 | 1) =>
    lay.fold(folds, a, b, w, bow, softness)
  const lean = i % 2 ? 0.03 : -0.03
  if (!isHalf) {
    crease(at(0.39, -0.86), at(0.41 + lean, 0.3), 8, 0.14, 0)
    crease(at(0.47, 0.9), at(0.46 - lean, -0.3), 8, 0.12, 1)
    if (art.fine) crease(at(0.7, 0.84), at(0.69 + lean, -0.4), 6, -0.12, 1)
    if (i % 2) crease(at(0.64, -0.86), at(0.66, 0.1), 6, 0.12, 0)
    else crease(at(0.34, 0.9), at(0.33, 0.1), 6, -0.1, 0)
  }
  crease(at(0.04, -0.5), at(0.3, -0.36), 9, 0.04, 1)
  const hasTip = !isHalf && (details.tips === 'all' || (details.tips === 'one' && i === 3))
  let over = ''
  if (hasTip) {
    const cap = lay.path([at(0.8, -1.3), at(0.835, 0), at(0.8, 1.3), at(1.1, 1.3), at(1.1, -1.3)], true)
    const tip = `<path d="${cap}" fill="${inks.palm}"/>${stitch(
      line([
        [0.775, -1.1],
        [0.81, 0],
        [0.775, 1.1],
      ]),
      inks.digit,
      0.7,
    )}`
    over += art.part('touch-tips', tip)
  }
  if (isHalf) {
    const binding = line([
      [0.93, -1.1],
      [0.99, 0],
      [0.93, 1.1],
    ])
    const edge = `<path d="${binding}" fill="none" stroke="${inks.palm}" stroke-width="11"/><path d="${binding}" fill="none" stroke="${lightOf(inks.palm)}" stroke-width="3" opacity=".4"/>${stitch(
      line([
        [0.8, -1],
        [0.86, 0],
        [0.8, 1],
      ]),
      inks.digit,
      0.7,
    )}`
    over += art.part('half-fingers', edge)
  } else if (art.isBack)
    over +=
      hasTip || inks.isKnit
        ? ''
        : pad(
            art,
            lay.path(
              both([
                [0.02, 0.3],
                [0.08, 0.64],
                [0.3, 0.62],
                [0.5, 0.68],
                [0.78, 0.62],
                [0.92, 0.3],
              ]),
              true,
            ),
            inks,
          )
  else if (!inks.isKnit && !hasTip) {
    // The side wall of a finger is a separate strip of cloth; its seam runs up one side of the finger's back and down
    // the other.
    const wall = lay.path(
      both([
        [-0.02, 0.7],
        [0.4, 0.74],
        [0.74, 0.68],
        [0.88, 0.46],
        [0.925, 0.14],
      ]),
    )
    over += seam(wall, inks.digit, art.near ? { soft: 0.22, stitch: `${lay.side * 2} 4` } : { soft: 0.22 })
  }
  if (art.isBack && !isHalf) {
    const joints =
      line([
        [0.36, -0.7],
        [0.385, 0],
        [0.36, 0.7],
      ]) +
      line([
        [0.66, -0.6],
        [0.68, 0],
        [0.66, 0.6],
      ])
    over += softLine(joints, shadowOf(inks.digit), 7, 0.5) + softLine(joints, lightOf(inks.digit), 4, 0.3, '0 -6')
  }
  const [from, to] = [at(0.5, -1), at(0.5, 1)]
  panel(art, lay.path(outline, true), inks.digit, {
    across: lay.across(from[0], from[1], to[0], to[1]),
    folds,
    texture: inks.texture,
    core: 0.6,
    rim: 0.42,
    over,
  })
}

/** Leather on the inside of a finger. */
const pad = (art: Art, shape: string, { palm, digit }: GloveInks) =>
  `<path d="${shape}" fill="${palm}" opacity=".92"/>${art.near ? stitch(shape, mix(palm, digit, 0.2), 0.7) : ''}`
