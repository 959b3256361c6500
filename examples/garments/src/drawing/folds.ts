import { lens, type Point } from './geometry.ts'

/** 0 a crisp crease, 1 a soft one, 2 broad drape. */
export type Softness = 0 | 1 | 2

/**
 * The folds of one part. A fold is a thin valley, a soft shadow below right and a soft ridge above left, because light
 * falls from the upper left; each goes to the path of its own softness and is blurred with all others of it.
 */
export class Folds {
  readonly dark: [string, string, string] = ['', '', '']
  readonly lit: [string, string, string] = ['', '', '']

  fold(from: Point, to: Point, width: number, bow = 0.1, softness: Softness = 0): this {
    if (softness === 2) {
      this.dark[2] += lens(from, to, bow, width * 1.5, width * 0.4, width * 0.2)
      this.lit[2] += lens(from, to, bow, width * 1.2, -width * 0.7, -width * 0.3)
      return this
    }
    if (softness === 0) {
      this.dark[0] += lens(from, to, bow, width * 0.34)
      this.lit[0] += lens(from, to, bow, width * 0.3, -width * 0.3, -width * 0.36)
    }
    this.dark[1] += lens(from, to, bow, width * 1.25, width * 0.5, width * 0.5)
    this.lit[1] += lens(from, to, bow, width * 1.35, -width * 0.7, -width * 0.75)
    return this
  }
}
