import { createBrowserPlatform } from '@cairn/core/platform'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '../app/shell/Toasts.tsx'
import { openShop, type ShopOverrides } from '../testing/openShop.fixture.tsx'
import CartDrawer from './CartDrawer.tsx'
import { notifyCartSaveFailed } from './notifyCartSaveFailed.ts'

afterEach(cleanup)

const open = (overrides: ShopOverrides = {}) =>
  openShop(
    <>
      <Toasts />
      <CartDrawer added={{ name: 'Cap' }} />
    </>,
    overrides,
  )

test.each([
  ['us/en-us', /browser does not save data.+your cart is lost.+allow cookies/],
  ['de/de-de', /Browser speichert keine Daten.+Warenkorb verloren.+Erlaube Cookies/],
  ['fr/fr-fr', /navigateur n’enregistre aucune donnée.+panier sera perdu.+autorisez les cookies/],
  ['es/es-es', /navegador no guarda datos.+perderás la cesta.+permite las cookies/],
  ['it/it-it', /browser non salva i dati.+perderai il carrello.+consenti i cookie/],
  ['pt/pt-pt', /navegador não guarda nada.+carrinho perde-se.+permita cookies/],
])('at %s adding to a cart that the browser cannot store shows a warning', async (at, words) => {
  // The drawer reads the document's cookies, but the store of this test keeps its cookies in memory, so the cart cookie
  // is missing.
  await open({ at })
  expect((await screen.findByText(words)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
})

test('the warning appears once', async () => {
  const { store } = await openShop(<Toasts />)
  await Promise.all([notifyCartSaveFailed(store), notifyCartSaveFailed(store)])
  await notifyCartSaveFailed(store)
  expect(store.toasts.getSnapshot().toasts).toHaveLength(1)
})

test('a customer gets no warning, because the shop stores their cart', async () => {
  const { store } = await openShop(<Toasts />, { isSignedIn: true })
  await notifyCartSaveFailed(store)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('no warning appears when the browser stores the cart', async () => {
  const { cookies } = createBrowserPlatform()
  cookies.set('bc_cartId', 'cart-0123456789abcdef')
  const { store } = await open()
  // A warning would appear only after its text has loaded. Show a warning in another store and wait for it: by then, a
  // warning in this store would have appeared too.
  await notifyCartSaveFailed((await openShop(<Toasts />)).store)
  cookies.remove('bc_cartId')
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})
