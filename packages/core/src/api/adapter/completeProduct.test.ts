import { expect, test } from 'vitest'
import { answers as productAnswers } from '../../product/product.answers.ts'
import { answers as searchAnswers } from '../../search/search.answers.ts'
import { completeCard, completeProduct, completeVariant } from './completeProduct.ts'

const price = { amount: 1990, currency: 'EUR' }

test('a completed product is one that the store accepts', () => {
  const variants = [completeVariant({ id: '1', price })]
  const product = completeProduct({ id: '1', name: 'Cap', slug: 'cap', variants })
  expect(productAnswers.load.safeParse(product).success).toBe(true)
})

test('a completed card is one that the store accepts', () => {
  const products = [completeCard({ id: '1', name: 'Cap', slug: 'cap', price })]
  const results = { term: 'cap', products, total: 1, page: 1, pages: 1, facets: [], redirect: '' }
  expect(searchAnswers.search.safeParse(results).success).toBe(true)
})

test('what a back end knows takes precedence', () => {
  expect(completeVariant({ id: '1', price, isTracked: true, inventoryLevel: 3 })).toMatchObject({ inventoryLevel: 3 })
  expect(completeProduct({ id: '1', name: 'Cap', slug: 'cap', variants: [], brand: 'Fell' }).brand).toBe('Fell')
  expect(completeCard({ id: '1', name: 'Cap', slug: 'cap', price: null, badge: 'new' }).badge).toBe('new')
})
