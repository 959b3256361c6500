import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

/** The arch that is cut out of the crown, down to its edge. */
const OPENING = 'M-112 620C-112 516 -66 470 0 470C66 470 112 516 112 620z'
const ARCH = 'M-112 620C-112 516 -66 470 0 470C66 470 112 516 112 620'
/** What closes the arch below: it lies in the line of the crown's edge. */
const STRAP = 'M-120 570Q0 584 120 570V620H-120z'

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
    [240, 562],
    [229, 584],
    [180, 596],
    [92, 604],
    [0, 607],
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
      stitch('M-240 560C-190 580 -90 590 0 592C90 590 190 580 240 560', cloth, 0.5) +
      `<path d="${OPENING}" fill="${art.linear('down', [
        [0, shadowOf(lining), 1],
        [1, mix(lining, shadowOf(lining), 0.45), 1],
      ])}"/>${softLine(ARCH, shadowOf(lining), 44, 0.6, '6 8')}` +
      label(0, 540, 44, 22, mix(accent, '#16181a', 0.3), '#f1eee6') +
      strap(mix(accent, '#16181a', 0.15)) +
      softLine(ARCH, shadow, 26, 0.4, '3 3') +
      `<g fill="none"><path d="${ARCH}" stroke="${mix(cloth, shadow, 0.2)}" stroke-width="13"/><path d="${ARCH}" stroke="${lightOf(cloth)}" stroke-width="1.4" opacity=".6" transform="translate(-3 -3)"/></g>${stitch(ARCH, cloth, 0.7)}`,
  })
  art.add(`<ellipse cy="${top + 2}" rx="17" ry="7" fill="${mix(body, shadow, 0.15)}" stroke="${shadow}"/>`)
  return {
    ground: { x: 8, y: 600, rx: 258, ry: 20, strength: 1.2 },
    wall: false,
    scale: { factor: 1.46, about: 450, down: details.crown === 'low' ? 26 : 58 },
  }
}

/** Webbing that runs through a slide and is tucked in again. */
function strap(ink: Ink): string {
  const shadow = shadowOf(ink)
  const tail = 'M30 578L98 572V603L30 608z'
  return `<path d="${STRAP}" fill="#000" opacity=".4" transform="translate(3 -6)"/><path d="${STRAP}" fill="${ink}"/><path d="M-120 574Q0 588 120 574" fill="none" stroke="${lightOf(ink)}" stroke-width="2" opacity=".7"/>${stitch('M-116 580Q0 594 116 580M-116 600Q0 606 116 600', ink, 0.7)}<path d="${tail}" fill="${mix(ink, lightOf(ink), 0.25)}" stroke="${shadow}"/>${stitch('M36 583L94 577M36 603L94 598', ink, 0.6)}<path d="M22 573l38-3v40l-38 2z" fill="#33373c" stroke="#0f1113"/><path d="M31 581l20-1v22l-20 1z" fill="${ink}" stroke="#15171a"/><path d="M24 575l34-3" stroke="#a3a9af" stroke-width="1.4" opacity=".7"/>`
}
