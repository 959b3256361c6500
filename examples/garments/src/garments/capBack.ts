import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

const OPENING = 'M-104 588C-104 510 -60 474 0 474C60 474 104 510 104 588z'

/** From behind: the arch over the strap; the bill is hidden. */
export function capBack(art: Art, details: DetailsOf<'cap'>): Staging {
  const { body, accent, lining } = art.colourway
  const shadow = shadowOf(body)
  const cloth = details.panels === 'plain' ? body : accent
  const top = 286 + (details.crown === 'low' ? 44 : 0)
  const crown: Point[] = [
    [0, top],
    [72, top + 4],
    [146, top + 28],
    [202, top + (details.crown === 'low' ? 66 : 84)],
    [230, details.crown === 'low' ? 458 : 450],
    [240, 520],
    [238, 580, 1],
    [120, 602],
    [0, 606],
  ]
  const folds = new Folds()
    .fold([-176, 350], [-206, 470], 14, 0.06, 1)
    .fold([84, 330], [112, 440], 13, -0.06, 1)
    .fold([-114, 506], [-204, 560], 12, 0.1, 1)
    .fold([116, 500], [210, 552], 12, -0.1, 0)
    .fold([124, 540], [200, 572], 9, -0.1, 1)
  const band =
    details.ribbon === 'none'
      ? ''
      : `<path d="M0 ${top - 10}V490" stroke="${details.ribbon === 'band' ? accent : lining}" stroke-width="52"/>`
  panel(art, mirrored(crown), cloth, {
    across: [-238, 420, 238, 450],
    fall: [0, 250, 0, 700],
    folds,
    texture: weave(art, cloth),
    core: 0.65,
    rim: 0.6,
    under:
      (details.panels === 'mesh' ? `<path d="M-260 240H260V640H-260z" fill="${mesh(art)}" opacity=".34"/>` : '') + band,
    over:
      seam(
        `M0 ${top}V474M0 ${top}C-110 ${top + 60} -150 460 -150 596M0 ${top}C110 ${top + 60} 150 460 150 596`,
        cloth,
        {
          stitch: '5 1',
        },
      ) +
      stitch('M-238 566Q0 600 238 566', cloth, 0.5) +
      `<path d="${OPENING}" fill="${art.linear('down', [
        [0, shadowOf(lining), 1],
        [1, mix(lining, shadowOf(lining), 0.5), 1],
      ])}"/><path d="${OPENING}" fill="none" stroke="${mix(cloth, shadow, 0.2)}" stroke-width="13"/><path d="${OPENING}" fill="none" stroke="${lightOf(cloth)}" stroke-width="1.4" opacity=".6" transform="translate(-3 -3)"/>` +
      label(0, 548, 44, 22, mix(accent, '#16181a', 0.3), '#f1eee6'),
  })
  art.add(
    `<path d="M-132 588Q0 606 132 588V616Q0 632 -132 616z" fill="${mix(accent, '#16181a', 0.15)}" stroke="${shadow}"/><path d="M-128 592Q0 610 128 592" fill="none" stroke="${lightOf(accent)}" opacity=".6"/>`,
    stitch('M-128 611Q0 627 128 611', accent),
    `<path d="M28 592h44v34h-44z" fill="#33373c" stroke="#0f1113"/><path d="M36 599h28v20h-28z" fill="${mix(accent, '#16181a', 0.15)}"/><path d="M30 594h40" stroke="#a3a9af" opacity=".7"/>`,
    `<ellipse cy="${top + 2}" rx="17" ry="7" fill="${mix(body, shadow, 0.15)}" stroke="${shadow}"/>`,
  )
  return {
    ground: { x: 4, y: 622, rx: 262, ry: 22, strength: 1 },
    wall: false,
    scale: { factor: 1.46, about: 450, down: 62 },
  }
}
