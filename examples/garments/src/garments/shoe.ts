import { closureInk } from '../blocks/closure.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { mesh } from '../drawing/cloth.ts'
import type { Ink } from '../drawing/colour.ts'
import { lightOf, luminance, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, pointAlong, spline } from '../drawing/geometry.ts'
import { joined } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { cordLock, label, mark, seam, softLine, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { shoeHeel } from './shoeHeel.ts'

type Details = DetailsOf<'shoe'>

export function shoe(art: Art, details: Details): Staging {
  const { body, accent, lining } = art.colourway,
    zip = closureInk(art.colourway, details.closure),
    shadow = shadowOf(body),
    rubber = '#24272a',
    foam = midsoleInk(art, details)
  if (art.isBack) return shoeHeel(art, details, foam, zip)
  // medial collar and tongue, behind
  panel(
    art,
    spline(
      [
        [40, 330, 1],
        [96, 346],
        [170, 356],
        [240, 338],
        [290, 300, 1],
        [300, 360],
        [240, 430],
        [120, 420],
        [60, 390],
      ],
      true,
    ),
    mix(lining, shadowOf(lining), 0.45),
    {
      across: [40, 300, 300, 420],
      core: 0.7,
      rim: 0.2,
      over: `<path d="M40 330C96 352 200 372 290 300" fill="none" stroke="${mix(body, shadow, 0.3)}" stroke-width="16"/>`,
    },
  )
  if (details.collar === 'mid') ankle(art)
  const tongue = spline(
    [
      [-156, 432],
      [-124, 388],
      [-74, 350],
      [-28, 306],
      [2, 268],
      [34, 250],
      [70, 256],
      [86, 272],
      [80, 300],
      [66, 350],
      [40, 420],
      [-60, 440],
    ],
    true,
  )
  panel(art, tongue, mix(body, accent, 0.5), {
    across: [0, 300, 84, 330],
    texture: mesh(art),
    textureOpacity: 0.3,
    over: stitch('M22 306Q44 280 72 284', body) + label(52, 298, 30, 20, mix(accent, '#000000', 0.2), '#f1eee6'),
  })
  // outsole and lugs
  const bot: Point[] = [
    [-346, 594],
    [-336, 614],
    [-300, 638],
    [-220, 652],
    [-110, 660],
    [20, 662],
    [150, 659],
    [260, 648],
    [320, 630],
    [354, 598],
  ]
  let lugs = ''
  const step = details.sole === 'hike' ? 0.095 : 0.048
  const count = details.sole === 'trail' ? 19 : details.sole === 'hike' ? 9 : 0
  for (let i = 0; i < count; i++) {
    const t = 0.07 + i * step,
      a = pointAlong(bot, t),
      b = pointAlong(bot, t + step * 0.65),
      k = i < count / 2 ? -3 : 3
    lugs += `M${joined([Math.round(a[0]), Math.round(a[1]) - 8])}L${joined([Math.round(a[0] + k + 2), Math.round(a[1]) + 14])}L${joined([Math.round(b[0] + k - 2), Math.round(b[1]) + 14])}L${joined([Math.round(b[0]), Math.round(b[1]) - 8])}z`
  }
  art.add(
    `<path d="${lugs}" fill="#17191b"/><path d="${lugs}" transform="translate(-1.5 -2)" fill="none" stroke="#666c72" stroke-width="1" opacity=".7"/>`,
  )
  panel(
    art,
    spline(
      [
        [-349, 588, 1],
        [-300, 596],
        [0, 620],
        [300, 596],
        [354, 580, 1],
        [350, 604],
        [320, 632],
        [260, 650],
        [150, 661],
        [20, 664],
        [-110, 662],
        [-220, 654],
        [-300, 640],
        [-342, 618],
      ],
      true,
    ),
    rubber,
    { across: [0, 600, 0, 690], rim: 0.6, core: 0.4 },
  )
  // midsole
  const mid = spline(
    [
      [-344, 558, 1],
      [-300, 574],
      [-200, 588],
      [-60, 586],
      [80, 562],
      [200, 548],
      [300, 536],
      [338, 522, 1],
      [352, 546],
      [355, 580],
      [328, 612],
      [240, 630],
      [100, 638],
      [-60, 642],
      [-200, 638],
      [-300, 624],
      [-342, 602],
      [-352, 580],
    ],
    true,
  )
  const mf = new Folds()
    .fold([-280, 606], [-60, 626], 12, 0.02, 1)
    .fold([40, 610], [310, 580], 14, 0.06, 1)
    .fold([150, 626], [330, 606], 8, 0.06, 0)
  panel(art, mid, foam, {
    across: [0, 520, 0, 660],
    stops: (d, l) => [
      [0, l, 0.5],
      [0.4, l, 0.1],
      [0.75, d, 0.16],
      [1, d, 0.42],
    ],
    folds: mf,
    texture: art.pattern(
      'foam',
      7,
      7,
      `<circle cx="2" cy="2" r=".9" fill="${shadowOf(foam)}"/><circle cx="5.5" cy="5" r=".7" fill="${shadowOf(foam)}"/>`,
    ),
    textureOpacity: 0.16,
    over: `<path d="M-348 598C-240 630 -60 630 60 608C180 586 300 590 360 562V584C300 610 180 606 70 626C-60 644 -240 644 -348 612z" fill="${accent}" opacity=".92"/><path d="M-348 598C-240 630 -60 630 60 608C180 586 300 590 360 562" fill="none" stroke="#fff" opacity=".45" transform="translate(0 2)"/>`,
  })
  // upper
  const up: Point[] = [
    [-342, 566, 1],
    [-346, 542],
    [-328, 512],
    [-288, 484],
    [-236, 462],
    [-176, 434],
    [-110, 392],
    [-56, 354],
    [-12, 318],
    [18, 292, 1],
    [40, 326],
    [74, 362],
    [128, 392],
    [186, 396],
    [236, 370],
    [264, 324],
    [278, 280],
    [296, 266],
    [312, 280, 1],
    [306, 330],
    [310, 384],
    [324, 440],
    [336, 494],
    [338, 534, 1],
    [300, 548],
    [200, 560],
    [80, 574],
    [-60, 598],
    [-200, 600],
    [-300, 586],
  ]
  const folds = new Folds()
    .fold([-232, 470], [-176, 560], 22, -0.1, 1)
    .fold([-196, 452], [-140, 540], 14, -0.08, 1)
    .fold([-268, 470], [-236, 548], 12, -0.1, 1)
    .fold([30, 400], [100, 520], 26, -0.06, 2)
    .fold([200, 410], [250, 500], 24, 0.1, 2)
    .fold([120, 400], [180, 440], 12, -0.1, 1)
  const air = art.pattern(
    `air mesh ${body}`,
    10,
    9,
    `<path d="M5 .6l3.6 2v3.6l-3.6 2-3.6-2V2.6z" fill="${shadow}"/><path d="M1.4 6.2l3.6 2 3.6-2" fill="none" stroke="${lightOf(body)}" stroke-width=".9"/>`,
  )
  const rand =
    'M-360 520C-330 500 -300 500 -270 520C-220 552 -120 556 -40 552C60 546 120 520 200 512C270 506 320 500 360 480V620H-360z'
  const heel = 'M360 380C300 386 262 420 240 470C228 500 236 530 250 570H370z'
  const toe = 'M-360 460C-316 462 -286 486 -276 530C-272 556 -262 580 -250 610H-370z'
  const stay =
    'M10 296C-30 330 -90 374 -150 412C-176 426 -168 456 -140 462C-90 470 -30 424 12 384C40 358 58 352 60 340z'
  const overlay = (d: string, c: Ink, k = 0.96) =>
    `<path d="${d}" transform="translate(2 4)" fill="${shadow}" opacity=".45"/><path d="${d}" fill="${c}" opacity="${k}"/><path d="${d}" fill="none" stroke="${lightOf(c)}" stroke-width="1.6" opacity=".6"/>`
  const web: readonly (readonly [number, number, number, number])[] = [
    [-118, 452, -150, 560],
    [-66, 438, -60, 566],
    [-16, 404, 40, 552],
    [30, 372, 130, 534],
  ]
  let over = sideOf(art, details, web)
  over +=
    overlay(rand, mix(body, accent, 0.85), 0.96) +
    overlay(heel, accent, 0.96) +
    overlay(toe, details.toe === 'rubber' ? rubber : mix(body, accent, 0.7), 0.96) +
    overlay(stay, mix(body, accent, 0.75), 1) +
    stitch('M8 304C-30 338 -90 382 -146 418C-162 430 -156 448 -138 454C-90 460 -34 416 8 378', accent, 0.7)
  if (details.toe === 'rubber')
    over += `<path d="M-350 540C-320 556 -300 570 -290 590M-350 520C-310 532 -286 550 -276 580M-344 500C-312 508 -292 524 -280 552" fill="none" stroke="#585d63" stroke-width="2.5" opacity=".7"/>`
  over += `${softLine(`M30 334C80 388 130 410 186 412C244 408 278 350 292 262`, shadow, 34, 0.35)}<path d="M34 330C82 380 128 401 186 405C240 400 274 346 286 264" fill="none" stroke="${mix(accent, body, 0.25)}" stroke-width="16"/><path d="M32 336C82 384 128 404 186 408" fill="none" stroke="${lightOf(accent)}" stroke-width="3" opacity=".6" transform="translate(0 -7)"/>`
  over +=
    mark(206, 462, 2.1, zip, 0.95) +
    `<path d="M284 440Q296 500 332 524" fill="none" stroke="${lightOf(accent)}" stroke-width="2" opacity=".4"/>`
  panel(art, spline(up, true), body, {
    across: [-60, 330, 30, 620],
    stops: (d, l) => [
      [0, l, 0.75],
      [0.25, l, 0.25],
      [0.55, d, 0.05],
      [0.82, d, 0.4],
      [1, d, 0.6],
    ],
    folds: folds,
    under: details.upper === 'leather' ? '' : `<path d="M-360 250H360V620H-360z" fill="${air}" opacity=".5"/>`,
    over,
    core: 0.55,
    rim: 0.6,
  })
  art.add(
    `<path d="M-350 562C-300 578 -200 592 -60 592C80 572 200 556 342 528" fill="none" stroke="#000" stroke-width="4" opacity=".35"/>`,
  )
  // heel loop
  art.add(
    `<path d="M300 284C326 258 342 284 318 322" fill="none" stroke="${shadowOf(zip)}" stroke-width="11"/><path d="M300 284C326 258 342 284 318 322" fill="none" stroke="${zip}" stroke-width="8"/>`,
  )
  // laces
  const lc = luminance(zip) > 0.35 ? zip : mix(zip, '#f2efe8', 0.82),
    lace = (d: string, w = 8) =>
      `${softLine(d, '#000000', w + 2, 0.3, '2 4')}<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${shadowOf(lc)}" stroke-width="${w + 1.6}"/><path d="${d}" stroke="${lc}" stroke-width="${w}"/><path d="${d}" stroke="${shadowOf(lc)}" stroke-width="${w - 1}" stroke-dasharray="1.2 2.6" stroke-linecap="butt" opacity=".4"/></g>`
  const eyes: Point[] = [
    [-136, 438],
    [-102, 428],
    [-66, 408],
    [-32, 382],
    [0, 354],
    [26, 332],
  ]
  const ends: Point[] = [
    [-126, 384],
    [-92, 358],
    [-60, 333],
    [-32, 304],
    [-8, 274],
    [16, 254],
  ]
  for (const [i, [x, y]] of eyes.entries()) {
    const [u, v] = ends[i] ?? [x, y]
    art.add(
      `<circle cx="${x}" cy="${y}" r="6.5" fill="#1b1d20"/><path d="M${x - 5} ${y - 3}a6 6 0 0 1 8-2" stroke="#fff" stroke-width="1.2" opacity=".4" fill="none"/>`,
      lace(`M${x} ${y}Q${(x + u) / 2 - 9} ${(y + v) / 2 + 2} ${u} ${v}`, 8.5).replace(' stroke-linecap="round"', ''),
    )
  }
  if (details.laces === 'toggle') art.add(cordLock(34, 282, 150, '#2b2e33', 1.6))
  else
    art.add(
      lace('M28 290C-10 270 -44 282 -40 304C-34 322 10 306 28 290C60 300 84 326 72 342C58 352 34 318 28 290', 6),
      lace('M28 290C6 318 -10 340 -14 372M28 290C40 320 44 346 40 380', 5),
      `<circle cx="28" cy="291" r="8" fill="${lc}" stroke="${shadowOf(lc)}"/>`,
    )
  return {
    ground: { x: 6, y: 674, rx: 380, ry: 34, strength: 1.3 },
    wall: false,
    detail: [-230, 220, 400, 500],
    scale: { factor: 1.05, about: 480, down: 34 },
  }
}

function midsoleInk({ colourway: { body, accent, lining } }: Art, { midsole }: Details): Ink {
  if (midsole === 'dark') return '#3a3d41'
  return midsole === 'contrast' ? mix(accent, body, 0.5) : mix(lining, '#f4f2ec', 0.55)
}

/** A padded ankle above the collar of a mid-height boot. */
function ankle(art: Art): void {
  const { body, accent, lining } = art.colourway
  const cloth = mix(body, accent, 0.55)
  const opening: Point[] = [
    [58, 196, 1],
    [120, 176],
    [220, 172],
    [306, 186, 1],
    [220, 206],
    [120, 210],
  ]
  const outline: Point[] = [
    [58, 196, 1],
    [120, 208],
    [220, 204],
    [306, 186, 1],
    [300, 240],
    [312, 320],
    [312, 420],
    [40, 430],
    [36, 320],
    [46, 250],
  ]
  panel(art, spline(opening, true), mix(lining, shadowOf(lining), 0.5), { across: [60, 180, 300, 190], rim: 0 })
  panel(art, spline(outline, true), cloth, {
    across: [40, 300, 310, 320],
    core: 0.6,
    over:
      seam('M44 262C120 282 220 280 306 258M40 316C120 336 220 334 310 312', cloth, { soft: 0.5 }) +
      stitch('M60 206C120 220 220 216 304 198', cloth) +
      label(180, 296, 34, 20),
  })
}

type Line = readonly [x: number, y: number, toX: number, toY: number]

/** What runs over the side of the upper. */
function sideOf(art: Art, { upper }: Details, web: readonly Line[]): string {
  const { body, accent } = art.colourway
  if (upper === 'plain') return ''
  if (upper === 'leather')
    return seam('M-232 474C-150 500 -60 520 40 500C120 486 180 470 240 470M-60 440C-40 480 0 520 60 552', body, {
      stitch: '0 5',
      soft: 0.4,
    })
  if (upper === 'ridge') {
    const ridge = 'M-150 556L-40 440L10 500L60 446L170 548'
    return `${softLine(ridge, shadowOf(body), 22, 0.4, '2 4')}<path d="${ridge}" fill="none" stroke="${accent}" stroke-width="18" stroke-linejoin="round"/><path d="${ridge}" transform="translate(-2 -6)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.5" opacity=".6"/>`
  }
  return web
    .map(([x, y, toX, toY]) => {
      const path = `M${x} ${y}Q${(x + toX) / 2 + 8} ${(y + toY) / 2} ${toX} ${toY}`
      return `${softLine(path, shadowOf(body), 15, 0.35)}<path d="${path}" fill="none" stroke="${mix(body, accent, 0.75)}" stroke-width="11"/><path d="${path}" transform="translate(-4 0)" fill="none" stroke="${lightOf(accent)}" stroke-width="1.5" opacity=".55"/>`
    })
    .join('')
}
