import type { Colourway } from '../colourways.ts'
import type { DetailsOf } from '../details.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import type { SockPlace } from './sockShape.ts'

type Placed = (points: readonly Point[]) => Point[]

/** The point of the turned heel, under the ankle, where the knitted rows are shortest. */
const HEEL_POINT: Point = [6, 690]

/** Returns the outline of the turned heel, from above the heel bone to the heel point and from there to the sole. */
export function heelPocket(on: Placed): string {
  return spline(
    on([
      [150, 600, 1],
      [84, 626],
      [46, 656],
      [HEEL_POINT[0], HEEL_POINT[1], 1],
      [-10, 736],
      [-16, 820, 1],
      [150, 820, 1],
    ]),
    true,
  )
}

/** Returns the gore line of the heel, along which the knitted rows turn. */
export function heelGore(on: Placed): string {
  return spline(
    on([
      [HEEL_POINT[0], HEEL_POINT[1]],
      [56, 704],
      [112, 728],
    ]),
  )
}

export function toeCap(on: Placed): string {
  return spline(
    on([
      [-340, 680, 1],
      [-240, 690, 1],
      [-222, 728],
      [-224, 770],
      [-238, 820, 1],
      [-340, 830, 1],
    ]),
    true,
  )
}

/** The pattern knitted into the leg below the cuff. */
export function sockPattern(
  { pattern }: DetailsOf<'socks'>,
  { accent, zip, lining }: Colourway,
  { x, y, top }: SockPlace,
  rib: number,
): string {
  const from = y + top + rib
  const reach = Math.max(50, 560 - top - rib)
  const ring = (at: number) => `M${x - 112} ${from + at}Q${x} ${from + at + 14} ${x + 116} ${from + at - 2}`
  const rings = (heights: readonly number[], ink: string, width: number) =>
    `<path d="${heights.map(ring).join('')}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
  const rows = (step: number, until: number) =>
    Array.from({ length: Math.floor(until / step) }, (_, i) => (i + 0.8) * step)
  switch (pattern) {
    case 'band':
      return rings([30], accent, 30) + rings([60], zip, 8)
    case 'stripes':
      return rings(rows(34, reach), accent, 14)
    case 'pinstripes':
      return rings(rows(15, reach), lining, 5)
    case 'block':
      return `<path d="M${x - 130} ${from}Q${x} ${from + 14} ${x + 130} ${from}V${from + reach * 0.7}Q${x} ${from + reach * 0.7 + 14} ${x - 130} ${from + reach * 0.7}z" fill="${accent}"/>${rings([reach * 0.7 + 14], zip, 5)}`
    case 'ridge': {
      const peaks = [0, 34, 68].map((at) => `M${x - 112} ${from + 46 + at}l40-26 30 20 40-38 42 36 34-20 40 26`)
      return `<path d="${peaks.slice(0, reach > 120 ? 3 : 1).join('')}" fill="none" stroke="${accent}" stroke-width="9" stroke-linejoin="round"/>`
    }
    case 'plain':
      return ''
  }
}
