import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { capBack } from './capBack.ts'
import { bill } from './capBill.ts'

type Details = DetailsOf<'cap'>

/** Turned a little to the left and seen a little from above: button, panels that run to it, and a bill that turns down at its sides. */
export function cap(art: Art, details: Details): Staging {
  if (art.isBack) return capBack(art, details)
  const { body, accent } = art.colourway
  const shadow = shadowOf(body)
  const low = details.crown === 'low' ? 44 : 0
  const top: Point = [30, 262 + low]
  const crown: Point[] = [
    [-260, 584, 1],
    [-261, 516],
    [-246, 428 + low * 0.5],
    [-190, 336 + low * 0.9],
    [-86, 276 + low],
    top,
    [138, 276 + low],
    [220, 330 + low * 0.9],
    [262, 424 + low * 0.5],
    [274, 520],
    [268, 604, 1],
    [232, 640],
    [160, 662],
    [20, 676],
    [-110, 664],
    [-206, 626],
  ]
  const folds = new Folds()
    .fold([-206, 420], [-230, 556], 24, 0.06, 2)
    .fold([-110, 340], [-150, 470], 18, 0.08, 2)
    .fold([80, 360], [116, 540], 24, -0.08, 2)
    .fold([226, 400], [254, 566], 22, -0.06, 2)
    .fold([-210, 560], [-110, 622], 13, 0.12, 1)
    .fold([120, 606], [200, 636], 12, -0.1, 1)
    .fold([262, 596], [206, 590], 9, 0.1, 1)
  const second = `M${top[0]} ${top[1] - 20}C${top[0] + 84} ${top[1] + 60} 162 480 164 700H360V180z`
  const form = art.radial(-120, 380 + low, 440, [
    [0, lightOf(body), 0.42],
    [0.4, lightOf(body), 0.12],
    [0.7, shadow, 0],
    [1, shadow, 0.4],
  ])
  // Where the rim rests behind the bill.
  art.add(`<ellipse cx="190" cy="668" rx="112" ry="22" fill="${art.pool('#161c1b', 0.5)}"/>`)
  panel(art, spline(crown, true), body, {
    across: [-276, 430, 320, 470],
    folds,
    texture: weave(art, body),
    core: 0.65,
    rim: 0.6,
    under: `<path d="${second}" fill="${details.panels === 'plain' ? body : accent}"/>${details.panels === 'mesh' ? `<path d="${second}" fill="${mesh(art)}" opacity=".34"/>` : ''}${ribbon(details, art, top)}<rect x="-400" width="800" height="1000" fill="${form}"/>`,
    over:
      panelSeams(details, body, top) +
      stitch('M-270 556C-216 604 -110 642 20 654C120 654 230 636 316 582', body, 0.5) +
      badge(art, details),
  })
  art.add(
    `<ellipse cx="${top[0]}" cy="${top[1] + 3}" rx="21" ry="9" fill="${mix(body, shadow, 0.15)}" stroke="${shadow}"/><path d="M${top[0] - 13} ${top[1]}q12-6 24 0" stroke="${lightOf(body)}" stroke-width="1.8" fill="none"/>`,
  )
  bill(art, details)
  return {
    ground: { x: -20, y: details.crown === 'low' ? 784 : 822, rx: 340, ry: 30, strength: 1 },
    wall: false,
    scale: {
      factor: 1.15,
      about: 500,
      right: 30,
      down: details.crown === 'low' ? -54 : -44,
    },
    detail: [-330, 330, 416, 520],
  }
}

function panelSeams({ build, panels }: Details, body: Ink, [x, y]: Point): string {
  const right = `M${x} ${y}C${x + 84} ${y + 70} 162 480 164 664`
  const behind = `M${x} ${y}C${x + 138} ${y + 26} 240 430 254 626`
  const left = `M${x} ${y}C${x - 150} ${y + 40} -226 440 -242 600`
  const eyelet = (cx: number, cy: number) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="8" ry="7" fill="${mix(body, shadowOf(body), 0.7)}"/><ellipse cx="${cx}" cy="${cy}" rx="11" ry="10" fill="none" stroke="${lightOf(body)}" stroke-width="2.6" stroke-dasharray="2.4 1.4" opacity=".8"/>`
  const holes = panels === 'mesh' ? '' : eyelet(206, y + 148)
  if (build === 'plain') return seam(right + left, body, { stitch: '6 1' })
  const sides = seam(`${right}${behind}${left}`, body, { stitch: '6 1' })
  return build === 'six'
    ? sides +
        seam(`M${x} ${y}C${x - 60} ${y + 70} -78 480 -78 672`, body, { stitch: '6 0' }) +
        eyelet(-126, y + 104) +
        eyelet(64, y + 116) +
        holes
    : sides + seam('M-272 486C-190 452 20 442 158 468', body, { stitch: '0 6' }) + holes
}

/** A band from the bill over the crown, as cycling caps have it. */
function ribbon({ ribbon: kind }: Details, { colourway: { accent, zip, lining } }: Art, [x, y]: Point): string {
  if (kind === 'none') return ''
  const line = `M${x + 10} ${y - 14}C${x - 50} ${y + 60} -78 480 -76 690`
  const edges = kind === 'band' ? '' : `<path d="${line}" fill="none" stroke="${zip}" stroke-width="18"/>`
  return `<path d="${line}" fill="none" stroke="${kind === 'band' ? accent : lining}" stroke-width="70"/>${edges}`
}

function badge(art: Art, { badge: kind, build, crown }: Details): string {
  const { body, accent, lining } = art.colourway
  const cloth = mix(accent, '#16181a', 0.2)
  const y = crown === 'low' ? 544 : 534
  if (kind === 'print') return `<g transform="translate(-78 ${y}) skewY(4)">${mark(0, 0, 4.6, printOn(body), 0.9)}</g>`
  if (kind === 'side') return `<g transform="translate(208 524) skewY(-7)">${mark(0, 0, 2.6, printOn(body), 0.9)}</g>`
  if (kind === 'tab')
    return `<path d="M92 656V604L136 602V652z" fill="${accent}" stroke="${shadowOf(accent)}"/>${mark(114, 630, 1.2, '#f1eee6', 0.9)}`
  const patch = (grow: number) =>
    kind === 'round'
      ? `<ellipse rx="${70 + grow}" ry="${70 + grow}"`
      : `<rect x="${-80 - grow}" y="${-56 - grow}" width="${160 + grow * 2}" height="${112 + grow * 2}" rx="9"`
  const centre = build === 'five' ? 558 : y
  return `<g transform="translate(-80 ${centre}) skewY(4) scale(.94 1)"><g transform="translate(3 5)" opacity=".45">${patch(0)} fill="${shadowOf(body)}"/></g>${patch(0)} fill="${cloth}"/>${patch(-6)} fill="none" stroke="${lining}" stroke-width="1.4" stroke-dasharray="5 3" opacity=".8"/>${mark(0, 0, 3.5, '#f1eee6')}${softLine('M-70 40Q0 50 70 40', '#000000', 10, 0.2)}</g>`
}
