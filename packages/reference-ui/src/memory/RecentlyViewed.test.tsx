import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { soldProduct } from '../country/leaving/soldProduct.fixture.ts'
import { messages as shop } from '../messages/en.ts'
import { messages } from '../messages/memory/en.ts'
import type { FetchProducts, SoldProduct } from '../product/fetchProducts.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { allowMemory } from './consent.fixture.ts'
import { rememberSeen } from './memories.ts'
import RecentlyViewed from './RecentlyViewed.tsx'

const { product } = shop

beforeEach(() => {
  allowMemory(true)
  localStorage.clear()
})
afterEach(cleanup)

const show = async (ids: readonly string[], change: Partial<SoldProduct> = {}) => {
  const asked: (readonly string[])[] = []
  const fetch: FetchProducts = async (_, wanted) => {
    asked.push(wanted)
    return wanted.map((id) => soldProduct({ id: Number(id), slug: `jacket-${id}`, name: `Jacket ${id}`, ...change }))
  }
  for (const id of ids) rememberSeen(id)
  await openShop(<RecentlyViewed except="9" fetch={fetch} />)
  return asked
}

test('the seen products are shown newest first, without the product of the page', async () => {
  const asked = await show(['1', '2', '9'])
  await screen.findByRole('heading', { name: messages.recentlyViewed })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Jacket 2', 'Jacket 1'])
  expect(new Set(asked.map((ids) => ids.join()))).toEqual(new Set(['2,1']))
})

test('a card shows the rating, and the lowest price of 30 days beside a reduced price', async () => {
  const priceNote = 'Lowest price in the 30 days before the reduction: €110.00'
  await show(['1', '2'], { rating: 4.2, rating_count: 39, custom: { priceNote } })
  await screen.findByRole('heading', { name: messages.recentlyViewed })
  expect(screen.getAllByText('★ 4.2 (39)')).toHaveLength(2)
  expect(screen.getAllByText(priceNote)).toHaveLength(2)
})

const flag = (name: string) => ({ custom_fields: [{ name, value: 'true' }] })
const withStock = (change: Partial<SoldProduct['variants'][number]>) => ({
  variants: soldProduct().variants.map((variant) => ({ ...variant, ...change })),
})

test.each([
  ['is reduced', withStock({ sale_price: 100 }), product.badgeSale],
  ['is coming soon', { ...flag('is_coming_soon'), ...withStock({ inventory_level: 0 }) }, product.badgeComingSoon],
  ['is sold out', withStock({ inventory_level: 0 }), product.soldOut],
])('a product that %s has a badge', async (_, change, badge) => {
  await show(['1', '2'], change)
  await screen.findByRole('heading', { name: messages.recentlyViewed })
  expect(screen.getAllByText(badge)).toHaveLength(2)
})

test.each([
  ['whose stock is not counted', { inventory_tracking: 'none', inventory_level: 0 } as const],
  ['whose stock is not known', { inventory_level: null }],
])('a product at its regular price %s has no badge', async (_, stock) => {
  await show(['1', '2'], withStock({ sale_price: null, ...stock }))
  await screen.findByRole('heading', { name: messages.recentlyViewed })
  for (const badge of [product.badgeSale, product.badgeComingSoon, product.soldOut])
    expect(screen.queryByText(badge)).toBeNull()
})

test('a product that is no longer made leaves the row', async () => {
  rememberSeen('3')
  rememberSeen('2')
  rememberSeen('1')
  const fetch: FetchProducts = async (_, ids) =>
    ids.map((id) => soldProduct({ id: Number(id), name: `Jacket ${id}`, ...(id === '2' && flag('is_retired')) }))
  await openShop(<RecentlyViewed fetch={fetch} />)
  await screen.findByRole('heading', { name: messages.recentlyViewed })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Jacket 1', 'Jacket 3'])
})

test.each([[[]], [['1']], [['1', '9']]])('fewer than two other products show no row: %j', async (ids) => {
  expect(await show(ids)).toEqual([])
})

test('the row leaves when the visitor withdraws the consent', async () => {
  await show(['1', '2'])
  await screen.findByRole('heading', { name: messages.recentlyViewed })
  act(() => allowMemory(false))
  expect(screen.queryByRole('heading', { name: messages.recentlyViewed })).toBeNull()
})
