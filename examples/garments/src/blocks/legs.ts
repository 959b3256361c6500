import type { Across, Art, Stop } from '../drawing/art.ts'
import { mix, shadowOf } from '../drawing/colour.ts'
import { Folds, type Softness } from '../drawing/folds.ts'
import { type Point, SIDES, spline } from '../drawing/geometry.ts'
import { randomSource } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { label } from '../drawing/trims.ts'
import { type Leg, type Stance, standing } from './stance.ts'

export type LegMeasures = {
  /** How far out of the middle line a straight leg reaches at waist, hip, thigh, knee and hem; `top`, `crotch` and `len` are heights. */
  waist: number
  hip: number
  thigh: number
  knee: number
  /** What the calf adds to the straight line from knee to hem. */
  calf?: number
  hem: number
  top: number
  crotch: number
  len: number
  /** How far from the middle line the inside of a straight leg is at knee and hem. */
  inside: number
  stance: Pick<Stance, 'carry' | 'free' | 'lift'>
  /** Strength of the folds. */
  strength?: number
  texture: string
  textureOpacity?: number
  /** Other cloths and prints, which take folds and light as the leg does. */
  under?: (leg: Leg) => string
  /** What is sewn on each leg. */
  over: (leg: Leg) => string
}

/** From the crotch to the middle of the knee. */
const TO_KNEE = 266

/** The round of a leg over a cloth that was laid on it. */
const ROUND: readonly Stop[] = [
  [0, '#06090c', 0.14],
  [0.14, '#fff6e6', 0.04],
  [0.3, '#fff6e6', 0.16],
  [0.52, '#06090c', 0],
  [0.86, '#06090c', 0.26],
  [1, '#06090c', 0.18],
]

/** Two legs and the inside of the back waist; the waistband is drawn by the garment. */
export function legs(art: Art, measures: LegMeasures): void {
  const { body, lining } = art.colourway
  const { waist, top, crotch, len, hem, inside } = measures
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
      `<ellipse cx="${Math.round(hemX)}" cy="${Math.round(hemY)}" rx="${(hem - inside) / 2 - 3}" ry="9" fill="${mix(body, shadowOf(body), 0.85)}"/>`,
    )
    const [innerX, innerY] = leg.at(inside - 16, kneeY)
    const [outerX, outerY] = leg.at(measures.knee + 14, kneeY)
    const tilt = side * 24
    const across: Across = side > 0 ? [innerX, innerY + tilt, outerX, outerY] : [outerX, outerY, innerX, innerY - tilt]
    const laid = measures.under?.(leg) ?? ''
    panel(art, leg.line(outlineOf(measures, kneeY), true), body, {
      across,
      fall: [0, 80, 0, len + 60],
      folds: legFolds(leg, isFree, measures),
      foldShade: laid === '' ? 1 : 0.82,
      foldLight: laid === '' ? 1 : 0.6,
      // Over the hips both legs are one piece of cloth: no hollow between them.
      under: `<rect x="-240" y="${top}" width="480" height="340" fill="${hips}"/>${laid === '' ? '' : `${laid}<rect x="-400" width="800" height="1000" fill="${art.linear(across, ROUND)}"/>`}`,
      rim: side > 0 ? 0.16 : 0.5,
      core: side > 0 ? 0.5 : 0.34,
      texture: measures.texture,
      textureOpacity: measures.textureOpacity ?? 0.28,
      over: measures.over(leg),
    })
  }
}

