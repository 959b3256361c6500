import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { knit } from '../drawing/cloth.ts'
import { lightOf, mix, shadowOf } from '../drawing/colour.ts'
import type { Softness } from '../drawing/folds.ts'
import { Folds } from '../drawing/folds.ts'
import type { Point } from '../drawing/geometry.ts'
import { spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, seam, softLine } from '../drawing/trims.ts'
import type { Staging } from '../staging.ts'

export function socks(art: Art, details: DetailsOf<'socks'>): Staging {
  const { body, accent, zip } = art.colourway,
    shadow = shadowOf(body),
    light = lightOf(body)
  const heelInk = details.heel === 'contrast' ? accent : mix(body, accent, 0.2)
  const sock = (X: number, Y: number, first: boolean) => {
    const placed = ([x, y, c]: Point): Point => [x + X, y + Y, c]
    const P = (p: readonly Point[], z = false) => spline(p.map(placed), z)
    const folds = new Folds(),
      crease = (a: Point, b: Point, w: number, k: number, q: Softness) => folds.fold(placed(a), placed(b), w, k, q)
    crease([-44, 600], [30, 560], 16, -0.1, 1)
    crease([-60, 630], [20, 610], 16, -0.08, 0)
    crease([-56, 660], [10, 670], 14, 0.06, 1)
    crease([90, 500], [20, 530], 13, 0.1, 1)
    crease([-30, 330], [-26, 520], 22, 0.02, 2)
    crease([-240, 740], [-120, 700], 18, 0.06, 1)
    crease([60, 640], [30, 720], 16, 0.1, 1)
    const heel = P(
        [
          [30, 800],
          [20, 740],
          [50, 670],
          [120, 620],
          [140, 700],
          [120, 800],
        ],
        true,
      ),
      toe = P(
        [
          [-330, 700],
          [-236, 690],
          [-210, 740],
          [-216, 820],
          [-330, 830],
        ],
        true,
      ),
      arch = P(
        [
          [-170, 650],
          [-60, 700],
          [0, 690],
          [10, 820],
          [-150, 830],
          [-180, 740],
        ],
        true,
      )
    const band = P(
      [
        [-90, 196],
        [0, 206],
        [110, 196],
        [110, 312],
        [0, 322],
        [-90, 312],
      ],
      true,
    )
    const rings =
      details.pattern === 'band'
        ? `<path d="M${X - 90} ${Y + 342}Q${X} ${Y + 354} ${X + 110} ${Y + 342}" fill="none" stroke="${accent}" stroke-width="12"/><path d="M${X - 90} ${Y + 364}Q${X} ${Y + 376} ${X + 110} ${Y + 364}" fill="none" stroke="${zip}" stroke-width="5"/>`
        : details.pattern === 'stripes'
          ? `<path d="${[340, 376, 412, 448, 484].map((y) => `M${X - 90} ${Y + y}Q${X} ${Y + y + 12} ${X + 110} ${Y + y}`).join('')}" fill="none" stroke="${accent}" stroke-width="14"/>`
          : ''
    panel(
      art,
      P(
        [
          [-76, 196, 1],
          [0, 204],
          [86, 194, 1],
          [90, 300],
          [86, 420],
          [84, 520],
          [94, 590],
          [110, 650],
          [106, 710],
          [78, 760],
          [20, 784],
          [-80, 790],
          [-180, 796],
          [-250, 790],
          [-286, 766],
          [-288, 726],
          [-256, 694],
          [-190, 668],
          [-120, 636],
          [-80, 590],
          [-66, 520],
          [-70, 400],
          [-78, 300],
        ],
        true,
      ),
      body,
      {
        across: [X - 80, 400, X + 92, 410],
        fall: [0, Y + 180, 0, Y + 860],
        folds: folds,
        texture: knit(art, body),
        textureOpacity: 0.36,
        core: 0.6,
        rim: 0.6,
        edge: 0.3,
        under: `<path d="${arch}" fill="${accent}" opacity=".3"/><path d="${heel}${toe}" fill="${heelInk}"/><path d="${band}" fill="${mix(body, accent, 0.25)}"/>${rings}`,
        over:
          `${softLine(`${Array.from({ length: 17 }, (_, i) => `M${X - 76 + i * 10.5} ${Y + 196}v118`).join('')}`, shadow, 4, 0.35)}` +
          seam(
            P([
              [-90, 312],
              [0, 322],
              [110, 312],
            ]),
            body,
            { soft: 0.3 },
          ) +
          `<path d="${heel}${toe}" fill="none" stroke="${shadowOf(accent)}" stroke-width="1.5" stroke-dasharray="2 2" opacity=".7"/>` +
          (first ? '' : mark(X + 8, Y + 440, 2.2, accent, 0.9)),
      },
    )
    art.add(
      `<path d="M${X - 77} ${Y + 197}Q${X} ${Y + 208} ${X + 87} ${Y + 195}" fill="none" stroke="${light}" stroke-width="5" opacity=".8"/>`,
    )
  }
  sock(150, -60, true)
  sock(40, 30, false)
  return { ground: { x: -30, y: 830, rx: 300, ry: 20, strength: 0.7 } }
}
