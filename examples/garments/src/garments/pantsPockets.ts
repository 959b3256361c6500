import type { LegMeasures } from '../blocks/legMeasures.ts'
import { openZip } from '../blocks/openZip.ts'
import { sewnOn } from '../blocks/pockets.ts'
import type { Leg } from '../blocks/stance.ts'
import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { laminatedZip, puller, seam, softLine, stitch } from '../drawing/trims.ts'

/** Draws a zip between two points of a leg. The puller hangs at the first point. */
function zipAt(leg: Leg, from: readonly [number, number], to: readonly [number, number], body: Ink, zip: Ink): string {
  const [x, y] = leg.at(...from)
  const [X, Y] = leg.at(...to)
  const bow = `${Math.round((x + X) / 2 - leg.side * 6)} ${Math.round((y + Y) / 2 + 4)}`
  const hang = (Math.atan2(X - x, Y - y) * -180) / Math.PI
  return (
    laminatedZip(
      `M${Math.round(x)} ${Math.round(y)}Q${bow} ${Math.round(X)} ${Math.round(Y)}`,
      body,
      mix(body, zip, 0.6),
      9,
    ) + puller(x, y + 7, zip, 24, Math.round(hang * 0.6))
  )
}

/**
 * Draws hand pockets on both sides, and either a zipped thigh pocket on the wearer's left or a cargo pocket on each
 * thigh.
 */
export function pantsPockets(
  art: Art,
  leg: Leg,
  { pockets: set }: DetailsOf<'pants'>,
  { thigh }: LegMeasures,
  zip: Ink,
): string {
  const { body, accent, lining } = art.colourway
  const bagSeam = leg.line([
    [86, 142],
    [82, 236],
    [112, 292],
    [176, 288],
  ])
  const isOpen = art.view === 'detail' && leg.side > 0
  const hand = isOpen
    ? openZip({
        from: leg.at(106, 150),
        to: leg.at(172, 266),
        cloth: body,
        tape: mix(body, zip, 0.6),
        teeth: zip,
        lining,
      })
    : zipAt(leg, [106, 146], [172, 262], body, zip)
  const hands = art.part('hand-pockets', seam(bagSeam, body, { soft: 0.1 }) + hand)
  if (set === 'hand-thigh' && leg.side > 0) {
    const welt = leg.line(
      [
        [100, 372],
        [136, 366],
        [168, 372],
        [160, 506],
        [124, 516],
        [96, 508],
      ],
      true,
    )
    const thighPocket = seam(welt, body, { soft: 0.16, stitch: '-3 0' }) + zipAt(leg, [144, 392], [136, 486], body, zip)
    return hands + art.part('thigh-pocket', thighPocket)
  }
  if (set !== 'cargo') return hands
  return hands + art.part('cargo-pockets', cargo(art, leg, mix(body, accent, 0.3), zip, thigh - 21))
}

/** A bellows pocket with a flap, on the thigh in front of the side seam and above the zip-off seam. */
function cargo(art: Art, leg: Leg, cloth: Ink, zip: Ink, outer: number): string {
  const shadow = shadowOf(cloth)
  const inner = 76
  const middle = (inner + outer) / 2
  const bag = leg.line(
    [
      [inner + 7, 362, 1],
      [outer - 6, 356, 1],
      [outer - 8, 430],
      [outer - 14, 484],
      [outer - 22, 494],
      [middle, 499],
      [inner + 16, 498],
      [inner + 7, 490],
      [inner + 5, 430],
    ],
    true,
  )
  const flap = leg.line(
    [
      [inner, 354, 1],
      [middle, 350],
      [outer, 345, 1],
      [outer, 378],
      [outer - 6, 385, 1],
      [middle, 396, 1],
      [inner + 6, 391, 1],
      [inner, 384],
    ],
    true,
  )
  const edge = leg.line([
    [inner + 5, 384],
    [middle, 390, 1],
    [outer - 4, 379],
  ])
  const pleat = leg.line([
    [middle, 396],
    [middle - 3, 498],
  ])
  const light = (top: number, bottom: number): Across => {
    const [from, to] = [leg.at(inner, top), leg.at(outer, top)]
    return [Math.round(Math.min(from[0], to[0])), top, Math.round(Math.max(from[0], to[0])), bottom]
  }
  const [x, y] = leg.at(middle, 379)
  const [X, Y] = [Math.round(x), Math.round(y)]
  return (
    `<path d="${bag}" transform="translate(4 7)" fill="${shadow}" opacity=".5" filter="${art.blur(6)}"/>${sewnOn(art, bag, cloth, light(350, 510))}${softLine(bag, shadow, 11, 0.26)}${stitch(bag, cloth, 0.4)}${seam(pleat, cloth, { soft: 0.5 })}` +
    `<path d="${flap}" transform="translate(2 7)" fill="${shadow}" opacity=".55" filter="${art.blur(2.2)}"/>${sewnOn(art, flap, mix(cloth, lightOf(cloth), 0.18), light(336, 410))}${stitch(edge, cloth, 0.6)}<circle cx="${X}" cy="${Y}" r="6" fill="${zip}" stroke="${shadow}"/><path d="M${X - 3} ${Y - 2}q3-3 6 0" fill="none" stroke="${lightOf(zip)}" stroke-width="1.4" opacity=".7"/>`
  )
}

/** A welt pocket on either side of the seat; one of them has a zip. */
export function seatPockets(leg: Leg, body: Ink, zip: Ink): string {
  const from = [54, 250] as const
  const to = [140, 234] as const
  const line = leg.line([from, to])
  const bag = leg.line([
    [52, 252],
    [58, 336],
    [98, 344],
    [138, 330],
    [142, 236],
  ])
  const [x, y] = leg.at(...from)
  return (
    seam(bag, body, { soft: 0.08 }) +
    (leg.side > 0
      ? laminatedZip(line, body, mix(body, zip, 0.6), 8) + puller(x + 6, y + 4, zip, 20, -6)
      : softLine(line, shadowOf(body), 10, 0.5, '0 2') + seam(line, body, { stitch: '0 -5', soft: 0.4 }))
  )
}
