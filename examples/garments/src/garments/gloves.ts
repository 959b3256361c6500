import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { mix, sheenOf } from '../drawing/colour.ts'
import type { Softness } from '../drawing/folds.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point, Side } from '../drawing/geometry.ts'
import { spline } from '../drawing/geometry.ts'
import { tenths } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'
import { cuff } from './gloveCuff.ts'
import { handOver } from './gloveParts.ts'

export function gloves(art: Art, details: DetailsOf<'gloves'>): Staging {
  const { body, accent, zip } = art.colourway,
    tex = weave(art, body),
    palm = details.palm === 'dark' ? mix(accent, '#2b2d30', 0.3) : mix(body, accent, 0.5)
  const isHalf = details.fingers === 'half'
  const second = mix(body, accent, 0.8)
  const digit = details.tone === 'fingers' ? second : body
  const hand = details.tone === 'hand' ? second : body
  const draw = (s: Side, x0: number, y0: number, rot: number) => {
    const [cos, sin] = [Math.cos((rot * Math.PI) / 180), Math.sin((rot * Math.PI) / 180)]
    const placed = ([x, y, corner]: Point): Point => {
      const [u, v] = [s * x, y - 540]
      return [x0 + u * cos - v * sin, y0 + u * sin + v * cos, corner]
    }
    const P = (points: readonly Point[], closed = false) => spline(points.map(placed), closed)
    const G = (x1: number, y1: number, x2: number, y2: number): Across => {
      const [a, b] = [placed([x1, y1]), placed([x2, y2])]
      return a[0] < b[0] ? [a[0], a[1], b[0], b[1]] : [b[0], b[1], a[0], a[1]]
    }
    const fold = (folds: Folds, a: Point, b: Point, w: number, k: number, q: Softness) =>
      folds.fold(placed(a), placed(b), w, s * k, q)
    // thumb
    const th = new Folds()
    fold(th, [-120, 520], [-84, 540], 9, 0.1, 0)
    fold(th, [-130, 480], [-104, 500], 8, 0.1, 1)
    const thumbEnd: Point[] = isHalf
      ? [
          [-160, 512, 1],
          [-140, 486],
          [-108, 472, 1],
        ]
      : [
          [-172, 482],
          [-184, 442],
          [-172, 412],
          [-144, 406],
          [-118, 432],
        ]
    panel(art, P([[-46, 672], [-96, 622], [-138, 548], ...thumbEnd, [-74, 502], [-36, 560]], true), digit, {
      across: G(-160, 520, -70, 500),
      folds: th,
      texture: tex,
      core: 0.6,
      rim: 0.6,
      over:
        isHalf || details.tips === 'none'
          ? seam(
              P([
                [-92, 600],
                [-138, 520],
                [-150, 470],
              ]),
              body,
              { soft: 0.1 },
            )
          : `<path d="${P(
              [
                [-200, 462],
                [-158, 458],
                [-116, 438],
                [-130, 390],
                [-190, 396],
              ],
              true,
            )}" fill="${palm}"/>`,
    })
    // fingers, little finger first
    const fingers: readonly (readonly [number, number, number, number, number])[] = [
      [72, 462, 94, 326, 60],
      [27, 446, 35, 262, 65],
      [-22, 442, -20, 240, 67],
      [-69, 452, -78, 274, 64],
    ]
    const reach = isHalf ? 0.44 : 1
    for (const [i, [bx, by, fullX, fullY, w]] of fingers.entries()) {
      const [tx, ty] = [bx + (fullX - bx) * reach, by + (fullY - by) * reach]
      const dx = tx - bx,
        dy = ty - by,
        l = Math.hypot(dx, dy),
        ux = dx / l,
        uy = dy / l,
        px = -uy,
        py = ux,
        h = w / 2,
        q = (t: number, o: number): readonly [number, number] => [bx + dx * t + px * o * h, by + dy * t + py * o * h]
      const folds = new Folds()
      fold(folds, q(0.36, -0.8), q(0.4, 0.8), 9, 0.12, 0)
      fold(folds, q(0.42, 0.8), q(0.46, -0.7), 9, 0.1, 1)
      fold(folds, q(0.72, -0.7), q(0.74, 0.7), 7, 0.1, 1)
      fold(folds, q(0.06, 0.3), q(0.3, 0.3), 10, 0, 1)
      const at = (share: number, across: number, corner?: 1): Point => [...q(share, across), corner]
      const end: Point[] = isHalf
        ? [at(1, -0.98, 1), at(1.06, 0), at(1, 0.98, 1)]
        : [at(0.75, -0.97), at(0.9, -0.8), at(0.985, -0.36), at(1, 0), at(0.985, 0.36), at(0.9, 0.8), at(0.75, 0.97)]
      const root = isHalf ? -0.8 : -0.35
      const hasTip = !isHalf && (details.tips === 'all' || (details.tips === 'one' && i === 3))
      panel(
        art,
        P([at(root, -1), at(0.1, -1.02), at(0.4, -1), ...end, at(0.4, 1), at(0.1, 1.02), at(root, 1)], true),
        digit,
        {
          across: G(...q(0.5, -1), ...q(0.5, 1)),
          folds: folds,
          texture: tex,
          core: 0.6,
          rim: 0.7,
          over:
            (hasTip
              ? `<path d="${P([q(0.86, -1.3), q(0.88, 1.3), q(1.1, 1.2), q(1.1, -1.2)], true)}" fill="${palm}"/>`
              : isHalf
                ? stitch(P([q(0.84, -1), q(0.9, 0), q(0.84, 1)]), body, 0.7)
                : '') + seam(P([q(0, -0.72), q(0.5, -0.74), q(0.9, -0.5)]), body, { soft: 0.1 }),
        },
      )
    }
    // the hand
    const folds = new Folds()
    fold(folds, [-70, 560], [-10, 590], 12, 0.1, 1)
    fold(folds, [70, 520], [20, 560], 12, -0.1, 0)
    fold(folds, [-40, 430], [-44, 500], 14, 0.05, 1)
    fold(folds, [6, 426], [4, 490], 14, 0.05, 1)
    fold(folds, [48, 430], [46, 500], 12, 0.05, 1)
    fold(folds, [-60, 620], [-10, 630], 9, 0.1, 0)
    fold(folds, [66, 606], [16, 632], 10, -0.1, 1)
    const badge = placed([6, 572])
    panel(
      art,
      P(
        [
          [-97, 456],
          [-96, 432],
          [-70, 424],
          [-45, 432],
          [-20, 420],
          [6, 428],
          [30, 422],
          [55, 434],
          [76, 434],
          [100, 446],
          [106, 490],
          [100, 570],
          [82, 640],
          [72, 684, 1],
          [0, 692],
          [-72, 684, 1],
          [-84, 630],
          [-99, 540],
        ],
        true,
      ),
      hand,
      {
        across: G(-92, 540, 94, 540),
        folds: folds,
        texture: tex,
        core: 0.6,
        rim: 0.4,
        edge: 0.25,
        over: handOver(art, details, P, badge, palm, hand),
      },
    )
    cuff(art, details, P, G, { tex, palm })
    if (details.cuff === 'gauntlet') {
      const [x, y] = placed([66, 790])
      art.add(
        `<path d="M${tenths(x)} ${tenths(y)}q${s * 20} 34 ${s * -4} 44q${s * -16}-8 ${s * 4}-44" fill="none" stroke="${zip}" stroke-width="4"/>`,
      )
    }
    if (details.strap === 'tab' && !art.isBack) {
      const [x, y] = placed([6, 696])
      art.add(mark(x, y, 0.7, sheenOf(accent), 0.9))
    }
  }
  // Seen from the palm the thumbs point outwards.
  const turned = art.isBack ? -1 : 1
  const apart = art.isBack ? 112 : 136
  draw(turned === 1 ? -1 : 1, -apart, 470, -7)
  const [shapes, outlines] = [art.shapes.length, art.silhouette.length]
  draw(turned, apart, 556, 8)
  // What the upper glove takes from the light of the lower.
  const upper = art.silhouette.slice(outlines).map(({ id }) => `<use href="#${id}"/>`)
  art.shapes.splice(
    shapes,
    0,
    `<g fill="#0b0d0f" opacity=".34" filter="${art.blur(9)}" transform="translate(-6 12)">${upper.join('')}</g>`,
  )
  const tall = details.cuff === 'gauntlet'
  const factor = (isHalf ? 1.38 : tall ? 1.26 : 1.3) * (art.isBack ? 0.96 : 1)
  const down = details.cuff === 'short' ? (isHalf ? 8 : 44) : tall ? -6 : 18
  return { scale: { factor, about: isHalf ? 590 : tall ? 516 : 492, down }, detail: [-350, 340, 336, 420] }
}
