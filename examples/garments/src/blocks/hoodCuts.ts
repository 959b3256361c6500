import type { Point } from '../drawing/geometry.ts'

/** The shape of a hood: `helmet` fits over a helmet, `deep` is for a parka, and `soft` has a bound edge and no brim. */
export type HoodShape = 'helmet' | 'deep' | 'soft'

export type HoodCut = {
  /** Right half of the outline: it starts at the crown, narrows at the jaw, and widens to the seam at the shoulder. */
  out: readonly Point[]
  /** Right half of the edge of the opening, from the brow past the cheek to the chin, where the zip ends. */
  open: readonly Point[]
  /** Half width and y of the brim; a soft hood has none. */
  brim?: readonly [halfWidth: number, y: number]
  /** Width of the hem or binding of the opening. */
  edge: number
}

export const HOODS: Readonly<Record<HoodShape, HoodCut>> = {
  helmet: {
    out: [
      [0, 48],
      [42, 52],
      [80, 76],
      [102, 122],
      [106, 170],
      [99, 216],
      [91, 246],
      [95, 268],
      [112, 284, 1],
      [64, 306],
      [0, 319],
    ],
    open: [
      [0, 100],
      [36, 104],
      [60, 124],
      [68, 160],
      [62, 196],
      [45, 226],
      [20, 246],
      [0, 252],
    ],
    brim: [76, 70],
    edge: 4,
  },
  deep: {
    out: [
      [0, 40],
      [38, 44],
      [74, 70],
      [99, 120],
      [110, 178],
      [106, 226],
      [97, 254],
      [101, 272],
      [116, 286, 1],
      [66, 308],
      [0, 322],
    ],
    open: [
      [0, 112],
      [30, 117],
      [50, 140],
      [57, 176],
      [52, 212],
      [37, 238],
      [16, 254],
      [0, 259],
    ],
    brim: [66, 84],
    edge: 9,
  },
  soft: {
    out: [
      [0, 58],
      [36, 62],
      [70, 88],
      [89, 134],
      [94, 182],
      [90, 224],
      [86, 250],
      [92, 270],
      [110, 285, 1],
      [62, 306],
      [0, 318],
    ],
    open: [
      [0, 90],
      [31, 96],
      [53, 122],
      [60, 160],
      [54, 200],
      [37, 234],
      [14, 256],
      [0, 262],
    ],
    edge: 6,
  },
}
