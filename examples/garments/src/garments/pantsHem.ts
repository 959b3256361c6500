import { gathers } from '../blocks/gathers.ts'
import type { LegMeasures } from '../blocks/legMeasures.ts'
import type { Leg } from '../blocks/stance.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { laminatedZip, puller, seam, softLine } from '../drawing/trims.ts'

/** Draws the hem of a leg: stitched, with an ankle zip, or with a ribbed cuff. */
export function hemOf(
  art: Art,
  leg: Leg,
  { hem: kind }: DetailsOf<'pants'>,
  { len, hem, inside }: LegMeasures,
  zip: Ink,
): string {
  const { body, accent } = art.colourway
  if (kind === 'cuffed') {
    const cuff = mix(body, accent, 0.6)
    const top = leg.across(len - 42, 8)
    const [x, y] = leg.at(-16, len - 44)
    const joint = [0.06, 0.5, 0.94].map((share) =>
      leg.at(inside + (hem - inside) * share, len - 42 + (share === 0.5 ? 6 : 2)),
    )
    const ribs = Array.from({ length: 26 }, (_, i) => {
      const [ribX, ribY] = leg.at(14 + i * 5.6, len - 38)
      return `M${Math.round(ribX)} ${Math.round(ribY)}v60`
    }).join('')
    return art.part(
      'ankle-cuffs',
      `<path d="${top}V${len + 30}H${Math.round(x)}V${Math.round(y)}z" fill="${cuff}"/>${softLine(ribs, shadowOf(cuff), 2.4, 0.9)}${seam(top, body)}${gathers(leg.side > 0 ? joint : joint.reverse(), body, { seed: leg.side + 4, height: 50, count: 11 })}`,
    )
  }
  const turned = seam(leg.across(len - 30, 10), body, { stitch: '0 5', soft: 0.15 })
  if (kind === 'plain' || art.isBack) return turned
  const ankle = leg.line([
    [hem - 22, len - 172],
    [hem - 24, len - 80],
    [hem - 26, len + 4],
  ])
  const [x, y] = leg.at(hem - 22, len - 166)
  return (
    turned +
    art.part('ankle-zips', laminatedZip(ankle, body, mix(body, zip, 0.6), 9) + puller(x, y, zip, 24, leg.side * -4))
  )
}
