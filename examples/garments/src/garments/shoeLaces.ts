import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import { type Ink, luminance, mix, shadowOf } from '../drawing/colour.ts'
import type { Point } from '../drawing/geometry.ts'
import { cordLock, softLine } from '../drawing/trims.ts'

/** The outer eyelets from the toe upwards. `ridge` is the point where the lace of an eyelet crosses the tongue. */
const ROWS: readonly (readonly [eye: Point, ridge: Point])[] = [
  [
    [-138, 456],
    [-128, 428],
  ],
  [
    [-102, 436],
    [-94, 406],
  ],
  [
    [-66, 413],
    [-59, 385],
  ],
  [
    [-31, 390],
    [-25, 362],
  ],
  [
    [3, 367],
    [8, 338],
  ],
]

const TOP_EYELET: Point = [34, 344]

export function laces(art: Art, { laces: kind }: DetailsOf<'shoe'>, closure: Ink): void {
  const ink = luminance(closure) > 0.35 ? closure : mix(closure, '#f2efe8', 0.82)
  for (const [[x, y]] of ROWS) art.add(`<circle cx="${x}" cy="${y}" r="5" fill="#1b1d20"/>`)
  // One lace runs from each eyelet over the tongue to the far side. Another lace comes back under the first to the next
  // eyelet on the near side.
  for (const [i, [[x, y], [u, v]]] of ROWS.entries()) {
    const [, [U, V]] = ROWS[i + 1] ?? [null, [u + 14, v - 10]]
    const over: Point = [Math.round((u + U) / 2), Math.round((v + V) / 2)]
    const next = ROWS[i + 1]?.[0]
    if (next !== undefined)
      art.add(
        lace(
          `M${over[0] - 7} ${over[1] + 5}Q${over[0] + 8} ${over[1] + 7} ${next[0]} ${next[1]}`,
          6,
          mix(ink, shadowOf(ink), 0.16),
        ),
      )
    art.add(lace(`M${x} ${y}Q${x - 1} ${Math.round((y + over[1]) / 2) - 5} ${over[0]} ${over[1]}q4-3 7-3`, 6.5, ink))
  }
  const [x, y] = TOP_EYELET
  if (kind === 'toggle') {
    art.add(
      art.part(
        'quick-laces',
        lace(`M${x - 26} ${y - 6}Q${x - 12} ${y - 12} ${x} ${y}`, 4, ink) + cordLock(x, y - 2, 38, ink, 1.15),
      ),
    )
    return
  }
  art.add(
    `<g transform="translate(${x - 28} ${y - 346})">${[
      lace('M26 346C6 344 -34 362 -30 380C-22 392 14 370 26 346', 5, ink),
      lace('M28 346C46 352 74 376 66 390C54 396 34 370 28 346', 5, ink),
      lace('M26 348C16 372 2 392 2 416', 4.4, ink),
      lace('M29 348C38 372 42 392 38 412', 4.4, ink),
    ].join('')}<ellipse cx="27" cy="347" rx="7" ry="6" fill="${ink}" stroke="${shadowOf(ink)}"/></g>`,
  )
}

function lace(path: string, width: number, ink: Ink): string {
  return `${softLine(path, '#000000', width + 1, 0.3, '1 3')}<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${shadowOf(ink)}" stroke-width="${width + 1.4}"/><path d="${path}" stroke="${ink}" stroke-width="${width}"/><path d="${path}" stroke="${shadowOf(ink)}" stroke-width="${width - 1}" stroke-dasharray="1.2 2.6" stroke-linecap="butt" opacity=".35"/></g>`
}

/** The pull-on loop at the heel. */
export function heelLoop(art: Art, ink: Ink, [x, y]: readonly [right: number, down: number]): void {
  const path = `M${308 + x} ${230 + y}C${326 + x} ${218 + y} ${334 + x} ${238 + y} ${314 + x} ${286 + y}`
  art.add(
    `<g fill="none"><path d="${path}" stroke="${shadowOf(ink)}" stroke-width="10"/><path d="${path}" stroke="${ink}" stroke-width="7.5"/></g>`,
  )
}
