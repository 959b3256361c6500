import type { DetailsOf } from '../details.ts'
import type { Across, Art } from '../drawing/art.ts'
import { weave } from '../drawing/cloth.ts'
import { lightOf, mix, printOn, shadowOf, sheenOf } from '../drawing/colour.ts'
import type { Softness } from '../drawing/folds.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point, Side } from '../drawing/geometry.ts'
import { spline } from '../drawing/geometry.ts'
import { tenths } from '../drawing/number.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, stitch } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

export function gloves(art: Art, details: DetailsOf<'gloves'>): Staging {
  const { body, accent, zip } = art.colourway,
    shadow = shadowOf(body),
    tex = weave(art, body),
    palm = details.palm === 'dark' ? mix(accent, '#2b2d30', 0.3) : mix(body, accent, 0.5)
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
    panel(
      art,
      P(
        [
          [-52, 664],
          [-100, 606],
          [-140, 530],
          [-170, 470],
          [-178, 434],
          [-158, 412],
          [-130, 420],
          [-108, 456],
          [-74, 510],
          [-40, 560],
        ],
        true,
      ),
      body,
      {
        across: G(-160, 520, -70, 500),
        folds: th,
        texture: tex,
        core: 0.6,
        rim: 0.6,
        over: `<path d="${P(
          [
            [-190, 456],
            [-158, 456],
            [-120, 436],
            [-130, 396],
            [-180, 396],
          ],
          true,
        )}" fill="${palm}"/>`,
      },
    )
    // fingers, little finger first
    const fingers: readonly (readonly [number, number, number, number, number])[] = [
      [74, 452, 100, 322, 52],
      [30, 440, 41, 252, 57],
      [-20, 436, -19, 226, 59],
      [-68, 446, -80, 262, 57],
    ]
    for (const [i, [bx, by, tx, ty, w]] of fingers.entries()) {
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
      panel(
        art,
        P(
          [
            q(-0.35, -1),
            q(0.1, -1.02),
            q(0.4, -1),
            q(0.75, -0.97),
            q(0.93, -0.74),
            q(1, -0.2),
            q(1, 0.2),
            q(0.93, 0.74),
            q(0.75, 0.97),
            q(0.4, 1),
            q(0.1, 1.02),
            q(-0.35, 1),
          ],
          true,
        ),
        body,
        {
          across: G(...q(0.5, -1), ...q(0.5, 1)),
          folds: folds,
          texture: tex,
          core: 0.6,
          rim: 0.7,
          over:
            (i === 3
              ? `<path d="${P([q(0.86, -1.3), q(0.88, 1.3), q(1.1, 1.2), q(1.1, -1.2)], true)}" fill="${palm}"/>`
              : '') + seam(P([q(0, -0.72), q(0.5, -0.74), q(0.9, -0.5)]), body, { soft: 0.1 }),
        },
      )
    }
    // back of the hand
    const folds = new Folds()
    fold(folds, [-70, 560], [-10, 590], 12, 0.1, 1)
    fold(folds, [70, 520], [20, 560], 12, -0.1, 0)
    fold(folds, [-40, 430], [-44, 500], 14, 0.05, 1)
    fold(folds, [6, 426], [4, 490], 14, 0.05, 1)
    fold(folds, [48, 430], [46, 500], 12, 0.05, 1)
    fold(folds, [-60, 620], [-10, 630], 9, 0.1, 0)
    fold(folds, [66, 606], [16, 632], 10, -0.1, 1)
    const badge = placed([6, 572])
    const pad = P(
      [
        [-84, 470],
        [-44, 456],
        [8, 452],
        [58, 456],
        [90, 470],
        [86, 506],
        [44, 498],
        [0, 496],
        [-44, 500],
        [-80, 510],
      ],
      true,
    )
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
      body,
      {
        across: G(-92, 540, 94, 540),
        folds: folds,
        texture: tex,
        core: 0.6,
        rim: 0.4,
        edge: 0.25,
        over:
          (details.pad === 'none'
            ? ''
            : `<path d="${pad}" fill="${shadow}" opacity=".5" transform="translate(2 4)" filter="${art.blur(2.2)}"/><path d="${pad}" fill="${accent}"/><path d="${pad}" fill="none" stroke="${lightOf(accent)}" stroke-width="1.5" opacity=".6"/>` +
              [-50, -6, 38]
                .map(
                  (x) =>
                    `<path d="${P([
                      [x, 458],
                      [x + 2, 478],
                      [x, 500],
                    ])}" fill="none" stroke="${shadowOf(accent)}" stroke-width="3" opacity=".6"/>`,
                )
                .join('')) + mark(badge[0], badge[1], 1.7, printOn(body), 0.9),
      },
    )
    // gauntlet cuff
    const cf = new Folds()
    fold(cf, [-64, 780], [-40, 720], 10, 0, 1)
    fold(cf, [60, 790], [40, 720], 10, 0, 1)
    fold(cf, [0, 800], [0, 730], 10, 0, 1)
    panel(
      art,
      P(
        [
          [-74, 660, 1],
          [0, 668],
          [74, 660, 1],
          [78, 720],
          [90, 800, 1],
          [0, 814],
          [-90, 800, 1],
          [-78, 720],
        ],
        true,
      ),
      mix(body, accent, 0.4),
      {
        across: G(-80, 740, 80, 740),
        folds: cf,
        texture: tex,
        core: 0.6,
        over: seam(
          P([
            [-90, 786],
            [0, 798],
            [90, 786],
          ]),
          body,
          { stitch: '0 -4' },
        ),
      },
    )
    const tab = P(
      [
        [-74, 672, 1],
        [30, 678],
        [46, 688],
        [46, 706],
        [30, 714],
        [-74, 708, 1],
      ],
      true,
    )
    art.add(
      `<path d="${tab}" transform="translate(2 5)" fill="#000" opacity=".4" filter="${art.blur(2.2)}"/><path d="${tab}" fill="${palm}" stroke="${shadowOf(accent)}"/><path d="${tab}" fill="${art.linear(
        G(-70, 690, 50, 690),
        [
          [0, shadowOf(accent), 0.4],
          [0.3, lightOf(palm), 0.6],
          [1, shadowOf(accent), 0.5],
        ],
      )}"/>` +
        stitch(
          P(
            [
              [-70, 678],
              [28, 684],
              [40, 692],
              [40, 702],
              [28, 708],
              [-70, 702],
            ],
            false,
          ),
          accent,
          0.8,
        ),
    )
    const lp = placed([6, 696])
    art.add(mark(lp[0], lp[1], 0.7, sheenOf(accent), 0.9))
    const q1 = placed([66, 790])
    art.add(
      `<path d="M${tenths(q1[0])} ${tenths(q1[1])}q${s * 20} 34 ${s * -4} 44q${s * -16}-8 ${s * 4}-44" fill="none" stroke="${zip}" stroke-width="4"/>`,
    )
  }
  draw(-1, -172, 510, -6)
  draw(1, 172, 510, 6)
  return { scale: { factor: 1.04, about: 500 }, detail: [-340, 400, 320, 400] }
}
