import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { knit, weave } from '../drawing/cloth.ts'
import { mix } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { cuff } from './gloveCuff.ts'
import { fingers, type GloveInks } from './gloveFingers.ts'
import { type Lay, laid } from './gloveLay.ts'
import { palmOver } from './glovePalm.ts'
import { handOver } from './gloveParts.ts'
import { thumb } from './gloveThumb.ts'

type Details = DetailsOf<'gloves'>

/** The line of the knuckles. If hand and fingers have different cloths, the cloth of the hand starts here. */
const KNUCKLES: readonly Point[] = [
  [-102, 482, 1],
  [-56, 458],
  [0, 450],
  [56, 462],
  [107, 488, 1],
]

/**
 * The upper edge of the hand if hand and fingers have the same cloth. The edge lies above the knuckles, and the hand
 * fades in there, so that no edge is visible.
 */
const UNSEEN: readonly Point[] = [
  [-99, 444, 1],
  [-50, 438],
  [50, 438],
  [101, 448, 1],
  [107, 488],
]

const BELOW: readonly Point[] = [
  [109, 530],
  [103, 584],
  [84, 642],
  [70, 678, 1],
  [0, 690],
  [-68, 678, 1],
  [-85, 636],
  [-101, 566],
]

/**
 * Draws a pair of gloves that overlap. The front view shows the backs of the hands; the back view shows the palms, with
 * the thumbs outwards.
 */
export function gloves(art: Art, details: Details): Staging {
  const inks = inksOf(art, details)
  const turned = art.isBack ? -1 : 1
  const apart = art.isBack ? 112 : 136
  glove(art, details, inks, laid(turned === 1 ? -1 : 1, -apart, 470, -7))
  const [shapes, outlines] = [art.shapes.length, art.silhouette.length]
  glove(art, details, inks, laid(turned, apart, 556, 8))
  // Let the upper glove cast a shadow on the lower one.
  const upper = art.silhouette.slice(outlines).map(({ id }) => `<use href="#${id}"/>`)
  art.shapes.splice(
    shapes,
    0,
    `<g fill="#0b0d0f" opacity=".34" filter="${art.blur(9)}" transform="translate(-6 12)">${upper.join('')}</g>`,
  )
  const isHalf = details.fingers === 'half'
  const tall = details.cuff === 'gauntlet'
  const factor = (isHalf ? 1.38 : tall ? 1.26 : 1.3) * (art.isBack ? 0.9 : 1)
  const down = details.cuff === 'short' ? (isHalf ? (art.isBack ? -4 : 4) : 44) : tall ? -6 : 18
  return { scale: { factor, about: isHalf ? 590 : tall ? 516 : 492, down }, detail: [-352, 286, 360, 450] }
}

function inksOf(art: Art, { palm, tone, cuff: kind }: Details): GloveInks {
  const { body, accent } = art.colourway
  const second = mix(body, accent, 0.8)
  const isKnit = kind === 'knit'
  return {
    digit: tone === 'fingers' ? second : body,
    hand: tone === 'hand' ? second : body,
    palm: palm === 'dark' ? mix(accent, '#2b2d30', 0.3) : mix(body, accent, 0.5),
    texture: isKnit && art.near ? knit(art, body) : weave(art, body),
    isKnit,
  }
}

function glove(art: Art, details: Details, inks: GloveInks, lay: Lay): void {
  thumb(art, lay, details, inks)
  fingers(art, lay, details, inks)
  const folds = new Folds()
  lay.fold(folds, [-78, 580], [-16, 604], 12, 0.1, 1)
  lay.fold(folds, [90, 552], [34, 584], 11, -0.1, 0)
  lay.fold(folds, [88, 586], [48, 606], 10, -0.12, 1)
  lay.fold(folds, [-70, 636], [-14, 644], 9, 0.1, 0)
  lay.fold(folds, [70, 626], [20, 648], 10, -0.1, 1)
  for (const [x, X] of [
    [50, 46],
    [2, 3],
    [-46, -43],
  ] as const)
    lay.fold(folds, [x, 444], [X, 520], 12, 0.02, 1)
  if (!inks.isKnit && art.fine) {
    // An elastic band under the cloth gathers the wrist.
    for (const [i, x] of [-62, -38, -18, 4, 24, 46, 64].entries())
      lay.fold(folds, [x, 692], [x * 0.92 + (i % 2 ? 4 : -3), 646 - (i % 3) * 9], 7, 0.03, i % 2 ? 0 : 1)
  }
  const isOneCloth = inks.digit === inks.hand
  panel(art, lay.path([...(isOneCloth ? UNSEEN : KNUCKLES), ...BELOW], true), inks.hand, {
    across: lay.across(-98, 560, 102, 560),
    folds,
    texture: inks.texture,
    core: 0.6,
    rim: isOneCloth ? 0.3 : 0.18,
    edge: 0.25,
    fade: isOneCloth ? lay.along(0, 446, 0, 500) : undefined,
    over:
      (art.isBack ? palmOver(art, details, lay, inks) : handOver(art, details, lay, inks)) +
      (isOneCloth || !art.near ? '' : stitch(lay.path(KNUCKLES.map(([x, y]): Point => [x, y + 7])), inks.hand, 0.7)),
  })
  cuff(art, details, lay, inks)
}
