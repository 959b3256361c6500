import { viewProduct } from '@cairn/core/product'
import type { WishlistGateway } from '@cairn/core/wishlist'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { wishlistItemOf } from '../../account/wishlist/wishlistItem.fixture.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { BuyActs } from '../buy/BuyActs.tsx'
import { productOf } from '../page/product.fixture.tsx'
import { WishlistHeart } from './WishlistHeart.tsx'

afterEach(cleanup)

const item = wishlistItemOf('1', 'Trail Jacket', { productId: '7' })
const wishlist = { load: async () => [], add: async () => [item], remove: async () => [] }

const show = (isSignedIn: boolean, list: WishlistGateway = wishlist) =>
  openShop(<WishlistHeart product={{ id: '7', name: 'Trail Jacket' }} variantId={null} />, {
    isSignedIn,
    gateways: { wishlist: list },
  })

test('one press removes a product that is on the list in two sizes', async () => {
  let saved = [item, { ...item, id: '2', variantId: '71' }, { ...item, id: '3', productId: '8' }]
  const remove = async (id: string) => {
    saved = saved.filter((item) => item.id !== id)
    return saved
  }
  const { store, messages } = await show(true, { load: async () => saved, add: async () => saved, remove })
  await userEvent.click(await screen.findByRole('button', { name: messages.product.removeFromWishlist }))
  await waitFor(() => expect(store.wishlist.getSnapshot().items.map(({ id }) => id)).toEqual(['3']))
  expect(screen.getByRole('button', { name: messages.product.addToWishlist })).toBeTruthy()
})

test.each([
  ['a colour alone', { Color: 'sand' }, null],
  ['a colour and a size', { Color: 'sand', Size: 'm' }, '3'],
])('with %s the heart saves the chosen variant', async (_, choice, variantId) => {
  const added: unknown[] = []
  const add: WishlistGateway['add'] = async (request) => {
    added.push(request)
    return [item]
  }
  const product = productOf()
  const acts = <BuyActs view={viewProduct(product, choice)} hintId="hint" onChoiceNeeded={() => undefined} />
  const { messages } = await openShop(acts, { isSignedIn: true, gateways: { wishlist: { ...wishlist, add } } })
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  await waitFor(() => expect(added).toEqual([{ productId: product.id, variantId }]))
})

test('an add and a removal by the heart are announced', async () => {
  const { messages } = await show(true)
  const { addToWishlist, removeFromWishlist } = messages.product
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: addToWishlist }))
  await screen.findByText('Trail Jacket was added to your Wish List')
  expect(screen.getByRole('status').textContent).toBe('Trail Jacket was added to your Wish List')
  await userEvent.click(screen.getByRole('button', { name: removeFromWishlist }))
  await screen.findByText('Trail Jacket was removed from your Wish List')
})

test('a sign-out announces nothing about a product that is still on the list', async () => {
  const { store, messages } = await show(true)
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  await screen.findByText('Trail Jacket was added to your Wish List')
  act(() => store.auth.commands.signOut())
  await screen.findByRole('button', { name: messages.product.addToWishlist })
  expect(screen.queryByText('Trail Jacket was removed from your Wish List')).toBeNull()
})

test('nothing is announced to a visitor, who is asked to sign in', async () => {
  const { messages } = await show(false)
  await userEvent.click(screen.getByRole('button', { name: messages.product.addToWishlist }))
  expect((await screen.findByRole('status')).textContent).toBe('')
})
