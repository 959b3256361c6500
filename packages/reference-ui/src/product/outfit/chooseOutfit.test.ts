import { completeCard } from '@cairn/core/adapter'
import { expect, test } from 'vitest'
import { productOf } from '../page/product.fixture.tsx'
import { chooseOutfit, outfitFilters } from './chooseOutfit.ts'

const card = (id: string, type: string) =>
  completeCard({ id, slug: id, name: id, price: { amount: 100, currency: 'EUR' }, category: [type] })

test('three products of three other types complete the outfit, in the order of the search', () => {
  const cards = [
    card('a', 'Jackets'),
    card('b', 'Pants'),
    card('c', 'Pants'),
    card('d', 'Gloves'),
    card('e', 'Socks'),
    card('f', 'Packs'),
  ]
  expect(chooseOutfit(productOf(), cards).map(({ id }) => id)).toEqual(['b', 'd', 'e'])
})

test('the search is for the first activity and for the gender, with products for all', () => {
  expect(outfitFilters(productOf({ activities: ['snow', 'hiking'] }))).toEqual({
    activity: ['snow'],
    gender: ['women', 'all'],
  })
  expect(outfitFilters(productOf({ activities: ['snow'], gender: 'all' }))).toEqual({ activity: ['snow'] })
  expect(outfitFilters(productOf())).toBeNull()
})
