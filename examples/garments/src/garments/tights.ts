import { legs } from '../blocks/legs.ts'
import type { Leg } from '../blocks/stance.ts'
import type { DetailsOf } from '../details.ts'
import type { Art, Stop } from '../drawing/art.ts'
import { jersey } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf, sheenOf } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { flatlock, mark, reflective, softLine } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { legPrint } from './tightsPrints.ts'
import { CROTCH, calf, front, gusset, hem, kneeOf, seat, shin } from './tightsSeams.ts'
import { tightsWaist } from './tightsWaist.ts'

type Details = DetailsOf<'tights'>

const TOP = 96
const WAIST = 122

export function tights(art: Art, details: Details): Staging {
  const { body } = art.colourway
  const isLong = details.length === 'long'
  const len = isLong ? 940 : 822
  legs(art, {
    waist: WAIST,
    hip: 166,
    thigh: 170,
    knee: 124,
    calf: isLong ? 11 : 7,
    hem: isLong ? 95 : 107,
    inside: isLong ? 39 : 36,
    top: TOP,
    crotch: CROTCH,
    len,
    stance: { carry: 36, free: 70, lift: 16 },
    strength: 0.42,
    texture: jersey(art, body),
    textureOpacity: 0.34,
    under: (leg) => lower(art, leg, len, details) + (art.isBack ? '' : kneeOf(art, leg, details)),
    over: (leg) =>
      form(art, leg) +
      art.part('flat-seams', gusset(art, leg)) +
      (art.isBack ? seat(art, leg, details) + calf(art, leg, len) : front(art, leg, details) + shin(art, leg, len)) +
      art.part('reflective', reflectiveOf(leg, len, details)) +
      art.part('thigh-pocket', details.pocket === 'thigh' ? thighPocket(art, leg) : '') +
      hem(art, leg, len) +
      (leg.side < 0 && !art.isBack ? shinMark(leg) : ''),
  })
  art.add(flatlock(art.isBack ? `M0 160C2 220 -3 270 0 310` : `M0 170C0 220 -1 270 0 304`, body, art.near))
  tightsWaist(art, WAIST, TOP, details.waist)
  return fitted(
    { top: 84, bottom: len + 14, halfWidth: 246, largest: 1.2, lean: art.isBack ? -8 : 8 },
    [-120, 80, 312, 390],
  )
}

/**
 * Draws the lower leg. The print `block` (a shin in another cloth) covers the end of the side panel; the side panel
 * covers any other print.
 */
function lower(art: Art, leg: Leg, len: number, details: Details): string {
  const [print, side] = [legPrint(art, leg, len, details), flank(art, leg, len, details)]
  return details.print === 'block' ? side + print : print + side
}

/** Shades the knee in the front view, or the seat and the area below it in the back view. */
function form(art: Art, leg: Leg): string {
  const { body } = art.colourway
  const spot = (x: number, y: number, rx: number, ry: number, ink: Ink, strength: number) => {
    const [X, Y] = leg.at(x, y)
    return `<ellipse cx="${Math.round(X)}" cy="${Math.round(Y)}" rx="${rx}" ry="${ry}" fill="${art.pool(ink, strength)}"/>`
  }
  const [light, shadow] = [lightOf(body), shadowOf(body)]
  if (art.isBack)
    return (
      spot(76, 262, 78, 82, light, 0.42) +
      spot(84, 350, 92, 34, shadow, 0.2) +
      spot(82, leg.kneeY + 96, 34, 84, light, 0.34)
    )
  return (
    spot(80, leg.kneeY - 8, 34, 44, light, 0.42) +
    spot(82, leg.kneeY + 46, 40, 16, shadow, 0.24) +
    spot(96, 430, 44, 130, light, 0.3)
  )
}

function flank(art: Art, leg: Leg, len: number, { panels }: Details): string {
  if (panels === 'none') return ''
  const { body, accent } = art.colourway
  const { side, kneeY } = leg
  const ink = panels === 'contrast' ? accent : mix(body, accent, 0.62)
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
  return `<path d="${area}" fill="${ink}" opacity=".9"/><path d="${area}" fill="${form}"/>${flatlock(leg.line(edge), body, art.near)}`
}

function shinMark(leg: Leg): string {
  const [x, y] = leg.at(82, leg.kneeY + 92)
  return mark(x, y, 0.9, '#e8eaec', 0.85)
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

/** Draws the phone pocket on the wearer's left thigh, in the same knit as the tights and with a bound edge. */
function thighPocket(art: Art, leg: Leg): string {
  if (leg.side > 0 === art.isBack) return ''
  const { body, accent } = art.colourway
  const bag: Point[] = [
    [86, 402, 1],
    [90, 470],
    [98, 536, 1],
    [130, 546],
    [170, 540, 1],
    [190, 380, 1],
  ]
  const opening = leg.line([
    [84, 402],
    [124, 390],
    [186, 382],
  ])
  const [x, y] = leg.at(116, 512)
  return (
    `<path d="${leg.line(bag, true)}" fill="${mix(body, accent, 0.3)}" opacity=".34"/>` +
    flatlock(leg.line(bag.slice(0, 5)), body, art.near) +
    `${softLine(opening, shadowOf(body), 12, 0.5, '0 -4')}<g fill="none"><path d="${opening}" stroke="${shadowOf(accent)}" stroke-width="8"/><path d="${opening}" stroke="${accent}" stroke-width="6.5"/><path d="${opening}" stroke="${lightOf(accent)}" stroke-width="1.6" opacity=".6" transform="translate(0 -1.5)"/></g>` +
    mark(x, y, 0.6, sheenOf(body), 0.7)
  )
}