function outlineOf(
  { waist, hip, thigh, knee, calf = 0, hem, top, crotch, len, inside }: LegMeasures,
  kneeY: number,
): Point[] {
  const isLong = len - crotch > 330
  const shin = (share: number) => knee + (hem - knee) * share
  const outer: Point[] = isLong
    ? [
        [(thigh + knee) / 2 + 5, (crotch + kneeY) / 2 + 24],
        [knee, kneeY],
        [shin(0.3) + calf, kneeY + (len - kneeY) * 0.32],
        [shin(0.75) + calf * 0.2, kneeY + (len - kneeY) * 0.74],
      ]
    : []
  const innerLine: Point[] = isLong
    ? [
        [inside - calf * 0.1, len - (len - kneeY) * 0.3],
        [inside - 4 - calf * 0.7, kneeY + (len - kneeY) * 0.36],
        [inside - 2, kneeY],
        [inside * 0.4, (crotch + kneeY) / 2],
      ]
    : []
  return [
    [0, top + 20, 1],
    [waist * 0.5, top + 16],
    [waist, top + 6, 1],
    [waist + (hip - waist) * 0.42, top + 56],
    [hip - 3, top + 128],
    [hip + 2, crotch - 66],
    [thigh, crotch + 24],
    ...outer,
    [hem, len, 1],
    [(hem + inside) / 2, len + 10],
    [inside, len + 3, 1],
    ...innerLine,
    [2, crotch + 34],
    [0, crotch, 1],
  ]
}

/** Pull from the crotch, drape over the thigh, the crook of the knee, and the break over the foot; a bent knee pulls more. */
function legFolds(leg: Leg, isFree: boolean, measures: LegMeasures): Folds {
  const { crotch, len, knee, hem, inside, strength = 1 } = measures
  const { side, kneeY, at } = leg
  const random = randomSource(isFree ? 6 : 13)
  const folds = new Folds()
  const jitter = (value: number) => value + (random() - 0.5) * 14
  const crease = (x: number, y: number, X: number, Y: number, width: number, bow: number, softness: Softness) =>
    folds.fold(at(jitter(x), jitter(y)), at(jitter(X), jitter(Y)), width * strength, side * bow, softness)
  const middle = (inside + knee) / 2
  crease(10, crotch - 8, 96, crotch - 48, 14, -0.1, 0)
  crease(14, crotch + 8, 128, crotch - 12, 17, -0.08, 1)
  crease(18, crotch + 20, 118, crotch + 46, 15, 0.06, 1)
  crease(12, crotch - 52, 60, crotch - 130, 12, -0.06, 1)
  crease(middle + 34, crotch - 90, middle + 18, Math.min(len - 30, crotch + 190), 34, 0.03, 2)
  if (len - crotch <= 330) {
    crease(40, len - 110, 84, len - 12, 17, 0.06, 1)
    crease(hem - 26, len - 140, hem - 34, len - 16, 20, 0.05, 2)
    crease(middle, len - 92, middle + 6, len - 8, 15, 0.02, 1)
    if (isFree) crease(hem - 8, len - 120, 118, len - 60, 14, -0.1, 0)
    return folds
  }
  if (isFree) {
    crease(inside, kneeY - 12, middle + 30, kneeY - 58, 17, -0.1, 0)
    crease(inside + 2, kneeY + 8, middle + 44, kneeY - 4, 19, -0.06, 1)
    crease(inside + 2, kneeY + 30, middle + 30, kneeY + 66, 17, 0.1, 0)
    crease(knee - 4, kneeY - 76, middle + 6, kneeY - 104, 14, 0.12, 1)
    crease(knee - 30, kneeY + 46, middle - 4, len - 90, 30, 0.04, 2)
  } else {
    crease(inside + 2, kneeY - 34, middle, kneeY - 66, 13, -0.1, 1)
    crease(knee - 2, kneeY - 10, middle + 10, kneeY + 22, 14, -0.1, 0)
    crease(knee - 4, kneeY + 34, middle, kneeY + 58, 12, -0.1, 1)
    crease(middle + 16, kneeY + 40, middle + 8, len - 70, 32, 0.02, 2)
  }
  crease(inside + 4, len - 132, middle + 4, len - 102, 12, 0.1, 1)
  crease(hem - 2, len - 104, middle, len - 66, 13, -0.1, isFree ? 1 : 0)
  crease(inside + 6, len - 62, middle + 8, len - 42, 11, 0.08, isFree ? 1 : 0)
  if (!isFree) crease(hem - 4, len - 44, middle + 6, len - 28, 9, -0.1, 1)
  return folds
}
