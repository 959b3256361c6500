import { type BaffleSeam, baffles } from '../blocks/baffles.ts'
import type { DetailsOf } from '../details.ts'
import type { Art } from '../drawing/art.ts'
import type { Ink } from '../drawing/colour.ts'

/** The rows in the second cloth: where they start and end, as shares of all rows, counted from the top. */
const SECOND = { lower: [0.6, 1], chest: [0.26, 0.5] } as const

/** Draws the rows of down; some of them are in the second cloth. */
export function quilted(
  art: Art,
  { tone }: DetailsOf<'down'>,
  seams: readonly BaffleSeam[],
  seed: number,
  spacing: number,
  cloth?: Ink,
) {
  const { body, accent } = art.colourway
  if (tone === 'plain' || tone === 'sleeves') return baffles(art, cloth ?? body, seams, seed, spacing)
  // Two cloths need more paths than one. A larger distance between the gathers means fewer gathers, so the file stays
  // small.
  const gather = spacing * 1.25
  const [from, to] = SECOND[tone].map((share) => Math.round(share * (seams.length - 1)))
  const rows = (start: number, end: number | undefined, ink: Ink) =>
    baffles(art, ink, seams.slice(start, end === undefined ? end : end + 1), seed + start, gather)
  const [first, last] = [seams[from ?? 0], seams[to ?? 0]]
  if (first === undefined || last === undefined) return rows(0, undefined, body)
  const curve = ([left, middle, right]: BaffleSeam, lower: number) =>
    `${left[0]} ${left[1] + lower}Q${2 * middle[0] - (left[0] + right[0]) / 2} ${2 * middle[1] - (left[1] + right[1]) / 2 + lower} ${right[0]} ${right[1] + lower}`
  const [a, , c] = last
  const area = `M${curve(first, 0)}L${curve([c, last[1], a], tone === 'lower' ? 30 : 0)}z`
  return `${rows(0, from, body)}<path d="${area}" fill="${accent}"/>${rows(from ?? 0, to, accent)}${tone === 'chest' ? rows(to ?? 0, undefined, body) : ''}`
}
