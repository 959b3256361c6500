import { gzipSync } from 'node:zlib'
import { renderGarment } from '@cairn/garments'
import { expect, it } from 'vitest'
import { VIEWS } from '../media/picture.types.ts'
import { buildProducts } from './buildProducts.ts'

const KIBIBYTE = 1024

const products = buildProducts().map(({ slug, colors }) => ({ slug, pictures: colors.map(({ picture }) => picture) }))

it('no two products are drawn alike: each has details of its own, and an outline of strokes of its own', () => {
  const byLook = Map.groupBy(products, ({ pictures: [first] }) => JSON.stringify([first?.type, first?.details]))
  expect([...byLook.values()].filter(({ length }) => length > 1)).toEqual([])
  const bySvg = Map.groupBy(products, ({ pictures: [first] }) =>
    first === undefined
      ? ''
      : renderGarment({ ...first, colourway: 'glacier', view: 'front', size: 400, backdrop: 'none', prefix: 'p' }),
  )
  expect([...bySvg.values()].filter(({ length }) => length > 1).map((same) => same.map(({ slug }) => slug))).toEqual([])
})

it('every view of every product weighs at most 12 kB compressed', () => {
  const heavy = products.flatMap(({ slug, pictures }) =>
    pictures
      .slice(0, 1)
      .flatMap((picture) =>
        VIEWS.filter(
          (view) =>
            gzipSync(
              renderGarment({ ...picture, view, size: 800, backdrop: 'none', prefix: `${picture.type}-${view}` }),
            ).length >
            12 * KIBIBYTE,
        ).map((view) => `${slug} ${picture.colourway} ${view}`),
      ),
  )
  expect(heavy).toEqual([])
})

it('every product looks different from behind', () => {
  const same = products.filter(({ pictures: [first] }) => {
    if (first === undefined) return true
    const [front, back] = (['front', 'back'] as const).map((view) =>
      renderGarment({ ...first, view, size: 400, backdrop: 'none', prefix: 'p' }).replace(/aria-label="[^"]*"/, ''),
    )
    return front === back
  })
  expect(same.map(({ slug }) => slug)).toEqual([])
})
