import { gzipSync } from 'node:zlib'
import { renderGarment } from '@cairn/garments'
import { expect, it } from 'vitest'
import { type PictureSpec, type PictureView, VIEWS } from '../media/picture.types.ts'
import { buildProducts } from './buildProducts.ts'
import { unlikeness } from './likeness.ts'

const LIMIT_BYTES = 12 * 1024

const products = buildProducts().flatMap(({ slug, colors: [first] }) =>
  first === undefined ? [] : [{ slug, picture: first.picture }],
)

/** Renders all products in one colour and with one title, so that only the drawing can differ. */
const draw = (picture: PictureSpec, view: PictureView) =>
  renderGarment({ ...picture, colourway: 'glacier', view, size: 800, backdrop: 'none', prefix: 'p' }).replace(
    / aria-label="[^"]*"/,
    '',
  )

const drawings = products.map(({ slug, picture }) => ({
  slug,
  type: picture.type,
  views: { front: draw(picture, 'front'), back: draw(picture, 'back'), detail: draw(picture, 'detail') },
}))

it('draws every product differently', () => {
  const bySvg = Map.groupBy(drawings, ({ views }) => views.front)
  expect([...bySvg.values()].filter(({ length }) => length > 1).map((same) => same.map(({ slug }) => slug))).toEqual([])
})

/**
 * Minimum `unlikeness` of two products: one detail that is visible from afar, or several small ones. The proof
 * `productLikeness` compares the pixels of all pairs.
 */
const TOLD_APART = 1

it('differs between any two products of a type in more than details visible only from near', () => {
  const alike = products.flatMap(({ slug, picture }, index) =>
    products
      .slice(index + 1)
      .filter(({ picture: other }) => other.type === picture.type)
      .filter(({ picture: other }) => unlikeness(picture.details, other.details) < TOLD_APART)
      .map((other) => `${slug} / ${other.slug}`),
  )
  expect(alike).toEqual([])
})

it('shows every back differently from the front', () => {
  expect(drawings.filter(({ views }) => views.front === views.back).map(({ slug }) => slug)).toEqual([])
})

/**
 * Returns the longest SVG over all colours. Colours change the size by a few bytes only, so one picture per view is
 * enough.
 */
const longest = (colors: readonly { picture: PictureSpec }[], view: PictureView) =>
  colors
    .map(({ picture }) => renderGarment({ ...picture, view, size: 800, backdrop: 'none', prefix: 'p' }))
    .reduce((a, b) => (b.length > a.length ? b : a))

it.each(VIEWS)('keeps the %s of every product within 12 kB compressed, in its largest colour', (view) => {
  const heavy = buildProducts().flatMap(({ slug, colors }) => {
    const bytes = gzipSync(longest(colors, view)).length
    return bytes > LIMIT_BYTES ? [`${slug}: ${bytes}`] : []
  })
  expect(heavy).toEqual([])
})
