import { StoreError } from '@cairn/core'
import type { CartChange } from '@cairn/core/cart'
import type { WishlistGateway, WishlistItem } from '@cairn/core/wishlist'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../messages/account/en.ts'
import { lineOf, type ShopGiven } from '../testing/openShop.fixture.tsx'
import { openAccountPage } from './account.fixture.tsx'
import { wishOf } from './wish.fixture.ts'
import wishlistPage from './wishlist.page.tsx'

afterEach(cleanup)

/** With its size, so that it can go into the cart. */
const wish = (id: number, name: string, change: Partial<WishlistItem> = {}): WishlistItem =>
  wishOf(id, name, { variantId: id * 10, options: [{ name: 'Size', value: 'M' }], ...change })

/** A list that is kept; what is put back gets a new number and comes first, as at the store server. */
const keepList = (items: readonly WishlistItem[]) => {
  let kept = items
  let last = 100
  const gateway: WishlistGateway = {
    load: async () => kept,
    add: async ({ productId }) => {
      const item = items.find((known) => known.productId === productId)
      last += 1
      if (item !== undefined) kept = [{ ...item, id: last }, ...kept]
      return kept
    },
    remove: async (id) => {
      kept = kept.filter((item) => item.id !== id)
      return kept
    },
  }
  return { gateway, names: () => kept.map(({ name }) => name), ids: () => kept.map(({ id }) => id) }
}

const three = [wish(1, 'Jacket'), wish(2, 'Mug'), wish(3, 'Socks')]

const open = async (items = three, given: ShopGiven = {}) => {
  const list = keepList(items)
  const shop = await openAccountPage(wishlistPage, '/account/wishlist', {
    ...given,
    gateways: { wishlist: list.gateway, ...given.gateways },
  })
  return { ...shop, list }
}

const places = () =>
  within(screen.getByRole('list', { name: 'Wish List' }))
    .getAllByRole('listitem')
    .map((place) => place.querySelector('h3')?.textContent ?? place.querySelector('[role=status]')?.textContent)

test('what is taken off keeps its place with a way back, which brings it back there', async () => {
  const { list } = await open()
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistRemove('Mug') }))
  expect(places()).toEqual(['Jacket', messages.wishlistRemoved('Mug'), 'Socks'])
  const undo = screen.getByRole('button', { name: messages.wishlistUndoNamed('Mug') })
  expect(document.activeElement).toBe(undo)
  await expect.poll(list.names).toEqual(['Jacket', 'Socks'])
  await userEvent.click(undo)
  await expect.poll(list.names).toEqual(['Mug', 'Jacket', 'Socks'])
  expect(places()).toEqual(['Jacket', 'Mug', 'Socks'])
  // Where it was before: on the button that would take it off once more.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.wishlistRemove('Mug') }))
})

test('a wish that cannot be taken off stays', async () => {
  const list = keepList(three)
  const remove = () => Promise.reject(new StoreError('SERVER', 'down', { status: 500 }))
  await open(three, { gateways: { wishlist: { ...list.gateway, remove } } })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistRemove('Mug') }))
  await expect.poll(places).toEqual(['Jacket', 'Mug', 'Socks'])
})

test('a wish with a size moves into the cart, and leaves the list when it is there', async () => {
  const { list, saved } = await open(three, { lines: [lineOf('a')] })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: 30, quantity: 1 }])
  await expect.poll(list.names).toEqual(['Jacket', 'Mug'])
  expect(places()).toEqual(['Jacket', 'Mug'])
})

