import { createStore } from '@cairn/core'
import { cart } from '@cairn/core/cart'
import { dehydrate, type HydrationPayload, hydrate } from '@cairn/core/hydration'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createTestStore, fakeProducts } from '@cairn/core/testing'
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { StoreProvider, useCart } from './index.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Fills a cart on a server, and returns the payload of its page. */
const renderCart = async (): Promise<HydrationPayload> => {
  const { store } = createTestStore({ domains: [cart] })
  store.start()
  const [variant] = fakeProducts(store.site)[0]?.variants ?? []
  await store.cart.commands.add({ variantId: variant?.id ?? '', quantity: 2 })
  const payload = dehydrate(store)
  store.stop()
  return payload
}

const Cart = () => {
  const { count, lines, status } = useCart()
  return (
    <ul aria-label={status}>
      {lines.map(({ id, name, quantity }) => (
        <li key={id}>{`${quantity} × ${name}`}</li>
      ))}
      <li>{count}</li>
    </ul>
  )
}

test('the browser hydrates the cart of the server without a difference, and goes on from it', async () => {
  const payload = await renderCart()
  const open = () => {
    const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de' })
    platform.cookies.set('bc_cartId_EU', String(Reflect.get(Object(payload.private.cart), 'id')))
    const load = (): Promise<never> => new Promise(() => undefined)
    const never = { load, create: load, save: load, claim: load, release: load }
    return createStore({
      site: 'de/de-de',
      domains: [cart],
      platform,
      gateways: { cart: never },
      initial: hydrate(payload),
    })
  }
  const page = (store: ReturnType<typeof open>) => (
    <StoreProvider store={store}>
      <Cart />
    </StoreProvider>
  )
  const html = renderToString(page(open()))
  expect(html).toMatch(/aria-label="filled".*2 × .*<li>2<\/li>/)

  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const container = document.createElement('div')
  container.innerHTML = html
  const store = open()
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, page(store), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(errors).not.toHaveBeenCalled()
  expect(container.innerHTML).toBe(html)
  const [line] = store.cart.getSnapshot().lines
  await act(async () => void store.cart.commands.setQuantity(line?.id ?? '', 5))
  expect(container.textContent).toContain('5 × ')
  act(() => root.unmount())
})
