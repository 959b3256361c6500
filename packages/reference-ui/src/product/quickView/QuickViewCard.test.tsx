import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { QuickViewCard } from './QuickViewCard.tsx'

afterEach(cleanup)

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const card = {
  id: '1',
  slug: 'cap',
  name: 'Cap',
  imageUrl: null,
  variantId: null,
  price: eur(2595),
  regularPrice: eur(3095),
}

test.each([
  ['us/en-us', 1],
  ['gb/en-gb', 1],
  ['ch/de-ch', 1],
  ['ie/en-ie', 0],
  ['de/de-de', 0],
  ['no/en-no', 0],
])('without the lowest price of 30 days, a reduction is announced only outside the EEA: %s', async (at, count) => {
  await openShop(<QuickViewCard card={card}>{null}</QuickViewCard>, { at })
  expect(document.querySelectorAll('s')).toHaveLength(count)
})