test('a wish moves into the cart once, however quickly it is pressed again', async () => {
  const { list, saved } = await open(three, { lines: [lineOf('a')] })
  const move = await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') })
  fireEvent.click(move)
  expect(move.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(move)
  await expect.poll(list.names).toEqual(['Jacket', 'Mug'])
  expect(saved).toMatchObject([{ kind: 'add', variantId: 30, quantity: 1 }])
})

test('a wish leaves the list when it is in the cart, also where the list was left before the answer', async () => {
  const answer = Promise.withResolvers<void>()
  const { list, saved } = await open(three, { lines: [lineOf('a')], beforeSave: () => answer.promise })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  cleanup()
  expect(list.names()).toEqual(['Jacket', 'Mug', 'Socks'])
  answer.resolve()
  await expect.poll(list.names).toEqual(['Jacket', 'Mug'])
  expect(saved).toMatchObject([{ kind: 'add', variantId: 30 }])
})

test('of two sizes on their way the one that is refused stays on the list, and the other leaves it', async () => {
  const refuseFirst = (change: CartChange) =>
    change.kind === 'add' && change.variantId === 20
      ? Promise.reject(new StoreError('REFUSED', 'Sold out'))
      : Promise.resolve()
  const sizes = [wish(2, 'Socks', { options: [{ name: 'Size', value: 'S' }] }), wish(3, 'Socks')]
  const { list } = await open(sizes, { lines: [lineOf('a')], beforeSave: refuseFirst })
  for (const move of await screen.findAllByRole('button', { name: messages.wishlistMoveNamed('Socks') })) {
    fireEvent.click(move)
  }
  await expect.poll(list.ids).toEqual([2])
})

test('the focus of a wish that moves into the cart goes on at the content', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'main', tabIndex: -1 })
  await open(three, { lines: [lineOf('a')] })
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  await expect.poll(places).toEqual(['Jacket', 'Mug'])
  const focused = document.activeElement
  main.remove()
  expect(focused).toBe(main)
})

test('a wish that does not get into the cart stays on the list', async () => {
  // The browser has no cart, and none can be made.
  const { list, store } = await open()
  await userEvent.click(await screen.findByRole('button', { name: messages.wishlistMoveNamed('Socks') }))
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(list.names()).toEqual(['Jacket', 'Mug', 'Socks'])
  // It may be tried again.
  expect(screen.getByRole('button', { name: messages.wishlistMoveNamed('Socks') }).hasAttribute('aria-busy')).toBe(
    false,
  )
})

test('a wish without a size has it chosen first, and one that is not to be had says so', async () => {
  await open([wish(1, 'Jacket', { variantId: null }), wish(2, 'Mug', { isAvailable: false })])
  const choose = await screen.findByRole('link', { name: messages.wishlistChoose })
  expect(choose.getAttribute('href')).toBe('/us/en-us/product-1')
  expect(screen.getByText(messages.wishlistUnavailable)).toBeTruthy()
})

test('what is not made yet or any more says which, and cannot be moved', async () => {
  const isAvailable = false
  await open([
    wish(1, 'Jacket', { isAvailable, unavailable: 'coming-soon' }),
    wish(2, 'Mug', { isAvailable, unavailable: 'retired' }),
  ])
  await screen.findByText('Coming soon')
  const states = screen
    .getAllByRole('listitem')
    .slice(-2)
    .map((place) => place.lastElementChild?.textContent)
  expect(states).toEqual(['Coming soon', 'No longer made'])
  expect(screen.queryByRole('button', { name: messages.wishlistMoveNamed('Mug') })).toBeNull()
})

test('of two sizes of one product each button says which it is for', async () => {
  await open(
    ['M', 'L'].map((value, index) => wish(index + 1, 'Jacket', { productId: 1, options: [{ name: 'Size', value }] })),
  )
  for (const name of [messages.wishlistRemove('Jacket'), messages.wishlistMoveNamed('Jacket')]) {
    for (const description of ['Size: M', 'Size: L']) {
      expect(await screen.findByRole('button', { name, description })).toBeTruthy()
    }
  }
})

test('an empty list says how it is filled', async () => {
  await open([])
  expect(await screen.findByRole('heading', { name: messages.wishlistEmpty })).toBeTruthy()
  expect(screen.queryByRole('button', { name: messages.wishlistShare })).toBeNull()
})

test('sharing copies a link that names products and nobody, and says so', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: messages.wishlistShare }))
  expect(await screen.findByText(messages.wishlistCopied)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(
    'https://shop.example/us/en-us/wishlist?p=product-1&p=product-2&p=product-3',
  )
})
