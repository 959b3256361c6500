import type { Across, Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import type { Point, Side } from '../drawing/geometry.ts'
import { softLine } from '../drawing/trims.ts'

export type TopLength = 'cropped' | 'regular' | 'long'

/** Vertical offset of the hem from the regular length, in units; a positive offset is lower. */
export const HEM_SHIFT: Readonly<Record<TopLength, number>> = { cropped: -78, regular: 0, long: 58 }

export type TopMeasures = {
  /** Extra width on each side for a boxier fit, in units. */
  ease?: number
  /** y of the hem. */
  hemY?: number
  neck?: number
  neckY?: number
  waist?: number
  hem?: number
  sleeveWidth?: number
  cuff?: number
  /** Extra depth of the hem in the middle. */
  drop?: number
  /** Whether the sleeve runs up to the neck. */
  raglan?: boolean
  /** Whether an elastic cuff, narrower than the sleeve, gathers the end of the sleeve. */
  gathered?: boolean
}

const SHOULDER = 198
const SHOULDER_Y = 316
const UNDERARM_Y = 472
const SLEEVE_END = 826

/** Returns the right half of the outline of a top, and its right sleeve. */
export function topBlock({
  ease = 0,
  hemY = 868,
  neck = 84,
  neckY = 268,
  waist = 192,
  hem = 198,
  sleeveWidth = 2,
  cuff = 42,
  drop = 10,
  raglan = false,
  gathered = false,
}: TopMeasures = {}): { torso: Point[]; sleeve: Point[] } {
  const shoulder = SHOULDER + ease
  // The side seam is scaled to the length between underarm and hem.
  const down = (share: number) => UNDERARM_Y + (hemY - UNDERARM_Y) * share
  const x = shoulder - 6
  const w = sleeveWidth
  const side: Point[] = [
    [shoulder + 2, UNDERARM_Y, 1],
    [shoulder + 1, down(0.116)],
    [shoulder - 5, down(0.253)],
    [waist + ease, down(0.374)],
    [waist + ease + 3, down(0.55)],
    [waist + ease + 1, down(0.677)],
    [hem + ease - 1, down(0.813)],
    [hem + ease - 3, down(0.9)],
    [hem + ease, hemY - 8, 1],
    [hem * 0.6, hemY + drop * 0.7],
    [0, hemY + drop],
  ]
  const collarbone: Point[] = [
    [0, neckY + 26],
    [neck * 0.6, neckY + 14],
    [neck, neckY, 1],
  ]
  const armhole: Point[] = raglan
    ? [
        [neck + 18, neckY + 64],
        [neck + 52, neckY + 132],
      ]
    : [
        [neck + 50, neckY + 17],
        [shoulder - 14, SHOULDER_Y - 4],
        [shoulder, SHOULDER_Y + 6, 1],
        [shoulder - 13, SHOULDER_Y + 66],
        [shoulder - 15, UNDERARM_Y - 50],
      ]
  const cap: Point[] = raglan
    ? [
        [neck - 8, neckY - 6, 1],
        [neck + 46, neckY + 15],
        [neck + 88, neckY + 34],
      ]
    : [
        [x - 40, SHOULDER_Y - 8],
        [x, SHOULDER_Y + 4],
      ]
  const pit: Point[] = raglan
    ? [
        [shoulder - 16, UNDERARM_Y - 8],
        [neck + 30, neckY + 136],
        [neck, neckY + 60, 1],
      ]
    : [
        [x - 10, SHOULDER_Y + 150],
        [x - 40, SHOULDER_Y + 110],
      ]
  const end: Point[] = gathered
    ? [
        [x + 114 + w * 0.5, SLEEVE_END - 68],
        [x + 115 + w * 0.4, SLEEVE_END - 46],
        [x + 106, SLEEVE_END - 25, 1],
        [x + 107, SLEEVE_END + 4, 1],
        [x + 78, SLEEVE_END + 10],
        [x + 49, SLEEVE_END + 9, 1],
        [x + 47, SLEEVE_END - 18, 1],
        [x + 31, SLEEVE_END - 40],
        [x + 26 - w * 0.5, SLEEVE_END - 68],
      ]
    : [
        [x + 116 + w * 0.5, SLEEVE_END - 44],
        [x + 116, SLEEVE_END - 6, 1],
        [x + 116 - cuff, SLEEVE_END + 7],
        [x + 116 - cuff * 2, SLEEVE_END + 8, 1],
        [x + 27 - w * 0.5, SLEEVE_END - 54],
      ]
  const arm: Point[] = [
    [x + 28, SHOULDER_Y + 22],
    [x + 52 + w, SHOULDER_Y + 64],
    [x + 68 + w, SHOULDER_Y + 130],
    [x + 80 + w, SHOULDER_Y + 200],
    [x + 93 + w, SHOULDER_Y + 262],
    [x + 98 + w, SHOULDER_Y + 300],
    [x + 107 + w * 0.8, SHOULDER_Y + 372],
    [x + 108 + w * 0.6, SHOULDER_Y + 420],
    ...end,
    [x + 29 - w * 0.6, SHOULDER_Y + 400],
    [x + 19 - w * 0.6, SHOULDER_Y + 330],
    [x + 10, SHOULDER_Y + 268],
    [x + 6, SHOULDER_Y + 200],
  ]
  return { torso: [...collarbone, ...armhole, ...side], sleeve: [...cap, ...arm, ...pit] }
}

export const sleeveGradient = (side: Side): Across => (side > 0 ? [198, 570, 302, 552] : [-302, 552, -198, 570])

export const TORSO_GRADIENT: Across = [-202, 560, 202, 590]

/** Shadow of the body on a sleeve. */
export function bodyShade(side: Side, cloth: Ink, ease = 0, raglan = false): string {
  const seam = raglan
    ? `${side * 84} 268L${side * 102} 332L${side * 136} 400`
    : `${side * (198 + ease)} 318L${side * (184 + ease)} 382L${side * (184 + ease)} 422`
  const below = `L${side * (202 + ease)} 478L${side * (196 + ease)} 600L${side * (200 + ease)} 860`
  return softLine(`M${seam}${below}`, shadowOf(cloth), raglan ? 16 : 24, raglan ? 0.34 : 0.5, `${side > 0 ? 5 : 3} 4`)
}

/** Draws the dark opening of a cuff below the sleeve's end. */
export function cuffMouth(art: Art, side: Side, y = 828, inner = 226, outer = 304): void {
  const { lining } = art.colourway
  art.add(
    `<path d="M${side * inner} ${y + 4}Q${(side * (inner + outer)) / 2} ${y + 20} ${side * outer} ${y - 8}z" fill="${mix(lining, shadowOf(lining), 0.75)}"/>`,
  )
}
