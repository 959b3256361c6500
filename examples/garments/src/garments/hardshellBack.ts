import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, mix, shadowOf } from '../drawing/colour.ts'
import { laminatedZip, puller, seam, softLine } from '../drawing/trims.ts'

/** Draws the back that matches the front. A front with a flap down to the hem has a back with a vent; a pull-over has a gathered waist. */
export function backOf(art: Art, { front, pockets }: DetailsOf<'hardshell'>, zip: Ink, hemY: number): string {
  const { body } = art.colourway
  // A back with a vent has no room for a pocket.
  const pocket = pockets === 'napoleon' && front !== 'flap' ? backPocket(body, zip, hemY) : ''
  return cutOf(art, front, zip, hemY) + art.part('back-pocket', pocket)
}

function cutOf(art: Art, front: DetailsOf<'hardshell'>['front'], zip: Ink, hemY: number): string {
  const { body } = art.colourway
  const shadow = shadowOf(body)
  if (front === 'zip') return ''
  if (front === 'flap') {
    const slit = hemY - 214
    const snaps = [56, 126].map(
      (down) => `<circle cx="9" cy="${slit + down}" r="6" fill="${zip}" stroke="${shadow}" stroke-width="1.2"/>`,
    )
    return art.part(
      'back-slit',
      `${softLine(`M-4 ${slit}V${hemY + 30}`, shadow, 14, 0.5, '-5 0')}${seam(`M0 424V${slit}`, body, { soft: 0.2 })}${seam(`M-4 ${slit}V${hemY + 40}M22 ${slit + 6}V${hemY + 40}M-4 ${slit}L22 ${slit + 6}`, body, { soft: 0.3 })}${snaps.join('')}`,
    )
  }
  const y = Math.min(640, hemY - 190)
  const waist = `M-204 ${y}Q0 ${y + 16} 204 ${y}`
  return `${softLine(waist, shadow, 22, 0.4, '0 6')}${seam(`${waist}M-204 ${y + 22}Q0 ${y + 38} 204 ${y + 22}`, body, { stitch: '0 -4', soft: 0.16 })}`
}

/** The map pocket in the back of a jacket with two large chest pockets. */
function backPocket(body: Ink, zip: Ink, hemY: number): string {
  const y = Math.min(720, hemY - 130)
  const line = `M-86 ${y}Q0 ${y + 8} 86 ${y}`
  return laminatedZip(line, body, mix(body, zip, 0.7), 9) + puller(-80, y + 2, zip, 24, 62)
}
