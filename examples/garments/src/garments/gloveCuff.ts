import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, mark, seam, softLine, stitch } from '../drawing/trims.ts'
import type { GloveInks } from './gloveFingers.ts'
import type { Lay } from './gloveLay.ts'

type Details = DetailsOf<'gloves'>

/** The lower end of each kind of cuff: its y, and half of its width. */
const REACH = { gauntlet: [800, 94], knit: [770, 70], short: [724, 76] } as const

/** Draws the cuff: a long gauntlet, a ribbed cuff or a short hem, with or without a strap. */
export function cuff(art: Art, details: Details, lay: Lay, inks: GloveInks): void {
  const { body, accent, zip, lining } = art.colourway
  const { cuff: kind, strap, tone } = details
  const [foot, flare] = REACH[kind]
  const cloth = mix(body, accent, tone === 'cuff' ? 0.9 : kind === 'knit' ? 0.45 : 0.16)
  const waist = kind === 'knit' ? 66 : 78
  const start = kind === 'knit' ? 79 : 76
  const middle = (656 + foot) / 2
  const opening = lay.path(
    [
      [-flare + 3, foot - 6, 1],
      [0, foot + 2],
      [flare - 3, foot - 6, 1],
      [flare * 0.5, foot + 14],
      [0, foot + 18],
      [-flare * 0.5, foot + 14],
    ],
    true,
  )
  if (kind === 'gauntlet') art.add(`<path d="${opening}" fill="${mix(lining, shadowOf(lining), 0.8)}"/>`)
  const folds = new Folds()
  if (kind === 'gauntlet') {
    lay.fold(folds, [-70, 690], [-20, 742], 13, 0.1, 1)
    lay.fold(folds, [72, 712], [36, 770], 13, -0.1, 1)
    lay.fold(folds, [-4, 720], [2, 790], 16, 0.04, 1)
    lay.fold(folds, [60, 694], [10, 712], 9, -0.08, 0)
  }
  const outline: Point[] = [
    [-start, 656, 1],
    [0, 664],
    [start, 656, 1],
    [waist, middle - 20],
    [flare - 2, foot - 20],
    [flare, foot, 1],
    [flare * 0.5, foot + 9],
    [0, foot + 12],
    [-flare * 0.5, foot + 9],
    [-flare, foot, 1],
    [-flare + 2, foot - 20],
    [-waist, middle - 20],
  ]
  art.addPart(kind === 'knit' ? 'knit-cuff' : kind === 'gauntlet' ? 'gauntlet' : 'short-cuff', () =>
    panel(art, lay.path(outline, true), cloth, {
      across: lay.across(-80, 740, 80, 740),
      folds,
      texture: kind === 'knit' ? '' : inks.texture,
      core: 0.6,
      rim: 0.4,
      over:
        kind === 'knit'
          ? ribs(art, lay, cloth, foot)
          : hem(art, lay, cloth, foot, flare, kind === 'gauntlet' ? accent : cloth),
    }),
  )
  if (kind === 'gauntlet') {
    const [x, y] = lay.at([62, foot - 6])
    art.add(cordLock(x, y, lay.side * -14, zip, 0.8))
  }
  if (kind === 'short') pull(art, lay, foot)
  if (strap === 'tab' && kind !== 'knit') art.addPart('wrist-strap', () => tab(art, lay, inks.palm))
}

/** Two-by-two ribs: narrowest in the middle of the cuff, and a little wider again at its end. */
function ribs(art: Art, lay: Lay, cloth: Ink, foot: number): string {
  const row = (dx: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const x = -78 + i * 13 + dx
      return lay.path([
        [x, 654],
        [x * 0.86, (660 + foot) / 2],
        [x * 0.93, foot + 16],
      ])
    }).join('')
  const edge = lay.path([
    [-80, foot - 5],
    [0, foot + 6],
    [80, foot - 5],
  ])
  const start = lay.path([
    [-80, 662],
    [0, 670],
    [80, 662],
  ])
  return `${softLine(row(0), shadowOf(cloth), 6.5, 0.85)}${art.fine ? softLine(row(-6), lightOf(cloth), 4.5, 0.6) : ''}${softLine(start, shadowOf(cloth), 12, 0.5)}<path d="${edge}" fill="none" stroke="${lightOf(cloth)}" stroke-width="5" opacity=".5"/>`
}

