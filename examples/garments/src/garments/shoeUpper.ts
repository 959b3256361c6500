import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, mark, seam, softLine, stitch } from '../drawing/trims.ts'

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

const LOW: readonly Point[] = [
  [4, 350],
  [34, 336, 1],
  [58, 356],
  [100, 392],
  [152, 414],
  [204, 414],
  [250, 392],
  [284, 364],
  [310, 352, 1],
  [322, 362],
  [314, 394],
]

const MID: readonly Point[] = [
  [0, 350],
  [44, 304],
  [74, 264, 1],
  [128, 246],
  [200, 238],
  [260, 247],
  [304, 266, 1],
  [319, 284],
  [313, 334],
  [306, 384],
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
  const isMid = details.collar === 'mid'
  const isLeather = details.upper === 'leather'
  const folds = new Folds()
    .fold([-214, 470], [-186, 548], 15, -0.1, 1)
    .fold([-178, 462], [-140, 540], 11, -0.08, 0)
    .fold([-246, 482], [-226, 540], 10, -0.1, 1)
    .fold([20, 420], [90, 520], 20, -0.06, 2)
    .fold([196, 420], [226, 500], 18, 0.1, 2)
  panel(art, spline([...TOE, ...(isMid ? MID : LOW), ...HEEL, ...SEAT], true), body, {
    across: [-50, 350, 30, 600],
    stops: (shadow, light) => [
      [0, light, 0.7],
      [0.28, light, 0.22],
      [0.55, shadow, 0.04],
      [0.82, shadow, 0.34],
      [1, shadow, 0.56],
    ],
    folds,
    texture: isLeather ? weave(art, body) : mesh(art),
    textureOpacity: isLeather ? 0.2 : art.fine ? 0.26 : 0.16,
    over:
      secondCloth(art, details) +
      side(art, details) +
      overlays(art, details) +
      (isMid ? art.part('ankle-collar', cuff(art)) : collar(art)) +
      logo(details, closure),
    core: 0.45,
    rim: 0.6,
  })
  // Draw the line between upper and sole.
  art.add(
    `<path d="M-338 560C-300 580 -220 586 -150 584C-40 576 120 560 332 532" fill="none" stroke="#000" stroke-width="3.5" opacity=".34"/>`,
  )
}

function welded(path: string, cloth: Ink, under: Ink): string {
  return `<path d="${path}" transform="translate(1.5 3)" fill="${shadowOf(under)}" opacity=".4"/><path d="${path}" fill="${cloth}"/><path d="${path}" fill="none" stroke="${lightOf(cloth)}" stroke-width="1.5" opacity=".55"/>`
}

/** Toe guard, mud guard, heel counter and the stay that holds the eyelets. */
function overlays(art: Art, { toe, collar: height }: Details): string {
  const { body, accent } = art.colourway
  const guard = 'M-370 528C-300 546 -210 552 -110 540C-20 528 60 520 130 526C220 530 300 512 360 490V620H-370z'
  const counter =
    height === 'mid'
      ? 'M360 372C314 380 288 412 274 452C262 492 244 520 196 552H360z'
      : 'M360 396C322 402 296 424 282 458C268 496 246 522 196 552H360z'
  const cap =
    toe === 'rubber'
      ? 'M-370 496C-326 496 -292 506 -272 528C-258 546 -238 566 -196 590H-370z'
      : 'M-370 470C-310 474 -276 492 -262 520C-254 548 -250 570 -248 600H-370z'
  const capInk = toe === 'rubber' ? '#2b2e31' : mix(body, accent, 0.45)
  const stay =
    'M-160 456C-116 432 -60 396 -10 362C10 348 24 338 36 330L70 362C50 376 28 392 6 408C-36 438 -84 470 -128 478C-154 482 -176 466 -160 456z'
  const grips =
    toe === 'rubber'
      ? '<path d="M-350 520C-318 524 -294 540 -276 566M-350 506C-312 510 -284 524 -262 550" fill="none" stroke="#5b6066" stroke-width="2" opacity=".7"/>'
      : stitch('M-348 462C-300 470 -270 490 -256 520', accent, 0.5)
  const heelLine = 'M330 410C302 424 296 450 288 474C280 500 262 520 236 540'
  return (
    welded(guard, mix(body, accent, 0.8), body) +
    (toe === 'rubber' ? art.part('toe-cap', welded(cap, capInk, body) + grips) : welded(cap, capInk, body) + grips) +
    welded(counter, accent, body) +
    `<path d="${heelLine}" fill="none" stroke="${lightOf(accent)}" stroke-width="2" opacity=".4"/>` +
    welded(stay, mix(body, accent, 0.85), body) +
    stitch('M-156 464C-110 442 -50 404 2 368', accent, 0.6)
  )
}

/** The rolled, padded edge of a low collar. */
function collar(art: Art): string {
  const { body, accent } = art.colourway
  const edge = 'M36 338C76 386 118 412 176 414C232 416 266 380 306 354'
  const ink = mix(accent, body, 0.3)
  return `${softLine(edge, shadowOf(body), 40, 0.32, '0 12')}<path d="${edge}" fill="none" stroke="${ink}" stroke-width="24"/><path d="${edge}" transform="translate(0 6)" fill="none" stroke="${lightOf(ink)}" stroke-width="3" opacity=".5"/>${stitch('M50 376C84 408 122 428 176 430C234 430 276 398 308 376', ink, 0.6)}`
}

/** The soft cuff of a boot, quilted where the ankle bends. */
function cuff(art: Art): string {
  const { body, accent } = art.colourway
  const ink = mix(body, accent, 0.55)
  const area = 'M28 340L90 220H350V352C300 366 262 392 214 402C150 410 100 398 66 366z'
  const edge = 'M74 266C132 240 240 224 312 270'
  return `${welded(area, ink, body)}${seam('M58 310C130 290 236 280 322 316M44 342C120 330 236 320 318 352', ink, { soft: 0.5 })}${softLine('M100 270C92 320 110 366 140 392', shadowOf(ink), 22, 0.3)}${softLine('M150 252C196 262 250 264 296 290', lightOf(ink), 22, 0.3)}<path d="${edge}" fill="none" stroke="${mix(ink, shadowOf(ink), 0.3)}" stroke-width="22"/><path d="${edge}" transform="translate(0 7)" fill="none" stroke="${lightOf(ink)}" stroke-width="2.5" opacity=".5"/>${label(196, 318, 30, 17)}`
}

function logo({ collar: height, upper: kind }: Details, ink: Ink): string {
  return kind === 'ridge' ? '' : mark(height === 'mid' ? 176 : 172, 474, 1.5, ink, 0.9)
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
