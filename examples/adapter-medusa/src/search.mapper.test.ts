import { expect, test } from 'vitest'
import { product, variant } from './medusa.fixture.ts'
import { cardOf, facetsOf } from './search.mapper.ts'

test('a card shows the cheapest variant', () => {
  const price = { calculated_amount: 60, original_amount: 60, currency_code: 'eur' }
  const card = cardOf({ ...product, variants: [variant, { ...variant, id: 'variant_2', calculated_price: price }] })
  expect(card).toMatchObject({ variantId: 'variant_2', price: { amount: 6000 }, regularPrice: null, badge: null })
  expect(cardOf({ ...product, variants: [] })).toMatchObject({ variantId: null, price: null })
})

test('a card has the metadata of its product as data of the team', () => {
  expect(cardOf(product).custom).toEqual({ gender: 'women', fit: 7 })
})

test('a facet without values is left out, and the chosen values are active', () => {
  const facets = {
    color: {
      type: 'value',
      values: [
        { value: 'Rust', count: 2 },
        { value: 'Sand', count: 1 },
      ],
    },
    size: { type: 'value', values: [] },
  }
  const [color, ...others] = facetsOf({ hits: [], metadata: { count: 0 }, facets }, { color: ['Rust'] })
  expect(others).toEqual([])
  expect(color?.values.map(({ isActive }) => isActive)).toEqual([true, false])
})
