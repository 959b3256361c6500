import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh, weave } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, printOn, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine, stitch } from '../drawing/trims.ts'
import { cropped, type Staging } from '../staging.ts'
import { capBack } from './capBack.ts'
import { bill } from './capBill.ts'

type Details = DetailsOf<'cap'>

/** Draws a cap turned slightly to the left and seen slightly from above: button, panels, and a bill with curved sides. */
export function cap(art: Art, details: Details): Staging {
  if (art.isBack) return capBack(art, details)
  const { body, accent } = art.colourway
  const shadow = shadowOf(body)
  const low = details.crown === 'low' ? 44 : 0
  const top: Point = [44, 288 + low]
  const crown: Point[] = [
    [-262, 582, 1],
    [-266, 506],
    [-246, 424 + low * 0.5],
    [-194, 348 + low * 0.9],
    [-92, 300 + low],
    top,
    [148, 304 + low],
    [224, 354 + low * 0.9],
    [270, 436 + low * 0.5],
    [289, 524],
    [268, 616],
    [166, 664],
    [20, 678],
    [-110, 666],
    [-208, 628],
  ]
  const folds = new Folds()
    .fold([-222, 420], [-238, 556], 15, 0.06, 1)
    .fold([-30, 330], [-64, 440], 13, 0.06, 1)
    .fold([190, 372], [226, 520], 15, -0.06, 1)
    .fold([-206, 568], [-110, 626], 12, 0.12, 1)
    .fold([128, 612], [206, 634], 12, -0.1, 1)
    .fold([272, 596], [206, 588], 9, 0.1, 0)
    .fold([276, 566], [214, 548], 9, 0.08, 1)
  const second = `M${top[0]} ${top[1] - 20}C${top[0] + 84} ${top[1] + 60} 166 480 168 700H360V180z`
  const form = art.radial(-120, 380 + low, 440, [
    [0, lightOf(body), 0.42],
    [0.4, lightOf(body), 0.12],
    [0.7, shadow, 0],
    [1, shadow, 0.4],
  ])
  panel(art, spline(crown, true), body, {
    across: [-276, 430, 320, 470],
    folds,
    texture: weave(art, body),
    core: 0.65,
    rim: 0.6,
    under: `${front(art, details)}<path d="${second}" fill="${details.panels === 'plain' ? body : details.panels === 'mesh' ? mix(accent, body, 0.46) : accent}"/>${art.part('mesh-panels', details.panels === 'mesh' ? `<path d="${second}" fill="${mesh(art)}" opacity=".34"/>` : '')}${ribbon(details, art, top)}<rect x="-400" width="800" height="1000" fill="${form}"/>`,
    over:
      panelSeams(art, details, top) +
      softLine('M110 668C180 660 240 640 292 596', lightOf(body), 12, 0.34) +
      stitch('M-270 556C-216 604 -110 642 20 654C120 654 230 636 316 582', body, 0.5) +
      badge(art, details),
  })
  art.add(
    `<ellipse cx="${top[0]}" cy="${top[1] + 3}" rx="21" ry="9" fill="${mix(body, shadow, 0.15)}" stroke="${shadow}"/><path d="M${top[0] - 13} ${top[1]}q12-6 24 0" stroke="${lightOf(body)}" stroke-width="1.8" fill="none"/>`,
  )
  art.addPart('peak', () => bill(art, details))
  const isAside = details.badge === 'side' || details.badge === 'tab'
  const scale = { factor: 0.99, about: 500, right: low > 0 ? 40 : 58, down: low > 0 ? -64 : -56 }
  return {
    // Use one ground shadow for bill and crown, because the cap is seen from above.
    ground: { x: 10, y: low > 0 ? 722 : 738, rx: 322, ry: low > 0 ? 70 : 82, strength: 0.86 },
    wall: false,
    scale,
    // The close-up shows the cap from the button to the logo. The logo is in front or at the temple.
    detail: cropped(scale, [isAside ? -24 : -222, 268 + low * 0.5, 320, 400]),
  }
}

/** Upper edge of the broad front panel of a five-panel cap. */
const FRONT = 'M-272 486C-190 452 20 442 164 468'
const frontInk = ({ build, panels }: Details, { colourway: { body, lining } }: Art): Ink =>
  build === 'five' && panels === 'plain' ? mix(body, lining, 0.55) : body

