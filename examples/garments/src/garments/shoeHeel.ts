import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { heelSole } from './shoeHeelSole.ts'

type Details = DetailsOf<'shoe'>

/** The height at which the collar ends. */
const TOP = { low: 394, mid: 236 } as const

/** The nearer shoe of the pair stands to the left, its fellow a step behind. */
const NEAR = 'translate(-170 -82) skewX(-.6) scale(1.14)'
const FAR = 'translate(178 -72) skewX(.6) scale(1.06)'

/** The pair from behind: heel counters, pull tabs, flared midsoles and the lugs below them. */
export function shoeHeel(art: Art, details: Details, foam: Ink, loop: Ink): Staging {
  const top = TOP[details.collar]
  const before = art.shapes.length
  collarInside(art, top)
  heelUpper(art, details, loop, top)
  heelSole(art, details, foam)
  pullTab(art, loop, top)
  const id = art.id()
  art.definitions.push(`<g id="${id}">${art.shapes.splice(before).join('')}</g>`)
  const contact = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="200" ry="13" fill="#000" opacity=".36"/>`
  const soft = art.blur(9)
  art.add(
    `<g filter="${soft}">${contact(190, 742)}</g><use href="#${id}" transform="${FAR}"/>`,
    `<g filter="${soft}">${contact(-164, 790)}</g><use href="#${id}" transform="${NEAR}"/>`,
  )
  return {
    ground: { x: 8, y: 786, rx: 386, ry: 30, strength: 1.1 },
    wall: false,
    scale: { factor: 0.99, about: 500, down: details.collar === 'mid' ? 22 : -8 },
  }
}

/** What one sees over the heel: the far side of the collar, and the tongue with its label. */
function collarInside(art: Art, top: number): void {
  const { body, accent, lining } = art.colourway
  const cloth = mix(body, accent, 0.5)
  const tongue = `M-66 ${top + 20}C-74 ${top - 22} -66 ${top - 46} -44 ${top - 53}Q0 ${top - 62} 44 ${top - 53}C66 ${top - 46} 74 ${top - 22} 66 ${top + 20}z`
  art.add(
    `<path d="${tongue}" fill="${cloth}" stroke="${shadowOf(accent)}"/><path d="M-46 ${top - 46}Q0 ${top - 56} 46 ${top - 46}" fill="none" stroke="${lightOf(cloth)}" stroke-width="3" opacity=".6"/>`,
  )
  const inside: Point[] = [
    [0, top - 30],
    [64, top - 26],
    [112, top - 4],
    [116, top + 34],
    [0, top + 60],
  ]
  panel(art, mirrored(inside), mix(lining, shadowOf(lining), 0.5), {
    across: [-100, top, 100, top],
    core: 0.9,
    rim: 0.2,
    over: `<path d="M-124 ${top}Q0 ${top - 48} 124 ${top}" fill="none" stroke="${mix(lining, body, 0.3)}" stroke-width="12"/>`,
  })
}

function welded(path: string, cloth: Ink, under: Ink): string {
  return `<path d="${path}" transform="translate(2 4)" fill="${shadowOf(under)}" opacity=".45"/><path d="${path}" fill="${cloth}"/><path d="${path}" fill="none" stroke="${lightOf(cloth)}" stroke-width="1.6" opacity=".55"/>`
}

/** Narrow above the heel bone, full over it, and a padded collar that rolls outwards. */
function heelUpper(art: Art, details: Details, loop: Ink, top: number): void {
  const { body: main, accent } = art.colourway
  const body = details.tone === 'quarter' ? mix(main, accent, 0.5) : main
  const isMid = details.collar === 'mid'
  const isLeather = details.upper === 'leather'
  const ankle: Point[] = isMid
    ? [
        [124, 300],
        [116, 380],
        [108, 450],
      ]
    : [
        [110, 440],
        [108, 474],
      ]
  const outline: Point[] = [
    [0, top - 30],
    [50, top - 22],
    [96, top + 2],
    [118, top + 30],
    ...ankle,
    [122, 522],
    [144, 576],
    [153, 626],
    [146, 690, 1],
    [0, 700],
  ]
  const folds = new Folds()
    .fold([-96, 470], [-40, 486], 12, -0.1, 1)
    .fold([96, 468], [46, 486], 12, 0.1, 1)
    .fold([-84, 500], [-116, 600], 24, 0.08, 2)
    .fold([70, 500], [110, 610], 26, -0.08, 2)
  if (isMid) folds.fold([-100, 372], [-34, 392], 12, -0.1, 1).fold([102, 366], [38, 390], 12, 0.1, 1)
  const counter =
    'M-170 700V556C-132 536 -96 508 -78 486C-58 462 -34 520 0 520C34 520 58 462 78 486C96 508 132 536 170 556V700z'
  const stay = `M-30 ${top}H30L24 540Q0 552 -24 540z`
  const counterInk = mix(body, accent, 0.9)
  const stayInk = mix(body, accent, 0.55)
  panel(art, mirrored(outline), body, {
    across: [-140, 540, 140, 556],
    fall: [0, top, 0, 720],
    folds,
    texture: isLeather ? weave(art, body) : mesh(art),
    textureOpacity: isLeather ? 0.2 : 0.24,
    over:
      welded(stay, stayInk, body) +
      stitch(`M-23 ${top + 30}L-18 536M23 ${top + 30}L18 536`, stayInk, 0.7) +
      welded(counter, counterInk, body) +
      stitch(
        'M-160 566C-124 546 -94 520 -76 498C-60 480 -34 532 0 532C34 532 60 480 76 498C94 520 124 546 160 566',
        accent,
        0.7,
      ) +
      `<g fill="none" stroke-width="34" filter="${art.blur(9)}"><path d="M-92 540C-108 590 -112 640 -108 690" stroke="${lightOf(accent)}" opacity=".4"/><path d="M104 530C126 580 134 640 126 690" stroke="${shadowOf(accent)}" opacity=".45"/></g>` +
      (isMid
        ? seam(
            `M-130 ${top + 62}Q0 ${top + 86} 130 ${top + 62}M-124 ${top + 112}Q0 ${top + 134} 124 ${top + 112}`,
            body,
            { soft: 0.5 },
          )
        : '') +
      collarRoll(art, top) +
      mark(0, 598, 1.7, loop, 0.95),
    core: 0.6,
    rim: 0.6,
  })
}

function collarRoll({ colourway: { body, accent } }: Art, top: number): string {
  const ink = mix(accent, body, 0.3)
  const edge = `M-134 ${top + 38}C-104 ${top + 2} -50 ${top - 14} 0 ${top - 16}C50 ${top - 14} 104 ${top + 2} 134 ${top + 38}`
  return `${softLine(edge, shadowOf(body), 40, 0.34, '0 14')}<path d="${edge}" fill="none" stroke="${ink}" stroke-width="32"/><path d="${edge}" transform="translate(0 -2)" fill="none" stroke="${lightOf(ink)}" stroke-width="5" opacity=".45"/><path d="${edge}" transform="translate(0 16)" fill="none" stroke="${shadowOf(ink)}" stroke-width="1.4" opacity=".7"/>`
}

/** A loop of webbing, sewn on with a bar tack. */
function pullTab(art: Art, loop: Ink, top: number): void {
  const pull = `M-15 ${top + 44}C-20 ${top + 6} -22 ${top - 26} 0 ${top - 28}C22 ${top - 26} 20 ${top + 6} 15 ${top + 44}`
  art.add(
    `<g fill="none"><path d="${pull}" transform="translate(4 4)" stroke="#000" stroke-width="14" opacity=".25"/><path d="${pull}" stroke="${shadowOf(loop)}" stroke-width="15"/><path d="${pull}" stroke="${loop}" stroke-width="12"/><path d="${pull}" stroke="${lightOf(loop)}" stroke-width="9" stroke-dasharray="1 2.4" opacity=".4"/></g><path d="M-25 ${top + 36}h50v16h-50z" fill="${mix(loop, shadowOf(loop), 0.3)}" stroke="${shadowOf(loop)}"/><path d="M-20 ${top + 40}h40m-40 4h40m-40 4h40" stroke="${lightOf(loop)}" stroke-width="1.2" opacity=".6"/>`,
  )
}
