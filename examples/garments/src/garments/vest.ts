import { type BaffleSeam, baffles } from '../blocks/baffles.ts'
import { closureInk } from '../blocks/closure.ts'
import { drapeFolds } from '../blocks/drapeFolds.ts'
import { openFront } from '../blocks/openFront.ts'
import { backCollar, standCollar } from '../blocks/standCollar.ts'
import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { ripstop, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { hung, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { coilZip, mark, puller, seam, softLine } from '../drawing/trims.ts'
import { fitted, type Staging } from '../staging.ts'
import { vestBack, vestFront, vestSides, vestYoke } from './vestParts.ts'

type Details = DetailsOf<'vest'>

const FIRST_QUILT = 258
const QUILT = 66
const CHEST: Across = [-208, 560, 208, 590]

/** The edge of an armhole, from the shoulder down to the side. */
const ARMHOLE: readonly Point[] = [
  [182, 317, 1],
  [167, 352],
  [158, 402],
  [164, 452],
  [184, 488],
  [208, 506, 1],
]

export function vest(art: Art, details: Details): Staging {
  const { body, accent } = art.colourway
  const zip = closureInk(art.colourway, details.closure)
  const isDown = details.cloth === 'down'
  const hem = details.length === 'cropped' ? 826 : 872
  const back = art.isBack
  // The back is longer than the front, so its lining is visible below the front hem.
  const drop = back ? 26 : 4
  if (!back) art.addPart('long-back', () => tail(art, hem))
  for (const side of SIDES) farArmhole(art, side)
  const texture = isDown ? weave(art, body) : ripstop(art, body)
  panel(art, hung(half(hem, drop, isDown && details.sides === 'plain')), body, {
    across: CHEST,
    fall: [0, 290, 0, 910],
    folds: isDown ? undefined : drapeFolds(hem, back, 0.85),
    under: isDown ? baffles(art, body, quilts(hem + drop), 19) : '',
    texture,
    textureOpacity: isDown ? 0.2 : 0.22,
    over:
      vestSides(art, details, hem) +
      vestYoke(details, art.colourway, back, shaded(art)) +
      (back ? vestBack(art, details, hem + drop) : vestFront(art, details, hem, zip)) +
      hemBinding(hem, drop, mix(body, shadowOf(body), 0.22)) +
      (back ? mark(0, 350, 1.2, printOn(details.yoke === 'contrast' ? accent : body), 0.9) : ''),
  })
  for (const side of SIDES) art.add(binding(spline(onSide(side, ARMHOLE)), accent))
  const measures = {
    height: details.collar === 'low' ? 36 : 62,
    top: 68,
    base: 84,
    y: 266,
    texture,
    baffled: isDown && details.collar === 'stand',
  }
  const collar = details.collar === 'low' ? 'low-collar' : 'stand-collar'
  if (back) art.addPart(collar, () => backCollar(art, body, measures))
  else {
    const top = art.addPart(collar, () => standCollar(art, body, measures))
    art.add(coilZip(`M0 ${top + 2}V306`, mix(body, shadowOf(body), 0.4), zip, 11), puller(0, top + 10, zip, 28))
    if (art.view === 'detail')
      openFront(art, { top, end: top + 210, tape: mix(body, shadowOf(body), 0.4), teeth: zip, inside: 'bound' })
  }
  return fitted({ top: 248 - measures.height, bottom: hem + 30, halfWidth: 214, largest: 1.34 })
}

/**
 * The right half of the outline. Between the stitches, baffles (rows of down) push the side seam out; a vest of wind
 * cloth has a smooth side seam.
 */
function half(hem: number, drop: number, isPuffed: boolean): Point[] {
  const puffed = Array.from({ length: 12 }, (_, i): Point => {
    const y = FIRST_QUILT + (i / 2 + 4) * QUILT
    return [i % 2 ? 213 : 203, y]
  }).filter(([, y]) => y < hem - 24)
  const straight: Point[] = [
    [204, 560],
    [197, 640],
    [198, 640 + (hem - 640) * 0.45],
    [204, hem - 56],
  ]
  return [
    [0, 294],
    [50, 284],
    [84, 266, 1],
    [126, 284],
    [158, 301],
    ...ARMHOLE,
    ...(isPuffed ? puffed : straight),
    [209, hem - 8, 1],
    [130, hem + drop * 0.7],
    [0, hem + drop],
  ]
}

function quilts(end: number): BaffleSeam[] {
  const count = Math.ceil((end - FIRST_QUILT) / QUILT) + 1
  return Array.from({ length: count }, (_, i) => {
    const y = FIRST_QUILT + i * QUILT
    return [
      [-222, y - 6],
      [0, y + 8],
      [222, y - 6],
    ]
  })
}

/** Draws the far side of an armhole, through which the inside of the back is visible. */
function farArmhole(art: Art, side: 1 | -1): void {
  const { lining } = art.colourway
  const area = onSide(side, [
    [150, 318],
    [180, 321, 1],
    [179, 372],
    [186, 440],
    [206, 503, 1],
    [150, 490],
    [130, 380],
  ])
  panel(art, spline(area, true), mix(lining, shadowOf(lining), 0.74), { rim: 0.1, core: 0.8 })
}

function tail(art: Art, hem: number): void {
  const { lining } = art.colourway
  const outline: Point[] = [
    [0, hem - 40],
    [206, hem - 40, 1],
    [207, hem - 4, 1],
    [120, hem + 20],
    [0, hem + 27],
  ]
  panel(art, hung(outline), mix(lining, shadowOf(lining), 0.5), { across: CHEST, rim: 0.1, core: 0.4 })
}

/** Returns a function that draws an area in another cloth, shaded along the same line as the chest. */
function shaded(art: Art): (area: string, ink: Ink) => string {
  return (area, ink) =>
    `<path d="${area}" fill="${ink}"/><path d="${area}" fill="${art.linear(CHEST, [
      [0, shadowOf(ink), 0.5],
      [0.3, lightOf(ink), 0.36],
      [0.6, ink, 0],
      [1, shadowOf(ink), 0.55],
    ])}"/>`
}

/** Draws an elastic binding as a rolled, slightly gathered edge. */
function binding(path: string, ink: Ink): string {
  return `<g fill="none">${softLine(path, '#000000', 10, 0.25, '0 2')}<path d="${path}" stroke="${shadowOf(ink)}" stroke-width="9"/><path d="${path}" stroke="${ink}" stroke-width="7"/><path d="${path}" stroke="${shadowOf(ink)}" stroke-width="6" stroke-dasharray="1 5" opacity=".35"/><path d="${path}" transform="translate(-1.5 -1)" stroke="${lightOf(ink)}" stroke-width="1.5" opacity=".6"/></g>`
}

function hemBinding(hem: number, drop: number, ink: Ink): string {
  const line = (up: number) =>
    `M-216 ${hem - 10 - up}C-120 ${hem + drop + 1 - up} 120 ${hem + drop + 1 - up} 216 ${hem - 10 - up}`
  return `<path d="${line(16)}V${hem + 60}H-216z" fill="${ink}" opacity=".75"/>${seam(line(16), ink, { stitch: '0 -5' })}<path d="${line(4)}" fill="none" stroke="${shadowOf(ink)}" stroke-width="16" stroke-dasharray="1.2 9" opacity=".3"/>`
}
