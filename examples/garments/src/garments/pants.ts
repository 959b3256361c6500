import { closureInk } from '../blocks/closure.ts'
import type { LegMeasures } from '../blocks/legMeasures.ts'
import { legs } from '../blocks/legs.ts'
import type { Leg } from '../blocks/stance.ts'
import { beltedWaist, cordedWaist, fly } from '../blocks/waist.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, mix, printOn } from '../drawing/colour.ts'
import { label, laminatedZip, mark, seam } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { hemOf } from './pantsHem.ts'
import { pantsPockets, seatPockets } from './pantsPockets.ts'

type Details = DetailsOf<'pants'>

const CUT = {
  regular: { hip: 194, thigh: 204, knee: 178, hem: 168, inside: 20 },
  slim: { hip: 190, thigh: 192, knee: 152, hem: 130, inside: 20 },
  wide: { hip: 196, thigh: 212, knee: 204, hem: 206, inside: 16 },
} as const

const TOP = 96
const CROTCH = 356
const WAIST = 150

export function pants(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const len = details.length === 'long' ? 940 : 832
  const cut = CUT[details.cut]
  const measures: LegMeasures = {
    ...cut,
    waist: WAIST,
    top: TOP,
    crotch: CROTCH,
    len,
    hem: cut.hem - (details.hem === 'cuffed' ? 12 : 0),
    gathered: details.hem === 'cuffed',
    stance: { carry: 40, free: 64, lift: 14 },
    texture: weave(art, body),
    under: (leg) =>
      secondCloth(leg, details, body, accent) +
      art.part('knee-panels', art.isBack ? '' : knee(leg, details, body, accent)),
    over: (leg) =>
      (art.isBack
        ? seat(leg, body) + art.part('seat-pocket', seatPockets(leg, body, zip))
        : pantsPockets(art, leg, details, measures, zip)) +
      outerSeam(leg, measures, body) +
      hemOf(art, leg, details, measures, zip) +
      art.part(
        'zip-off',
        details.zipOff === 'knee' ? laminatedZip(leg.across(leg.kneeY - 104, 14), body, mix(body, zip, 0.6), 8) : '',
      ),
  }
  legs(art, measures)
  const rise = art.isBack ? `M0 ${TOP + 40}C2 230 -3 300 0 ${CROTCH}` : `M0 ${TOP + 40}V270C1 310 5 330 0 ${CROTCH}`
  art.add(seam(rise, body, { stitch: '5 0' }))
  if (details.waist === 'belt') {
    if (!art.isBack) art.add(fly(body, TOP + 40, 296))
    beltedWaist(art, WAIST, TOP + 4)
  } else cordedWaist(art, zip, WAIST, TOP + 2, 42)
  const printed = printOn(details.tone === 'upper' ? accent : body)
  art.add(art.isBack ? label(2, 166, 36, 16, mix(accent, '#000000', 0.2)) : mark(-104, 306, 0.9, printed, 0.75))
  return fitted(
    { top: 84, bottom: len + 16, halfWidth: 292, largest: 1.16, lean: art.isBack ? -11 : 11 },
    [-84, 80, 320, 400],
  )
}

/** The part in the second cloth: shins, seat and hips, or the outer side of the legs. */
function secondCloth(leg: Leg, { tone }: Details, body: Ink, accent: Ink): string {
  if (tone === 'plain') return ''
  const { kneeY } = leg
  const edges = {
    lower: [
      [-20, kneeY + 120],
      [70, kneeY + 146],
      [130, kneeY + 138],
      [230, kneeY + 96],
    ],
    upper: [
      [-10, 330],
      [60, 346],
      [140, 322],
      [230, 266],
    ],
    flank: [
      [118, 100],
      [146, 240],
      [148, 380],
      [136, kneeY],
      [128, kneeY + 120],
      [124, 980],
    ],
  } as const
  const beyond = {
    lower: [
      [250, 1000, 1],
      [-20, 1000, 1],
    ],
    upper: [
      [250, 60, 1],
      [-10, 60, 1],
    ],
    flank: [
      [270, 980, 1],
      [270, 90, 1],
    ],
  } as const
  const edge = edges[tone]
  const [first, ...rest] = edge
  return `<path d="${leg.line([[...first, 1], ...rest.slice(0, -1), [...(edge[edge.length - 1] ?? first), 1], ...beyond[tone]], true)}" fill="${accent}" opacity=".86"/>${seam(leg.line(edge), body, { stitch: tone === 'flank' ? '5 0' : '0 -5', soft: 0.25 })}`
}

/** The visible part of the side seam, at the front of the thigh. */
function outerSeam(leg: Leg, { hip, thigh, knee, hem, len }: LegMeasures, body: Ink): string {
  const line = leg.line([
    [hip - 12, 210],
    [hip - 9, 300],
    [thigh - 14, CROTCH + 40],
    [knee - 9, leg.kneeY],
    [hem - 9, len],
  ])
  return seam(line, body, { soft: 0.12 })
}

/** The seams on the back of a leg: a yoke that dips to the middle, and two seams at the back of the knee. */
function seat(leg: Leg, body: Ink): string {
  const yoke = leg.line([
    [0, 204],
    [70, 194],
    [150, 172],
    [200, 156],
  ])
  const crook = leg.across(leg.kneeY - 4, 12) + leg.across(leg.kneeY + 40, 9)
  return seam(yoke, body, { stitch: '0 5' }) + seam(crook, body, { stitch: '0 5', soft: 0.2 })
}

function knee(leg: Leg, { knees, zipOff }: Details, body: Ink, accent: Ink): string {
  if (knees === 'plain') return ''
  const y = leg.kneeY
  const contrast = knees === 'contrast'
  const low = contrast ? 150 : 74
  // The patch starts below the zip-off seam.
  const high = zipOff === 'knee' ? 74 : 104
  const patch = leg.line(
    [
      [6, y - high + 20],
      [56, y - high],
      [110, y - high - 4],
      [230, y - high + 28],
      [230, y + low - 4],
      [112, y + low + 32],
      [56, y + low + 22],
      [6, y + low],
    ],
    true,
  )
  const dart = (x: number, X: number, dy: number) =>
    leg.line([
      [x, y + dy],
      [X, y + dy * 0.55],
    ])
  const darts = dart(26, 66, -22) + dart(26, 64, 14) + dart(178, 136, -20) + dart(176, 136, 16)
  return (
    `<path d="${patch}" fill="${contrast ? accent : mix(body, accent, 0.5)}" opacity="${contrast ? 0.84 : 0.3}"/>` +
    seam(patch, body, { stitch: '0 4', soft: 0.2 }) +
    seam(darts, contrast ? accent : body, { soft: 0.5 })
  )
}
