import { viewProduct } from '@cairn/core/product'
import { cleanup, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf, reviewsOf } from '../page/product.fixture.tsx'
import { BuyColumn } from './BuyColumn.tsx'

afterEach(cleanup)

const show = async (change: Parameters<typeof productOf>[0], at = 'us/en-us') => {
  const { messages } = await openShop(
    <BuyColumn
      view={viewProduct(productOf(change), {})}
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
