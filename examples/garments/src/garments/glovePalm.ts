import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { lens } from '../drawing/geometry.ts'
import { seam, stitch } from '../drawing/trims.ts'
import type { GloveInks } from './gloveFingers.ts'
import type { Lay } from './gloveLay.ts'
import { raised } from './gloveParts.ts'

/**
 * Draws the creases of the palm and its leather, which is doubled where the hand grips. A knitted palm has printed grip
 * dots or lines instead of leather.
 */
export function palmOver(art: Art, { pad }: DetailsOf<'gloves'>, lay: Lay, { palm, hand, isKnit }: GloveInks): string {
  const whole = lay.path(
    [
      [-92, 494],
      [-46, 482],
      [2, 478],
      [54, 484],
      [98, 500],
      [97, 560],
      [78, 636],
      [62, 664],
      [0, 672],
      [-62, 660],
      [-84, 610],
      [-94, 550],
    ],
    true,
  )
  const creases = palmCreases(art, lay, isKnit ? hand : palm)
  if (isKnit) {
    // Knitted palms have printed grip dots or lines.
    const rows = Array.from({ length: 9 }, (_, i) =>
      lay.path([
        [-84 + (i % 2) * 7, 496 + i * 18],
        [86, 496 + i * 18],
      ]),
    ).join('')
    const print =
      pad === 'stripe' ? 'stroke-width="7"' : 'stroke-width="8" stroke-linecap="round" stroke-dasharray="0 14"'
    return `<path d="${rows}" fill="none" stroke="${palm}" ${print} opacity=".9"/>${creases}`
  }
  const doubled =
    lay.path(
      [
        [96, 552],
        [52, 566],
        [26, 604],
        [24, 668],
        [70, 660],
        [92, 590],
      ],
      true,
    ) +
    lay.path(
      [
        [-92, 556],
        [-62, 566],
        [-46, 610],
        [-46, 664],
        [-74, 640],
        [-92, 590],
      ],
      true,
    )
  const form = art.linear(lay.across(-98, 560, 102, 560), [
    [0, shadowOf(palm), 0.24],
    [0.3, lightOf(palm), 0.3],
    [0.62, palm, 0],
    [1, shadowOf(palm), 0.34],
  ])
  return `<path d="${whole}" fill="${palm}"/><path d="${whole}" fill="${form}"/>${creases}${raised(art, doubled, mix(palm, hand, 0.16), palm)}${stitch(doubled, palm, 0.9)}${art.part('palm-pads', cushions(art, pad, lay, mix(palm, hand, 0.3)))}${seam(whole, mix(palm, hand, 0.3), { soft: 0.3, stitch: '0 4' })}`
}

/** Draws the grip pads below the fingers. They match the knuckle pads: one piece, four pieces or ribs. */
function cushions(art: Art, pad: DetailsOf<'gloves'>['pad'], lay: Lay, ink: Ink): string {
  if (pad === 'none' || pad === 'stripe') return ''
  const pill = (from: number, to: number, top: number, bottom: number) =>
    lay.path(
      [
        [from, top + 4],
        [(from + to) / 2, top],
        [to, top + 4],
        [to, bottom - 4],
        [(from + to) / 2, bottom],
        [from, bottom - 4],
      ],
      true,
    )
  if (pad === 'contrast') return raised(art, pill(-72, 76, 500, 532), ink, ink)
  if (pad === 'knuckle') return raised(art, [-66, -28, 10, 48].map((x) => pill(x, x + 28, 502, 532)).join(''), ink, ink)
  return raised(art, [500, 520, 540].map((y) => pill(-72, 76, y, y + 13)).join(''), ink, ink)
}

/** The creases of the palm, tapered at their ends. */
function palmCreases(art: Art, lay: Lay, cloth: Ink): string {
  const creases = (
    [
      [[98, 532], [-34, 500], -0.15, 7],
      [[-92, 536], [56, 580], -0.1, 8],
      [[-88, 532], [-22, 664], -0.22, 8],
    ] as const
  ).map(([from, to, bow, width]) => lens(lay.at(from), lay.at(to), lay.side * bow, width))
  const valleys = creases.join('')
  const lit = `<path d="${valleys}" transform="translate(-2 -6)" fill="${lightOf(cloth)}" opacity=".5" filter="${art.blur(2.2)}"/>`
  return `${lit}<path d="${valleys}" transform="translate(1 3)" fill="${shadowOf(cloth)}" opacity=".3" filter="${art.blur(2.2)}"/><path d="${valleys}" fill="${shadowOf(cloth)}" opacity=".34" filter="${art.blur(1.6)}"/>`
}
