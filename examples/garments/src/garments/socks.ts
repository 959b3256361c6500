import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mix } from '../drawing/colour.ts'
import { type Crop, cropped, type Staging } from '../staging.ts'
import { type SockInks, sock } from './sock.ts'
import { sockFromBehind } from './sockBack.ts'

type Details = DetailsOf<'socks'>

/** y of the top of the leg. For comparison, the ankle bends at 560 and the sole lies at 800. */
const TOP: Readonly<Record<Details['height'], number>> = { crew: 300, low: 470, knee: 110 }

/** Placement of a pair. Short socks are scaled up to fill the width; `behind` has the values for the back view. */
const STAGE = {
  crew: { factor: 1.36, about: 541, down: -24, right: 42, behind: { down: -30, right: -28 } },
  low: { factor: 1.3, about: 570, down: -48, right: 42, behind: { down: -66, right: -28 } },
  knee: { factor: 1.14, about: 560, down: 24, right: 36, behind: { down: 16, right: -14 } },
} as const

/** The close-up: heel, arch and a part of the leg. */
const DETAIL: Readonly<Record<Details['height'], Crop>> = {
  crew: [-166, 422, 294, 368],
  low: [-171, 447, 286, 358],
  knee: [-203, 353, 372, 466],
}

/**
 * Draws a pair of socks. The front view shows both socks from their outer side, toes to the left; the back view shows
 * the back of one sock and, behind it, the inner side of the other.
 */
export function socks(art: Art, details: Details): Staging {
  const top = TOP[details.height]
  const lift = details.height === 'knee' ? 40 : details.height === 'low' ? -60 : -10
  const inks = inksOf(art, details)
  const stage = STAGE[details.height]
  if (art.isBack) {
    art.placed('scale(-1 1)', () => sock(art, details, { x: -6, y: lift - 30, top }, inks, false))
    art.addPart(LEG[details.height], () => sockFromBehind(art, details, { x: -176, y: lift + 26, top }, inks))
  } else {
    sock(art, details, { x: 128, y: lift - 44, top }, inks, false)
    art.addPart(LEG[details.height], () => sock(art, details, { x: 8, y: lift + 26, top }, inks, true))
  }
  const scale = art.isBack ? { ...stage, factor: Math.min(stage.factor, 1.29), ...stage.behind } : stage
  return { scale, detail: cropped(scale, DETAIL[details.height]) }
}

/** The name of the leg by its height. */
const LEG = { crew: 'crew-leg', low: 'low-leg', knee: 'knee-leg' } as const

/** Inks of heel, toe and cuff, and the depth of the cuff. */
function inksOf({ colourway: { body, accent, lining } }: Art, { heel, cuff }: Details): SockInks {
  const patch = heel === 'contrast' ? accent : heel === 'light' ? lining : mix(body, accent, 0.22)
  return {
    patch,
    cuff: heel === 'tonal' ? patch : mix(body, patch, 0.85),
    rib: { deep: 96, narrow: 30, regular: 58 }[cuff],
  }
}
