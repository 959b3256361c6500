import { Folds, type Softness } from '../drawing/folds.ts'

/** Returns the folds of soft cloth: from the underarms to the middle, down from the chest, and flutes at the hem. */
export function drapeFolds(hemY: number, isBack: boolean, strength = 1): Folds {
  const folds = new Folds()
  const turn = isBack ? -1 : 1
  const fold = (x: number, y: number, X: number, Y: number, width: number, bow: number, softness: Softness) =>
    folds.fold([turn * x, y], [turn * X, Y], width * strength, turn * bow, softness)
  fold(200, 482, 104, 560, 8, -0.1, 0)
  fold(202, 516, 44, 690, 16, -0.07, 1)
  fold(-196, 494, -118, 590, 13, 0.12, 0)
  fold(-200, 530, -74, 706, 17, 0.09, 1)
  fold(-94, 410, -108, hemY - 40, 25, -0.02, 2)
  fold(74, 440, 96, hemY - 30, 28, 0.03, 2)
  fold(-16, 540, -2, hemY - 60, 20, 0.02, 2)
  fold(196, 690, 78, 752, 12, 0.08, 1)
  fold(-192, 742, -92, 776, 11, -0.1, 1)
  fold(-142, hemY + 2, -126, hemY - 128, 11, 0.04, 0)
  fold(-62, hemY + 6, -72, hemY - 96, 9, -0.03, 1)
  fold(40, hemY + 6, 28, hemY - 142, 12, -0.04, 0)
  fold(132, hemY + 2, 146, hemY - 96, 10, 0.05, 1)
  fold(112, 292, 176, 356, 10, 0.08, 1)
  fold(-112, 292, -174, 350, 11, -0.08, 1)
  fold(186, 372, 160, 466, 12, 0.08, 1)
  fold(-184, 380, -164, 470, 12, -0.08, 1)
  return folds
}
