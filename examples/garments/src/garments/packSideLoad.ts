import type { Art } from '../drawing/art.ts'
import { mix } from '../drawing/colour.ts'
import type { Side } from '../drawing/geometry.ts'
import { softLine } from '../drawing/trims.ts'

/** Draws the side load: a bottle at the wearer's left, folded poles at the right. */
export function sideLoad(art: Art, side: Side): void {
  if (side > 0 === art.isBack) poles(art, side)
  else bottle(art, side)
}

function bottle(art: Art, side: Side): void {
  const x = side * 194
  const outline = `M${x - 29} 700V500C${x - 29} 472 ${x - 15} 468 ${x - 14} 446H${x + 14}C${x + 15} 468 ${x + 29} 472 ${x + 29} 500V700z`
  const steel = art.linear(
    [x - 29, 0, x + 29, 0],
    [
      [0, '#7d858a'],
      [0.22, '#f1f3f3'],
      [0.45, '#b9c0c3'],
      [0.75, '#7b8388'],
      [1, '#4d5459'],
    ],
  )
  const lid = mix(art.colourway.accent, '#16181a', 0.5)
  art.add(
    `<path d="${outline}" fill="${steel}" stroke="#3c4246"/>${softLine(`M${x - 28} 506H${x + 28}`, '#3c4246', 5, 0.4)}<path d="M${x - 17} 424q0-8 8-8h18q8 0 8 8v24h-34z" fill="${lid}" stroke="#0f1113"/><path d="M${x - 13} 422v22M${x - 5} 422v22M${x + 3} 422v22M${x + 11} 422v22" stroke="#fff" stroke-width="1.4" opacity=".22"/><path d="M${x - 9} 416c0-14 18-14 18 0" fill="none" stroke="${lid}" stroke-width="6"/>`,
  )
}

function poles(art: Art, side: Side): void {
  const grip = mix(art.colourway.accent, '#1c1e21', 0.6)
  const pole = (x: number, top: number) => {
    const foot = `M${side * x} ${top}L${side * (x + 8)} 700`
    return `<g fill="none" stroke-linecap="round"><path d="${foot}" stroke="#14171a" stroke-width="9"/><path d="${foot}" stroke="#c3c9cc" stroke-width="6"/><path d="${foot}" stroke="#fff" stroke-width="1.6" opacity=".7" transform="translate(-1.5 0)"/><path d="M${side * (x + 0.6)} ${top + 42}L${side * x} ${top}" stroke="${grip}" stroke-width="13"/><path d="M${side * (x + 2.6)} ${top + 150}v26" stroke="${grip}" stroke-width="10"/></g>`
  }
  art.add(pole(192, 330), pole(206, 352))
}
