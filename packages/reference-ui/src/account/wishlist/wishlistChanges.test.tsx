import { StoreError } from '@cairn/core'
import type { CartChange } from '@cairn/core/cart'
import type { WishlistGateway, WishlistItem } from '@cairn/core/wishlist'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../../messages/account/en.ts'
import { productOf, variantOf } from '../../product/page/product.fixture.tsx'
import { lineOf, type ShopOverrides } from '../../testing/openShop.fixture.tsx'
import { openAccountPage } from '../layout/account.fixture.tsx'
import wishlistPage from './wishlist.page.tsx'
import { wishlistItemOf } from './wishlistItem.fixture.ts'

afterEach(cleanup)

/** An item with a chosen size, so that it can move to the cart. */
const item = (id: string, name: string, change: Partial<WishlistItem> = {}): WishlistItem =>
  wishlistItemOf(id, name, { variantId: `${id}0`, options: [{ name: 'Size', value: 'M' }], ...change })

/**
 * A gateway with an in-memory list. Like the store server, it gives a restored item a new id and the first position.
 */
const createWishlist = (items: readonly WishlistItem[]) => {
  let saved = items
  let last = 100
  const gateway: WishlistGateway = {
    load: async () => saved,
    add: async ({ productId }) => {
      const item = items.find((known) => known.productId === productId)
      last += 1
      if (item !== undefined) saved = [{ ...item, id: `${last}` }, ...saved]
      return saved
    },
    remove: async (id) => {
      saved = saved.filter((item) => item.id !== id)
      return saved
    },
  }
  return { gateway, names: () => saved.map(({ name }) => name), ids: () => saved.map(({ id }) => id) }
}

const three = [item('1', 'Jacket'), item('2', 'Mug'), item('3', 'Socks')]

const open = async (items = three, overrides: ShopOverrides = {}) => {
  const list = createWishlist(items)
  const shop = await openAccountPage(wishlistPage, '/account/wishlist', {
    ...overrides,
    gateways: { wishlist: list.gateway, ...overrides.gateways },
  })
  return { ...shop, list }
}

const places = () =>
  within(screen.getByRole('list', { name: 'Wish List' }))
    .getAllByRole('listitem')
    .map((place) => place.querySelector('h3')?.textContent ?? place.querySelector('[role=status]')?.textContent)

test('a removed item keeps its place with an undo button, which restores it there', async () => {
  const { list } = await open()
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistRemove('Mug') }))
  expect(places()).toEqual(['Jacket', messages.wishlistRemoved('Mug'), 'Socks'])
  const undo = screen.getByRole('button', { name: messages.wishlistUndoNamed('Mug') })
  expect(document.activeElement).toBe(undo)
  await expect.poll(list.names).toEqual(['Jacket', 'Socks'])
  await userEvent.click(undo)
  await expect.poll(list.names).toEqual(['Mug', 'Jacket', 'Socks'])
  expect(places()).toEqual(['Jacket', 'Mug', 'Socks'])
  // The focus is on the remove button again.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.wishlistRemove('Mug') }))
})

test('an item stays if its removal fails', async () => {
  const list = createWishlist(three)
  const remove = () => Promise.reject(new StoreError('SERVER', 'down', { status: 500 }))
  await open(three, { gateways: { wishlist: { ...list.gateway, remove } } })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistRemove('Mug') }))
  await expect.poll(places).toEqual(['Jacket', 'Mug', 'Socks'])
})

test('an item whose removal failed leaves no undo button behind when it later moves to the cart', async () => {
  const list = createWishlist(three)
  let isDown = true
  const remove: WishlistGateway['remove'] = (id, options) =>
    isDown ? Promise.reject(new StoreError('SERVER', 'down', { status: 500 })) : list.gateway.remove(id, options)
  await open(three, { lines: [lineOf('a')], gateways: { wishlist: { ...list.gateway, remove } } })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistRemove('Mug') }))
  await expect.poll(places).toEqual(['Jacket', 'Mug', 'Socks'])
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: messages.wishlistMoveNamed('Mug') }))
  await expect.poll(list.names).toEqual(['Jacket', 'Socks'])
  await expect.poll(places).toEqual(['Jacket', 'Socks'])
})

test('an undo that fails shows its button again, also while another change is being saved', async () => {
  const list = createWishlist(three)
  const answer = Promise.withResolvers<void>()
  const gateway: WishlistGateway = {
    ...list.gateway,
    add: () => Promise.reject(new StoreError('SERVER', 'down', { status: 500 })),
    remove: async (id, options) => {
      if (id === '1') await answer.promise
      return list.gateway.remove(id, options)
    },
  }
  await open(three, { gateways: { wishlist: gateway } })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistRemove('Mug') }))
  await expect.poll(list.names).toEqual(['Jacket', 'Socks'])
  fireEvent.click(screen.getByRole('button', { name: messages.wishlistUndoNamed('Mug') }))
  expect(places()).toEqual(['Jacket', 'Mug', 'Socks'])
  fireEvent.click(screen.getByRole('button', { name: messages.wishlistRemove('Jacket') }))
  await expect.poll(places).toEqual([messages.wishlistRemoved('Jacket'), messages.wishlistRemoved('Mug'), 'Socks'])
  expect(list.names()).toEqual(['Jacket', 'Socks'])
  answer.resolve()
  await expect.poll(list.names).toEqual(['Socks'])
})

test('an item with a size moves to the cart, and leaves the list once it is there', async () => {
  const { list, saved } = await open(three, { lines: [lineOf('a')] })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: '30', quantity: 1 }])
  await expect.poll(list.names).toEqual(['Jacket', 'Mug'])
  expect(places()).toEqual(['Jacket', 'Mug'])
})

