import { lens, type Point } from './geometry.ts'

/** 0: crisp crease; 1: soft crease; 2: broad drape. */
export type Softness = 0 | 1 | 2

/**
 * Collects the folds of one panel; all folds of one softness share a path and are blurred together. A fold is a thin
 * valley with a soft shadow on the side away from the light and a soft ridge on the other side.
 */
export class Folds {
  readonly dark: [string, string, string] = ['', '', '']
  readonly lit: [string, string, string] = ['', '', '']

  fold(from: Point, to: Point, width: number, bow = 0.1, softness: Softness = 0): this {
    const [x, y] = away(from, to)
    const beside = (path: 'dark' | 'lit', thickness: number, share: number) => {
      this[path][softness || 1] += lens(from, to, bow, width * thickness, x * width * share, y * width * share)
    }
    if (softness === 2) {
      beside('dark', 1.5, 0.45)
      beside('lit', 1.2, -0.76)
      return this
    }
    if (softness === 0) {
      this.dark[0] += lens(from, to, bow, width * 0.34)
      this.lit[0] += lens(from, to, bow, width * 0.3, x * width * -0.46, y * width * -0.46)
    }
    beside('dark', 1.25, 0.66)
    beside('lit', 1.35, -0.92)
    return this
  }
}

/**
 * Returns the direction perpendicular to a fold, away from the light at the upper left. The shadow is shifted in this
 * direction, because a shadow shifted along the fold would cover the fold's own ridge.
 */
function away(from: Point, to: Point): readonly [x: number, y: number] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y) || 1
  const turn = x < y ? -1 : 1
  return [(-y / length) * turn, (x / length) * turn]
}
