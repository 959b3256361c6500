import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { flipped, mirrored, type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, label, laminatedZip, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import { type BaffleSeam, baffles } from './baffles.ts'

const QUILTS: readonly BaffleSeam[] = [30, 84, 140, 196, 252, 312].map((y) => [
  [-130, y],
  [0, y - 14],
  [130, y],
])

/** One that goes over a helmet, the deep one of a parka, and a soft one with a bound edge and no brim. */
export type HoodShape = 'helmet' | 'deep' | 'soft'

type HoodCut = {
  /** Right half of the outline and of the opening, top to bottom. */
  out: readonly Point[]
  open: readonly Point[]
  /** Half width and y of the brim; a soft hood has none. */
  brim?: readonly [halfWidth: number, y: number]
  edge: number
}

const CUTS: Readonly<Record<HoodShape, HoodCut>> = {
  helmet: {
    out: [
      [0, 52],
      [46, 56],
      [84, 84],
      [104, 134],
      [108, 184],
      [102, 232],
      [98, 268, 1],
      [60, 296],
      [0, 314],
    ],
    open: [
      [0, 94],
      [40, 98],
      [66, 122],
      [74, 164],
      [67, 208],
      [46, 242],
      [18, 258],
      [0, 261],
    ],
    brim: [80, 68],
    edge: 9,
  },
  deep: {
    out: [
      [0, 38],
      [40, 44],
      [74, 76],
      [98, 128],
      [112, 190],
      [110, 240],
      [102, 270, 1],
      [62, 300],
      [0, 318],
    ],
    open: [
      [0, 112],
      [30, 117],
      [50, 142],
      [58, 178],
      [53, 216],
      [38, 246],
      [15, 263],
      [0, 266],
    ],
    brim: [70, 80],
    edge: 17,
  },
  soft: {
    out: [
      [0, 58],
      [34, 63],
      [66, 90],
      [86, 138],
      [94, 190],
      [94, 236],
      [97, 268, 1],
      [60, 296],
      [0, 314],
    ],
    open: [
      [0, 86],
      [32, 94],
      [55, 124],
      [61, 166],
      [52, 210],
      [32, 244],
      [12, 266],
      [0, 272],
    ],
    edge: 7,
  },
}

/** Hood, up: from behind, or with its lining seen through the opening. Quilted when it belongs to a down jacket. */
export function hood(art: Art, back: boolean, zip: Ink, shape: HoodShape = 'helmet', quilted = false): void {
  const { out, open, brim, edge: binding } = CUTS[shape]
  const { body, accent, lining } = art.colourway
  const shadow = shadowOf(body)
  const tex = quilted ? '' : weave(art, body)
  const quilting = quilted ? baffles(art, body, QUILTS, 13) : ''
  if (back) {
    const folds = new Folds()
      .fold([-80, 120], [-60, 250], 26, -0.05, 2)
      .fold([60, 100], [70, 250], 26, 0.05, 2)
      .fold([-60, 262], [-10, 284], 12, 0.1, 1)
      .fold([70, 250], [20, 276], 12, -0.1, 1)
      .fold([-92, 210], [-40, 226], 9, 0.1, 0)
      .fold([92, 206], [46, 226], 9, -0.1, 0)
    panel(art, mirrored(out), body, {
      across: [-106, 150, 106, 170],
      fall: [0, 50, 0, 320],
      under: quilting,
      folds: folds,
      texture: tex,
      over:
        seam('M-44 50C-58 120 -56 220 -50 300M44 50C58 120 56 220 50 300', body, { stitch: '4 0' }) +
        `<path d="M-108 176C-60 190 60 190 108 176" fill="none" stroke="${shadow}" stroke-width="9" opacity=".5"/><path d="M-108 175C-60 189 60 189 108 175" fill="none" stroke="${mix(body, accent, 0.5)}" stroke-width="6"/>` +
        seam('M-96 270C-50 296 50 296 96 270', body),
    })
    art.add(cordLock(0, 186, 0))
    return
  }
  // lining of the hood, seen through the opening
  const folds = new Folds()
    .fold([-92, 130], [-76, 240], 18, -0.1, 1)
    .fold([84, 110], [90, 240], 20, 0.1, 1)
    .fold([-100, 200], [-64, 250], 10, 0.15, 0)
    .fold([100, 196], [64, 252], 12, -0.15, 0)
    .fold([-60, 282], [-26, 300], 8, 0.1, 0)
    .fold([66, 276], [30, 300], 9, -0.1, 0)
    .fold([-96, 250], [-52, 276], 9, 0.16, 1)
    .fold([96, 250], [52, 276], 9, -0.16, 1)
  panel(art, mirrored(out), body, {
    across: [-108, 150, 108, 170],
    fall: [0, 50, 0, 330],
    under: quilting,
    folds: folds,
    texture: tex,
    over:
      seam('M-98 268C-60 298 -30 310 0 314C30 310 60 298 98 268', body, { soft: 0.35 }) +
      seam('M-58 62C-92 110 -98 180 -84 262M58 62C92 110 98 180 84 262', body, { soft: 0.2 }),
  })
  const inC = mix(lining, shadowOf(lining), 0.28),
    iD = shadowOf(lining)
  panel(art, mirrored(open), inC, {
    silhouette: false,
    rim: 0,
    core: 0,
    edge: 0.9,
    under:
      `<rect x="-90" y="80" width="180" height="190" fill="${art.radial(10, 220, 130, [
        [0, iD, 0.1],
        [0.45, iD, 0.35],
        [1, iD, 0.92],
      ])}"/>` +
      `<path d="M-26 92C-34 140 -32 190 -28 236M26 92C34 140 32 190 28 236" fill="none" stroke="${lightOf(lining)}" stroke-width="7" opacity=".16"/>` +
      `${softLine(`M-80 214C-40 236 40 236 80 214`, iD, 12, 0.35)}<path d="M-80 214C-40 236 40 236 80 214" fill="none" stroke="${lightOf(lining)}" stroke-width="6" opacity=".2"/>`,
    over: label(0, 226, 34, 18),
  })
  const edge = spline([...flipped(open).reverse(), ...open.slice(1)], false)
  const bound = shape === 'soft' ? mix(body, accent, 0.55) : mix(body, shadow, 0.12)
  art.add(
    `<path d="${edge}" fill="none" stroke="${shadow}" stroke-width="${binding + 2}" opacity=".55"/><path d="${edge}" fill="none" stroke="${bound}" stroke-width="${binding}"/><path d="${edge}" transform="translate(-1 -1.5)" fill="none" stroke="${lightOf(bound)}" stroke-width="1.8" opacity=".7"/>`,
  )
  if (brim !== undefined) addBrim(art, mix(body, accent, 0.12), ...brim)
  // zip through the chin guard, cord locks
  art.add(
    laminatedZip('M0 258V316', body, zip, 13),
    `<path d="M-11 254q11-8 22 0v10h-22z" fill="${mix(body, shadow, 0.22)}" stroke="${shadow}" stroke-width="1"/>`,
    puller(0, 278, zip, 36),
  )
  if (shape !== 'soft') art.add(cordLock(-78, 244, 24), cordLock(78, 244, -24))
}

/** A laminated brim, bowed over the opening. */
function addBrim(art: Art, cloth: Ink, w: number, y: number): void {
  const outline = mirrored([
    [0, y],
    [w * 0.38, y + 4],
    [w * 0.78, y + 24],
    [w, y + 60, 1],
    [w * 0.72, y + 42],
    [w * 0.35, y + 32],
    [0, y + 30],
  ])
  art.add(
    `<path d="${outline}" fill="${shadowOf(cloth)}" opacity=".6" transform="translate(1 9)" filter="${art.blur(2.2)}"/>`,
  )
  const line: Point[] = [
    [-w * 0.92, y + 52],
    [-w * 0.68, y + 28],
    [0, y + 10],
    [w * 0.68, y + 28],
    [w * 0.92, y + 52],
  ]
  panel(art, outline, cloth, {
    silhouette: false,
    across: [-w, y + 32, w, y + 42],
    core: 0.3,
    rim: 0.7,
    over: stitch(spline(line), cloth, 0.4),
  })
}
