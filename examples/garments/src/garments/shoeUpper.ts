import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { knit, mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'
import { COLLARS, collarEdge } from './shoeCollar.ts'
import { isKnit, knitOverlays } from './shoeKnit.ts'
import { welded } from './shoeTrims.ts'

type Details = DetailsOf<'shoe'>

const TOE: readonly Point[] = [
  [-346, 556, 1],
  [-354, 530],
  [-344, 500],
  [-314, 476],
  [-264, 463],
  [-204, 452],
  [-150, 436],
  [-96, 408],
  [-40, 376],
]

const HEEL: readonly Point[] = [
  [307, 424],
  [314, 468],
  [328, 508],
  [335, 534, 1],
]

const SEAT: readonly Point[] = [
  [290, 542],
  [200, 552],
  [80, 562],
  [-40, 576],
  [-150, 584],
  [-250, 582],
  [-318, 570],
]

/** Draws the upper and its overlays, clipped to its outline. */
export function upper(art: Art, details: Details, closure: Ink): void {
  const { body } = art.colourway
  const isLeather = details.upper === 'leather'
  const isKnitted = isKnit(details)
  const folds = new Folds()
    .fold([-214, 470], [-186, 548], 15, -0.1, 1)
    .fold([-178, 462], [-140, 540], 11, -0.08, 0)
    .fold([-246, 482], [-226, 540], 10, -0.1, 1)
    .fold([20, 420], [90, 520], 20, -0.06, 2)
    .fold([196, 420], [226, 500], 18, 0.1, 2)
  panel(art, spline([...TOE, ...COLLARS[details.collar].near, ...HEEL, ...SEAT], true), body, {
    across: [-50, 350, 30, 600],
    stops: (shadow, light) => [
      [0, light, 0.7],
      [0.28, light, 0.22],
      [0.55, shadow, 0.04],
      [0.82, shadow, 0.34],
      [1, shadow, 0.56],
    ],
    folds,
    texture: isLeather ? weave(art, body) : isKnitted ? knit(art, body) : mesh(art),
    textureOpacity: isLeather ? 0.2 : isKnitted ? 0.5 : art.fine ? 0.26 : 0.16,
    over:
      secondCloth(art, details) +
      (isKnitted
        ? knitOverlays(art, details, closure)
        : side(art, details) + overlays(art, details) + logo(details, closure)) +
      collarEdge(art, details.collar),
    core: 0.45,
    rim: 0.6,
  })
  // Draw the line between upper and sole.
  art.add(
    `<path d="M-338 560C-300 580 -220 586 -150 584C-40 576 120 560 332 532" fill="none" stroke="#000" stroke-width="3.5" opacity=".34"/>`,
  )
}

/** Mud guard, toe cap, heel counter and the stay that holds the eyelets. */
function overlays(art: Art, { toe }: Details): string {
  const { body, accent } = art.colourway
  const guard = 'M-370 528C-300 546 -210 552 -110 540C-20 528 60 520 130 526C220 530 300 512 360 490V620H-370z'
  const counter = 'M360 396C322 402 296 424 282 458C268 496 246 522 196 552H360z'
  const stay =
    'M-160 456C-116 432 -60 396 -10 362C10 348 24 338 36 330L70 362C50 376 28 392 6 408C-36 438 -84 470 -128 478C-154 482 -176 466 -160 456z'
  const heelLine = 'M330 410C302 424 296 450 288 474C280 500 262 520 236 540'
  return (
    welded(guard, mix(body, accent, 0.8), body) +
    toeCap(art, toe) +
    welded(counter, accent, body) +
    `<path d="${heelLine}" fill="none" stroke="${lightOf(accent)}" stroke-width="2" opacity=".4"/>` +
    welded(stay, mix(body, accent, 0.85), body) +
    stitch('M-156 464C-110 442 -50 404 2 368', accent, 0.6)
  )
}

function toeCap(art: Art, toe: Details['toe']): string {
  const { body, accent } = art.colourway
  if (toe === 'none') return ''
  if (toe === 'tonal') {
    const cap = 'M-370 470C-310 474 -276 492 -262 520C-254 548 -250 570 -248 600H-370z'
    return welded(cap, mix(body, accent, 0.45), body) + stitch('M-348 462C-300 470 -270 490 -256 520', accent, 0.5)
  }
  const cap = 'M-370 496C-326 496 -292 506 -272 528C-258 546 -238 566 -196 590H-370z'
  const grips = 'M-350 520C-318 524 -294 540 -276 566M-350 506C-312 510 -284 524 -262 550'
  return art.part(
    'toe-cap',
    `${welded(cap, '#2b2e31', body)}<path d="${grips}" fill="none" stroke="#5b6066" stroke-width="2" opacity=".7"/>`,
  )
}

function logo({ upper: kind }: Details, ink: Ink): string {
  return kind === 'ridge' ? '' : mark(172, 474, 1.5, ink, 0.9)
}

/** Draws the forefoot or the hind foot in another cloth. */
function secondCloth({ colourway: { body, accent, lining } }: Art, { tone }: Details): string {
  if (tone === 'plain') return ''
  const edge = 'M-30 340C6 420 26 500 24 600'
  const area = tone === 'quarter' ? 'H400V180H-30z' : 'H-400V340z'
  const ink = tone === 'quarter' ? mix(body, accent, 0.74) : mix(body, lining, 0.62)
  return `<path d="${edge}${area}" fill="${ink}" opacity=".92"/>${seam(edge, body, { stitch: '5 0', soft: 0.3 })}`
}

/** The side of the upper: bands from the eyelets to the sole, a ridge logo, or leather seams. */
function side(art: Art, { upper: kind }: Details): string {
  const { body, accent } = art.colourway
  if (kind === 'plain') return seam('M-40 440C-10 480 40 520 110 540', body, { soft: 0.25 })
  if (kind === 'leather')
    return seam('M-214 466C-170 500 -90 520 0 508C70 498 110 470 150 440M-60 452C-30 486 -4 500 20 506', body, {
      stitch: '0 5',
      soft: 0.35,
    })
  if (kind === 'ridge') {
    const ridge = 'M-110 548L-6 436L40 492L84 446L176 540'
    return `${softLine(ridge, shadowOf(body), 15, 0.35, '1 3')}<path d="${ridge}" fill="none" stroke="${accent}" stroke-width="17" stroke-linejoin="round"/><path d="${ridge}" transform="translate(-2 -6)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.4" opacity=".6"/>`
  }
  return (
    [
      [-104, 460, -128, 556],
      [-62, 440, -50, 554],
      [-18, 412, 34, 544],
      [26, 384, 112, 536],
    ] as const
  )
    .map(([x, y, toX, toY]) => {
      const path = `M${x} ${y}Q${(x + toX) / 2 - 6} ${(y + toY) / 2} ${toX} ${toY}`
      return `${softLine(path, shadowOf(body), 11, 0.3)}<path d="${path}" fill="none" stroke="${mix(body, accent, 0.7)}" stroke-width="8"/><path d="${path}" transform="translate(-3 0)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.3" opacity=".5"/>`
    })
    .join('')
}
