import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { lightOf, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { seam, stitch } from '../drawing/trims.ts'
import type { GloveInks } from './gloveFingers.ts'
import type { Lay } from './gloveLay.ts'

/** Draws the thumb and the seam with which it is sewn in. */
export function thumb(art: Art, lay: Lay, details: DetailsOf<'gloves'>, inks: GloveInks): void {
  const isHalf = details.fingers === 'half'
  const folds = new Folds()
  lay.fold(folds, [-122, 524], [-84, 546], 9, 0.1, 0)
  lay.fold(folds, [-140, 500], [-112, 512], 8, 0.1, 1)
  lay.fold(folds, [-166, 452], [-138, 462], 7, 0.12, 0)
  lay.fold(folds, [-104, 590], [-70, 560], 12, -0.1, 1)
  const end: Point[] = isHalf
    ? [
        [-166, 506, 1],
        [-142, 488],
        [-112, 478, 1],
      ]
    : [
        [-168, 490],
        [-184, 446],
        [-182, 414],
        [-168, 396],
        [-148, 398],
        [-130, 420],
        [-112, 466],
      ]
  const hasTip = !isHalf && details.tips !== 'none'
  const setIn = seam(
    lay.path([[-60, 640], [-104, 590], [-132, 540], [-150, 488], hasTip ? [-157, 446] : [-160, 430]]),
    inks.digit,
    art.near ? { soft: 0.2, stitch: `${lay.side * 5} 2` } : { soft: 0.2 },
  )
  const binding = lay.path([
    [-170, 512],
    [-142, 494],
    [-104, 482],
  ])
  panel(art, lay.path([[-46, 672], [-98, 622], [-140, 556], ...end, [-82, 520], [-36, 560]], true), inks.digit, {
    across: lay.across(-162, 520, -70, 500),
    folds,
    texture: inks.texture,
    core: 0.6,
    rim: 0.45,
    over:
      (inks.isKnit || !art.fine ? '' : setIn) +
      (isHalf
        ? `<path d="${binding}" fill="none" stroke="${inks.palm}" stroke-width="11"/>`
        : hasTip
          ? cap(art, lay, inks)
          : ''),
  })
}

/** A sewn-on thumb tip of palm leather. */
function cap(art: Art, lay: Lay, { palm, digit }: GloveInks): string {
  const shape = lay.path(
    [
      [-196, 452],
      [-178, 437],
      [-155, 430],
      [-130, 429],
      [-104, 432, 1],
      [-120, 380, 1],
      [-206, 386, 1],
    ],
    true,
  )
  const sewn: Point[] = [
    [-194, 459],
    [-177, 444],
    [-154, 437],
    [-129, 436],
    [-103, 439],
  ]
  const form = art.linear(lay.across(-186, 430, -120, 414), [
    [0, shadowOf(palm), 0.2],
    [0.3, lightOf(palm), 0.4],
    [0.62, palm, 0],
    [1, shadowOf(palm), 0.4],
  ])
  return `<path d="${shape}" fill="${palm}"/><path d="${shape}" fill="${form}"/>${stitch(lay.path(sewn), digit, 0.7)}`
}
