import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { knit, mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, onSide, type Point, SIDES, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { COLLARS } from './shoeCollar.ts'
import { heelSide, heelTip, pullTab } from './shoeHeelParts.ts'
import { heelSole } from './shoeHeelSole.ts'
import { isKnit } from './shoeKnit.ts'

type Details = DetailsOf<'shoe'>

/** How far the pair is moved down, so that it stands in the middle of the picture. */
const HEEL_DOWN: Readonly<Record<Details['collar'], number>> = { low: -56, padded: -34, sock: -24 }

/** Transforms of the two shoes. The far shoe stands half a step behind the near shoe. */
const NEAR = 'translate(-170 -44) scale(1.06)'
const FAR = 'translate(178 -20) scale(1)'

/** Draws the back view of the pair: heel counters, pull tabs, cupped midsoles, and the lugs below the midsoles. */
export function shoeHeel(art: Art, details: Details, foam: Ink, loop: Ink): Staging {
  const top = COLLARS[details.collar].heelTop
  const before = art.shapes.length
  collarInside(art, top)
  heelUpper(art, details, loop, top)
  heelSole(art, details, foam)
  pullTab(art, details, loop, top)
  const id = art.id()
  art.definitions.push(`<g id="${id}">${art.shapes.splice(before).join('')}</g>`)
  const contact = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="156" ry="11" fill="#000" opacity=".4"/>`
  const soft = art.blur(9)
  const shoe = (place: string) =>
    `<g transform="${place}"><g filter="${soft}">${contact(6, 766)}</g><use href="#${id}"/></g>`
  art.add(shoe(FAR), shoe(NEAR))
  return {
    ground: { x: 8, y: 762, rx: 366, ry: 26, strength: 1 },
    wall: false,
    scale: { factor: 1.02, about: 500, down: HEEL_DOWN[details.collar] },
  }
}

/** Draws the visible inside above the heel: the far side of the collar, and the tongue with its label. */
function collarInside(art: Art, top: number): void {
  const { body, accent, lining } = art.colourway
  const cloth = mix(body, accent, 0.5)
  const tongue: Point[] = [
    [0, top - 36],
    [52, top - 33],
    [78, top - 17],
    [86, top + 60],
    [0, top + 80],
  ]
  panel(art, mirrored(tongue), cloth, {
    across: [-66, top, 66, top + 8],
    core: 0.3,
    rim: 0.7,
    over: `<path d="M-86 ${top - 6}Q0 ${top - 26} 86 ${top - 6}V${top + 90}H-86z" fill="${shadowOf(cloth)}" opacity=".5"/>`,
  })
  // Draw the inner sides of the collar, which lead towards the laces and lie in shade.
  const flank: Point[] = [
    [40, top + 4],
    [78, top + 2],
    [108, top + 22],
    [122, top + 56],
    [100, top + 90],
    [40, top + 90],
  ]
  for (const side of SIDES)
    panel(art, spline(onSide(side, flank), true), mix(lining, shadowOf(lining), 0.45), {
      across: [side * 40, top, side * 124, top + 10],
      core: 0.5,
      rim: 0.3,
    })
}

function welded(path: string, cloth: Ink, under: Ink): string {
  return `<path d="${path}" transform="translate(2 4)" fill="${shadowOf(under)}" opacity=".45"/><path d="${path}" fill="${cloth}"/><path d="${path}" fill="none" stroke="${lightOf(cloth)}" stroke-width="1.6" opacity=".55"/>`
}

/** The top of the heel beside the tendon, below the top of the collar: rounded, or drawn out to a tip. */
const ROUND = [
  [0, -8],
  [32, -5],
  [62, 10],
] as const
const DRAWN_OUT = [
  [0, -36],
  [24, -33],
  [46, -8],
  [70, 12],
] as const

/** Draws the heel of the upper: wide at the heel bone, narrower at the tendon, with two collar pads above. */
function heelUpper(art: Art, details: Details, loop: Ink, top: number): void {
  const { body: main, accent } = art.colourway
  const body = details.tone === 'quarter' ? mix(main, accent, 0.5) : main
  const isLeather = details.upper === 'leather'
  const isKnitted = isKnit(details)
  const outline: Point[] = [
    ...(details.collar === 'sock' ? DRAWN_OUT : ROUND).map(([x, y]): Point => [x, top + y]),
    [94, top + 20],
    [116, top + 38],
    [124, top + 64],
    [118, 470],
    [118, 512],
    [128, 566],
    [140, 616],
    [143, 660],
    [139, 700, 1],
    [0, 710],
  ]
  const bend = 474
  const folds = new Folds()
    .fold([-118, bend], [-44, bend + 14], 8, -0.08, 1)
    .fold([116, bend - 4], [50, bend + 12], 9, 0.08, 1)
    .fold([-104, 500], [-126, 612], 18, 0.06, 2)
    .fold([92, 500], [122, 616], 24, -0.06, 2)
  const counterInk = mix(body, accent, 0.9)
  const stayInk = mix(body, accent, 0.55)
  const counter =
    'M-180 720V566C-132 556 -92 540 -62 508C-44 488 -30 474 0 474C30 474 44 488 62 508C92 540 132 556 180 566V720z'
  const stay = `M-22 ${top}H22L30 480Q0 470 -30 480z`
  panel(art, mirrored(outline), body, {
    across: [-146, 540, 146, 560],
    fall: [0, top, 0, 740],
    folds,
    texture: isLeather ? weave(art, body) : isKnitted ? knit(art, body) : mesh(art),
    textureOpacity: isLeather ? 0.2 : isKnitted ? 0.5 : 0.24,
    over:
      heelSide(art, details, body, top) +
      welded(stay, stayInk, body) +
      stitch(`M-15 ${top + 40}L-22 472M15 ${top + 40}L22 472`, stayInk, 0.7) +
      welded(counter, counterInk, body) +
      stitch(
        'M-164 578C-128 568 -84 552 -54 518C-38 500 -26 486 0 486C26 486 38 500 54 518C84 552 128 568 164 578',
        accent,
        0.7,
      ) +
      `<ellipse cx="-52" cy="590" rx="74" ry="86" fill="${art.pool(lightOf(counterInk), 0.5)}"/>` +
      softLine('M124 540C148 590 152 650 148 710', shadowOf(counterInk), 60, 0.5) +
      softLine('M-160 640Q0 690 160 640', shadowOf(counterInk), 26, 0.4, '0 6') +
      collarPads(art, top) +
      heelTip(details, body) +
      mark(0, 596, 1.5, loop, 0.95),
    core: 0.6,
    rim: 0.6,
  })
}

/** Two collar pads beside the tendon. */
function collarPads({ colourway: { body, accent } }: Art, top: number): string {
  const ink = mix(accent, body, 0.3)
  const shadow = shadowOf(ink)
  const area = `M-150 ${top - 20}H150V${top + 84}C112 ${top + 74} 66 ${top + 66} 34 ${top + 44}Q0 ${top + 30} -34 ${top + 44}C-66 ${top + 66} -112 ${top + 74} -150 ${top + 84}z`
  const lower = `M-150 ${top + 84}C-112 ${top + 74} -66 ${top + 66} -34 ${top + 44}Q0 ${top + 30} 34 ${top + 44}C66 ${top + 66} 112 ${top + 74} 150 ${top + 84}`
  const ridge = (side: number) =>
    `M${side * 26} ${top + 18}C${side * 60} ${top + 32} ${side * 92} ${top + 40} ${side * 112} ${top + 58}`
  return `${softLine(lower, shadowOf(body), 22, 0.36, '0 7')}<path d="${area}" fill="${ink}"/>${softLine(lower, shadow, 26, 0.44, '0 -6')}${softLine(ridge(-1), lightOf(ink), 20, 0.62)}${softLine(ridge(1), lightOf(ink), 14, 0.36)}<path d="${lower}" fill="none" stroke="${shadow}" stroke-width="1.4" opacity=".7"/>`
}
