import type { Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { Folds, type Softness } from '../drawing/folds.ts'
import { onSide, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { bodyShade } from './topBlock.ts'

/** A short set-in sleeve with the dark inside of its hem; `trim` is drawn on it. */
export function shortSleeve(art: Art, side: Side, cloth: Ink, texture: string, trim: string, ease = 4): void {
  const mouth = onSide(side, [
    [214 + ease, 512],
    [286 + ease, 482],
    [289 + ease, 489],
    [250 + ease, 512],
    [213 + ease, 522],
  ])
  art.add(`<path d="${spline(mouth, true)}" fill="${mix(cloth, shadowOf(cloth), 0.75)}"/>`)
  const folds = new Folds()
  const crease = (x: number, y: number, X: number, Y: number, width: number, bow: number, softness: Softness) =>
    folds.fold([side * x, y], [side * X, Y], width, side * bow, softness)
  crease(186, 470, 232, 380, 14, -0.08, 1)
  crease(200, 490, 256, 410, 12, -0.08, 0)
  crease(236, 500, 262, 400, 18, 0.05, 2)
  crease(270, 490, 276, 420, 9, 0.05, 1)
  const outline = onSide(side, [
    [156 + ease, 306],
    [194 + ease, 320],
    [226 + ease, 342],
    [254 + ease, 384],
    [275 + ease, 436],
    [291 + ease, 484, 1],
    [250 + ease, 508],
    [206 + ease, 518, 1],
    [192 + ease, 480],
    [146 + ease, 430],
  ])
  panel(art, spline(outline, true), cloth, {
    across: side > 0 ? [196, 440, 290, 410] : [-290, 410, -196, 440],
    folds,
    texture,
    over: bodyShade(side, cloth, ease) + trim,
  })
}
