import { renderGarment } from '@cairn/garments'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { PictureSpec, PictureView } from '../media/picture.types.ts'
import { buildProducts } from './buildProducts.ts'

/**
 * Minimum percentage of the garment's pixels that must differ between two products. A smaller difference is hard to see
 * on a card.
 */
const TOLD_APART = 4.5

/** Maximum difference of a colour channel (0 to 255) at which two pixels still count as equal. */
const SEEN = 24

/**
 * Only pairs of products with at least this share of common SVG paths are compared. A measurement of all pairs showed
 * that pairs with a smaller share differ enough.
 */
const ALIKE = 0.66

const WIDTH = 80

/** Renders without blur and stitching, which take most of the time and are the same for all products of a type. */
const draw = (picture: PictureSpec, view: PictureView) =>
  renderGarment({ ...picture, view, size: WIDTH, backdrop: 'none', prefix: 'p' }).replaceAll(
    / filter="[^"]*"|<path[^>]*stroke-dasharray[^>]*\/>/g,
    '',
  )

const products = buildProducts().flatMap(({ slug, colors }) => {
  const [first] = colors
  if (first === undefined) return []
  const paths = new Set(draw(first.picture, 'front').match(/ d="[^"]{20,}"/g))
  return [{ slug, colors, type: first.picture.type, paths }]
})

type Product = (typeof products)[number]

const pairs = products.flatMap((one, index) =>
  products
    .slice(index + 1)
    .filter((other) => other.type === one.type)
    .map((other) => [one, other] as const),
)

function shareOfPaths({ paths }: Product, { paths: others }: Product): number {
  const common = [...paths].filter((path) => others.has(path)).length
  return common / (paths.size + others.size - common)
}

const pixels = new Map<string, Promise<Buffer>>()

function cardOf(slug: string, picture: PictureSpec): Promise<Buffer> {
  const name = `${slug} ${picture.colourway}`
  const card =
    pixels.get(name) ??
    sharp(Buffer.from(draw(picture, 'front')))
      .raw()
      .toBuffer()
  pixels.set(name, card)
  return card
}

/**
 * Returns the number of differing pixels as a percentage of the first garment's pixels. The alpha channel counts too,
 * so that the background differs from every fabric.
 */
function difference(one: Buffer, other: Buffer): number {
  const step = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  let [garment, differing] = [0, 0]
  for (let at = 0; at < one.length; at += 4) {
    if ((one[at + 3] ?? 0) > 128) garment++
    if (Math.max(step(at), step(at + 1), step(at + 2), step(at + 3)) > SEEN) differing++
  }
  return (100 * differing) / garment
}

it('makes any two products of a type distinguishable on their cards, in each colour they share', async () => {
  const alike: string[] = []
  for (const [one, other] of pairs) {
    if (shareOfPaths(one, other) < ALIKE) continue
    for (const { key, picture } of one.colors) {
      const same = other.colors.find((color) => color.key === key)
      if (same === undefined) continue
      const percent = difference(await cardOf(one.slug, picture), await cardOf(other.slug, same.picture))
      if (percent < TOLD_APART) alike.push(`${one.slug} / ${other.slug} ${key}: ${percent.toFixed(2)} %`)
    }
  }
  expect(alike).toEqual([])
}, 120_000)

it('gives each product a unique back within its type, ignoring colours', () => {
  const byBack = Map.groupBy(products, ({ colors: [first], type }) =>
    first === undefined ? type : type + draw(first.picture, 'back').replaceAll(/#[\da-f]{6}|opacity="[^"]*"/g, ''),
  )
  const alike = [...byBack.values()].filter(({ length }) => length > 1)
  expect(alike.map((same) => same.map(({ slug }) => slug))).toEqual([])
})
