import { StoreError } from '@cairn/core'
import type { CartChange } from '@cairn/core/cart'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { lineOf, openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import CartDrawer from './CartDrawer.tsx'
import cartPage from './cart.page.tsx'

afterEach(cleanup)

const cap = lineOf('a', { name: 'Cap', variantId: '1', quantity: 3 })
const socks = lineOf('b', { name: 'Socks', variantId: '2' })
const mug = lineOf('c', { name: 'Mug', variantId: '3' })

const open = async (overrides: ShopOverrides = {}) => {
  const shop = await openShop(<CartDrawer />, { lines: [cap, socks, mug], ...overrides })
  shop.store.overlay.commands.openCart()
  return { ...shop, inside: within(await screen.findByRole('dialog')) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const button = (name: string) => screen.queryByRole('button', { name })
const rows = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('h2, h3')?.textContent ?? row.textContent)

test('a removed line leaves a message in its place, with a focused undo button', async () => {
  await open()
  await press('Remove Socks from the cart')
  expect(rows()).toEqual(['Cap', 'Socks was removed from your cartUndo', 'Mug'])
  expect(document.activeElement).toBe(button('Undo: Socks'))
  await press('Remove Mug from the cart')
  await press('Remove Cap from the cart')
  expect(rows().map((row) => row?.slice(0, 5))).toEqual(['Cap w', 'Socks', 'Mug w'])
})

test('a removed line no longer counts', async () => {
  const { inside } = await open()
  await press('Remove Cap from the cart')
  await waitFor(() => expect(inside.getByText('2 items')).toBeTruthy())
})

test('undo adds the same variant with the same quantity, and returns the focus to its line', async () => {
  const { saved } = await open()
  await press('Remove Cap from the cart')
  await press('Undo: Cap')
  await expect.poll(() => button('Remove Cap from the cart')).not.toBeNull()
  expect(saved).toMatchObject([
    { kind: 'remove', lineId: 'a' },
    { kind: 'add', variantId: '1', quantity: 3 },
  ])
  expect(document.activeElement).toBe(button('Remove Cap from the cart'))
  expect(button('Undo: Cap')).toBeNull()
})

test('a restored line keeps its place, and shows no undo button when another action removes it', async () => {
  const { store } = await open()
  await press('Remove Cap from the cart')
  await press('Undo: Cap')
  await expect.poll(() => button('Remove Cap from the cart')).not.toBeNull()
  expect(rows()).toEqual(['Cap', 'Socks', 'Mug'])
  const back = store.cart.getSnapshot().lines.find(({ name }) => name === 'Cap')
  act(() => void store.cart.commands.remove(back?.id ?? ''))
  await expect.poll(rows).toEqual(['Socks', 'Mug'])
})

test('the undo button is busy until the cart responds, and a second press adds nothing', async () => {
  const answer = Promise.withResolvers<void>()
  const { saved } = await open({ beforeSave: ({ kind }) => (kind === 'add' ? answer.promise : Promise.resolve()) })
  await press('Remove Cap from the cart')
  await press('Undo: Cap')
  expect(button('Undo: Cap')?.getAttribute('aria-busy')).toBe('true')
  await press('Undo: Cap')
  // If the shopper has moved the focus meanwhile, the restored line does not take it.
  const otherField = screen.getByRole('combobox', { name: 'Quantity of Mug' })
  otherField.focus()
  await act(async () => answer.resolve())
  await expect.poll(() => button('Remove Cap from the cart')).not.toBeNull()
  expect(saved).toHaveLength(2)
  expect(document.activeElement).toBe(otherField)
})

test('a failed undo shows an error and can be tried again', async () => {
  const refuse = ({ kind }: CartChange) =>
    kind === 'add' ? Promise.reject(new StoreError('REFUSED', 'Sold out')) : Promise.resolve()
  const { store } = await open({ beforeSave: refuse })
  await press('Remove Cap from the cart')
  await press('Undo: Cap')
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(button('Undo: Cap')?.hasAttribute('aria-busy')).toBe(false)
})

test('a line whose removal the server rejects appears again, without an undo button', async () => {
  const refuse = () => Promise.reject(new StoreError('REFUSED', 'Not now'))
  await open({ beforeSave: refuse })
  await press('Remove Cap from the cart')
  await expect.poll(() => button('Remove Cap from the cart')).not.toBeNull()
  expect(button('Undo: Cap')).toBeNull()
})

test('the second press of a double click on Remove does not trigger Undo', async () => {
  const { saved } = await open()
  await press('Remove Cap from the cart')
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Cap' }), { detail: 2 })
  await expect.poll(() => saved).toHaveLength(1)
  expect(button('Undo: Cap')?.hasAttribute('aria-busy')).toBe(false)
})

test.each([
  ['is sold out', { inventoryLevel: 0 }, 'Remove Cap from the cart'],
  ['is no longer made', { isRetired: true }, 'Remove from cart. Cap'],
  ['is coming soon', { isComingSoon: true }, 'Remove Cap from the cart'],
  ['is no product', { variantId: null }, 'Remove Cap from the cart'],
])('a removed line that %s leaves no undo button, and the focus stays in the cart', async (_, change, remove) => {
  await open({ lines: [{ ...cap, ...change }, socks] })
  await press(remove)
  expect(rows()).toEqual(['Socks'])
  expect(button('Undo: Cap')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your cart' }))
})

test('removing the last line leaves an empty cart with an undo button', async () => {
  const { inside } = await open({ lines: [cap] })
  await press('Remove Cap from the cart')
  expect(inside.getByText("You've not added anything to your cart yet.")).toBeTruthy()
  await press('Undo: Cap')
  await expect.poll(() => inside.queryByText("You've not added anything to your cart yet.")).toBeNull()
  expect(rows()).toEqual(['Cap'])
})

test('a drawer that is closed and opened again shows no removed lines', async () => {
  const { store } = await open()
  await press('Remove Cap from the cart')
  act(() => store.overlay.commands.closePanel())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => store.overlay.commands.openCart())
  await screen.findByRole('dialog')
  expect(rows()).toEqual(['Socks', 'Mug'])
})

const openPage = async (overrides: ShopOverrides) => {
  const { Component } = cartPage
  const site = findSite('us/en-us')
  if (site === undefined) throw new Error('There is no such site')
  const url = new URL('https://shop.example/us/en-us/checkout-cart')
  return openShop(<Component site={site} url={url} params={{}} data={undefined} deferred={{}} />, {
    path: '/checkout-cart',
    ...overrides,
  })
}

test('on the cart page undo restores a line without opening the drawer', async () => {
  const { events } = await openPage({ lines: [cap, socks] })
  await press('Remove Cap from the cart')
  await press('Undo: Cap')
  await expect.poll(() => button('Remove Cap from the cart')).not.toBeNull()
  expect(document.activeElement).toBe(button('Remove Cap from the cart'))
  expect(events).not.toContain('panel.opened')
})

test('on the cart page a restored line leaves the note of a moved line in place', async () => {
  const wishlist = { load: async () => [], add: async () => [], remove: async () => [] }
  await openPage({ lines: [cap, socks], isSignedIn: true, gateways: { wishlist } })
  await press('Move Socks to your Wish List')
  const movedRow = () => rows().some((row) => row?.startsWith('Socks was moved to your'))
  await expect.poll(movedRow).toBe(true)
  await press('Remove Cap from the cart')
  await press('Undo: Cap')
  await expect.poll(() => button('Remove Cap from the cart')).not.toBeNull()
  expect(movedRow()).toBe(true)
})

test.each([
  ['de/de-de', 'Cap aus dem Warenkorb entfernen', 'Rückgängig: Cap'],
  ['fr/fr-fr', 'Retirer Cap du panier', /^Annuler\s: Cap$/],
])('on %s the undo button has a label in the language of the site', async (at, remove, undo) => {
  await open({ at })
  await press(remove)
  expect(screen.getByRole('button', { name: undo })).toBe(document.activeElement)
})
