import type { Product } from '@cairn/core/product'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../messages/account/en.ts'
import { productOf, variantOf } from '../../product/page/product.fixture.tsx'
import { lineOf } from '../../testing/openShop.fixture.tsx'
import { openAccountPage } from '../layout/account.fixture.tsx'
import wishlistPage from './wishlist.page.tsx'
import { wishlistItemOf } from './wishlistItem.fixture.ts'

afterEach(cleanup)

/** Opens a list with a jacket in the colour sand and the large size, which is sold out. */
const open = (load: () => Promise<Product>) => {
  const items = [wishlistItemOf('1', 'Jacket', { variantId: '4', isAvailable: false })]
  const answer = async () => items
  return openAccountPage(wishlistPage, '/account/wishlist', {
    lines: [lineOf('a', { variantId: '3' })],
    gateways: { product: { load }, wishlist: { load: answer, add: answer, remove: answer } },
  })
}

test('an item whose size is sold out moves to the cart in another size of its colour', async () => {
  const { saved } = await open(async () => productOf({ slug: 'product-1' }))
  const link = await screen.findByRole('link', { name: messages.wishlistMail })
  expect(link.getAttribute('href')).toBe('/us/en-us/product-1?variant=4')
  await userEvent.click(await screen.findByRole('link', { name: messages.wishlistChoose }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^L/ }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: messages.wishlistMoveNamed('Jacket') }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: '3' }])
})

test('an item of which every size is sold out only links to the form for a mail', async () => {
  const load = vi.fn(async () => productOf({ variants: [variantOf(4, { inventoryLevel: 0 })] }))
  await open(load)
  await screen.findByRole('link', { name: messages.wishlistMail })
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  await load.mock.results[0]?.value
  expect(screen.queryByRole('link', { name: messages.wishlistChoose })).toBeNull()
})
