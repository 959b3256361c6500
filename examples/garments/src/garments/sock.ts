import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { jersey } from '../drawing/cloth.ts'
import { type Ink, lightOf, mix, shadowOf } from '../drawing/colour.ts'
import { Folds } from '../drawing/folds.ts'
import { type Point, spline } from '../drawing/geometry.ts'
import { panel } from '../drawing/panel.ts'
import { mark, softLine } from '../drawing/trims.ts'
import { type CuffPlace, cuffEdge, cuffMouth, cuffRibs } from './sockCuff.ts'
import { heelGore, heelPocket, sockPattern, toeCap } from './sockPatterns.ts'
import { type SockPlace, sockOutline, sockWales } from './sockShape.ts'

export type SockInks = { patch: Ink; cuff: Ink; rib: number }

/** The panel options of the knit. Every view of a sock uses them. */
export const knit = (art: Art, { y, top }: SockPlace) =>
  ({
    fall: [0, y + top, 0, y + 850],
    texture: jersey(art, art.colourway.body),
    textureOpacity: 0.22,
    core: 0.6,
    rim: 0.4,
    edge: 0.3,
  }) as const

/** Draws one sock from its side, toes to the left. */
export function sock(art: Art, details: DetailsOf<'socks'>, place: SockPlace, inks: SockInks, isNear: boolean): void {
  const { body, accent } = art.colourway
  const { x, y, top } = place
  const { patch, cuff, rib } = inks
  const on = (points: readonly Point[]): Point[] => points.map(([u, v, corner]) => [u + x, v + y, corner])
  const calf = top < 200 ? 18 : 0
  const edge: CuffPlace = { left: x - 72 - calf, right: x + 76 + calf, top: y + top, deep: rib }
  cuffMouth(art, cuff, edge)
  const folds = new Folds()
  const crease = (a: Point, b: Point, width: number, bow: number, softness: 0 | 1 | 2) => {
    const [from, to] = on([a, b])
    if (from !== undefined && to !== undefined) folds.fold(from, to, width, bow, softness)
  }
  crease([-70, 574], [6, 590], 12, 0.12, 0)
  crease([-82, 606], [30, 622], 14, 0.12, 1)
  crease([-102, 640], [2, 660], 11, 0.12, 0)
  crease([68, 560], [10, 566], 10, -0.1, 1)
  crease([-60, 548], [20, 552], 9, 0.1, 1)
  crease([-236, 704], [-190, 784], 13, -0.12, 1)
  if (top < 420) crease([54, top + rib + 40], [34, 520], 22, -0.02, 2)
  if (top < 420) crease([72, top + rib + 30], [18, top + rib + 84], 9, 0.1, 1)
  if (top < 420) crease([-70, top + rib + 56], [-22, top + rib + 104], 9, -0.1, 1)
  const shadow = shadowOf(body)
  const [turn, toe, gore] = [heelPocket(on), toeCap(on), heelGore(on)]
  panel(art, spline(on(sockOutline(top, calf)), true), body, {
    across: [x - 84 - calf, 400, x + 96 + calf, 412],
    ...knit(art, place),
    folds,
    under:
      sockPattern(details, art.colourway, place, rib) +
      wales(art, on, top, calf) +
      instep(art, on) +
      `<path d="${turn}${toe}" fill="${patch}"/><path d="M${edge.left - 20} ${edge.top - 12}H${edge.right + 20}V${edge.top + rib - 2}Q${x} ${edge.top + rib + 16} ${edge.left - 20} ${edge.top + rib}z" fill="${cuff}"/>`,
    over:
      art.part('arch-band', arch(art, on)) +
      softLine(turn + toe, shadowOf(patch), 6, 0.34) +
      `<path d="${turn}${toe}" fill="none" stroke="${shadowOf(patch)}" stroke-width="1.6" stroke-dasharray="2 2" opacity=".7"/>` +
      softLine(gore, shadowOf(patch), 6, 0.42) +
      (art.near
        ? `<path d="${gore}" fill="none" stroke="${shadowOf(patch)}" stroke-width="5" stroke-dasharray="1.4 3.4" opacity=".55"/>`
        : '') +
      cuffRibs(cuff, edge) +
      sockMark(details, place, rib, accent, art.colourway.lining, isNear) +
      (isNear
        ? softLine(
            spline(
              on([
                [80, 560],
                [86, 640],
                [96, 700],
                [88, 754],
              ]),
            ),
            shadow,
            10,
            0.2,
          )
        : ''),
  })
  cuffEdge(art, cuff, edge)
}

/** The wales of the knit; only in large pictures. */
function wales(art: Art, on: (points: readonly Point[]) => Point[], top: number, calf: number): string {
  if (!art.near) return ''
  const { body } = art.colourway
  const lines = (shift: number) => sockWales(on, top, calf, 30, shift)
  return `<g fill="none"><path d="${lines(0)}" stroke="${shadowOf(body)}" stroke-width="1.7" opacity=".2"/><path d="${lines(0.45)}" stroke="${lightOf(body)}" stroke-width="1.7" opacity=".36"/></g>`
}

/** Thinner, airier knit over the instep. */
function instep(art: Art, on: (points: readonly Point[]) => Point[]): string {
  const { body } = art.colourway
  if (!art.near) return ''
  const rows = [0, 1, 2, 3]
    .map((i) =>
      spline(
        on([
          [-104 + i * 12, 646 + i * 9],
          [-150 + i * 8, 682 + i * 10],
          [-206 + i * 4, 704 + i * 10],
        ]),
      ),
    )
    .join('')
  return `<path d="${rows}" fill="none" stroke="${shadowOf(body)}" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="0 9" opacity=".5"/>`
}

/** A band of elastic rib that holds the arch. */
function arch(art: Art, on: (points: readonly Point[]) => Point[]): string {
  const { body, accent } = art.colourway
  const band = spline(
    on([
      [-150, 660, 1],
      [-104, 700],
      [-96, 800, 1],
      [-24, 800, 1],
      [-36, 730],
      [-66, 690],
      [-96, 640, 1],
    ]),
    true,
  )
  const ribs = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      spline(
        on([
          [-132 + i * 9, 660 - i * 3],
          [-90 + i * 11, 710 - i * 4],
          [-84 + i * 12, 800],
        ]),
      ),
    )
    .join('')
  return `<path d="${band}" fill="${mix(body, accent, 0.6)}" opacity=".26"/>${art.fine ? softLine(ribs, shadowOf(body), 4, 0.4) : ''}`
}

function sockMark(
  { mark: where, pattern }: DetailsOf<'socks'>,
  { x, y, top }: SockPlace,
  rib: number,
  accent: Ink,
  lining: Ink,
  isNear: boolean,
): string {
  if (!isNear) return ''
  if (where === 'leg' && top < 420 && ['band', 'plain', 'block'].includes(pattern))
    return mark(
      x + 2,
      y + (top + 560) / 2 + 36 + Math.max(0, rib - 58),
      1.9,
      pattern === 'block' ? lining : accent,
      0.9,
    )
  return mark(x - 150, y + 752, 1, lightOf(accent), 0.85)
}
