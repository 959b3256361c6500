import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { mark, reflective, seam, softLine, stitch } from '../drawing/trims.ts'
import type { GloveInks } from './gloveFingers.ts'
import type { Lay } from './gloveLay.ts'

type Details = DetailsOf<'gloves'>

export const raised = (art: Art, path: string, ink: Ink, cloth: Ink) =>
  `<path d="${path}" fill="${shadowOf(cloth)}" opacity=".5" transform="translate(2 4)" filter="${art.blur(2.2)}"/><path d="${path}" fill="${ink}"/><path d="${path}" fill="none" stroke="${lightOf(ink)}" stroke-width="1.5" opacity=".6"/>`

const PAD: readonly Point[] = [
  [-88, 508],
  [-44, 494],
  [8, 490],
  [58, 494],
  [94, 508],
  [88, 568],
  [44, 556],
  [0, 552],
  [-44, 558],
  [-82, 572],
]

/** The quilted area, from the knuckles to the middle of the hand. */
const QUILTED: readonly Point[] = [
  [-120, 488, 1],
  [-40, 478],
  [44, 478],
  [120, 490, 1],
  [120, 600, 1],
  [44, 574],
  [-40, 574],
  [-120, 598, 1],
]

/** Draws the details on the back of the hand. */
export function handOver(art: Art, details: Details, lay: Lay, inks: GloveInks): string {
  const { hand } = inks
  const [x, y] = lay.at([4, details.pad === 'none' ? 604 : 600])
  const badge = mark(x, y + 10, 1.6, printOn(hand), 0.9)
  return badge + knuckles(art, details, lay, inks)
}

function knuckles(art: Art, { pad, tone }: Details, lay: Lay, { hand }: GloveInks): string {
  const accent = tone === 'hand' ? art.colourway.body : art.colourway.accent
  switch (pad) {
    case 'none': {
      const darts = [
        [-46, 500, 566],
        [3, 496, 552],
        [50, 502, 570],
      ].map(([x = 0, from = 0, to = 0]) =>
        lay.path([
          [x, from],
          [x * 0.92, (from + to) / 2],
          [x * 0.9, to],
        ]),
      )
      const points = darts.join('')
      return softLine(points, lightOf(hand), 12, 0.45, '-7 2') + seam(points, hand, { soft: 0.34, stitch: '3 0' })
    }
    case 'stripe':
      return art.part(
        'reflective',
        reflective(
          lay.path([
            [-112, 534],
            [0, 522],
            [118, 534],
          ]),
          15,
        ),
      )
    case 'knuckle': {
      const knobs = [-72, -24, 26, 74].map((x, i) =>
        lay.path(
          [
            [x - 19, 508 - (i % 3 ? 6 : 0)],
            [x, 492 - (i % 3 ? 6 : 0)],
            [x + 19, 508 - (i % 3 ? 6 : 0)],
            [x + 15, 538],
            [x, 546],
            [x - 15, 538],
          ],
          true,
        ),
      )
      const grips = [-72, -24, 26, 74]
        .map(
          (x) =>
            lay.path([
              [x - 11, 520],
              [x, 515],
              [x + 11, 520],
            ]) +
            lay.path([
              [x - 10, 530],
              [x, 526],
              [x + 10, 530],
            ]),
        )
        .join('')
      return art.part(
        'knuckle-pads',
        `${raised(art, knobs.join(''), accent, hand)}<path d="${grips}" fill="none" stroke="${shadowOf(accent)}" stroke-width="3.4" opacity=".7"/>`,
      )
    }
    case 'quilted': {
      const rows = [496, 532, 570]
        .map((y) =>
          lay.path([
            [-112, y + 6],
            [-40, y - 3],
            [44, y - 3],
            [116, y + 8],
          ]),
        )
        .join('')
      const cloth = mix(hand, accent, 0.8)
      const rowsOfQuilt = `<path d="${lay.path(QUILTED, true)}" fill="${cloth}" opacity=".9"/>${softLine(rows, shadowOf(cloth), 16, 0.6, '0 3')}${softLine(rows, lightOf(cloth), 12, 0.5, '0 -9')}${seam(rows, cloth, { soft: 0 })}`
      return art.part('quilted-back', rowsOfQuilt)
    }
    case 'contrast': {
      const grooves = [-48, -4, 40]
        .map((x) =>
          lay.path([
            [x, 494],
            [x + 2, 526],
            [x, 556],
          ]),
        )
        .join('')
      const shape = lay.path(PAD, true)
      const pad = `${raised(art, shape, accent, hand)}<path d="${grooves}" fill="none" stroke="${shadowOf(accent)}" stroke-width="4" opacity=".6"/><path d="${grooves}" transform="translate(3 0)" fill="none" stroke="${lightOf(accent)}" stroke-width="2" opacity=".5"/>${art.near ? stitch(shape, accent, 0.5) : ''}`
      return art.part('knuckle-pads', pad)
    }
  }
}
