import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { fuzzyEdge, pile } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { mirrored, type Point, spline } from '../drawing/geometry.ts'
import { randomSource, tenths } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { label, mark, seam, softLine } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { backSeam, CROWN, crownClosed, crownRibs } from './beanieBack.ts'
import { crownShape, softSpot } from './beanieCrown.ts'

export function beanie(art: Art, details: DetailsOf<'beanie'>): Staging {
  const { body, accent } = art.colourway,
    shadow = shadowOf(body),
    light = lightOf(body),
    stitches = { rib: [11, 9], fine: [6, 6], cable: [22, 20] } as const,
    [gauge, row] = stitches[details.knit],
    stitched = (yarn: Ink) =>
      art.pattern(
        `cable ${yarn}`,
        11,
        9,
        `<path d="M.5 .5q4 2 5 7q1-5 5-7" fill="none" stroke="${shadowOf(yarn)}" stroke-width="1.9" opacity=".7"/><path d="M1.5 -1q3 2 4 6M9.5-1q-3 2-4 6" fill="none" stroke="${lightOf(yarn)}" stroke-width="1.2" opacity=".8"/>`,
        `scale(${tenths(gauge / 11)} ${tenths(row / 9)})`,
      ),
    cable = stitched(body)
  const dome: Point[] = [
    [0, 196],
    [40, 198],
    [108, 226],
    [170, 300],
    [208, 400],
    [223, 510],
    [225, 572],
    [217, 608],
    [176, 629],
    [92, 640],
    [0, 643],
  ]
  const wales = { rib: 11, fine: 19, cable: 6 }[details.knit]
  let rib = art.isBack ? crownRibs(wales) : ''
  for (let i = -wales; i <= wales && !art.isBack; i++) {
    const u = i / (wales + 0.5),
      x = (Math.sin(u * 1.5) / Math.sin(1.5)) * 232,
      tx = (i * 17.6) / wales
    rib += `M${Math.round(x)} 640C${Math.round(x * 1.02)} 440 ${Math.round(x * 0.72)} 270 ${tenths(tx)} 206`
  }
  const folds = new Folds()
  if (art.isBack) folds.fold([-150, 330], [-60, 380], 22, 0.1, 1).fold([70, 370], [170, 420], 24, -0.1, 1)
  else for (const x of [-150, -60, 40, 140]) folds.fold([x * 0.3, 216], [x * 0.9, 372], 17, x < 0 ? -0.1 : 0.1, 1)
  folds
    .fold([-190, 560], [-90, 590], 16, 0.06, 1)
    .fold([196, 556], [90, 588], 16, -0.06, 1)
    .fold([-40, 560], [60, 590], 14, 0.06, 1)
  const cuff: Point[] = [
    [0, 574],
    [120, 566],
    [222, 540, 1],
    [238, 560],
    [244, 640],
    [238, 712],
    [228, 736, 1],
    [120, 764],
    [0, 772],
  ]
  const bands =
    details.stripe === 'ridge'
      ? `<path d="${[0, 44].map((y) => `M-250 ${432 + y}l52-34 44 26 58-48 60 48 52-40 56 44 50-30 60 36`).join('')}" fill="none" stroke="${accent}" stroke-width="15" stroke-linejoin="round"/>`
      : details.stripe === 'bands'
        ? `<path d="M-260 380Q0 350 260 380V428Q0 398 -260 428zM-260 448Q0 418 260 448V468Q0 438 -260 468z" fill="${accent}"/>`
        : ''
  const second = crownShape(details, wales, art.isBack)
  const crown =
    second === ''
      ? ''
      : `<g clip-path="${art.define('crown', (id) => `<clipPath id="${id}"><path d="${second}"/></clipPath>`)}"><path d="${second}" fill="${accent}"/><path d="${second}" fill="${stitched(accent)}" opacity=".55"/>${softLine(rib, shadowOf(accent), 8, 0.76)}${softLine(rib, lightOf(accent), 6, 0.9, '-7 0')}</g>`
  panel(art, mirrored(dome), body, {
    over:
      details.cuff === 'none'
        ? seam('M-230 574C-208 600 -110 616 0 617C110 616 208 600 230 574', body, { soft: 0.5 }) +
          badge(art, details, 560)
        : `<path d="${mirrored(cuff)}" transform="translate(2 -12)" fill="${shadow}" opacity=".6" filter="${art.blur(6)}"/>`,
    across: [-228, 420, 228, 450],
    fall: [0, 190, 0, 720],
    folds: folds,
    under: `${secondYarn(details, accent)}${bands}<path d="M-240 180H240V660H-240z" fill="${cable}" opacity=".55"/>${softLine(rib, shadow, 8, 0.76)}${softLine(rib, light, 6, 0.9, '-7 0')}${crown}`,
    core: 0.7,
    rim: 0.6,
  })
  // Draw the folded cuff.
  let r2 = ''
  for (let i = -17; i <= 17; i++) {
    const x = (Math.sin((i / 17.6) * 1.52) / Math.sin(1.52)) * 242,
      y = 574 - (x / 242) ** 2 * 32,
      y2 = 772 - (x / 242) ** 2 * 34
    r2 += `M${tenths(x)} ${Math.round(y - 6)}Q${tenths(x * 1.03)} ${Math.round((y + y2) / 2)} ${tenths(x)} ${Math.round(y2 + 6)}`
  }
  if (details.cuff !== 'none')
    art.addPart('fold-cuff', () =>
      panel(art, mirrored(cuff), mix(body, accent, details.cuff === 'contrast' ? 0.9 : 0.12), {
        across: [-244, 640, 244, 660],
        fall: [0, 540, 0, 800],
        under: `<path d="M-260 520H260V790H-260z" fill="${cable}" opacity=".4"/>${softLine(r2, shadow, 6, 0.99)}${softLine(r2, light, 4.5, 1.17, '-5.5 0')}`,
        core: 0.7,
        rim: 0.6,
        over: softLine(`M-250 742C-120 776 120 776 250 742`, shadow, 16, 0.4) + badge(art, details, 664),
      }),
    )
  if (details.top === 'bobble') art.addPart('bobble', () => bobble(art, accent))
  else if (art.isBack) art.add(crownClosed(art, shadow, light))
  else if (details.top === 'plain') art.add(softSpot(second === '' ? body : accent))
  else art.add(crownSeams(shadow, light))
  const isBobbled = details.top === 'bobble'
  return {
    ground: {
      x: 10,
      y: details.cuff === 'none' ? 634 : 764,
      rx: 262,
      ry: details.cuff === 'none' ? 24 : 26,
      strength: 1.2,
    },
    wall: false,
    scale:
      details.cuff === 'none'
        ? { factor: isBobbled ? 1.34 : 1.42, about: 430, down: isBobbled ? (art.isBack ? 108 : 148) : 84 }
        : { factor: isBobbled ? 1.26 : 1.32, about: 484, down: isBobbled ? (art.isBack ? 44 : 80) : 18 },
    detail: [details.label === 'tab' ? -286 : -190, 400, 380, 475],
  }
}

