import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { capBack } from './capBack.ts'

type Details = DetailsOf<'cap'>

/** Seen from the front left, a little from above: button, panels that run to it, and a bill that turns down at its sides. */
export function cap(art: Art, details: Details): Staging {
  if (art.isBack) return capBack(art, details)
  const { body, accent } = art.colourway
  const shadow = shadowOf(body)
  const texture = weave(art, body)
  const low = details.crown === 'low' ? 44 : 0
  const top: Point = [64, 262 + low]
  const crown: Point[] = [
    [-176, 556, 1],
    [-184, 486],
    [-166, 404 + low * 0.5],
    [-112, 322 + low],
    [-24, 274 + low],
    top,
    [160, 278 + low],
    [244, 336 + low],
    [290, 424 + low * 0.5],
    [304, 520],
    [302, 592, 1],
    [226, 616],
    [110, 622],
    [-30, 604],
    [-110, 582],
  ]
  const back = crownSide(details, top)
  const folds = new Folds()
    .fold([-150, 400], [-158, 530], 20, 0.06, 2)
    .fold([-60, 330], [-92, 470], 18, 0.08, 1)
    .fold([120, 330], [166, 480], 26, -0.08, 2)
    .fold([250, 380], [276, 560], 20, -0.06, 2)
    .fold([100, 560], [170, 596], 12, -0.1, 1)
    .fold([292, 520], [230, 566], 12, 0.1, 0)
    .fold([206, 590], [150, 566], 9, 0.1, 0)
  panel(art, spline(crown, true), body, {
    across: [-180, 420, 304, 450],
    fall: [0, 250, 0, 700],
    folds,
    texture,
    core: 0.65,
    rim: 0.6,
    under: `<path d="${back}" fill="${details.panels === 'plain' ? body : accent}"/>${details.panels === 'mesh' ? `<path d="${back}" fill="${mesh(art)}" opacity=".34"/>` : ''}${ribbon(details, art, top)}`,
    over:
      panelSeams(details, body, top) +
      stitch('M-180 538C-110 566 -30 588 110 604C180 606 240 602 304 574', body, 0.5) +
      badge(art, details),
  })
  art.add(
    `<ellipse cx="${top[0]}" cy="${top[1] + 3}" rx="17" ry="7" fill="${mix(body, shadow, 0.15)}" stroke="${shadow}"/><path d="M${top[0] - 10} ${top[1] + 1}q9-5 18 0" stroke="${lightOf(body)}" stroke-width="1.6" fill="none"/>`,
  )
  bill(art, details, texture)
  return {
    ground: { x: -30, y: 690, rx: 330, ry: 26, strength: 1 },
    wall: false,
    scale: { factor: 1.03, about: 500, down: 22 },
    detail: [-300, 290, 400, 500],
  }
}

/** The panels behind the side seam. */
function crownSide({ build }: Details, [x, y]: Point): string {
  return build === 'five'
    ? `M${x} ${y - 20}C${x + 10} ${y + 80} 24 480 14 640H340V200z`
    : `M${x} ${y - 20}C${x + 26} ${y + 90} 74 480 70 640H340V200z`
}

function panelSeams({ build }: Details, body: `#${string}`, [x, y]: Point): string {
  const side =
    build === 'five' ? `M${x} ${y}C${x + 10} ${y + 90} 24 480 14 612` : `M${x} ${y}C${x + 26} ${y + 100} 74 480 70 620`
  const front = `M${x} ${y}C-40 ${y + 50} -118 430 -116 580`
  const behind = `M${x} ${y}C190 ${y + 60} 236 460 238 612`
  return (
    seam(`${side}${behind}`, body, { stitch: '6 1' }) +
    (build === 'six'
      ? seam(front, body, { stitch: '5 1' })
      : build === 'five'
        ? seam(`M-176 470C-130 440 -60 428 30 436`, body, { stitch: '0 5' })
        : '')
  )
}

/** A band from the bill over the crown, as cycling caps have it. */
function ribbon({ ribbon: kind }: Details, { colourway: { accent, zip, lining } }: Art, [x, y]: Point): string {
  if (kind === 'none') return ''
  const line = `M${x} ${y - 10}C-40 ${y + 46} -120 430 -118 590`
  const edges = kind === 'band' ? '' : `<path d="${line}" fill="none" stroke="${zip}" stroke-width="14"/>`
  return `<path d="${line}" fill="none" stroke="${kind === 'band' ? accent : lining}" stroke-width="52"/>${edges}`
}

