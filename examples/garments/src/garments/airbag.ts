import type { Art } from '../drawing/art.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { onSide, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { softLine, stitch } from '../drawing/trims.ts'

/** Signal orange of the airbag parts. It is the same on every pack, because these parts must be easy to find. */
const SIGNAL: Ink = '#f26a1b'

/**
 * Draws the compartments of the folded airbag, one over each shoulder. Each has a zip that tears open, with an orange
 * tab at both ends.
 */
export function airbagBays(art: Art): void {
  const { body, accent } = art.colourway
  const cloth = mix(body, accent, 0.75)
  for (const side of SIDES) {
    const outline = spline(
      onSide(side, [
        [64, 150, 1],
        [126, 160],
        [170, 192],
        [192, 270],
        [197, 380],
        [190, 520, 1],
        [160, 500],
        [146, 380],
        [138, 280],
        [104, 214],
        [58, 186, 1],
      ]),
      true,
    )
    const burst = `M${side * 62} 168C${side * 116} 182 ${side * 152} 216 ${side * 164} 290C${side * 172} 360 ${side * 174} 430 ${side * 174} 500`
    panel(art, outline, cloth, {
      silhouette: false,
      across: side > 0 ? [130, 300, 200, 310] : [-200, 300, -130, 310],
      rim: 0.7,
      core: 0.5,
      over: `${softLine(burst, shadowOf(cloth), 14, 0.5)}<path d="${burst}" fill="none" stroke="${shadowOf(cloth)}" stroke-width="7"/><path d="${burst}" fill="none" stroke="${lightOf(cloth)}" stroke-width="3" stroke-dasharray="3 3"/>${stitch(outline, cloth, 0.4)}`,
    })
    art.add(tab(side * 66, 172, side * 14), tab(side * 174, 492, 0))
  }
}

function tab(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-9-10H9V16L0 24L-9 16z" fill="#000" opacity=".3" transform="translate(2 3)"/><path d="M-9-10H9V16L0 24L-9 16z" fill="${SIGNAL}" stroke="${shadowOf(SIGNAL)}"/><path d="M-5-4H5" stroke="#fff" stroke-width="2" opacity=".7"/></g>`
}

/** The release handle of the airbag, on a shoulder strap. */
export function airbagHandle(): string {
  return `<g transform="translate(-124 330) rotate(8)"><rect x="-15" y="-6" width="34" height="92" rx="12" fill="#000" opacity=".3"/><rect x="-17" y="-10" width="34" height="92" rx="12" fill="${SIGNAL}" stroke="${shadowOf(SIGNAL)}"/><rect x="-8" y="6" width="16" height="56" rx="8" fill="#2b2e32"/><path d="M-12-2V70" stroke="#fff" stroke-width="2" opacity=".5"/></g>`
}
