import { createBrowserPlatform } from '@cairn/core/platform'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '../app/Toasts.tsx'
import { openShop, type ShopGiven } from '../testing/openShop.fixture.tsx'
import CartDrawer from './CartDrawer.tsx'
import { tellCartNotKept } from './tellCartNotKept.ts'

afterEach(cleanup)

const open = (given: ShopGiven = {}) =>
  openShop(
    <>
      <Toasts />
      <CartDrawer added={{ name: 'Cap' }} />
    </>,
    given,
  )

test.each([
  ['us/en-us', /browser keeps nothing.+your cart is gone.+allow cookies/],
  ['de/de-de', /Browser speichert nichts.+Warenkorb ist deshalb weg.+Erlaube Cookies/],
  ['fr/fr-fr', /navigateur ne conserve rien.+panier sera donc perdu.+autorisez les cookies/],
  ['es/es-es', /navegador no guarda nada.+perderás la cesta.+permite las cookies/],
  ['it/it-it', /browser non conserva nulla.+carrello andrà perso.+consenti i cookie/],
  ['pt/pt-pt', /navegador não guarda nada.+carrinho perde-se.+permita cookies/],
])('at %s who adds to a cart that the browser does not keep reads that it will be gone', async (at, words) => {
  // The cookies of the document: in this shop the cart's lies in memory.
  await open({ at })
  expect((await screen.findByText(words)).closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
})

test('it is said once', async () => {
  const { store } = await openShop(<Toasts />)
  await Promise.all([tellCartNotKept(store), tellCartNotKept(store)])
  await tellCartNotKept(store)
  expect(store.toasts.getSnapshot().toasts).toHaveLength(1)
})

test('it is not said to who is signed in, whose cart the shop keeps', async () => {
  const { store } = await openShop(<Toasts />, { isSignedIn: true })
  await tellCartNotKept(store)
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('it is not said where the browser keeps the cart', async () => {
  const { cookies } = createBrowserPlatform()
  cookies.set('bc_cartId', 'cart-0123456789abcdef')
  const { store } = await open()
  // Time enough for words that were on their way.
  await tellCartNotKept((await openShop(<Toasts />)).store)
  cookies.remove('bc_cartId')
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})
