import { openZip } from '../blocks/openZip.ts'
import type { Leg } from '../blocks/stance.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { laminatedZip, puller, seam, softLine, stitch } from '../drawing/trims.ts'

/** A zip from one place of a leg to another, its puller hanging from the first. */
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

/** Hand pockets on both sides, and a zipped thigh pocket on the wearer's left or a cargo pocket on each thigh. */
export function pantsPockets(art: Art, leg: Leg, { pockets: set }: DetailsOf<'pants'>, zip: Ink): string {
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
  const hands = seam(bagSeam, body, { soft: 0.1 }) + hand
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
    return hands + seam(welt, body, { soft: 0.16, stitch: '-3 0' }) + zipAt(leg, [144, 392], [136, 486], body, zip)
  }
  return set === 'cargo' ? hands + cargo(leg, mix(body, accent, 0.3), zip) : hands
}

/** A bellows pocket under a flap, on the outer side of the thigh. */
function cargo(leg: Leg, cloth: Ink, zip: Ink): string {
  const shadow = shadowOf(cloth)
  const bag = leg.line(
    [
      [92, 416, 1],
      [190, 408, 1],
      [186, 480],
      [180, 536, 1],
      [140, 548],
      [90, 548, 1],
      [90, 480],
    ],
    true,
  )
  const flap = leg.line(
    [
      [84, 406, 1],
      [140, 402],
      [197, 396, 1],
      [197, 432, 1],
      [142, 450],
      [85, 442, 1],
    ],
    true,
  )
  const pleat = leg.line([
    [138, 446],
    [136, 546],
  ])
  const [x, y] = leg.at(141, 430)
  return (
    `<path d="${bag}" transform="translate(5 8)" fill="${shadow}" opacity=".45"/><path d="${bag}" fill="${cloth}" stroke="${shadow}"/>${softLine(bag, shadow, 10, 0.25)}${stitch(bag, cloth, 0.4)}${seam(pleat, cloth, { soft: 0.5 })}` +
    `<path d="${flap}" transform="translate(2 7)" fill="${shadow}" opacity=".5"/><path d="${flap}" fill="${mix(cloth, lightOf(cloth), 0.25)}" stroke="${shadow}"/>${stitch(flap, cloth, 0.5)}<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="6" fill="${zip}" stroke="${shadow}"/>`
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
