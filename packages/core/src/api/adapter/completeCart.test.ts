import { expect, test } from 'vitest'
import { answers } from '../../cart/cart.answers.ts'
import { siteAt } from '../../shared/sites.ts'
import { completeCart, completeLine } from './completeCart.ts'

const site = siteAt('de/de-de')
const parts = { id: '1', name: 'Cap', productId: 'cap', variantId: 'cap', quantity: 3, salePrice: 1990 }

test('amounts follow from price and quantity', () => {
  const line = completeLine({ ...parts, listPrice: 2490 })
  expect([line.listPrice, line.extendedPrice, line.extendedListPrice]).toEqual([2490, 5970, 7470])
  expect(completeLine(parts).listPrice).toBe(1990)
})

test('the sums follow from the lines, the discount and the coupons', () => {
  const lines = [completeLine(parts), completeLine({ ...parts, id: '2', quantity: 1 })]
  const cart = completeCart(site, {
    id: 'c',
    lines,
    discountAmount: 100,
    coupons: [{ code: 'A', discountedAmount: 60 }],
  })
  expect([cart.baseAmount, cart.cartAmount]).toEqual([7960, 7800])
})

test('what a back end knows better takes precedence', () => {
  const cart = completeCart(site, {
    id: 'c',
    lines: [completeLine({ ...parts, extendedPrice: 5000 })],
    cartAmount: 4000,
  })
  expect([cart.baseAmount, cart.cartAmount]).toEqual([5000, 4000])
  expect(completeCart(site, { id: 'c', lines: [], currency: 'CHF' }).currencySymbol).toBe('CHF')
})

test('a completed cart is one that the store accepts', () => {
  expect(answers.load.safeParse(completeCart(site, { id: 'c', lines: [completeLine(parts)] })).success).toBe(true)
})
