import { closureInk } from '../blocks/closure.ts'
import { legs } from '../blocks/legs.ts'
import { openZip } from '../blocks/openZip.ts'
import { sewnOn } from '../blocks/pockets.ts'
import type { Leg } from '../blocks/stance.ts'
import { beltedWaist, cordedWaist, fly } from '../blocks/waist.ts'
import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { ripstop } from '../drawing/cloth.ts'
import { type Ink, mix, printOn, shadowOf } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { label, laminatedZip, mark, puller, seam, softLine, stitch } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'

type Details = DetailsOf<'shorts'>

const LENGTH = { short: 494, regular: 560, long: 626 } as const

const TOP = 96
const CROTCH = 368
const WAIST = 160

export function shorts(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const len = LENGTH[details.length]
  const flare = details.length === 'short' ? 8 : 0
  legs(art, {
    waist: WAIST,
    top: TOP,
    hip: 202,
    crotch: CROTCH,
    thigh: 213 + flare * 0.5,
    knee: 226,
    hem: 230 + flare * 0.5,
    inside: 14,
    len,
    stance: { carry: 16, free: 30, lift: 8 },
    texture: ripstop(art, body),
    textureOpacity: 0.2,
    strength: 1.15,
    under: (leg) => secondCloth(art, leg, len, details) + sideOf(art, leg, len, details),
    over: (leg) =>
      (art.isBack ? seat(art, leg, zip) : art.part('hand-pockets', handPocket(art, leg, zip))) +
      art.part(
        'thigh-pocket',
        details.pockets === 'cargo' && !art.isBack ? cargo(art, leg, mix(body, accent, 0.3), mix(body, zip, 0.6)) : '',
      ) +
      seam(leg.across(len - 24, 9, 260), body, { stitch: '0 5', soft: 0.15 }) +
      (leg.side > 0 && !art.isBack ? printed(leg, len, details, body, accent) : ''),
  })
  art.add(seam(`M0 ${TOP + 40}V300C1 330 4 346 0 ${CROTCH}`, body, { stitch: '5 0' }))
  if (details.waist === 'belt') {
    if (!art.isBack) art.add(fly(body, TOP + 40, 292))
    beltedWaist(art, WAIST, TOP + 4)
  } else cordedWaist(art, zip, WAIST, TOP + 2, details.waist === 'narrow' ? 28 : 42)
  if (art.isBack) art.add(label(2, 164, 34, 15, mix(accent, '#000000', 0.2)))
  return fitted(
    {
      top: 84,
      bottom: len + 14,
      halfWidth: 262 + flare,
      largest: 1.5,
      lean: details.length === 'short' ? 0 : art.isBack ? -6 : 6,
    },
    [-72, 80, 300, 375],
  )
}

function printed(leg: Leg, len: number, details: Details, body: Ink, accent: Ink): string {
  const [x, y] = leg.at(details.pockets === 'cargo' ? 62 : 150, len - 56)
  return mark(x, y, 1, printOn(details.tone === 'lower' ? accent : body), 0.8)
}

/** Draws the sides of a leg: in another cloth, with a piped stripe, or with a notch at the hem. */
function sideOf(art: Art, leg: Leg, len: number, { sides }: Details): string {
  const { body, accent, lining } = art.colourway
  const along = (x: number) =>
    leg.line([
      [x - 6, TOP],
      [x + 2, 220],
      [x + 12, CROTCH],
      [x + 30, len + 8],
    ])
  if (sides === 'stripe') {
    return `${seam(along(184), body, { soft: 0.2 })}<path d="${along(168)}" fill="none" stroke="${accent}" stroke-width="17"/><path d="${along(158)}" fill="none" stroke="${lining}" stroke-width="4.5"/>`
  }
  if (sides === 'panel') {
    const flank = leg.line(
      [
        [158, TOP, 1],
        [162, 220],
        [164, CROTCH],
        [206, len + 10, 1],
        [290, len + 10, 1],
        [290, TOP, 1],
      ],
      true,
    )
    return `<path d="${flank}" fill="${accent}" opacity=".9"/>${seam(flank, body, { stitch: '4 0' })}`
  }
  const notch = leg.line(
    [
      [208, len - 64, 1],
      [216, len - 30],
      [218, len + 8, 1],
      [262, len + 8, 1],
      [262, len - 64, 1],
    ],
    true,
  )
  const split = `<path d="${notch}" fill="${accent}"/>${seam(notch, body, { soft: 0.2 })}`
  return seam(along(188), body, { soft: 0.2, stitch: '-4 0' }) + art.part('side-split', split)
}

