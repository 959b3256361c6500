import { viewProduct } from '@cairn/core/product'
import { cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf, reviewsOf } from '../page/product.fixture.tsx'
import { BuyColumn } from './BuyColumn.tsx'

afterEach(cleanup)

const NOTICES = [{ text: 'plus shipping', path: '/legal/shipping' }]

const show = async (change: Parameters<typeof productOf>[0], at = 'us/en-us') => {
  const view = viewProduct(productOf(change), {})
  const { messages } = await openShop(
    <BuyColumn
      view={view}
      lateView={view}
      notices={NOTICES}
      reviews={{ status: 'ready', value: reviewsOf([]) }}
      needsChoice={false}
      missingRef={createRef()}
      addRef={createRef()}
      onChoose={() => undefined}
      onChoiceNeeded={() => undefined}
      onSize={() => undefined}
      onFresh={() => undefined}
    />,
    { at },
  )
  return messages.product
}

test('a product that is coming soon says how to find it again', async () => {
  const words = await show({ isComingSoon: true })
  expect(screen.getByRole('button', { name: words.comingSoon })).toBeDefined()
  expect(screen.getByText(words.comingSoonHint)).toBeDefined()
})

test.each(['us/en-us', 'de/de-de'])('at %s a product that is no longer made links to current products', async (at) => {
  const words = await show({ isRetired: true }, at)
  expect(screen.getByRole('button', { name: words.retired })).toBeDefined()
  const link = screen.getByRole('link', { name: 'Jackets' })
  expect(link.getAttribute('href')).toBe(`/${at}/search?filter.category=jackets`)
  expect(link.parentElement?.textContent).toBe(`${words.retiredHint} Jackets`)
})

test('the notices follow the tax, and the lowest price of the 30 days before is on a line of its own', async () => {
  const product = productOf({ custom: { priceNote: 'Lowest price in the 30 days before the reduction: €80.00' } })
  const variants = product.variants.map((variant) => ({
    ...variant,
    regularPrice: { ...variant.price, amount: 20_000 },
  }))
  const words = await show({ ...product, variants, taxIncluded: true }, 'ie/en-ie')
  expect(screen.getByText('Lowest price in the 30 days before the reduction: €80.00')).toBeDefined()
  const shipping = screen.getByRole('link', { name: 'plus shipping' })
  expect(shipping.getAttribute('href')).toBe('/ie/en-ie/legal/shipping')
  expect(shipping.parentElement?.textContent).toContain(`${words.taxIncluded}\u00a0· plus shippingLowest`)
})

test('without a reduction there is no lowest price', async () => {
  await show({ custom: { priceNote: 'Lowest price in the 30 days before the reduction: €80.00' } }, 'ie/en-ie')
  expect(screen.queryByText(/Lowest price/)).toBeNull()
})
