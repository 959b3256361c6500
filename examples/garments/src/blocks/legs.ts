import type { Art } from '../drawing/art.ts'
import { mix, shadowOf } from '../drawing/colour.ts'
import { Folds, type Softness } from '../drawing/folds.ts'
import { onSide, type Point, SIDES, type Side, spline } from '../drawing/geometry.ts'
import { randomSource } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { label } from '../drawing/trims.ts'

export type LegMeasures = {
  /** Half widths at waist, hip, thigh, knee and hem; `top`, `hipY`, `crotch` and `len` are heights. */
  waist?: number
  top?: number
  hip?: number
  hipY?: number
  thigh?: number
  knee?: number
  hem?: number
  len?: number
  /** Half the gap between the legs. */
  gap?: number
  crotch?: number
  /** Strength of the folds. */
  str?: number
  texture: string
  textureOpacity?: number
  /** What is drawn on each leg. */
  over: (side: Side, kneeY: number) => string
}

/** Two legs and the inside of the back waist; the waistband is drawn by the garment. */
export function legs(art: Art, measures: LegMeasures): void {
  const { body } = art.colourway
  const shadow = shadowOf(body)
  const {
    waist = 124,
    top = 96,
    hip = 160,
    hipY = 250,
    thigh = 172,
    knee = 158,
    hem = 142,
    len = 940,
    gap = 34,
    crotch = 386,
    str = 1,
  } = measures
  const kneeY = crotch + (len - crotch) * 0.44,
    long = len > 700
  // inside of the back waist
  panel(
    art,
    spline(
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
    ),
    mix(art.colourway.lining, shadowOf(art.colourway.lining), 0.4),
    { rim: 0, core: 0.6, over: art.isBack ? '' : label(0, top + 4, 32, 14) },
  )
  for (const side of SIDES) {
    const random = randomSource(side > 0 ? 6 : 13),
      folds = new Folds(),
      jitter = (v: number) => v + (random() - 0.5) * 12,
      crease = (x: number, y: number, X: number, Y: number, w: number, k: number, q: Softness) =>
        folds.fold([side * jitter(x), jitter(y)], [side * jitter(X), jitter(Y)], w * str, side * k, q)
    const mid = (gap + thigh) / 2
    crease(14, 372, 92, 330, 14, -0.1, 0)
    crease(16, 392, 118, 372, 17, -0.08, 1)
    crease(20, 404, 110, 430, 15, 0.06, 1)
    crease(26, 420, 92, 482, 16, 0.06, 1)
    crease(18, 330, 60, 250, 12, -0.06, 1)
    crease(mid + 20, 300, mid + 16, Math.min(len - 40, 560), 30, 0.03, 2)
    if (long) {
      crease(34, kneeY - 40, 96, kneeY - 76, 14, -0.1, 1)
      crease(36, kneeY, 110, kneeY - 20, 16, -0.08, 0)
      crease(38, kneeY + 30, 112, kneeY + 50, 16, 0.1, 1)
      crease(knee - 4, kneeY + 6, 96, kneeY + 34, 14, -0.1, 1)
      crease(knee - 2, kneeY - 50, 104, kneeY - 24, 13, -0.1, 0)
      crease(mid + 10, kneeY + 60, mid, len - 70, 26, 0.03, 2)
      crease(40, len - 150, 94, len - 120, 12, 0.1, 1)
      crease(hem - 2, len - 110, 84, len - 70, 13, -0.1, 1)
      crease(42, len - 66, 104, len - 44, 11, 0.08, 0)
      crease(hem - 4, len - 40, 90, len - 24, 9, -0.1, 1)
    } else {
      crease(30, len - 130, 90, len - 40, 16, 0.06, 1)
      crease(hem - 20, len - 160, hem - 40, len - 20, 18, 0.05, 1)
      crease(mid - 10, len - 90, mid - 6, len - 10, 14, 0.02, 1)
    }
    const outline: Point[] = [
      [0, top + 20, 1],
      [waist * 0.5, top + 16],
      [waist, top + 6, 1],
      [waist + 12, top + 60],
      [hip, hipY],
      [hip + (thigh > hip ? 9 : 2), hipY + 84],
      [thigh, crotch + 50],
      ...(long
        ? ([
            [(thigh + knee) / 2 + 3, (crotch + kneeY) / 2 + 20],
            [knee, kneeY],
            [knee - 4, kneeY + 90],
            [hem + 2, len - 80],
          ] satisfies Point[])
        : []),
      [hem, len, 1],
      [(hem + gap) / 2, len + 9],
      [gap, len + 5, 1],
      ...(long
        ? ([
            [gap - 4, len - 120],
            [gap - 6, kneeY + 60],
            [gap - 6, kneeY],
            [gap - 14, (crotch + kneeY) / 2],
          ] satisfies Point[])
        : []),
      [10, crotch + 44],
      [0, crotch, 1],
    ]
    art.add(
      `<ellipse cx="${(side * (hem + gap)) / 2}" cy="${len + 5}" rx="${(hem - gap) / 2 - 2}" ry="8" fill="${mix(body, shadow, 0.85)}"/>`,
    )
    panel(art, spline(onSide(side, outline), true), body, {
      across: side > 0 ? [gap - 20, 600, knee + 10, 590] : [-knee - 10, 590, -gap + 20, 600],
      fall: [0, 80, 0, len + 60],
      folds: folds,
      texture: measures.texture,
      textureOpacity: measures.textureOpacity ?? 0.28,
      over: measures.over(side, kneeY),
    })
  }
}
