import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, softLine } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { type SockInks, sockFromBehind } from './sockBack.ts'
import { heelPocket, sockPattern, toeCap } from './sockPatterns.ts'

type Details = DetailsOf<'socks'>

/** y of the top of the leg; the ankle bends at 560 and the sole lies at 800. */
const TOP: Readonly<Record<Details['height'], number>> = { crew: 300, low: 470, knee: 110 }

/** Short socks come nearer, so that every pair fills the width. */
const STAGE = {
  crew: { factor: 1.36, about: 541, down: -30 },
  low: { factor: 1.4, about: 570, down: -48 },
  knee: { factor: 1.16, about: 560, down: 10 },
} as const

/** Where one sock of the pair lies. */
export type SockPlace = { x: number; y: number; top: number }

/** A pair from its outer side, toes to the left; or one from behind, before its fellow from the inner side. */
export function socks(art: Art, details: Details): Staging {
  const top = TOP[details.height]
  const lift = details.height === 'knee' ? 40 : details.height === 'low' ? -60 : -10
  if (art.isBack) {
    art.add('<g transform="scale(-1 1)">')
    sock(art, details, { x: -6, y: lift - 30, top }, false)
    art.add('</g>')
    sockFromBehind(art, details, { x: -176, y: lift + 26, top }, inksOf(art, details))
  } else {
    sock(art, details, { x: 128, y: lift - 44, top }, false)
    sock(art, details, { x: 8, y: lift + 26, top }, true)
  }
  return {
    ground: { x: art.isBack ? 20 : -20, y: 826 + lift, rx: 310, ry: 20, strength: 0.7 },
    wall: false,
    scale: { ...STAGE[details.height], right: art.isBack ? -26 : 30 },
    detail: [-150, Math.max(90, top + lift - (details.height === 'low' ? 90 : 10)), 400, 500],
  }
}

/** Inks of heel, toe and cuff, and how deep the cuff is. */
function inksOf({ colourway: { body, accent, lining } }: Art, { heel, cuff }: Details): SockInks {
  const patch = heel === 'contrast' ? accent : heel === 'light' ? lining : mix(body, accent, 0.22)
  return {
    patch,
    cuff: heel === 'tonal' ? patch : mix(body, patch, 0.85),
    rib: { deep: 96, narrow: 30, regular: 58 }[cuff],
  }
}

function sock(art: Art, details: Details, place: SockPlace, isNear: boolean): void {
  const { body, accent } = art.colourway
  const { top } = place
  const on = (points: readonly Point[]): Point[] => points.map(([x, y, corner]) => [x + place.x, y + place.y, corner])
  const shadow = shadowOf(body)
  // The calf is wider than the ankle where the leg is long.
  const calf = top < 200 ? 18 : 0
  const outline: Point[] = [
    [-70 - calf, top + 2, 1],
    [0, top + 9],
    [76 + calf, top, 1],
    [82 + calf, top + (560 - top) * 0.34],
    [72 + calf * 0.3, top + (560 - top) * 0.72],
    [68, 566],
    [84, 616],
    [112, 664],
    [122, 716],
    [108, 764],
    [66, 792],
    [0, 792],
    [-70, 784],
    [-150, 796],
    [-222, 802],
    [-272, 790],
    [-294, 758],
    [-286, 722],
    [-250, 700],
    [-180, 678],
    [-118, 646],
    [-82, 602],
    [-68, 552],
    [-70 - calf * 0.4, top + (560 - top) * 0.6],
    [-78 - calf, top + (560 - top) * 0.24],
  ]
  const folds = new Folds()
  const crease = (a: Point, b: Point, width: number, bow: number, softness: 0 | 1 | 2) => {
    const [from, to] = on([a, b])
    if (from !== undefined && to !== undefined) folds.fold(from, to, width, bow, softness)
  }
  crease([-66, 560], [14, 572], 13, 0.12, 0)
  crease([-78, 596], [26, 610], 15, 0.14, 1)
  crease([-96, 628], [10, 650], 12, 0.12, 0)
  crease([68, 552], [6, 560], 11, -0.1, 1)
  crease([-234, 708], [-170, 782], 16, -0.12, 1)
  crease([96, 640], [74, 770], 18, 0.16, 2)
  if (top < 420) crease([-40, top + 120], [-30, 540], 24, 0.02, 2)
  if (top < 420) crease([60, top + 140], [20, top + 210], 10, 0.1, 1)
  const { patch, cuff: cuffInk, rib } = inksOf(art, details)
  const wales = Array.from(
    { length: 19 },
    (_, i) => `M${place.x - 92 + i * 10.6} ${place.y + top - 4}v${rib + 8}`,
  ).join('')
  const band = spline(
    on([
      [-110, top - 10, 1],
      [110, top - 12, 1],
      [112, top + rib - 4, 1],
      [0, top + rib + 7],
      [-110, top + rib - 2, 1],
    ]),
    true,
  )
  const turn = heelPocket(on)
  const toe = toeCap(on)
  const arch = spline(
    on([
      [-176, 668],
      [-110, 716],
      [-10, 720],
      [30, 760],
      [10, 830],
      [-160, 830],
      [-184, 760],
    ]),
    true,
  )
  panel(art, spline(on(outline), true), body, {
    across: [place.x - 84 - calf, 400, place.x + 96 + calf, 412],
    fall: [0, place.y + top, 0, place.y + 850],
    folds,
    texture: knit(art, body),
    textureOpacity: 0.4,
    core: 0.6,
    rim: 0.6,
    edge: 0.3,
    under:
      sockPattern(details, art.colourway, place, rib) +
      `<path d="${arch}" fill="${mix(body, accent, 0.3)}" opacity=".55"/><path d="${turn}${toe}" fill="${patch}"/><path d="${band}" fill="${cuffInk}"/>`,
    over:
      softLine(wales, shadow, 4, 0.5) +
      softLine(wales, lightOf(cuffInk), 3, 0.4, '-4 0') +
      `<path d="M${place.x - 110} ${place.y + top + rib}Q${place.x} ${place.y + top + rib + 16} ${place.x + 112} ${place.y + top + rib - 2}" fill="none" stroke="${shadow}" stroke-width="1.6" opacity=".6"/>` +
      `<path d="${turn}${toe}" fill="none" stroke="${shadowOf(patch)}" stroke-width="1.6" stroke-dasharray="2 2" opacity=".75"/>` +
      // Wedge stitches where the heel is turned.
      softLine(
        spline(
          on([
            [106, 640],
            [58, 668],
            [24, 700],
            [0, 752],
          ]),
        ),
        shadow,
        5,
        0.45,
      ) +
      (isNear && details.mark === 'leg' && top < 420 && ['band', 'plain', 'block'].includes(details.pattern)
        ? mark(
            place.x + 2,
            place.y + (top + 560) / 2 + 36 + Math.max(0, rib - 58),
            1.9,
            details.pattern === 'block' ? art.colourway.lining : accent,
            0.9,
          )
        : mark(place.x - 66, place.y + 752, 1.1, lightOf(accent), isNear ? 0.85 : 0)),
  })
  art.add(
    `<path d="M${place.x - 71 - calf} ${place.y + top + 3}Q${place.x} ${place.y + top + 16} ${place.x + 77 + calf} ${place.y + top + 1}" fill="none" stroke="${lightOf(cuffInk)}" stroke-width="5" opacity=".85"/>`,
  )
}
