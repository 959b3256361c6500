import type { Leg } from '../blocks/stance.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { lightOf, mix } from '../drawing/colour.ts'
import { seam } from '../drawing/trims.ts'

/** Draws the dyed, knitted or printed pattern of a leg. Draw the seams after it, because they lie on top. */
export function legPrint(art: Art, leg: Leg, len: number, { print }: DetailsOf<'tights'>): string {
  const { body, accent, lining } = art.colourway
  const { kneeY, side } = leg
  const inner = Math.round(leg.at(-16, kneeY)[0])
  switch (print) {
    case 'block': {
      const edge = leg.across(kneeY + 40, 18)
      return `<path d="${edge}V1000H${inner}z" fill="${accent}" opacity=".88"/>${seam(edge, body, { soft: 0.2 })}`
    }
    case 'stripe': {
      const stripe = leg.line([
        [120, 170],
        [132, 330],
        [114, kneeY - 60],
        [100, kneeY + 40],
        [92, len - 120],
        [74, len + 20],
      ])
      return `<path d="${stripe}" fill="none" stroke="${mix(lining, lightOf(body), 0.4)}" stroke-width="14" opacity=".9"/>`
    }
    case 'contours': {
      const [x, y] = leg.at(96, kneeY - 130)
      const rings = Array.from(
        { length: 7 },
        (_, i) => `<ellipse rx="${16 + i * 18}" ry="${26 + i * 28}" transform="rotate(${side * (-14 + i * 3)})"/>`,
      )
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)})" fill="none" stroke="${accent}" stroke-width="6" opacity=".9">${rings.join('')}</g>`
    }
    case 'bands': {
      const rows = Array.from({ length: 7 }, (_, i) => leg.across(kneeY + 10 + i * 30, 12)).join('')
      return `<path d="${rows}" fill="none" stroke="${accent}" stroke-width="12" opacity=".85"/>`
    }
    case 'hips': {
      const edge = leg.line([
        [-10, 304],
        [70, 312],
        [130, 288],
        [230, 222],
      ])
      return `<path d="${edge}V80H${side * -10}z" fill="${accent}" opacity=".85"/>${seam(edge, body, { soft: 0.2 })}`
    }
    default:
      return ''
  }
}
