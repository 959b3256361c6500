import type { Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, seam, stitch } from '../drawing/trims.ts'
import { type BaffleSeam, baffles } from './baffles.ts'

export type CollarMeasures = {
  height?: number
  /** Half widths at the top edge and at the neck seam. */
  top?: number
  base?: number
  /** y of the neck seam. */
  y?: number
  baffled?: boolean
  texture?: string
}

const seamAt = (left: number, middle: number): BaffleSeam => [
  [-120, left],
  [0, middle],
  [120, left],
]

const DIP = 22

/** Stand collar with the inside of the back seen behind it. @returns y of the top edge in the middle. */
export function standCollar(
  art: Art,
  cloth: Ink,
  { height = 78, top = 68, base = 86, y = 268, baffled = false, texture = '' }: CollarMeasures = {},
): number {
  const { lining } = art.colourway
  const edge = y - height
  panel(
    art,
    spline(
      [
        [-top, edge + 4, 1],
        [-top * 0.6, edge - 12],
        [0, edge - 17],
        [top * 0.6, edge - 12],
        [top, edge + 4, 1],
        [top * 0.6, edge + DIP + 4],
        [0, edge + DIP + 10],
        [-top * 0.6, edge + DIP + 4],
      ],
      true,
    ),
    mix(lining, shadowOf(lining), 0.3),
    {
      silhouette: false,
      rim: 0,
      core: 0,
      edge: 0.6,
      under: `<path d="M-90 ${edge - 30}H90V${edge + 60}H-90z" fill="${art.linear(
        [0, edge - 20, 0, edge + DIP + 8],
        [
          [0, shadowOf(lining), 0.2],
          [1, shadowOf(lining), 0.85],
        ],
      )}"/>`,
      over: label(0, edge + 3, 30, 15),
    },
  )
  const outline = spline(
    [
      [-top, edge + 4, 1],
      [-top * 0.55, edge + DIP * 0.75],
      [0, edge + DIP + 2],
      [top * 0.55, edge + DIP * 0.75],
      [top, edge + 4, 1],
      [top + 7, y - 34],
      [base, y, 1],
      [base * 0.6, y + 26],
      [0, y + 40],
      [-base * 0.6, y + 26],
      [-base, y, 1],
      [-top - 7, y - 34],
    ],
    true,
  )
  const folds = new Folds().fold([-72, y - 40], [-30, y + 16], 10, 0.1, 1).fold([74, y - 44], [34, y + 14], 10, -0.1, 1)
  const neck = `M${-base} ${y}C${-base * 0.6} ${y + 30} ${-base * 0.3} ${y + 39} 0 ${y + 40}C${base * 0.3} ${y + 39} ${base * 0.6} ${y + 30} ${base} ${y}`
  const puffs = [seamAt(edge - 14, edge + 20), seamAt(edge + 34, edge + 66), seamAt(y - 10, y + 44)]
  panel(art, outline, cloth, {
    across: [-90, y - 60, 90, y - 50],
    folds: baffled ? undefined : folds,
    texture,
    under: baffled ? baffles(art, cloth, puffs, 11) : '',
    over: seam(neck, cloth, { soft: 0.4 }),
  })
  return edge + DIP
}

/** Draws the back view of the collar that `standCollar` draws. */
export function backCollar(
  art: Art,
  cloth: Ink,
  { height = 78, top = 68, base = 86, y = 268, baffled = false, texture = '' }: CollarMeasures = {},
): void {
  const edge = y - height
  const outline = spline(
    [
      [-top + 3, edge + 10],
      [-top * 0.7, edge - 1],
      [0, edge - 7],
      [top * 0.7, edge - 1],
      [top - 3, edge + 10],
      [top + 7, y - 34],
      [base, y, 1],
      [base * 0.55, y + 22],
      [0, y + 28],
      [-base * 0.55, y + 22],
      [-base, y, 1],
      [-top - 7, y - 34],
    ],
    true,
  )
  const rim = `M${-top + 4} ${edge + 22}C${-top * 0.6} ${edge + 6} ${-top * 0.3} ${edge + 2} 0 ${edge + 2}C${top * 0.3} ${edge + 2} ${top * 0.6} ${edge + 6} ${top - 4} ${edge + 22}`
  const neck = `M${-base} ${y}C${-base * 0.6} ${y + 22} ${-base * 0.3} ${y + 28} 0 ${y + 28}C${base * 0.3} ${y + 28} ${base * 0.6} ${y + 22} ${base} ${y}`
  const folds = new Folds().fold([-top, y - 26], [-20, y - 2], 8, 0.08, 1).fold([top, y - 34], [16, y - 6], 9, -0.08, 1)
  const puffs = [seamAt(edge - 8, edge + 4), seamAt(edge + 44, edge + 60), seamAt(y - 6, y + 30)]
  panel(art, outline, cloth, {
    across: [-90, y - 60, 90, y - 50],
    texture,
    folds: baffled ? undefined : folds,
    under: baffled ? baffles(art, cloth, puffs, 4) : '',
    over: baffled ? '' : stitch(rim, cloth, 0.5) + seam(neck, cloth, { soft: 0.35 }),
  })
}
