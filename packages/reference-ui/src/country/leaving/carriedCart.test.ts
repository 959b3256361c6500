import { beforeEach, expect, test, vi } from 'vitest'
import { type CarriedCart, persistCarriedCart, takeCarriedCart } from './carriedCart.ts'
import { CARRIED_CART, hasCarriedCart } from './hasCarriedCart.ts'

const cart: CarriedCart = {
  to: 'de/de-de',
  items: [{ variantId: '111', quantity: 2, wanted: 3, name: 'Trail Jacket', properties: { Engraving: 'Ada' } }],
  left: [{ name: 'Gift card', reason: 'not-carried' }],
  coupons: ['SUMMIT10'],
}

beforeEach(() => sessionStorage.clear())

test('the list is taken once, on the site that it was made for', () => {
  expect(persistCarriedCart(cart)).toBe(true)
  expect(hasCarriedCart()).toBe(true)
  expect(takeCarriedCart('de/de-de')).toEqual(cart)
  expect(takeCarriedCart('de/de-de')).toBeNull()
  expect(hasCarriedCart()).toBe(false)
})

test('another site than the chosen one drops the list', () => {
  persistCarriedCart(cart)
  expect(takeCarriedCart('fr/fr-fr')).toBeNull()
  expect(hasCarriedCart()).toBe(false)
})

test.each([
  '{',
  'null',
  '[]',
  '{"to":"de/de-de"}',
  JSON.stringify({ ...cart, items: [{ variantId: '111', quantity: 0, wanted: 1, name: '', properties: {} }] }),
  JSON.stringify({ ...cart, items: [{ variantId: 111, quantity: 1, wanted: 1, name: '', properties: {} }] }),
  JSON.stringify({ ...cart, items: [{ variantId: '1', quantity: 1, wanted: 1, name: '', properties: { a: 1 } }] }),
  JSON.stringify({ ...cart, items: [{ variantId: '1', quantity: 1, name: '', properties: {} }] }),
  JSON.stringify({ ...cart, left: [3] }),
  JSON.stringify({ ...cart, left: [{ name: 'Gift card', reason: 'lost' }] }),
  JSON.stringify({ ...cart, coupons: [3] }),
])('damaged content is dropped: %s', (text) => {
  sessionStorage.setItem(CARRIED_CART, text)
  expect(takeCarriedCart('de/de-de')).toBeNull()
  expect(hasCarriedCart()).toBe(false)
})

test('a full storage is reported', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { setItem })
  expect(persistCarriedCart(cart)).toBe(false)
  vi.unstubAllGlobals()
})