/** A bound edge with a drawcord channel above it. */
function hem(art: Art, lay: Lay, cloth: Ink, foot: number, flare: number, binding: Ink): string {
  const line = (up: number) =>
    lay.path([
      [-flare - 4, foot - up],
      [0, foot + 11 - up],
      [flare + 4, foot - up],
    ])
  const side = lay.path([
    [58, 660],
    [62, (660 + foot) / 2],
    [flare - 18, foot + 8],
  ])
  return (
    (art.fine ? seam(line(30), cloth, { soft: 0.2, stitch: '0 3' }) : '') +
    (art.fine && foot > 760 ? seam(side, cloth, { soft: 0.24 }) : '') +
    `<path d="${line(3)}" fill="none" stroke="${mix(binding, shadowOf(binding), 0.1)}" stroke-width="12"/><path d="${line(5)}" fill="none" stroke="${lightOf(binding)}" stroke-width="3" opacity=".5"/>` +
    (art.near ? stitch(line(10), cloth, 0.7) : '') +
    softLine(
      lay.path([
        [-80, 664],
        [0, 672],
        [80, 664],
      ]),
      shadowOf(cloth),
      12,
      0.5,
    )
  )
}

/** The pull-on loop of a short glove. */
function pull(art: Art, lay: Lay, foot: number): void {
  const { accent, zip } = art.colourway
  const loop = lay.path(
    [
      [-12, foot - 8, 1],
      [-13, foot + 22],
      [0, foot + 30],
      [13, foot + 22],
      [12, foot - 8, 1],
    ],
    false,
  )
  art.add(
    `<g fill="none"><path d="${loop}" stroke="#000" opacity=".3" stroke-width="8" transform="translate(2 4)"/><path d="${loop}" stroke="${shadowOf(accent)}" stroke-width="8"/><path d="${loop}" stroke="${mix(accent, zip, 0.5)}" stroke-width="6"/></g>`,
  )
}

/** The wrist strap: webbing in the back view (palms), and its moulded hook-and-loop end in the front view. */
function tab(art: Art, lay: Lay, palm: Ink): void {
  const { accent } = art.colourway
  const outline: readonly Point[] = art.isBack
    ? [
        [-77, 676, 1],
        [0, 682],
        [77, 676, 1],
        [78, 708, 1],
        [0, 714],
        [-78, 708, 1],
      ]
    : [
        [-77, 672, 1],
        [22, 680],
        [42, 684],
        [50, 697],
        [42, 711],
        [22, 715],
        [-78, 708, 1],
      ]
  const shape = lay.path(outline, true)
  const ink = shadowOf(accent)
  const light = art.linear(lay.across(-72, 690, 60, 690), [
    [0, ink, 0.4],
    [0.3, lightOf(palm), 0.6],
    [1, ink, 0.5],
  ])
  art.add(
    `<path d="${shape}" transform="translate(2 5)" fill="#000" opacity=".4" filter="${art.blur(2.2)}"/><path d="${shape}" fill="${palm}" stroke="${ink}"/><path d="${shape}" fill="${light}"/>`,
  )
  if (art.isBack) return
  const end = lay.path(
    [
      [8, 681, 1],
      [40, 686],
      [47, 697],
      [40, 709],
      [7, 714, 1],
    ],
    true,
  )
  const grips = [18, 25, 32]
    .map((x) =>
      lay.path([
        [x, 688],
        [x + 1, 697],
        [x, 707],
      ]),
    )
    .join('')
  const edges = lay.path([
    [-76, 678],
    [4, 686],
  ])
  const lower = lay.path([
    [-76, 703],
    [4, 709],
  ])
  const [x, y] = lay.at([-28, 694])
  art.add(
    stitch(edges + lower, accent, 0.8),
    `<path d="${end}" fill="#25282c" stroke="#0d0e10" stroke-width=".8"/><path d="${grips}" fill="none" stroke="#0c0d0f" stroke-width="3"/><path d="${grips}" transform="translate(1.6 0)" fill="none" stroke="#70767c" stroke-width="1" opacity=".8"/>`,
    mark(x, y, 0.66, sheenOf(accent), 0.9),
  )
}
