import { legs } from '../blocks/legs.ts'
import type { Leg } from '../blocks/stance.ts'
import { knitWaist } from '../blocks/waist.ts'
import type { DetailsOf } from '../details.ts'
import type { Art, Stop } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { laminatedZip, mark, puller, reflective, seam } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { legPrint } from './tightsPrints.ts'

type Details = DetailsOf<'tights'>

const TOP = 96
const CROTCH = 344
const WAIST = 122

export function tights(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const isLong = details.length === 'long'
  const len = isLong ? 940 : 822
  legs(art, {
    waist: WAIST,
    hip: 164,
    thigh: 168,
    knee: 126,
    calf: 14,
    hem: isLong ? 98 : 116,
    inside: isLong ? 34 : 26,
    top: TOP,
    crotch: CROTCH,
    len,
    stance: { carry: 48, free: 86, lift: 18 },
    strength: 0.5,
    texture: knit(art, body),
    under: (leg) =>
      legPrint(art, leg, len, details) +
      flank(art, leg, len, details) +
      (art.isBack ? '' : kneeOf(leg, details, body, accent)),
    over: (leg) =>
      (art.isBack ? seat(leg, body) + calf(leg, len, body) : shin(leg, len, body)) +
      reflectiveOf(leg, len, details) +
      (details.pocket === 'thigh' ? thighPocket(art, leg, body, accent) : '') +
      seam(leg.across(len - 14, 6), body, { stitch: '0 4', soft: 0.1 }) +
      (leg.side < 0 && !art.isBack ? shinMark(leg) : ''),
  })
  // A high waist reaches further down over the hips as well.
  const deep = details.waist === 'high' ? 34 : 0
  art.add(
    seam(
      art.isBack
        ? `M0 170C2 230 -3 290 0 ${CROTCH}`
        : `M0 176C0 230 -2 290 0 ${CROTCH}M0 ${CROTCH}C-24 316 -60 284 -150 254M0 ${CROTCH}C22 318 64 282 150 250`,
      body,
      { soft: 0.2 },
    ),
  )
  knitWaist(art, WAIST, TOP, deep)
  if (details.waist === 'drawcord' && !art.isBack) {
    const ends = 'M-7 170C-18 204 -21 226 -16 264M7 170C11 200 22 222 15 250'
    art.add(
      `<g fill="none" stroke-width="4.5"><path d="${ends}" stroke="#000" opacity=".25" transform="translate(3 4)"/><path d="${ends}" stroke="${art.colourway.zip}"/></g><path d="M-19 260h6v14h-6zM12 247h6v14h-6z" fill="#2a2d31"/>`,
    )
  }
  if (art.isBack) {
    const zipLine = `M-48 ${146 + deep / 2}Q0 ${152 + deep / 2} 48 ${146 + deep / 2}`
    art.add(
      laminatedZip(zipLine, body, mix(body, accent, 0.8), 8),
      puller(-46, 148 + deep / 2, art.colourway.zip, 16, 80),
    )
  } else art.add(mark(0, 142 + deep / 2, 0.9, sheenOf(body), 0.85))
  return fitted({ top: 84, bottom: len + 14, halfWidth: 252, largest: 1.2 }, [-120, 80, 312, 390])
}

function flank(art: Art, leg: Leg, len: number, { panels }: Details): string {
  if (panels === 'none') return ''
  const { body, accent } = art.colourway
  const { side, kneeY } = leg
  const ink = panels === 'contrast' ? accent : mix(body, accent, 0.3)
  const edge: Point[] = [
    [158, 200, 1],
    [120, 300],
    [112, 430],
    [104, kneeY],
    [86, kneeY + 120],
    [70, len - 90],
    [78, len + 20, 1],
  ]
  const area = leg.line([...edge, [260, len + 20, 1], [260, 200, 1]], true)
  const lit: Stop[] = [
    [0, shadowOf(ink), 0.5],
    [0.4, lightOf(ink), 0.5],
    [1, ink, 0],
  ]
  const shaded: Stop[] = [
    [0, lightOf(ink), 0.4],
    [0.5, ink, 0],
    [1, shadowOf(ink), 0.6],
  ]
  const [inner, outer] = [leg.at(70, 600), leg.at(150, 600)]
  const form =
    side > 0 ? art.linear([inner[0], 600, outer[0], 590], shaded) : art.linear([outer[0], 590, inner[0], 600], lit)
  return `<path d="${area}" fill="${ink}" opacity=".8"/><path d="${area}" fill="${form}"/>${seam(leg.line(edge), body, { soft: 0.2, stitch: `${side * -4} 0` })}`
}