/** A slanted zipped pocket, with the outline of its bag visible through the cloth. */
function handPocket(art: Art, leg: Leg, zip: Ink): string {
  const { body, lining } = art.colourway
  const opening = leg.line([
    [118, 144],
    [142, 204],
    [176, 268],
  ])
  const bag = leg.line([
    [96, 142],
    [86, 250],
    [120, 312],
    [192, 306],
  ])
  const tape = mix(body, zip, 0.6)
  const [x, y] = leg.at(120, 152)
  const zipped =
    art.view === 'detail' && leg.side > 0
      ? openZip({ from: leg.at(118, 148), to: leg.at(176, 268), cloth: body, tape, teeth: zip, lining })
      : laminatedZip(opening, body, tape, 9) + puller(x, y, zip, 24, leg.side * -22)
  return seam(bag, body, { soft: 0.1 }) + zipped
}

/** A patch pocket on the side of the thigh, closed by a zip. */
function cargo(art: Art, leg: Leg, cloth: Ink, zip: Ink): string {
  const shadow = shadowOf(cloth)
  const bag = leg.line(
    [
      [94, 372, 1],
      [150, 368],
      [206, 358, 1],
      [212, 420],
      [212, 462, 1],
      [150, 476],
      [94, 474, 1],
      [92, 420],
    ],
    true,
  )
  const opening = leg.line([
    [104, 394],
    [152, 391],
    [198, 382],
  ])
  const [x, y] = leg.at(leg.side > 0 ? 112 : 190, leg.side > 0 ? 394 : 384)
  const [from, to] = [leg.at(94, 372), leg.at(212, 372)]
  const light: Across = [Math.round(Math.min(from[0], to[0])), 360, Math.round(Math.max(from[0], to[0])), 480]
  return `<path d="${bag}" transform="translate(4 7)" fill="${shadow}" opacity=".5" filter="${art.blur(6)}"/>${sewnOn(art, bag, cloth, light, ripstop(art, cloth))}${softLine(bag, shadow, 9, 0.22)}${stitch(bag, cloth, 0.5)}${laminatedZip(opening, cloth, zip, 8)}${puller(x, y, zip, 20, 4)}`
}

/** The part in the second cloth, or the print on a thigh. */
function secondCloth(art: Art, leg: Leg, len: number, { tone }: Details): string {
  const { body, accent } = art.colourway
  if (tone === 'plain') return ''
  if (tone === 'contours') return contours(art, leg, len)
  const edge =
    tone === 'lower'
      ? leg.across(len - 84, 12, 270)
      : leg.line([
          [-14, 286],
          [70, 296],
          [150, 280],
          [270, 228],
        ])
  const [x, end] = tone === 'lower' ? leg.at(-14, 900) : leg.at(-14, 60)
  return `<path d="${edge}V${Math.round(end)}H${Math.round(x)}z" fill="${accent}" opacity=".88"/>${seam(edge, body, { stitch: '0 5', soft: 0.25 })}`
}

/**
 * Draws the contour lines of a hill, which start at the outer hem of the wearer's right leg. The left leg has none,
 * because contour lines on both legs would look like targets.
 */
function contours(art: Art, leg: Leg, len: number): string {
  if (leg.side > 0 !== art.isBack) return ''
  const heights = Array.from({ length: 8 }, (_, i) => {
    const radius = 46 + i * 22 + (i % 3) * 4
    return leg.line(
      Array.from({ length: 13 }, (_, j): Point => {
        const angle = Math.PI * (0.42 + (j / 12) * 1.16)
        const reach = radius * (1 + 0.13 * Math.sin(angle * 3 + i * 0.34) + 0.06 * Math.sin(angle * 5 - i * 0.5))
        return [226 + Math.cos(angle) * reach, len - 34 - Math.sin(angle) * reach * 0.86]
      }),
    )
  })
  return `<path d="${heights.join('')}" fill="none" stroke="${art.colourway.accent}" stroke-width="6" opacity=".88"/>`
}

/** The seat: the seam of a yoke, and a zipped pocket on the wearer's right. */
function seat(art: Art, leg: Leg, zip: Ink): string {
  const { body } = art.colourway
  const yoke = leg.line([
    [0, 218],
    [90, 204],
    [216, 166],
  ])
  const welt = leg.line([
    [62, 262],
    [152, 246],
  ])
  const bag = leg.line([
    [60, 266],
    [66, 350],
    [110, 358],
    [150, 344],
    [154, 250],
  ])
  const [x, y] = leg.at(70, 264)
  return (
    seam(yoke, body, { stitch: '0 5', soft: 0.2 }) +
    (leg.side < 0
      ? ''
      : art.part(
          'seat-pocket',
          seam(bag, body, { soft: 0.08 }) + laminatedZip(welt, body, mix(body, zip, 0.6), 8) + puller(x, y, zip, 20, 6),
        ))
  )
}
