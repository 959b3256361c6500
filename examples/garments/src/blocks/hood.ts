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

/** Hood, up: from behind, or with its lining seen through the opening. Quilted when it belongs to a down jacket. */
export function hood(art: Art, back: boolean, zip: Ink, quilted = false): void {
  const { body, accent, lining } = art.colourway
  const shadow = shadowOf(body)
  const tex = quilted ? '' : weave(art, body)
  const quilting = quilted ? baffles(art, body, QUILTS, 13) : ''
  const out: Point[] = [
    [0, 52],
    [46, 56],
    [84, 84],
    [104, 134],
    [108, 184],
    [102, 232],
    [98, 268, 1],
    [60, 296],
    [0, 314],
  ]
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
  const open: Point[] = [
    [0, 94],
    [40, 98],
    [66, 122],
    [76, 164],
    [70, 208],
    [52, 240],
    [22, 256],
    [0, 259],
  ]
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
  // bound edge of the opening and laminated brim
  const edge = spline([...flipped(open).reverse(), ...open.slice(1)], false)
  art.add(
    `<path d="${edge}" fill="none" stroke="${shadow}" stroke-width="10" opacity=".55"/><path d="${edge}" fill="none" stroke="${mix(body, shadow, 0.12)}" stroke-width="8"/><path d="${edge}" transform="translate(-1 -1.5)" fill="none" stroke="${lightOf(body)}" stroke-width="1.8" opacity=".7"/>`,
  )
  const brim = spline(
    [
      [-80, 128, 1],
      [-62, 92],
      [-30, 72],
      [0, 68],
      [30, 72],
      [62, 92],
      [80, 128, 1],
      [58, 110],
      [28, 100],
      [0, 98],
      [-28, 100],
      [-58, 110],
    ],
    true,
  )
  art.add(`<path d="${brim}" fill="${shadow}" opacity=".6" transform="translate(1 9)" filter="${art.blur(2.2)}"/>`)
  panel(art, brim, mix(body, accent, 0.12), {
    silhouette: false,
    across: [-80, 100, 80, 110],
    core: 0.3,
    rim: 0.7,
    over: stitch(
      spline([
        [-74, 120],
        [-54, 96],
        [0, 78],
        [54, 96],
        [74, 120],
      ]),
      body,
      0.4,
    ),
  })
  // zip through the chin guard, cord locks
  art.add(
    laminatedZip('M0 258V316', body, zip, 13),
    `<path d="M-11 254q11-8 22 0v10h-22z" fill="${mix(body, shadow, 0.22)}" stroke="${shadow}" stroke-width="1"/>`,
    puller(0, 278, zip, 36),
    cordLock(-78, 244, 24),
    cordLock(78, 244, -24),
  )
}
