import { Folds, type Softness } from '../drawing/folds.ts'
import { randomSource } from '../drawing/number.ts'
import type { LegMeasures } from './legMeasures.ts'
import type { Leg } from './stance.ts'

/** How the leg is seen: whether it is free or carries the weight, and whether this is the back view. */
type Seen = { isFree: boolean; isBack: boolean }

/** Draws a fold between two points of a straight leg, with a small random offset so that the legs differ. */
type Crease = (x: number, y: number, X: number, Y: number, width: number, bow: number, softness: Softness) => void

/** Returns the folds of a leg at crotch, thigh, knee and foot; a bent knee has stronger folds. */
export function legFolds(leg: Leg, measures: LegMeasures, seen: Seen): Folds {
  const { crotch, len, strength = 1 } = measures
  const { side, at } = leg
  const random = randomSource(seen.isFree ? 6 : 13)
  const folds = new Folds()
  const jitter = (value: number) => value + (random() - 0.5) * 10
  const crease: Crease = (x, y, X, Y, width, bow, softness) =>
    folds.fold(at(jitter(x), jitter(y)), at(jitter(X), jitter(Y)), width * strength, side * bow, softness)
  if (seen.isBack) seatFolds(crease, measures, seen.isFree)
  else crotchFolds(crease, measures, seen.isFree)
  if (len - crotch > 330) shinFolds(crease, leg, measures, seen.isFree)
  else hemFolds(crease, measures, seen.isFree)
  return folds
}

/**
 * Adds the loose cloth at the inner thigh and the long folds from the crotch to the hip, which appear because each leg
 * stretches the cloth of the other. The free leg is bent at the hip, so its folds are stronger and higher.
 */
function crotchFolds(crease: Crease, { crotch, len, inside, knee }: LegMeasures, isFree: boolean): void {
  const middle = (inside + knee) / 2
  const down = Math.min(len - 40, crotch + 210)
  if (isFree) {
    crease(6, crotch - 12, 150, crotch - 76, 8, 0.05, 0)
    crease(16, crotch + 6, 126, crotch - 22, 6, 0.06, 1)
    crease(8, crotch - 62, 66, crotch - 150, 7, -0.03, 1)
  } else {
    crease(4, crotch - 6, 118, crotch - 40, 7, 0.06, 0)
    crease(8, crotch - 40, 52, crotch - 112, 6, -0.04, 1)
  }
  crease(24, crotch + 34, inside + 34, down, 15, 0.03, 2)
  crease(middle + 36, crotch - 60, middle + 20, down - 20, 26, 0.03, 2)
}

/** Adds the folds below the seat: a loose line under it, and a line from the crotch around the thigh. */
function seatFolds(crease: Crease, { crotch, len, inside, knee }: LegMeasures, isFree: boolean): void {
  const middle = (inside + knee) / 2
  crease(14, crotch + 26, 140, crotch + (isFree ? 14 : 30), 9, 0.1, isFree ? 0 : 1)
  crease(10, crotch + 2, 84, crotch - 14, 6, 0.06, 1)
  if (isFree) crease(24, crotch + 62, 150, crotch + 62, 8, 0.08, 1)
  crease(middle + 30, crotch + 60, middle + 14, Math.min(len - 30, crotch + 210), 26, 0.03, 2)
}

/** Adds the folds of shorts: a few lines that run down to the hem. */
function hemFolds(crease: Crease, { crotch, len, inside, hem }: LegMeasures, isFree: boolean): void {
  const middle = (inside + hem) / 2
  const from = (len + crotch) / 2
  crease(middle + 50, from - 30, middle + 62, len - 4, 20, 0.04, 2)
  crease(middle - 34, from, middle - 44, len - 4, 9, 0.04, 1)
  if (isFree) crease(hem - 14, crotch + 30, middle + 10, from + 34, 8, -0.08, 1)
}

function shinFolds(crease: Crease, { kneeY }: Leg, { len, knee, hem, inside }: LegMeasures, isFree: boolean): void {
  const middle = (inside + knee) / 2
  if (isFree) {
    crease(inside, kneeY - 12, middle + 30, kneeY - 58, 17, -0.1, 0)
    crease(inside + 2, kneeY + 8, middle + 44, kneeY - 4, 19, -0.06, 1)
    crease(inside + 2, kneeY + 30, middle + 30, kneeY + 66, 17, 0.1, 0)
    crease(knee - 4, kneeY - 76, middle + 6, kneeY - 104, 14, 0.12, 1)
    crease(knee - 30, kneeY + 46, middle - 4, len - 90, 30, 0.04, 2)
  } else {
    crease(inside + 2, kneeY - 34, middle, kneeY - 66, 13, -0.1, 1)
    crease(knee - 2, kneeY - 10, middle + 10, kneeY + 22, 14, -0.1, 0)
    crease(knee - 4, kneeY + 34, middle, kneeY + 58, 12, -0.1, 1)
    crease(middle + 16, kneeY + 40, middle + 8, len - 70, 32, 0.02, 2)
  }
  crease(inside + 4, len - 132, middle + 4, len - 102, 12, 0.1, 1)
  crease(hem - 2, len - 104, middle, len - 66, 13, -0.1, isFree ? 1 : 0)
  crease(inside + 6, len - 62, middle + 8, len - 42, 11, 0.08, isFree ? 1 : 0)
  if (!isFree) crease(hem - 4, len - 44, middle + 6, len - 28, 9, -0.1, 1)
}