function front(art: Art, details: Details): string {
  const ink = frontInk(details, art)
  return ink === art.colourway.body ? '' : `<path d="${FRONT}L172 720H-320V486z" fill="${ink}"/>`
}

function panelSeams(art: Art, { build, panels }: Details, [x, y]: Point): string {
  const { body } = art.colourway
  const right = `M${x} ${y}C${x + 84} ${y + 70} 166 480 168 664`
  const behind = `M${x} ${y}C${x + 138} ${y + 26} 248 430 262 624`
  const left = `M${x} ${y}C${x - 150} ${y + 40} -228 440 -246 596`
  const eyelet = (cx: number, cy: number) =>
    art.part(
      'eyelets',
      `<ellipse cx="${cx}" cy="${cy}" rx="8" ry="7" fill="${mix(body, shadowOf(body), 0.7)}"/><ellipse cx="${cx}" cy="${cy}" rx="11" ry="10" fill="none" stroke="${lightOf(body)}" stroke-width="2.6" stroke-dasharray="2.4 1.4" opacity=".8"/>`,
    )
  const holes = panels === 'mesh' ? '' : eyelet(214, y + 140)
  if (build === 'plain') return seam(right + left, body, { stitch: '6 1' })
  const sides = seam(`${right}${behind}${left}`, body, { stitch: '6 1' })
  return build === 'six'
    ? sides +
        seam(`M${x} ${y}C${x - 60} ${y + 70} -78 480 -78 672`, body, { stitch: '6 0' }) +
        eyelet(-126, y + 104) +
        eyelet(64, y + 116) +
        holes
    : sides + seam(FRONT, body, { stitch: '0 6' }) + holes
}

/** A band from the bill over the crown, as on cycling caps. */
function ribbon({ ribbon: kind }: Details, { colourway: { accent, zip, lining } }: Art, [x, y]: Point): string {
  if (kind === 'none') return ''
  const line = `M${x + 10} ${y - 14}C${x - 50} ${y + 60} -78 480 -76 690`
  const edges = kind === 'band' ? '' : `<path d="${line}" fill="none" stroke="${zip}" stroke-width="18"/>`
  return `<path d="${line}" fill="none" stroke="${kind === 'band' ? accent : lining}" stroke-width="70"/>${edges}`
}

function badge(art: Art, details: Details): string {
  const { badge: kind, build, crown } = details
  const { body, accent, lining } = art.colourway
  const cloth = mix(accent, '#16181a', 0.2)
  const y = crown === 'low' ? 544 : 534
  if (kind === 'print')
    return `<g transform="translate(-78 ${y}) skewY(4)">${mark(0, 0, 4.6, printOn(frontInk(details, art)), 0.9)}</g>`
  if (kind === 'side') return `<g transform="translate(214 528) skewY(-7)">${mark(0, 0, 2.6, printOn(body), 0.9)}</g>`
  if (kind === 'tab')
    return `<g transform="translate(200 606) skewY(-9)"><path d="M-24-26h48v50h-48z" fill="${accent}" stroke="${shadowOf(accent)}"/>${stitch('M-20-22h40M-20 20h40', accent, 0.7)}${mark(0, 0, 1.3, '#f1eee6', 0.9)}</g>`
  const patch = (grow: number) =>
    kind === 'round'
      ? `<ellipse rx="${70 + grow}" ry="${70 + grow}"`
      : `<rect x="${-80 - grow}" y="${-56 - grow}" width="${160 + grow * 2}" height="${112 + grow * 2}" rx="9"`
  const centre = build === 'five' ? 558 : y
  return `<g transform="translate(-80 ${centre}) skewY(4) scale(.94 1)"><g transform="translate(3 5)" opacity=".45">${patch(0)} fill="${shadowOf(body)}"/></g>${patch(0)} fill="${cloth}"/>${patch(-6)} fill="none" stroke="${lining}" stroke-width="1.4" stroke-dasharray="5 3" opacity=".8"/>${mark(0, 0, 3.5, '#f1eee6')}${softLine(kind === 'round' ? 'M-46 38Q0 54 46 38' : 'M-70 40Q0 50 70 40', '#000000', 10, 0.2)}</g>`
}
