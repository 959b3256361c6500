import type { Across, Art, Stop } from '../drawing/art.ts'
import { mix, shadowOf } from '../drawing/colour.ts'
import { type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label } from '../drawing/trims.ts'
import { legFolds } from './legFolds.ts'
import type { LegMeasures } from './legMeasures.ts'
import { type Stance, standing } from './stance.ts'

/** Distance from the crotch to the middle of the knee, in units. */
const TO_KNEE = 266

/** Shading that makes a flat cloth on the leg look round. */
const ROUND: readonly Stop[] = [
  [0, '#06090c', 0.14],
  [0.14, '#fff6e6', 0.04],
  [0.3, '#fff6e6', 0.16],
  [0.52, '#06090c', 0],
  [0.86, '#06090c', 0.26],
  [1, '#06090c', 0.18],
]

/** Draws two legs and the inside of the back waist. The garment draws the waistband itself. */
export function legs(art: Art, measures: LegMeasures): void {
  const { body, lining } = art.colourway
  const { waist, top, crotch, len, hem, inside, gathered = false } = measures
  const kneeY = crotch + TO_KNEE
  const inner = spline(
    [
      [-waist, top + 6, 1],
      [-waist * 0.5, top - 6],
      [0, top - 9],
      [waist * 0.5, top - 6],
      [waist, top + 6, 1],
      [waist * 0.5, top + 24],
      [0, top + 28],
      [-waist * 0.5, top + 24],
    ],
    true,
  )
  panel(art, inner, mix(lining, shadowOf(lining), 0.4), {
    rim: 0,
    core: 0.6,
    over: art.isBack ? '' : label(0, top + 4, 32, 14),
  })
  const stance: Stance = { from: crotch, to: len, ...measures.stance }
  const hips = art.radial(-14, top + 96, 200, [
    [0, body, 0.9],
    [0.55, body, 0.7],
    [1, body, 0],
  ])
  for (const side of SIDES) {
    const isFree = art.isBack ? side < 0 : side > 0
    const leg = standing(side, isFree, kneeY, stance)
    const [hemX, hemY] = leg.at((hem + inside) / 2, len + 4)
    art.add(
      `<ellipse cx="${Math.round(hemX)}" cy="${Math.round(hemY)}" rx="${(hem - inside) / 2 - 3 - (gathered ? cuffNip(measures) : 0)}" ry="9" fill="${mix(body, shadowOf(body), 0.85)}"/>`,
    )
    const [innerX, innerY] = leg.at(inside - 16, kneeY)
    const [outerX, outerY] = leg.at(measures.knee + 14, kneeY)
    const tilt = side * 24
    const across: Across = side > 0 ? [innerX, innerY + tilt, outerX, outerY] : [outerX, outerY, innerX, innerY - tilt]
    const laid = measures.under?.(leg) ?? ''
    panel(art, leg.line(outlineOf(measures, kneeY), true), body, {
      across,
      fall: [0, 80, 0, len + 60],
      folds: legFolds(leg, measures, { isFree, isBack: art.isBack }),
      foldShade: laid === '' ? 1 : 0.82,
      foldLight: laid === '' ? 1 : 0.6,
      // Above the crotch, draw the cloth of both legs as one piece, without a gap.
      under: `<rect x="-240" y="${top}" width="480" height="340" fill="${hips}"/>${laid === '' ? '' : `${laid}<rect x="-400" width="800" height="1000" fill="${art.linear(across, ROUND)}"/>`}`,
      rim: side > 0 ? 0.16 : 0.5,
      core: side > 0 ? 0.5 : 0.34,
      texture: measures.texture,
      textureOpacity: measures.textureOpacity ?? 0.28,
      over: measures.over(leg),
    })
  }
}

/** How much narrower than the leg its gathered cuff is, on each side. */
const cuffNip = ({ hem, inside }: Pick<LegMeasures, 'hem' | 'inside'>): number => Math.round((hem - inside) * 0.13)

function outlineOf(
  { waist, hip, thigh, knee, calf = 0, hem, top, crotch, len, inside, gathered = false }: LegMeasures,
  kneeY: number,
): Point[] {
  const isLong = len - crotch > 330
  const shin = (share: number) => knee + (hem - knee) * share
  // A gathered leg has points of its own above the cuff.
  const low = gathered ? 0.54 : 0.74
  const outer: Point[] = isLong
    ? [
        [(thigh + knee) / 2 + 5, (crotch + kneeY) / 2 + 24],
        [knee, kneeY],
        [shin(0.3) + calf, kneeY + (len - kneeY) * 0.32],
        [shin(low + 0.01) + calf * 0.2, kneeY + (len - kneeY) * low],
      ]
    : []
  const innerLine: Point[] = isLong
    ? [
        [inside - calf * 0.1, kneeY + (len - kneeY) * (low - 0.04)],
        [inside - 4 - calf * 0.7, kneeY + (len - kneeY) * 0.36],
        [inside - 2, kneeY],
        [inside * 0.4, (crotch + kneeY) / 2],
      ]
    : []
  const nip = gathered ? cuffNip({ hem, inside }) : 0
  const end: Point[] = gathered
    ? [
        [hem + 2, len - 76],
        [hem - 1, len - 58],
        [hem - nip, len - 42, 1],
        [hem - nip, len, 1],
        [(hem + inside) / 2, len + 8],
        [inside + nip, len + 3, 1],
        [inside + nip, len - 40, 1],
        [inside + 1, len - 56],
        [inside - 2, len - 74],
      ]
    : [
        [hem, len, 1],
        [(hem + inside) / 2, len + 10],
        [inside, len + 3, 1],
      ]
  return [
    [0, top + 20, 1],
    [waist * 0.5, top + 16],
    [waist, top + 6, 1],
    [waist + (hip - waist) * 0.42, top + 56],
    [hip - 3, top + 128],
    [hip + 2, crotch - 66],
    [thigh, crotch + 24],
    ...outer,
    ...end,
    ...innerLine,
    [2, crotch + 34],
    [0, crotch, 1],
  ]
}
