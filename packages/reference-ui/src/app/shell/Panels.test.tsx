import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lineOf, openShop } from '../../testing/openShop.fixture.tsx'
import { ShopContext, useShop } from '../shop/ShopContext.tsx'
import { Panels } from './Panels.tsx'

const { innerWidth } = window
afterEach(() => {
  cleanup()
  setWindow(innerWidth)
})

const setWindow = (width: number) => {
  Object.assign(window, { innerWidth: width })
  window.dispatchEvent(new Event('resize'))
}

test('the store receives the window width at first and on each resize, until the component unmounts', async () => {
  setWindow(390)
  const { store } = await openShop(<Panels menus={null} />, { width: 1440 })
  const { setWidth } = store.overlay.commands
  const breakpoint = () => store.overlay.getSnapshot().breakpoint
  await expect.poll(breakpoint).toBe('mobile')
  act(() => setWindow(1024))
  expect(breakpoint()).toBe('desktop')
  cleanup()
  act(() => setWidth(390))
  act(() => setWindow(1440))
  expect(breakpoint()).toBe('mobile')
})

/** A page with a button that navigates to another page. */
function Pages({ children }: { readonly children: ReactNode }) {
  const shop = useShop()
  const [url, setUrl] = useState(shop.url)
  return (
    <ShopContext value={{ ...shop, url }}>
      <button type="button" onClick={() => setUrl(new URL('/us/en-us/home', url))}>
        Go on
      </button>
      {children}
    </ShopContext>
  )
}

const addCap = async (path: string) => {
  const { store, events } = await openShop(
    <Pages>
      <Panels menus={null} />
    </Pages>,
    { lines: [lineOf('a', { name: 'Cap', variantId: '1' })], path },
  )
  act(() => void store.cart.commands.add({ variantId: '1', quantity: 1, name: 'Cap' }))
  await act(() => expect.poll(() => events, { timeout: 10_000 }).toContain('line.added'))
  return store.overlay.commands
}

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

test('the drawer that opens for an added line announces it, but not the next time it opens', async () => {
  const { openCart, closePanel } = await addCap('/cap')
  await expect.poll(said, { timeout: 10_000 }).toContain('Cap')
  act(() => closePanel())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => openCart())
  await screen.findByRole('dialog')
  expect(said()).not.toContain('Cap')
})

test('a drawer opened later does not announce a line that was added on the cart page', async () => {
  const { openCart } = await addCap('/checkout-cart')
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  act(() => openCart())
  await screen.findByRole('dialog', {}, { timeout: 10_000 })
  expect(said()).not.toContain('Cap')
})
