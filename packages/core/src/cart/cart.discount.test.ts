import { expect, test } from 'vitest'
import { cartOf, lineOf } from './cart.fixture.ts'
import { applyChanges } from './cart.optimistic.ts'
import type { Cart, CartChange, CartLine } from './cart.types.ts'

const line = (id: string, price: number): CartLine =>
  lineOf(id, {
    variantId: id,
    listPrice: price,
    salePrice: price,
    extendedPrice: price,
    extendedListPrice: price,
  })

const member = cartOf([line('1', 10_000), line('2', 9_999)], {
  baseAmount: 19_999,
  discountAmount: 6000,
  cartAmount: 13_999,
})
const amountsAfter = (cart: Cart, change: CartChange) => {
  const { baseAmount, discountAmount, cartAmount } = applyChanges(cart, [change])
  return [baseAmount, discountAmount, cartAmount]
}

test.each<[string, CartChange, number[]]>([
  ['more of a line', { kind: 'quantity', key: 'k', lineId: '1', quantity: 3 }, [39_999, 12_000, 27_999]],
  ['a line less', { kind: 'remove', key: 'k', lineId: '2' }, [10_000, 3000, 7000]],
  ['another country', { kind: 'country', key: 'k', country: 'FR' }, [19_999, 6000, 13_999]],
])("a member's discount keeps its percentage while %s is pending", (_name, change, expected) => {
  expect(amountsAfter(member, change)).toEqual(expected)
})

test('an empty cart has no discount', () => {
  const one = cartOf([line('1', 10_000)], { baseAmount: 10_000, discountAmount: 3000, cartAmount: 7000 })
  expect(amountsAfter(one, { kind: 'remove', key: 'k', lineId: '1' })).toEqual([0, 0, 0])
})

test('amounts that the server adds beside the discount, such as taxes, stay unchanged', () => {
  const taxed = cartOf([line('1', 10_000)], { baseAmount: 10_000, discountAmount: 0, cartAmount: 10_800 })
  expect(amountsAfter(taxed, { kind: 'quantity', key: 'k', lineId: '1', quantity: 2 })).toEqual([20_000, 0, 20_800])
})

test('a previously empty cart has no discount percentage to keep', () => {
  const empty = cartOf([], { baseAmount: 0, discountAmount: 0, cartAmount: 0 })
  expect(amountsAfter(empty, { kind: 'country', key: 'k', country: 'FR' })).toEqual([0, 0, 0])
})
