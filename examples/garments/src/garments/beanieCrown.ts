import type { DetailsOf } from '../details.ts'
import { type Ink, lightOf, shadowOf } from '../drawing/colour.ts'
import { lens } from '../drawing/geometry.ts'
import { joined } from '../drawing/number.ts'

/** Returns the area of the crown in the second yarn: the whole crown, or only its tip and a ring below the tip. */
export function crownShape({ tone, stripe }: DetailsOf<'beanie'>, wales: number, isBack: boolean): string {
  // In the back view the crown is seen from above, so the same number of knitted rows reaches further down.
  const low = isBack ? 62 : 0
  const above = (y: number) => `M-260 150H260V${y + low}${edge(wales, y + low)}H-260z`
  if (tone === 'crown') return above(318)
  if (stripe !== 'tipped') return ''
  const ring = `M260 ${306 + low}${edge(wales, 306 + low)}H-260V${330 + low}H-190${edge(wales, 330 + low, 1)}H260z`
  return above(282) + ring
}

/**
 * Returns the edge where the yarn changes, as a path to the left or to the right. The edge bends around the head like a
 * row of stitches, and bulges slightly downwards at each wale.
 */
function edge(wales: number, y: number, towards: 1 | -1 = -1): string {
  const t = reach(y)
  const rest = 1 - t
  const share = rest ** 3 + 3.06 * rest ** 2 * t + 2.16 * rest * t ** 2
  const places = Array.from({ length: wales * 2 + 1 }, (_, i) => {
    const u = (towards * (i - wales)) / (wales + 0.5)
    const x = (Math.sin(u * 1.5) / Math.sin(1.5)) * 232 * share + u * 17.6 * t ** 3
    return [Math.round(x), Math.round(y + 24 * (1 - (x / (232 * share)) ** 2))] as const
  })
  return places
    .map(([x, bottom], i) => {
      const [before, above] = places[i - 1] ?? [x, bottom]
      const bulge = Math.round(Math.abs(x - before) * 0.45)
      return i === 0
        ? `L${joined([x, bottom])}`
        : `Q${joined([(before + x) / 2, (above + bottom) / 2 + bulge, x, bottom])}`
    })
    .join('')
}

/** Returns the position along a front wale, from 0 to 1, at which the wale reaches the height `y`. */
function reach(y: number): number {
  let [from, to] = [0, 1]
  for (let i = 0; i < 12; i++) {
    const t = (from + to) / 2
    const height = 640 * (1 - t) ** 3 + 1320 * (1 - t) ** 2 * t + 810 * (1 - t) * t ** 2 + 206 * t ** 3
    if (height > y) from = t
    else to = t
  }
  return from
}

/** The gathered last stitches of a knitted crown. */
export function softSpot(yarn: Ink): string {
  const tucks = [14, 42, 68, 90, 112, 138, 166].map((degrees) => {
    const angle = (degrees / 180) * Math.PI
    return lens([0, 203], [Math.cos(angle) * 34, 203 + Math.sin(angle) * 24], 0.06, 5)
  })
  return `<path d="${tucks.join('')}" fill="${shadowOf(yarn)}" opacity=".4"/><path d="M-7 203q7-5 14 0" fill="none" stroke="${lightOf(yarn)}" stroke-width="2.5" stroke-linecap="round" opacity=".7"/>`
}
