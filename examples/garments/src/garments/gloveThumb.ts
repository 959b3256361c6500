import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { seam } from '../drawing/trims.ts'
import type { GloveInks } from './gloveFingers.ts'
import type { Lay } from './gloveLay.ts'

/** The thumb with the seam that sets it in. */
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
  const setIn = seam(
    lay.path([
      [-60, 640],
      [-104, 590],
      [-132, 540],
      [-150, 488],
      [-160, 430],
    ]),
    inks.digit,
    art.near ? { soft: 0.2, stitch: `${lay.side * 5} 2` } : { soft: 0.2 },
  )
  const cap = `<path d="${lay.path(
    [
      [-210, 452],
      [-162, 446],
      [-108, 426],
      [-130, 380],
      [-200, 386],
    ],
    true,
  )}" fill="${inks.palm}"/>`
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
        : details.tips === 'none'
          ? ''
          : cap),
  })
}
