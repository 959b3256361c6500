import { completeCard } from '@cairn/core/adapter'
import type { SearchGateway } from '@cairn/core/search'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf } from '../page/product.fixture.tsx'
import { Outfit } from './Outfit.tsx'

afterEach(cleanup)

// Import the chunk in advance, so that the row appears without a wait.
beforeAll(async () => {
  await import('../../messages/memory/it.ts')
})

const card = completeCard({ id: '7', slug: 'tee', name: 'Tee', price: { amount: 100, currency: 'EUR' }, badge: null })

const none = () => Promise.reject(new Error('Not requested'))

/** Finds the same product in every search. */
const search: SearchGateway = {
  search: async ({ term }) => ({ term, products: [card], total: 1, page: 1, pages: 1, facets: [], redirect: '' }),
  suggest: none,
  popular: none,
  recommend: none,
  log: () => undefined,
}

test.each([
  ['a unisex product', 'all', 'aa', 'Completa il look da donna'],
  ['a unisex product', 'all', 'ab', 'Completa il look da uomo'],
  ["a women's product", 'women', 'ab', 'Completa il look'],
] as const)('the title of the outfit with %s says whom it is for if the product does not: %s %s', async (...row) => {
  const [, gender, slug, title] = row
  const product = productOf({ gender, slug, activities: ['hiking'] })
  await openShop(<Outfit product={product} />, { at: 'it/it-it', gateways: { search } })
  expect(await screen.findByRole('heading', { name: title }, { timeout: 5000 })).toBeDefined()
})