/** The lower edge, knitted from the second yarn. */
function secondYarn({ tone, cuff }: DetailsOf<'beanie'>, yarn: Ink): string {
  if (tone !== 'brow') return ''
  const top = cuff === 'none' ? 500 : 470
  return `<path d="M-260 ${top}Q0 ${top + 36} 260 ${top}V700H-260z" fill="${yarn}"/>`
}

/** The seams of a close-fitting beanie, where its four gores (panels) meet. */
const crownSeams = (shadow: Ink, light: Ink) => {
  const gores = 'M0 198C-60 240 -100 330 -112 470M0 198C60 240 100 330 112 470'
  return `<g fill="none"><path d="${gores}" stroke="${shadow}" stroke-width="5" opacity=".55"/><path d="${gores}" transform="translate(-3 0)" stroke="${light}" stroke-width="2" opacity=".6"/></g>`
}

/** The logo on the cuff. The back view shows only a small tab in the seam. */
function badge(art: Art, { label: kind, cuff, tone }: DetailsOf<'beanie'>, y: number): string {
  const { body, accent } = art.colourway
  const cloth = mix(accent, '#16181a', 0.25)
  if (art.isBack) return backSeam(y, cuff !== 'none', body, cloth)
  if (kind === 'print')
    return mark(0, y, 3.2, printOn(cuff === 'contrast' || (cuff === 'none' && tone === 'brow') ? accent : body), 0.85)
  if (kind === 'tab') return label(-118, y + 8, 46, 62, cloth, '#f1eee6')
  const width = cuff === 'none' ? 70 : 96
  return `<rect x="${-width / 2 + 1}" y="${y - 28}" width="${width + 2}" height="62" rx="3" fill="${shadowOf(body)}" opacity=".5" filter="${art.blur(2.2)}"/>${label(0, y, width, width * 0.62, cloth, '#f1eee6')}`
}

/** A pompom of yarn on top of the beanie. */
function bobble(art: Art, yarn: Ink): void {
  const random = randomSource(8)
  const middle = art.isBack ? CROWN[1] - 64 : 168
  const points = Array.from({ length: 30 }, (_, i): Point => {
    const angle = (i / 30) * Math.PI * 2
    const radius = 62 + random() * 12
    return [Math.cos(angle) * radius, middle + Math.sin(angle) * radius]
  })
  const id = panel(art, spline(points, true), yarn, {
    across: [-66, middle - 18, 66, middle + 12],
    texture: pile(art, yarn),
    textureOpacity: 0.7,
    core: 0.7,
  })
  art.add(fuzzyEdge(art, id, yarn))
}