test('pressing Move repeatedly adds the item once', async () => {
  const { list, saved } = await open(three, { lines: [lineOf('a')] })
  const move = await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') })
  fireEvent.click(move)
  expect(move.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(move)
  await expect.poll(list.names).toEqual(['Jacket', 'Mug'])
  expect(saved).toMatchObject([{ kind: 'add', variantId: '30', quantity: 1 }])
})

test('an item leaves the list once it is in the cart, even if the page was left before the response', async () => {
  const answer = Promise.withResolvers<void>()
  const { list, saved } = await open(three, { lines: [lineOf('a')], beforeSave: () => answer.promise })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  cleanup()
  expect(list.names()).toEqual(['Jacket', 'Mug', 'Socks'])
  answer.resolve()
  await expect.poll(list.names).toEqual(['Jacket', 'Mug'])
  expect(saved).toMatchObject([{ kind: 'add', variantId: '30' }])
})

test('of two sizes moving to the cart, the rejected one stays on the list and the other leaves it', async () => {
  const refuseFirst = (change: CartChange) =>
    change.kind === 'add' && change.variantId === '20'
      ? Promise.reject(new StoreError('REFUSED', 'Sold out'))
      : Promise.resolve()
  const sizes = [item('2', 'Socks', { options: [{ name: 'Size', value: 'S' }] }), item('3', 'Socks')]
  const { list } = await open(sizes, { lines: [lineOf('a')], beforeSave: refuseFirst })
  for (const move of await screen.findAllByRole('button', { name: messages.wishlistMoveNamed('Socks') })) {
    fireEvent.click(move)
  }
  await expect.poll(list.ids).toEqual(['2'])
})

test('moving an item to the cart passes its focus to the main content', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'main', tabIndex: -1 })
  await open(three, { lines: [lineOf('a')] })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  await expect.poll(places).toEqual(['Jacket', 'Mug'])
  const focused = document.activeElement
  main.remove()
  expect(focused).toBe(main)
})

test('an item that the cart rejects stays on the list', async () => {
  // The browser has no cart, and the fake back end does not sell this item. So the add fails and creates no cart.
  const { list, store } = await open()
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(list.names()).toEqual(['Jacket', 'Mug', 'Socks'])
  // The button can be pressed again.
  expect(screen.getByRole('button', { name: messages.wishlistMoveNamed('Socks') }).hasAttribute('aria-busy')).toBe(
    false,
  )
})

test('an item without a size links to the product page, and an unavailable item shows its status', async () => {
  await open([item('1', 'Jacket', { variantId: null }), item('2', 'Mug', { isAvailable: false })])
  const choose = await screen.findByRole('link', { name: messages.wishlistChoose })
  expect(choose.getAttribute('href')).toBe('/us/en-us/product-1')
  expect(screen.getByText(messages.wishlistUnavailable)).toBeTruthy()
})

test('an item without a size moves to the cart in the size that the shopper chooses on the list', async () => {
  const product = productOf({
    slug: 'product-1',
    variants: [variantOf(10), variantOf(11, { options: { Color: 'spruce', Size: 'l' }, inventoryLevel: 0 })],
  })
  const { list, saved } = await open([item('1', 'Jacket', { variantId: null })], {
    lines: [lineOf('a', { variantId: '10' })],
    gateways: { product: { load: async () => product } },
  })
  await userEvent.click(await screen.findByRole('link', { name: messages.wishlistChoose }))
  const move = await screen.findByRole('button', { name: messages.wishlistMoveNamed('Jacket') })
  await userEvent.click(move)
  expect(saved).toEqual([])
  expect(screen.getByText('Please choose a size.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^L/ }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  await userEvent.click(move)
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: '10' }])
  await expect.poll(list.names).toEqual([])
})

test('a coming-soon or retired product shows its status and cannot be moved', async () => {
  const isAvailable = false
  await open([
    item('1', 'Jacket', { isAvailable, unavailable: 'coming-soon' }),
    item('2', 'Mug', { isAvailable, unavailable: 'retired' }),
  ])
  await screen.findByText('Coming soon')
  const states = screen
    .getAllByRole('listitem')
    .slice(-2)
    .map((place) => place.lastElementChild?.textContent)
  expect(states).toEqual([`Coming soon${messages.wishlistMail}`, 'No longer made'])
  expect(screen.queryByRole('button', { name: messages.wishlistMoveNamed('Mug') })).toBeNull()
})

test('the buttons of two sizes of one product are described by their size', async () => {
  await open(
    ['M', 'L'].map((value, index) =>
      item(`${index + 1}`, 'Jacket', { productId: '1', options: [{ name: 'Size', value }] }),
    ),
  )
  for (const name of [messages.wishlistRemove('Jacket'), messages.wishlistMoveNamed('Jacket')]) {
    for (const description of ['Size: M', 'Size: L']) {
      expect(await screen.findByRole('button', { name, description })).toBeTruthy()
    }
  }
})

test('an empty list explains how to add items', async () => {
  await open([])
  expect(await screen.findByRole('heading', { name: messages.wishlistEmpty })).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.wishlistShare })).toBeNull()
})

test('sharing copies a link with the products but without the owner, and confirms it', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: messages.wishlistShare }))
  expect(await screen.findByText(messages.wishlistCopied)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(
    'https://shop.example/us/en-us/wishlist?p=product-1&p=product-2&p=product-3',
  )
})
