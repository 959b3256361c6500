import type { Art } from './art.ts'
import { type Ink, lightOf, luminance, mix, shadowOf, sheenOf } from './colour.ts'
import { joined, randomSource } from './number.ts'

/** Returns a pattern of fine woven grain; an empty text in small pictures, where the grain would alias into dots. */
export function weave(art: Art, cloth: Ink): string {
  if (!art.fine) return ''
  return art.pattern(
    `weave ${cloth}`,
    4,
    4,
    `<path d="M0 1h2M2 3h2" stroke="${shadowOf(cloth)}" stroke-width=".7" opacity=".5"/><path d="M2 1h2M0 3h2" stroke="${lightOf(cloth)}" stroke-width=".6" opacity=".35"/>`,
    'rotate(32)',
  )
}

/**
 * Size of a pattern tile, in units. One large tile repeats its motif many times, because librsvg draws a pattern tile
 * by tile, and small tiles would cost more time than the rest of a garment.
 */
const TILE = 180

/** Long lines every `step` units from `start`, down or across a tile. */
function lines(direction: 'down' | 'across', start: number, step: number): string {
  return Array.from({ length: TILE / step }, (_, i) =>
    direction === 'down' ? `M${start + i * step} 0v${TILE}` : `M0 ${start + i * step}h${TILE}`,
  ).join('')
}

/** Light cloth with a grid of stronger threads. */
export function ripstop(art: Art, cloth: Ink): string {
  return art.pattern(
    `ripstop ${cloth}`,
    TILE,
    TILE,
    `<path d="${lines('across', 0.5, 9)}${lines('down', 0.5, 9)}" stroke="${lightOf(cloth)}" stroke-width=".8" opacity=".5"/><path d="${lines('across', 1.5, 9)}${lines('down', 1.5, 9)}" stroke="${shadowOf(cloth)}" stroke-width=".7" opacity=".5"/>`,
  )
}

/** Holes of a spacer mesh, drawn over any cloth: zero-length dashes with round caps. */
export function mesh(art: Art): string {
  const rows = Array.from({ length: TILE / 3 }, (_, i) => `M${i % 2 ? 4.5 : 1.5} ${1.5 + i * 3}h${TILE - 4}`)
  return art.pattern(
    'mesh',
    TILE,
    TILE,
    `<path d="${rows.join('')}" stroke="#000" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 6"/>`,
  )
}

/** Pattern of a knit cloth: fine vertical wales (columns of stitches). */
export function knit(art: Art, cloth: Ink): string {
  return art.pattern(
    `knit ${cloth}`,
    TILE,
    TILE,
    `<path d="${lines('down', 1, 5)}" stroke="${shadowOf(cloth)}" opacity=".5"/><path d="${lines('down', 3, 5)}" stroke="${lightOf(cloth)}" stroke-width=".8" opacity=".6"/>`,
  )
}

/** Pattern of fine jersey. Only large pictures show it, because its stitches are smaller than the wales of a rib. */
export function jersey(art: Art, cloth: Ink): string {
  if (!art.near) return ''
  const wales = (start: number) => Array.from({ length: TILE / 5 }, (_, i) => `M${start + i * 5} 0v${TILE}`).join('')
  return art.pattern(
    `jersey ${cloth}`,
    TILE,
    TILE,
    `<g stroke-dasharray="2 1"><path d="${wales(1)}" stroke="${shadowOf(cloth)}" opacity=".5"/><path d="${wales(3.5)}" stroke="${shadowOf(cloth)}" opacity=".5" stroke-dashoffset="1.5"/><path d="${wales(2.2)}" stroke="${lightOf(cloth)}" stroke-width=".8" stroke-dashoffset="1" opacity=".6"/></g>`,
  )
}

/** Pattern of grid fleece: small raised squares. */
export function grid(art: Art, cloth: Ink): string {
  return art.pattern(
    `grid ${cloth}`,
    TILE,
    TILE,
    `<path d="${lines('down', 0, 12)}${lines('across', 0, 12)}" stroke="${shadowOf(cloth)}" stroke-width="3.2" opacity=".8"/><path d="${lines('down', 2.4, 12)}${lines('across', 2.4, 12)}" stroke="${lightOf(cloth)}" stroke-width="1.2" opacity=".6"/>`,
  )
}

/** Pattern of long curly pile. Large pictures show single locks with dark gaps between them. */
export function pile(art: Art, cloth: Ink): string {
  const random = randomSource(11)
  const size = art.near ? 90 : 72
  const [locks, reach] = art.near ? [324, 15] : [150, 10]
  const hairs = { dark: '', lit: '' }
  const copies = (at: number) => (at > size - 10 ? [at, at - size] : at < 10 ? [at, at + size] : [at])
  for (let i = 0; i < locks; i++) {
    // In a large picture, place each lock in a separate cell of a grid, because random places would leave visible bare
    // spots.
    const place = (cell: number) => Math.round(art.near ? (cell + random()) * 5 : random() * size)
    const [x, y] = [place(i % 18), place(Math.floor(i / 18))]
    const [u, v] = [Math.round(random() * reach - reach / 2), Math.round(random() * reach - reach / 2)]
    const curl = `q${joined([v, -u, u + 1, v])}`
    for (const X of copies(x)) {
      for (const Y of copies(y)) {
        if (i % 2) hairs.dark += `M${joined([X, Y])}${curl}`
        else hairs.lit += `M${joined([X - 2, Y - 2])}${curl}`
      }
    }
  }
  const light = luminance(cloth) < 0.45 ? lightOf(cloth) : sheenOf(cloth)
  const shadow = mix(cloth, shadowOf(cloth), 0.5)
  const lock = art.near
    ? `<g stroke-width="3.8"><path d="${hairs.dark}" stroke="${shadow}" opacity=".3"/><path d="${hairs.lit}" stroke="${shadow}" opacity=".4" transform="translate(1 1.6)"/><path d="${hairs.lit}" stroke="${mix(cloth, light, 0.26)}"/><path d="${hairs.lit}" stroke="${light}" stroke-width="1.4" opacity=".5" transform="translate(-.6 -.8)"/></g>`
    : `<path d="${hairs.dark}" stroke="${shadow}" opacity=".32"/><path d="${hairs.lit}" stroke="${light}" opacity=".44"/>`
  return art.pattern(
    `pile ${cloth}`,
    size,
    size,
    `<g fill="none" stroke-linecap="round" stroke-width="3.4">${lock}</g>`,
    art.near ? 'rotate(17) scale(.64)' : 'rotate(17) scale(.9)',
  )
}

/** Makes the outline fuzzy by stroking it with the pile pattern. */
export function fuzzyEdge(art: Art, outlineId: string, cloth: Ink): string {
  return `<use href="#${outlineId}" fill="none" stroke="${pile(art, cloth)}" stroke-width="6" opacity=".45"/>`
}
