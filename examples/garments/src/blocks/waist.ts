import type { Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { hundredths } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { softLine, stitch } from '../drawing/trims.ts'

/** Returns the outline of a slightly curved waistband; `width` is half of its upper edge. */
function band(width: number, top: number, height: number): string {
  const points: Point[] = [
    [-width, top, 1],
    [-width / 2, top + 11],
    [0, top + 15],
    [width / 2, top + 11],
    [width, top, 1],
    [width + 6, top + height, 1],
    [width / 2 + 4, top + height + 12],
    [0, top + height + 16],
    [-width / 2 - 4, top + height + 12],
    [-width - 6, top + height, 1],
  ]
  return spline(points, true)
}

/** The fly: a curved row of stitches around the zip, and a bar tack at its end. */
export function fly(cloth: Ink, fromY: number, toY: number): string {
  const path = `M27 ${fromY}V${toY - 56}C27 ${toY - 20} 18 ${toY - 6} 3 ${toY}`
  return `${softLine(path, shadowOf(cloth), 6, 0.16)}${stitch(path, cloth, 0.6)}${stitch(`M31 ${fromY}V${toY - 54}C31 ${toY - 16} 20 ${toY - 2} 3 ${toY + 5}`, cloth, 0.4)}<path d="M18 ${toY - 18}l8-4" stroke="${shadowOf(cloth)}" stroke-width="3" opacity=".6"/>`
}

/** Draws a flat waistband with belt loops and a webbing belt. */
export function beltedWaist(art: Art, width = 124, top = 102): void {
  art.addPart('belt', () => belted(art, width, top))
}

function belted(art: Art, width: number, top: number): void {
  const { body, accent } = art.colourway
  const shadow = shadowOf(body)
  // Draw everything for a half width of 124 units. The transform scales the drawing to `width`.
  art.add(`<g transform="translate(0 ${top - 102}) scale(${hundredths(width / 124)} 1)">`)
  panel(art, band(124, 102, 32), body, {
    across: [-130, 120, 130, 124],
    silhouette: false,
    texture: weave(art, body),
    over: stitch('M-128 130Q0 152 128 130M-126 107Q0 127 126 107', body, 0.45),
  })
  const belt = art.isBack ? 'M-128 118Q0 144 128 118' : 'M-128 118Q-60 130 -30 132M128 118Q60 130 30 132M-30 132H30'
  art.add(
    `<path d="${belt}" fill="none" stroke="${shadowOf(accent)}" stroke-width="19" opacity=".6"/><path d="${belt}" fill="none" stroke="${accent}" stroke-width="16"/><path d="${belt}" fill="none" stroke="${lightOf(accent)}" stroke-width="16" stroke-dasharray="1 2.5" opacity=".25"/>`,
  )
  for (const x of [-96, -56, 56, 96]) {
    const top = Math.round(113 - Math.abs(x) / 12)
    art.add(
      `<path d="M${x - 6} ${top}h12v32h-12z" fill="${body}" stroke="${shadow}"/><path d="M${x - 4} ${top + 3}h8m-8 24h8" stroke="${shadow}" stroke-width="2" opacity=".6"/>`,
    )
  }
  if (art.isBack) {
    art.add('</g>')
    return
  }
  art.add(
    '<g transform="translate(0 132)"><rect x="-25" y="-9" width="54" height="28" rx="5" opacity=".35"/><rect x="-27" y="-14" width="54" height="28" rx="5" fill="#2c3034" stroke="#101214"/><path d="M-22-10H22" stroke="#9aa1a8" opacity=".7"/><rect x="-17" y="-7" width="34" height="14" rx="3" fill="#1a1c1f"/><path d="M-6-14v28M6-14v28" stroke="#4a4f55"/></g></g>',
  )
}

/** Elastic band with a draw cord; `width` is half of its upper edge. */
export function cordedWaist(art: Art, cord: Ink, width: number, top: number, height = 40): void {
  const { body, accent } = art.colourway
  const cloth = mix(body, accent, 0.35)
  const count = Math.round((width * 2) / 7)
  const ribs = Array.from(
    { length: count },
    (_, i) => `M${-width + i * 7} ${Math.round(top + 3 + 14 * Math.sin((Math.PI * i) / count))}v${height}`,
  ).join('')
  panel(art, band(width, top, height), cloth, {
    across: [-width, top + 26, width, top + 32],
    silhouette: false,
    over: `<path d="${ribs}" stroke="${shadowOf(body)}" stroke-width="2.4" opacity=".4"/><path d="${ribs}" transform="translate(-2.5 0)" stroke="${lightOf(body)}" stroke-width="1.6" opacity=".45"/>`,
  })
  if (art.isBack) return
  const y = top + height
  const ends = `M-7 ${y}C-20 ${y + 36} -26 ${y + 66} -22 ${y + 108}M7 ${y}C14 ${y + 36} 24 ${y + 56} 20 ${y + 98}`
  art.add(
    art.part(
      'waist-cord',
      `<g fill="none"><path d="${ends}" stroke="#000" stroke-width="5" opacity=".25" transform="translate(3 4)"/><path d="${ends}" stroke="${cord}" stroke-width="4.5"/><path d="${ends}" stroke="#fff" stroke-width="1.5" stroke-dasharray="2 3" opacity=".5"/></g><path d="M-25 ${y + 102}h6v16h-6zM17 ${y + 92}h6v16h-6z" fill="#2a2d31"/>`,
    ),
  )
}
