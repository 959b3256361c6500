import type { Across } from '../drawing/art.ts'
import type { Folds, Softness } from '../drawing/folds.ts'
import { type Point, type Side, spline } from '../drawing/geometry.ts'

/** A placed hand. Its functions map coordinates of an upright hand, with the thumb on the left, to the picture. */
export type Lay = {
  side: Side
  at: (point: Point) => Point
  path: (points: readonly Point[], closed?: boolean) => string
  /** Returns a line across the hand along which the light changes, always from left to right. */
  across: (x1: number, y1: number, x2: number, y2: number) => Across
  along: (x1: number, y1: number, x2: number, y2: number) => Across
  fold: (folds: Folds, from: Point, to: Point, width: number, bow: number, softness: Softness) => void
}

/** Places a hand: rotates it about its middle; side -1 mirrors it. */
export function laid(side: Side, x0: number, y0: number, degrees: number): Lay {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = ([x, y, corner]: Point): Point => {
    const [u, v] = [side * x, y - 540]
    return [x0 + u * cos - v * sin, y0 + u * sin + v * cos, corner]
  }
  const along = (x1: number, y1: number, x2: number, y2: number): Across => {
    const [from, to] = [at([x1, y1]), at([x2, y2])]
    return [from[0], from[1], to[0], to[1]]
  }
  return {
    side,
    at,
    along,
    path: (points, closed = false) => spline(points.map(at), closed),
    across: (x1, y1, x2, y2) => {
      const [a, b, c, d] = along(x1, y1, x2, y2)
      return a < c ? [a, b, c, d] : [c, d, a, b]
    },
    fold: (folds, from, to, width, bow, softness) => folds.fold(at(from), at(to), width, side * bow, softness),
  }
}
