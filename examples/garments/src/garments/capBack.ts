import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { label, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { capClosure } from './capClosure.ts'

/** The arch cut out of the back of the crown. */
const OPENING = 'M-112 620C-112 516 -66 470 0 470C66 470 112 516 112 620z'
const ARCH = 'M-112 620C-112 516 -66 470 0 470C66 470 112 516 112 620'

/** Draws the back view of a cap: the arch above the strap. The bill is hidden. */
export function capBack(art: Art, details: DetailsOf<'cap'>): Staging {
  const { body, accent, lining } = art.colourway
  const shadow = shadowOf(body)
  const cloth = details.panels === 'plain' ? body : details.panels === 'mesh' ? mix(accent, body, 0.46) : accent
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
  const edges =
    details.ribbon === 'stripes' ? `<path d="M0 ${top - 10}V490" stroke="${art.colourway.zip}" stroke-width="14"/>` : ''
  const band =
    details.ribbon === 'none'
      ? ''
      : `<path d="M0 ${top - 10}V490" stroke="${details.ribbon === 'band' ? accent : lining}" stroke-width="52"/>${edges}`
  panel(art, mirrored(crown), cloth, {
    across: [-238, 420, 238, 450],
    fall: [0, 250, 0, 700],
    folds,
    texture: weave(art, cloth),
    core: 0.65,
    rim: 0.6,
    under:
      art.part(
        'mesh-panels',
        details.panels === 'mesh' ? `<path d="M-260 240H260V640H-260z" fill="${mesh(art)}" opacity=".34"/>` : '',
      ) + band,
    over:
      seam(seams(details, top), cloth, { stitch: '5 1' }) +
      art.part('eyelets', details.build === 'six' && details.panels !== 'mesh' ? eyelets(top, cloth) : '') +
      stitch('M-240 560C-190 580 -90 590 0 592C90 590 190 580 240 560', cloth, 0.5) +
      `<path d="${OPENING}" fill="${art.linear('down', [
        [0, shadowOf(lining), 1],
        [1, mix(lining, shadowOf(lining), 0.45), 1],
      ])}"/>${softLine(ARCH, shadowOf(lining), 44, 0.6, '6 8')}` +
      label(0, 540, 44, 22, mix(accent, '#16181a', 0.3), '#f1eee6') +
      capClosure(art, details) +
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

/** The seams in the back view. Six panels meet at the button; a five-panel cap has one broad back panel below a cross seam. */
function seams({ build }: DetailsOf<'cap'>, top: number): string {
  const sides = `M0 ${top}C-110 ${top + 60} -150 460 -150 596M0 ${top}C110 ${top + 60} 150 460 150 596`
  return build === 'five' ? `${sides}M-122 ${top + 96}Q0 ${top + 118} 122 ${top + 96}` : `M0 ${top}V474${sides}`
}

/** An embroidered eyelet in each panel. */
function eyelets(top: number, cloth: Ink): string {
  return [-70, 70, -192, 192]
    .map((x) => {
      const y = top + (Math.abs(x) > 100 ? 138 : 92)
      return `<ellipse cx="${x}" cy="${y}" rx="6" ry="6.5" fill="${mix(cloth, shadowOf(cloth), 0.75)}"/><ellipse cx="${x}" cy="${y}" rx="8.5" ry="9" fill="none" stroke="${lightOf(cloth)}" stroke-width="2.4" stroke-dasharray="2.4 1.4" opacity=".8"/>`
    })
    .join('')
}
