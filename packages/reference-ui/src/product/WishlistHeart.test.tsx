import type { WishlistItem } from '@cairn/core/wishlist'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openShop } from '../testing/openShop.fixture.tsx'
import { WishlistHeart } from './WishlistHeart.tsx'

afterEach(cleanup)

const wish: WishlistItem = {
  id: 1,
  productId: 7,
  variantId: null,
  slug: 'trail-jacket',
  name: 'Trail Jacket',
  category: [],
  imageUrl: null,
  options: [],
  price: { amount: 1000, currency: 'USD' },
  regularPrice: null,
  isAvailable: true,
}
const wishlist = { load: async () => [], add: async () => [wish], remove: async () => [] }

const show = (isSignedIn: boolean) =>
  openShop(<WishlistHeart product={{ id: 7, name: 'Trail Jacket' }} variantId={null} />, {
    isSignedIn,
    gateways: { wishlist },
  })

test('a product that the heart puts on the list, or takes off it, is said', async () => {
  const { messages } = await show(true)
  const { addToWishlist, removeFromWishlist } = messages.product
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: addToWishlist }))
  await screen.findByText('Trail Jacket is on your Wish List')
  expect(screen.getByRole('status').textContent).toBe('Trail Jacket is on your Wish List')
  await userEvent.click(screen.getByRole('button', { name: removeFromWishlist }))
  await screen.findByText('Trail Jacket is no longer on your Wish List')
})

test('nothing is said to a visitor, who is asked to sign in', async () => {
  const { messages } = await show(false)
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  expect((await screen.findByRole('status')).textContent).toBe('')
})
