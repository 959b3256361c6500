import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { Details } from './Details.tsx'
import { productOf } from './product.fixture.tsx'

afterEach(cleanup)

test.each([
  ['de/de-de', 'Der Standardversand ist kostenlos.'],
  ['ch/fr-ch', 'La livraison standard est offerte.'],
  ['it/it-it', 'La spedizione standard è gratuita.'],
  ['pt/pt-pt', 'O envio normal é gratuito.'],
])('at %s standard shipping is free, without a country in brackets', async (at, sentence) => {
  const { messages } = await openShop(<Details product={productOf()} />, { at })
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.getByText(messages.product.shippingText)).toBeDefined()
})

test('in the United States nothing promises free shipping', async () => {
  const { messages } = await openShop(<Details product={productOf()} />)
  expect(screen.queryByText(messages.product.standardShippingFree)).toBeNull()
})
