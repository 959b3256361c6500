import type { CartLineView } from '@cairn/core/cart'
import { createCartLine } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { defaultSite, findSite } from '../../app/shop/sites.ts'
import { assessLines, assumeSold } from './assessLines.ts'
import { soldProduct } from './soldProduct.fixture.ts'

const norway = findSite('no/en-no') ?? defaultSite

const lineOf = (change: Partial<CartLineView> = {}): CartLineView => ({
  ...createCartLine({ productId: '11', variantId: '111', sku: 'CN0011-M', name: 'Trail Jacket', quantity: 2 }),
  unavailable: null,
  stockNotice: null,
  hasPicker: true,
  quantityOptions: [1],
  maxQuantity: null,
  isSaving: false,
  ...change,
})

const withStock = (inventory_level: number) => ({
  variants: soldProduct().variants.map((variant) => ({ ...variant, inventory_level })),
})

test('a line that the other site sells has the price of all its pieces there', () => {
  const { sold, left } = assessLines([lineOf()], [soldProduct()], norway)
  expect(sold).toMatchObject([
    { item: { variantId: '911', quantity: 2, name: 'Trail-Jacke' }, price: { amount: 23_900, currency: 'EUR' } },
  ])
  expect(left).toEqual([])
})

test.each([
  ['not-sold', lineOf({ productId: '12' }), {}],
  ['not-sold', lineOf({ sku: 'CN0011-XXL', variantId: '7' }), {}],
  ['not-sold', lineOf(), { custom_fields: [{ name: 'is_retired', value: 'true' }] }],
  ['coming-soon', lineOf(), { custom_fields: [{ name: 'is_coming_soon', value: 'true' }] }],
  ['not-shipped', lineOf(), { unshippable_to: ['CH', 'NO'] }],
  ['sold-out', lineOf(), withStock(0)],
  ['not-carried', lineOf({ variantId: null }), {}],
  ['not-carried', lineOf({ isMutable: false }), {}],
])('a line stays behind with the reason %s', (reason, line, change) => {
  const { sold, left } = assessLines([line], [soldProduct(change)], norway)
  expect(sold).toEqual([])
  expect(left).toMatchObject([{ line, reason }])
})

test('a product that stays behind has its name on the other site', () => {
  expect(assessLines([lineOf()], [soldProduct(withStock(0))], norway).left[0]?.name).toBe('Trail-Jacke')
  expect(assessLines([lineOf()], [], norway).left[0]?.name).toBe('Trail Jacket')
})

test('a quantity above the stock of the other site is reduced', () => {
  expect(assessLines([lineOf()], [soldProduct(withStock(1))], norway).sold[0]?.item).toMatchObject({
    quantity: 1,
    wanted: 2,
  })
})

test('without an answer every line with a variant is tried, without a price', () => {
  const card = lineOf({ id: 'card', variantId: null })
  const { sold, left } = assumeSold([lineOf(), card])
  expect(sold).toMatchObject([{ item: { variantId: '111', quantity: 2 }, price: null }])
  expect(left).toEqual([{ line: card, name: 'Trail Jacket', reason: 'not-carried' }])
})
