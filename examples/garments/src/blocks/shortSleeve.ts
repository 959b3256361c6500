import type { Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { Folds, type Softness } from '../drawing/folds.ts'
import { onSide, type Side, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { bodyShade } from './topBlock.ts'

/** Distance from the middle line to the end of a short sleeve, without ease (extra width). */
export const SHORT_SLEEVE_REACH = 268

/** Returns a line that follows the hem of a short sleeve, `up` units above the edge. */
export const shortHem = (side: Side, up: number, ease = 4): string =>
  `M${side * (196 + ease)} ${534 - up}Q${side * (234 + ease)} ${530 - up} ${side * (272 + ease)} ${514 - up}`

/** Draws a short set-in sleeve with the dark inside of its hem; `trim` is drawn on the sleeve. */
export function shortSleeve(art: Art, side: Side, cloth: Ink, texture: string, trim: string, ease = 4): void {
  const mouth = onSide(side, [
    [204 + ease, 528],
    [262 + ease, 508],
    [264 + ease, 515],
    [236 + ease, 532],
    [204 + ease, 538],
  ])
  art.add(`<path d="${spline(mouth, true)}" fill="${mix(cloth, shadowOf(cloth), 0.6)}"/>`)
  const folds = new Folds()
  const crease = (x: number, y: number, X: number, Y: number, width: number, bow: number, softness: Softness) =>
    folds.fold([side * x, y], [side * X, Y], width, side * bow, softness)
  crease(188, 476, 226, 378, 14, -0.08, 1)
  crease(198, 500, 244, 420, 11, -0.1, 0)
  crease(214, 524, 236, 420, 16, 0.05, 2)
  crease(206, 448, 250, 474, 10, 0.12, 1)
  crease(248, 512, 252, 440, 8, 0.05, 1)
  const outline = onSide(side, [
    [150 + ease, 303, 1],
    [188 + ease, 317],
    [216 + ease, 340],
    [238 + ease, 384],
    [252 + ease, 442],
    [266 + ease, 512, 1],
    [236 + ease, 529],
    [198 + ease, 536, 1],
    [190 + ease, 486],
    [146 + ease, 430, 1],
  ])
  panel(art, spline(outline, true), cloth, {
    across: side > 0 ? [190, 450, 268, 430] : [-268, 430, -190, 450],
    folds,
    texture,
    over: bodyShade(side, cloth, ease) + trim,
  })
}