function badge(art: Art, { badge: kind, build }: Details): string {
  const { body, accent, lining } = art.colourway
  const cloth = mix(accent, '#16181a', 0.2)
  if (kind === 'print') return `<g transform="translate(-34 462) skewY(9)">${mark(0, 0, 3.4, printOn(body), 0.9)}</g>`
  if (kind === 'side') return `<g transform="translate(150 500) skewY(-3)">${mark(0, 0, 2, printOn(body), 0.9)}</g>`
  if (kind === 'tab')
    return `<path d="M-20 594l0 -42 34 6 0 42z" fill="${accent}" stroke="${shadowOf(accent)}"/>${mark(-3, 574, 0.9, '#f1eee6', 0.9)}`
  const x = build === 'five' ? -66 : -26
  const patch = (grow: number) =>
    kind === 'round'
      ? `<ellipse rx="${54 + grow}" ry="${56 + grow}"`
      : `<rect x="${-60 - grow}" y="${-44 - grow}" width="${120 + grow * 2}" height="${88 + grow * 2}" rx="8"`
  return `<g transform="translate(${x} 470) skewY(9) scale(.92 1)"><g transform="translate(3 5)" opacity=".45">${patch(0)} fill="${shadowOf(body)}"/></g>${patch(0)} fill="${cloth}"/>${patch(-5)} fill="none" stroke="${lining}" stroke-width="1.2" stroke-dasharray="4 2.6" opacity=".8"/>${mark(0, 0, 2.7, '#f1eee6')}</g>`
}

function bill(art: Art, details: Details, texture: string): void {
  const { body, accent } = art.colourway
  const cloth = details.brim === 'plain' ? body : details.brim === 'contrast' ? accent : mix(body, accent, 0.35)
  const shadow = shadowOf(cloth)
  const reach = details.crown === 'low' ? 0.72 : 0.88
  const out = (x: number): number => -176 + (x + 176) * reach
  const outline: Point[] = [
    [-178, 546, 1],
    [out(-252), 558],
    [out(-330), 596],
    [out(-376), 646],
    [out(-382), 684],
    [out(-350), 702],
    [out(-270), 704],
    [-160, 690],
    [-40, 664],
    [60, 640],
    [118, 616, 1],
    [40, 606],
    [-60, 588],
    [-124, 566],
  ]
  const under: Point[] = [
    [out(-382), 678, 1],
    [out(-340), 694],
    [-200, 692],
    [-40, 660],
    [118, 622, 1],
    [30, 664],
    [-120, 706],
    [out(-280), 722],
    [out(-360), 712],
  ]
  panel(art, spline(under, true), mix(cloth, shadow, 0.6), { rim: 0, core: 0.6 })
  const light: Across = [-300, 560, -40, 700]
  const rows = [0.16, 0.32, 0.48, 0.64, 0.8].map((share) => {
    const x = (far: number, near: number) => Math.round(near + (far - near) * share)
    return `M${x(out(-240), -178)} ${x(556, 548)}Q${x(out(-400), -170)} ${x(650, 572)} ${x(out(-330), -120)} ${x(700, 584)}Q${x(-140, -20)} ${x(694, 616)} ${x(70, 110)} ${x(636, 622)}`
  })
  panel(art, spline(outline, true), cloth, {
    across: light,
    stops: (dark, lit) => [
      [0, dark, 0.2],
      [0.24, lit, 0.75],
      [0.5, lit, 0.25],
      [0.76, dark, 0.25],
      [1, dark, 0.6],
    ],
    folds: new Folds().fold([out(-340), 640], [-140, 670], 26, 0.08, 2),
    texture,
    core: 0.5,
    rim: 0.6,
    over: `${softLine('M-190 542C-110 588 -20 612 124 616', shadow, 34, 0.55)}${stitch(rows.join(''), cloth, 0.45)}`,
  })
  const rimInk = details.brim === 'edge' ? art.colourway.zip : mix(cloth, shadow, 0.25)
  const edge = spline(outline.slice(3, 11))
  art.add(
    `<path d="${edge}" fill="none" stroke="${shadow}" stroke-width="7"/><path d="${edge}" transform="translate(0 -1)" fill="none" stroke="${rimInk}" stroke-width="${details.brim === 'edge' ? 5.5 : 4}"/>`,
  )
}
