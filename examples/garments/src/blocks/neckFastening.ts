import type { Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { coilZip, puller, softLine } from '../drawing/trims.ts'

/** Draws the coil zip of a soft pull-over or jacket, down to `endY`. */
export function coilFront(cloth: Ink, tape: Ink, teeth: Ink, endY: number, width = 18): string {
  const tack = `<path d="M-14 ${endY - 4}h28v10h-28z" fill="${mix(cloth, shadowOf(cloth), 0.35)}"/>`
  return softLine(`M0 270V${endY}`, shadowOf(cloth), 24, 0.4) + coilZip(`M0 280V${endY}`, tape, teeth, width) + tack
}

/** The part of the zip that lies on the collar. */
export function collarZip(art: Art, tape: Ink, teeth: Ink, topY: number, width = 18): void {
  art.add(coilZip(`M0 ${topY + 2}V310`, tape, teeth, width), puller(0, topY + 20, teeth, 32))
}
