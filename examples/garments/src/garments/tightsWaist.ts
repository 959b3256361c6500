import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { jersey } from '../drawing/cloth.ts'
import { mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { cordPuller, flatlock, laminatedZip, mark, softLine, stitch } from '../drawing/trims.ts'

/** Draws a broad waistband of doubled knit: plain, with a cord, or high with a point in front. */
export function tightsWaist(art: Art, width: number, top: number, waist: DetailsOf<'tights'>['waist']): void {
  const { body, accent, zip } = art.colourway
  const deep = waist === 'high' ? 34 : 0
  const dip = waist === 'high' && !art.isBack ? 26 : 0
  const foot = 156 + deep
  const low = width + 22 + deep * 0.3
  const cloth = mix(body, accent, 0.4)
  const lower: Point[] =
    dip > 0
      ? [
          [low * 0.5, foot + 19],
          [0, foot + 18 + dip, 1],
          [-low * 0.5, foot + 19],
        ]
      : [
          [low / 2, foot + 15],
          [0, foot + 19],
          [-low / 2, foot + 15],
        ]
  const outline: Point[] = [
    [-width - 3, top + 5, 1],
    [-width / 2, top + 16],
    [0, top + 20],
    [width / 2, top + 16],
    [width + 3, top + 5, 1],
    [width + 10, top + 34],
    [low, foot, 1],
    ...lower,
    [-low, foot, 1],
    [-width - 10, top + 34],
  ]
  const edge = spline([[-low, foot, 1], ...lower.toReversed(), [low, foot, 1]])
  art.add(softLine(edge, shadowOf(body), 13, 0.42, '1 5'))
  const folds = new Folds()
    .fold([-low + 4, foot - 18], [-60, foot - 2], 7, 0.08, 1)
    .fold([low - 2, foot - 30], [66, foot - 20], 8, -0.1, 1)
    .fold([low - 6, foot - 8], [50, foot + 4], 6, -0.06, 1)
  const upper = `M${-width} ${top + 14}Q0 ${top + 42} ${width} ${top + 14}`
  panel(art, spline(outline, true), cloth, {
    across: [-width - 8, 120, width + 8, 126],
    folds,
    rim: 0.22,
    core: 0.34,
    texture: jersey(art, cloth),
    over:
      // The elastic is in the upper edge.
      softLine(upper, shadowOf(cloth), 6, 0.3, '0 2') +
      (art.near ? stitch(upper, cloth, 0.5) : '') +
      art.part(
        'high-waist',
        waist === 'high' ? flatlock(`M${-low} ${top + 46}Q0 ${top + 76} ${low} ${top + 46}`, cloth, art.near) : '',
      ),
  })
  art.add(flatlock(edge, cloth, art.near))
  if (art.isBack) {
    const y = 142 + deep / 2
    const line = `M-50 ${y}Q0 ${y + 6} 50 ${y}`
    art.add(
      softLine(line, shadowOf(cloth), 16, 0.2, '0 3'),
      art.part('waist-pocket', laminatedZip(line, cloth, mix(body, accent, 0.8), 7) + cordPuller(-50, y, zip, 62)),
    )
    return
  }
  art.add(mark(0, 142 + (deep + dip) / 2, 0.8, printOn(cloth), 0.85))
  if (waist === 'drawcord') art.addPart('waist-cord', () => cord(art))
}

/** A flat cord through two eyelets. */
function cord(art: Art): void {
  const { body, zip } = art.colourway
  const ends = 'M-16 162C-24 196 -30 222 -24 258M16 162C16 196 30 214 24 246'
  const eyelets = [-16, 16]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="162" rx="4" ry="5.5" fill="#0d0f11" stroke="${shadowOf(body)}" stroke-width="3.4"/>`,
    )
    .join('')
  art.add(
    `${eyelets}<g fill="none"><path d="${ends}" stroke="#000" stroke-width="5" opacity=".25" transform="translate(3 4)"/><path d="${ends}" stroke="${shadowOf(zip)}" stroke-width="5.6"/><path d="${ends}" stroke="${zip}" stroke-width="4.6"/>${art.near ? `<path d="${ends}" stroke="${shadowOf(zip)}" stroke-width="4.6" stroke-dasharray="1 2" opacity=".5"/>` : ''}</g><path d="M-27.5 250l6 1-1 17-7-1zM20.5 239l6 1v17l-7-1z" fill="#2a2d31"/><path d="M-26 253l-1 12M22 242l-1 12" stroke="#8b9196" stroke-width=".9" opacity=".7"/>`,
  )
}
