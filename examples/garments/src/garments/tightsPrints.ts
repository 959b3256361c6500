import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { lightOf, mix } from '../drawing/colour.ts'
import type { Side } from '../drawing/geometry.ts'
import { seam } from '../drawing/trims.ts'

/** What is dyed, knitted or printed into a leg; the flanks and the seams lie on it. */
export function legPrint(art: Art, side: Side, kneeY: number, len: number, { print }: DetailsOf<'tights'>): string {
  const { body, accent, lining } = art.colourway
  const across = (y: number, dip = 12) => `M${side * -20} ${y}Q${side * 70} ${y + dip} ${side * 190} ${y - dip}`
  switch (print) {
    case 'block': {
      const edge = across(kneeY + 40, 22)
      return `<path d="${edge}V1000H${side * -20}z" fill="${accent}" opacity=".88"/>${seam(edge, body, { soft: 0.2 })}`
    }
    case 'stripe':
      return `<path d="M${side * 104} 170C${side * 122} 330 ${side * 116} 470 ${side * 96} ${kneeY}C${side * 84} ${kneeY + 90} ${side * 74} ${len - 90} ${side * 70} ${len + 20}" fill="none" stroke="${mix(lining, lightOf(body), 0.4)}" stroke-width="13" opacity=".9"/>`
    case 'contours': {
      const rings = Array.from(
        { length: 7 },
        (_, i) => `<ellipse rx="${16 + i * 17}" ry="${26 + i * 28}" transform="rotate(${side * (-14 + i * 3)})"/>`,
      )
      return `<g transform="translate(${side * 92} ${kneeY - 120})" fill="none" stroke="${mix(accent, body, 0.1)}" stroke-width="4.5" opacity=".85">${rings.join('')}</g>`
    }
    case 'bands': {
      const rows = Array.from({ length: 7 }, (_, i) => across(kneeY + 10 + i * 30)).join('')
      return `<path d="${rows}" fill="none" stroke="${accent}" stroke-width="12" opacity=".85"/>`
    }
    case 'hips': {
      const edge = `M0 320Q${side * 70} 330 ${side * 200} 250`
      return `<path d="${edge}V80H0z" fill="${accent}" opacity=".85"/>${seam(edge, body, { soft: 0.2 })}`
    }
    default:
      return ''
  }
}
