import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { lens, type Point } from '../drawing/geometry.ts'
import { softLine } from '../drawing/trims.ts'

/** The point where the wales (columns of stitches) meet. In the back view it is slightly below the top. */
export const CROWN: Point = [6, 288]

/** Returns the wales as lines from the crown in all directions: down to the brow, and over the top. */
export function crownRibs(wales: number): string {
  const count = wales * 4
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const from: Point = [CROWN[0] + dx * 9, CROWN[1] + dy * 8]
    // Below the widest part the wales run straight down.
    const to: Point = [dx * 236, dy < 0 ? CROWN[1] + 30 + dy * 130 : 470 + dy * 190]
    const bend: Point = [CROWN[0] + dx * 190, CROWN[1] + (dy < 0 ? dy * 46 : dy * 74)]
    return `M${Math.round(from[0])} ${Math.round(from[1])}Q${Math.round(bend[0])} ${Math.round(bend[1])} ${Math.round(to[0])} ${Math.round(to[1])}`
  }).join('')
}

/** The last stitches, gathered in the middle of the crown, and the highlight on the round crown. */
export function crownClosed(art: Art, shadow: Ink, light: Ink): string {
  const [x, y] = CROWN
  const rays = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 + 0.2
    return lens([x, y], [x + Math.cos(angle) * 46, y + Math.sin(angle) * 34], 0.14, 5)
  })
  return `<ellipse cx="-60" cy="262" rx="92" ry="38" fill="${light}" opacity=".3" filter="${art.blur(15)}"/><path d="${rays.join('')}" fill="${shadow}" opacity=".5"/><ellipse cx="${x}" cy="${y}" rx="9" ry="6" fill="${shadow}" opacity=".65"/><path d="M${x - 6} ${y - 3}q6-6 12-1" fill="none" stroke="${light}" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>`
}

/** The closing seam, a hanging loop and the small brand tab. */
export function backSeam(y: number, folded: boolean, body: Ink, cloth: Ink): string {
  const shadow = shadowOf(body)
  const top = folded ? 566 : CROWN[1] + 6
  const line = `M${folded ? 0 : CROWN[0]} ${top}C6 ${top + 60} -4 ${y} 0 ${folded ? 772 : 652}`
  const ladder = Array.from({ length: 9 }, (_, i) => `M-6 ${y - 70 + i * 15}l12 5`).join('')
  const flag = `M2 ${y + 14}h36v40h-36z`
  return (
    `${softLine(line, shadow, 11, 0.7)}<path d="${line}" fill="none" stroke="${shadow}" stroke-width="2.4" opacity=".6"/><path d="${line}" transform="translate(-6 0)" fill="none" stroke="${lightOf(body)}" stroke-width="3" opacity=".5"/><path d="${ladder}" stroke="${mix(body, shadow, 0.6)}" stroke-width="3" opacity=".6"/>` +
    `<path d="${flag}" transform="translate(4 5)" opacity=".3"/><path d="${flag}" fill="${cloth}"/><path d="M6 ${y + 18}v32h28v-32" fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="3 2" opacity=".5"/>`
  )
}
