import { viewProduct } from '@cairn/core/product'
import type { WishlistGateway } from '@cairn/core/wishlist'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { wishOf } from '../account/wish.fixture.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { BuyActs } from './BuyActs.tsx'
import { productOf } from './product.fixture.tsx'
import { WishlistHeart } from './WishlistHeart.tsx'

afterEach(cleanup)

const wish = wishOf(1, 'Trail Jacket', { productId: 7 })
const wishlist = { load: async () => [], add: async () => [wish], remove: async () => [] }

const show = (isSignedIn: boolean, list: WishlistGateway = wishlist) =>
  openShop(<WishlistHeart product={{ id: 7, name: 'Trail Jacket' }} variantId={null} />, {
    isSignedIn,
    gateways: { wishlist: list },
  })

test('a product that is on the list in two sizes is taken off it by one press', async () => {
  let kept = [wish, { ...wish, id: 2, variantId: 71 }, { ...wish, id: 3, productId: 8 }]
  const remove = async (id: number) => {
    kept = kept.filter((item) => item.id !== id)
    return kept
  }
  const { store, messages } = await show(true, { load: async () => kept, add: async () => kept, remove })
  await userEvent.click(await screen.findByRole('button', { name: messages.product.removeFromWishlist }))
  await waitFor(() => expect(store.wishlist.getSnapshot().items.map(({ id }) => id)).toEqual([3]))
  expect(screen.getByRole('button', { name: messages.product.addToWishlist })).toBeTruthy()
})

test.each([
  ['a colour alone', { color: 'sand' }, null],
  ['a colour and a size', { color: 'sand', size: 'm' }, 3],
])('of %s the heart saves the variant that is chosen', async (_, choice, variantId) => {
  const added: unknown[] = []
  const add: WishlistGateway['add'] = async (item) => {
    added.push(item)
    return [wish]
  }
  const product = productOf()
  const acts = <BuyActs view={viewProduct(product, choice)} hintId="hint" onSizeNeeded={() => undefined} />
  const { messages } = await openShop(acts, { isSignedIn: true, gateways: { wishlist: { ...wishlist, add } } })
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  await waitFor(() => expect(added).toEqual([{ productId: product.id, variantId }]))
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

test('of a product that is still on the list nothing is said when the shopper signs out', async () => {
  const { store, messages } = await show(true)
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  await screen.findByText('Trail Jacket is on your Wish List')
  act(() => store.auth.commands.signOut())
  await screen.findByRole('button', { name: messages.product.addToWishlist })
  expect(screen.queryByText('Trail Jacket is no longer on your Wish List')).toBeNull()
})

test('nothing is said to a visitor, who is asked to sign in', async () => {
  const { messages } = await show(false)
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  expect((await screen.findByRole('status')).textContent).toBe('')
})
