import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { softLine } from '../drawing/trims.ts'

/** Position of the cuff of a sock: it reaches from `left` to `right`, starts at the height `top`, and is `deep` units high. */
export type CuffPlace = { left: number; right: number; top: number; deep: number }

/** Draws the far side of the opening, which is visible above its near edge. Call it before the sock is drawn. */
export function cuffMouth(art: Art, cuff: Ink, { left, right, top }: CuffPlace): void {
  const middle = (left + right) / 2
  const inside = mix(cuff, shadowOf(cuff), 0.5)
  const rim = `M${left + 2} ${top + 2}Q${middle} ${top - 20} ${right - 2} ${top + 1}`
  art.add(
    `<path d="${rim}Q${middle} ${top + 24} ${left + 2} ${top + 2}z" fill="${inside}"/><path d="${rim}" fill="none" stroke="${mix(cuff, lightOf(cuff), 0.4)}" stroke-width="4.5"/>`,
  )
}

/** Returns two-by-two ribs, which get slightly narrower towards the leg, and the seam at the lower end of the cuff. */
export function cuffRibs(cuff: Ink, { left, right, top, deep }: CuffPlace): string {
  const count = Math.round((right - left) / 10)
  const middle = (left + right) / 2
  const ribs = (dx: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const x = left + (i * (right - left)) / count + dx
      return `M${Math.round(x)} ${top - 4}L${Math.round(middle + (x - middle) * 0.96)} ${top + deep + 2}`
    }).join('')
  const edge = `M${left - 8} ${top + deep}Q${middle} ${top + deep + 16} ${right + 8} ${top + deep - 2}`
  return (
    softLine(ribs(0), shadowOf(cuff), 4.6, 0.7) +
    softLine(ribs(-4.6), lightOf(cuff), 3.4, 0.5) +
    softLine(edge, shadowOf(cuff), 9, 0.45, '0 3') +
    `<path d="${edge}" fill="none" stroke="${shadowOf(cuff)}" stroke-width="1.4" opacity=".5"/>`
  )
}

/** Draws the bound edge of the opening. Call it last, because the edge covers the sock. */
export function cuffEdge(art: Art, cuff: Ink, { left, right, top }: CuffPlace): void {
  const middle = (left + right) / 2
  const edge = `M${left} ${top + 4}Q${middle} ${top + 18} ${right} ${top + 3}`
  art.add(
    `<g fill="none" stroke-linecap="round"><path d="${edge}" stroke="${shadowOf(cuff)}" stroke-width="6" opacity=".5" transform="translate(0 2)"/><path d="${edge}" stroke="${mix(cuff, lightOf(cuff), 0.6)}" stroke-width="5"/></g>`,
  )
}