function kneeOf(leg: Leg, { knees }: Details, body: Ink, accent: Ink): string {
  if (knees === 'plain') return ''
  const { kneeY } = leg
  const seams = seam(leg.across(kneeY - 62, -16) + leg.across(kneeY + 66, 18), body, { soft: 0.25, stitch: '0 4' })
  if (knees === 'seamed') return seams
  const area = leg.line(
    [
      [0, kneeY - 60],
      [66, kneeY - 78],
      [180, kneeY - 62],
      [180, kneeY + 62],
      [66, kneeY + 84],
      [0, kneeY + 66],
    ],
    true,
  )
  return `<path d="${area}" fill="${accent}" opacity=".42"/>${seams}`
}

/** The seam that runs down beside the bone of the shin. */
function shin(leg: Leg, len: number, body: Ink): string {
  const line = leg.line([
    [30, leg.kneeY + 40],
    [58, leg.kneeY + 110],
    [64, len - 120],
  ])
  return seam(line, body, { soft: 0.2 })
}

function shinMark(leg: Leg): string {
  const [x, y] = leg.at(82, leg.kneeY + 92)
  return mark(x, y, 0.9, '#e8eaec', 0.85)
}

/** The hollow of the knee, and the seam over the calf. */
function calf(leg: Leg, len: number, body: Ink): string {
  const { kneeY } = leg
  const line = leg.line([
    [74, kneeY + 4],
    [86, kneeY + 96],
    [78, len - 150],
    [66, len],
  ])
  return seam(leg.across(kneeY - 10, 14) + line, body, { soft: 0.25 })
}

/** The panel that shapes the seat: up from the inside of the thigh, over the hip. */
function seat(leg: Leg, body: Ink): string {
  const over = leg.line([
    [0, 232],
    [70, 218],
    [180, 178],
  ])
  const under = leg.line([
    [8, CROTCH + 34],
    [62, CROTCH + 30],
    [126, CROTCH - 14],
    [172, CROTCH - 90],
  ])
  return seam(over + under, body, { soft: 0.25, stitch: '0 4' })
}

function reflectiveOf(leg: Leg, len: number, { reflective: kind }: Details): string {
  if (kind === 'shin') {
    const band = leg.line([
      [24, len - 172],
      [66, len - 160],
      [130, len - 178],
    ])
    return reflective(band, 6)
  }
  if (kind !== 'calf') return ''
  const stripe = leg.line([
    [66, len - 150],
    [68, len - 100],
    [70, len - 52],
  ])
  return reflective(stripe, 5.5)
}

/** On the wearer's left thigh: an opening that a phone goes into. */
function thighPocket(art: Art, leg: Leg, body: Ink, accent: Ink): string {
  if (leg.side > 0 === art.isBack) return ''
  const [x, y] = leg.at(104, 396)
  const opening = leg.line([
    [98, 392],
    [154, 382],
  ])
  const bag = leg.line(
    [
      [94, 386, 1],
      [96, 470],
      [104, 528, 1],
      [146, 530, 1],
      [156, 460],
      [160, 376, 1],
    ],
    false,
  )
  return (
    seam(bag, body, { soft: 0.14, stitch: `${leg.side * 4} 0` }) +
    laminatedZip(opening, body, accent, 7) +
    puller(x, y, accent, 16, leg.side * -70)
  )
}
