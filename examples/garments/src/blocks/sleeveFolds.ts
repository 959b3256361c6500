import { Folds, type Softness } from '../drawing/folds.ts'
import type { Side } from '../drawing/geometry.ts'
import { randomSource } from '../drawing/number.ts'

/** Folds of a hanging sleeve; a swinging sleeve is bent and has stronger folds at the elbow. */
export function sleeveFolds(side: Side, swings: boolean, strength = 1, seed = 3, dx = 0): Folds {
  const folds = new Folds()
  const random = randomSource(seed)
  const jitter = (value: number) => value + (random() - 0.5) * 12
  const crease = (x: number, y: number, X: number, Y: number, width: number, bow: number, softness: Softness) =>
    folds.fold(
      [side * (jitter(x) + dx), jitter(y)],
      [side * (jitter(X) + dx), jitter(Y)],
      width * strength,
      side * bow,
      softness,
    )
  crease(228, 360, 250, 560, 22, 0.03, 2)
  crease(282, 640, 290, 800, 22, 0.03, 2)
  // From the armpit, where the weight of the sleeve hangs.
  crease(192, 478, 222, 392, 13, -0.1, 1)
  crease(196, 488, 248, 444, 11, -0.14, 0)
  crease(199, 500, 228, 556, 12, 0.1, 1)
  // From the crook of the elbow, getting flatter towards the outer side of the arm.
  if (swings) {
    crease(205, 594, 248, 552, 14, -0.16, 0)
    crease(208, 606, 280, 588, 18, -0.08, 1)
    crease(208, 616, 258, 648, 15, 0.14, 0)
    crease(213, 640, 244, 704, 14, 0.12, 1)
    crease(306, 628, 272, 660, 11, 0.12, 1)
  } else {
    crease(203, 542, 246, 506, 13, -0.12, 1)
    crease(302, 572, 258, 592, 12, 0.14, 1)
    crease(304, 608, 250, 630, 14, 0.1, 0)
    crease(211, 600, 236, 640, 11, 0.12, 1)
    crease(220, 668, 262, 730, 14, 0.12, 1)
  }
  crease(309, 694, 266, 722, 12, 0.12, 1)
  crease(226, 756, 268, 774, 11, 0.1, 0)
  crease(307, 768, 264, 788, 10, 0.08, 1)
  return folds
}
