import { siteAt } from '@cairn/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { split } from './amounts.ts'
import { mapCart } from './cart.mapper.ts'
import { cart, item, variant } from './medusa.fixture.ts'

const site = siteAt('ie/en-ie')
const context = { isSignedIn: false, variants: [variant] }

const coupon = { id: 'promo_1', code: 'AUTUMN10', is_automatic: false }
const automatic = { id: 'promo_2', code: 'TWO-FOR-LESS', is_automatic: true }

test('a line has its price, its regular price, its options and its stock', () => {
  const [line] = mapCart(site, cart, context).lines
  expect(line).toMatchObject({
    variantId: 'variant_1',
    slug: 'rain-jacket',
    salePrice: 7990,
    listPrice: 10000,
    extendedPrice: 15980,
    extendedListPrice: 20000,
    options: [
      { name: 'Color', value: 'Rust' },
      { name: 'Size', value: 'M' },
    ],
    isTracked: true,
    inventoryLevel: 4,
  })
})

test('a coupon and an automatic promotion on the same line share its discount', () => {
  const adjustments = [
    { code: 'AUTUMN10', promotion_id: 'promo_1', amount: 10 },
    { code: 'TWO-FOR-LESS', promotion_id: 'promo_2', amount: 5 },
  ]
  const lines = [{ ...item, adjustments, total: 144.79 }]
  const mapped = mapCart(site, { ...cart, items: lines, promotions: [coupon, automatic] }, context)
  expect(mapped.coupons).toEqual([{ code: 'AUTUMN10', discountedAmount: 1001 }])
  expect(mapped.discounts).toEqual([
    { label: 'AUTUMN10', code: 'AUTUMN10', amount: 1001 },
    { label: 'TWO-FOR-LESS', code: null, amount: 500 },
  ])
  expect([mapped.baseAmount, mapped.discountAmount, mapped.cartAmount]).toEqual([15980, 500, 14479])
  expect([mapped.lines[0]?.couponAmount, mapped.lines[0]?.discountAmount]).toEqual([1001, 500])
})

test('a coupon without an effect stays in the cart', () => {
  const mapped = mapCart(site, { ...cart, promotions: [coupon] }, context)
  expect([mapped.coupons, mapped.discounts]).toEqual([[{ code: 'AUTUMN10', discountedAmount: 0 }], []])
})

test('prices without tax stay without tax, and the tax comes on top', () => {
  const lines = [
    { ...item, is_tax_inclusive: false, subtotal: 159.8, original_total: 196.55, total: 184.5, tax_total: 34.5 },
  ]
  const promotions = [coupon]
  const adjustments = [{ code: 'AUTUMN10', promotion_id: 'promo_1', amount: 9.8 }]
  const items = lines.map((line) => ({ ...line, adjustments }))
  const mapped = mapCart(site, { ...cart, items, promotions }, context)
  expect([mapped.taxIncluded, mapped.baseAmount, mapped.cartAmount]).toEqual([false, 15980, 15000])
  expect(mapped.taxes).toEqual([{ label: 'vat-ie', amount: 2988, isIncluded: false }])
})

test('the metadata hold the properties of a line, the note of the cart, and the data of the team', () => {
  const lines = [{ ...item, metadata: { properties: { Engraving: 'Ada', size: 3 }, gift: true } }]
  const mapped = mapCart(
    site,
    { ...cart, items: lines, metadata: { note: 'Ring twice', campaign: { id: 7 } } },
    context,
  )
  expect(mapped.lines[0]).toMatchObject({ properties: { Engraving: 'Ada' }, custom: { gift: true } })
  expect([mapped.note, mapped.custom]).toEqual(['Ring twice', { campaign: { id: 7 } }])
})

test("a guest's cart belongs to nobody, although Medusa gives it a customer", () => {
  const customer = { id: 'cus_1' }
  expect(mapCart(site, { ...cart, customer }, context).customerId).toBeNull()
  expect(mapCart(site, { ...cart, customer }, { ...context, isSignedIn: true }).customerId).toBe('cus_1')
})

test('a line whose variant is gone has no stock and no options', () => {
  const [line] = mapCart(site, cart, { ...context, variants: [] }).lines
  expect([line?.isTracked, line?.inventoryLevel, line?.options]).toEqual([null, null, []])
})

test('a back order can exceed the stock', () => {
  const [line] = mapCart(site, cart, { ...context, variants: [{ ...variant, allow_backorder: true }] }).lines
  expect([line?.isTracked, line?.inventoryLevel]).toEqual([false, null])
})

test('the only option of a product without a choice is not shown', () => {
  const options = [{ value: 'Default option value', option: { title: 'Default option' } }]
  expect(mapCart(site, cart, { ...context, variants: [{ ...variant, options }] }).lines[0]?.options).toEqual([])
})

test('an amount that is none is an error, not zero', () => {
  expect(() => mapCart(site, { ...cart, items: [{ ...item, unit_price: Number.NaN }] }, context)).toThrow('An amount')
})

test('shares of an amount always add up to it', () => {
  const shares = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.nat(1_000_000), shares, (minor, parts) => {
      const split_ = split(minor, parts)
      expect(split_.reduce((sum, part) => sum + part, 0)).toBe(minor)
      expect(split_.every(Number.isInteger)).toBe(true)
    }),
  )
  expect(split(500, [])).toEqual([])
})
