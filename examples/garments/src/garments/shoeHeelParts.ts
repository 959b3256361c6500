import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { SIDES } from '../drawing/geometry.ts'
import { seam, softLine, stitch } from '../drawing/trims.ts'

type Details = DetailsOf<'shoe'>

/**
 * Draws the part of the side overlays that is visible from behind. A heel in the second cloth also has a seam on each
 * side.
 */
export function heelSide(art: Art, { upper, tone }: Details, body: Ink, top: number): string {
  const quarter =
    tone === 'quarter'
      ? both((side) => `M${side * 92} ${top + 60}C${side * 78} 470 ${side * 84} 540 ${side * 116} 640`)
      : ''
  return upperOf(art, upper, body, top) + (quarter === '' ? '' : seam(quarter, body, { stitch: '4 0', soft: 0.4 }))
}

const both = (path: (side: number) => string): string => SIDES.map(path).join('')

function upperOf({ colourway: { accent } }: Art, kind: Details['upper'], body: Ink, top: number): string {
  if (kind === 'plain' || kind === 'knit') return ''
  if (kind === 'leather')
    return seam(
      both((side) => `M${side * 58} ${top + 70}C${side * 66} ${top + 150} ${side * 70} 500 ${side * 58} 530`),
      body,
      {
        stitch: '5 0',
        soft: 0.4,
      },
    )
  if (kind === 'ridge') {
    const y = Math.max(top + 96, 470)
    const ridge = both(
      (side) => `M${side * 150} ${y + 62}L${side * 96} ${y}L${side * 70} ${y + 34}L${side * 30} ${y - 18}`,
    )
    return `${softLine(ridge, shadowOf(body), 15, 0.35, '1 3')}<path d="${ridge}" fill="none" stroke="${accent}" stroke-width="13" stroke-linejoin="round"/><path d="${ridge}" transform="translate(-1 -5)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.4" opacity=".6"/>`
  }
  const bands = both(
    (side) =>
      `M${side * 20} ${top + 66}Q${side * 84} ${top + 120} ${side * 146} 560M${side * 24} ${top + 96}Q${side * 74} ${top + 160} ${side * 120} 590`,
  )
  return `${softLine(bands, shadowOf(body), 11, 0.3)}<path d="${bands}" fill="none" stroke="${mix(body, accent, 0.75)}" stroke-width="9"/><path d="${bands}" transform="translate(-2 -2)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.3" opacity=".5"/>`
}

/** The rubber heel guard. Only shoes with a rubber toe guard have one. */
export function heelTip({ toe }: Details, body: Ink): string {
  if (toe !== 'rubber') return ''
  const tip = 'M-180 660C-120 656 -84 640 -56 634Q0 622 56 634C84 640 120 656 180 660V730H-180z'
  return `<path d="${tip}" transform="translate(0 -5)" fill="${shadowOf(body)}" opacity=".45"/><path d="${tip}" fill="#2b2e31"/><path d="M-180 660C-120 656 -84 640 -56 634Q0 622 56 634C84 640 120 656 180 660M-40 644Q0 636 40 644M-44 656Q0 648 44 656" fill="none" stroke="#5b6066" stroke-width="2" opacity=".8"/>`
}

/** Draws the heel loop of a laced shoe, or the broad pull tab of a shoe with quick laces. */
export function pullTab(art: Art, { laces }: Details, loop: Ink, top: number): void {
  art.add(laces === 'toggle' ? tab(loop, top) : webbingLoop(loop, top))
}

function tab(ink: Ink, top: number): string {
  const shadow = shadowOf(ink)
  const outline = `M-27 ${top + 58}L-24 ${top - 20}Q-22 ${top - 34} 0 ${top - 36}Q22 ${top - 34} 24 ${top - 20}L27 ${top + 58}z`
  return `<path d="${outline}" transform="translate(4 4)" fill="#000" opacity=".25"/><path d="${outline}" fill="${ink}" stroke="${shadow}"/><ellipse cy="${top - 8}" rx="11" ry="13" fill="${mix(ink, shadow, 0.85)}"/><ellipse cy="${top - 8}" rx="12" ry="14" fill="none" stroke="${lightOf(ink)}" stroke-width="2" opacity=".6"/>${stitch(`M-20 ${top + 50}L-18 ${top - 18}Q-14 ${top - 28} 0 ${top - 29}Q14 ${top - 28} 18 ${top - 18}L20 ${top + 50}zM-20 ${top + 26}H20`, ink, 0.8)}`
}

/** Draws a loop of webbing that is sewn on with a bar tack. */
function webbingLoop(ink: Ink, top: number): string {
  const pull = `M-15 ${top + 44}C-20 ${top + 6} -22 ${top - 26} 0 ${top - 28}C22 ${top - 26} 20 ${top + 6} 15 ${top + 44}`
  return `<g fill="none"><path d="${pull}" transform="translate(4 4)" stroke="#000" stroke-width="14" opacity=".25"/><path d="${pull}" stroke="${shadowOf(ink)}" stroke-width="15"/><path d="${pull}" stroke="${ink}" stroke-width="12"/><path d="${pull}" stroke="${lightOf(ink)}" stroke-width="9" stroke-dasharray="1 2.4" opacity=".4"/></g><path d="M-25 ${top + 36}h50v16h-50z" fill="${mix(ink, shadowOf(ink), 0.3)}" stroke="${shadowOf(ink)}"/><path d="M-20 ${top + 40}h40m-40 4h40m-40 4h40" stroke="${lightOf(ink)}" stroke-width="1.2" opacity=".6"/>`
}
