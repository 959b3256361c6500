import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import type { Cart, CartChange, CartGateway } from '@cairn/core/cart'
import { viewProduct } from '@cairn/core/product'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { messages } from '../../messages/en.ts'
import { openShop } from '../../testing/openShop.fixture.tsx'
import { productOf } from '../page/product.fixture.tsx'
import { AddToCart } from './AddToCart.tsx'

afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Add to cart' })

/** Renders the button with a cart whose responses the test controls. */
const show = async (size?: string, change = {}) => {
  const answer = Promise.withResolvers<Cart>()
  const requests: string[] = []
  let creates = 0
  const cart: CartGateway = {
    load: () => answer.promise,
    create: () => {
      creates += 1
      return answer.promise
    },
    claim: () => answer.promise,
    release: async () => undefined,
    save: () => answer.promise,
  }
  const view = viewProduct(productOf(change), { Size: size })
  const part = <AddToCart view={view} onChoiceNeeded={() => requests.push('size')} />
  const shop = await openShop(part, { gateways: { cart }, isReachable: false })
  const refuse = async () => {
    await expect.poll(() => creates).toBe(1)
    await act(async () => answer.reject(new StoreError('REFUSED', 'Sold out')))
  }
  return { ...shop, requests, refuse }
}

test('without a size the button asks for one and adds nothing', async () => {
  const { requests, events } = await show()
  await userEvent.click(button())
  expect(requests).toEqual(['size'])
  expect(button().hasAttribute('aria-busy')).toBe(false)
  expect(events).not.toContain('line.added')
})

test('with a size the button is busy until the cart responds, and idle again after a refusal', async () => {
  const { requests, refuse } = await show('m')
  await userEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  await refuse()
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(requests).toEqual([])
})

test('another choice during the request does not keep the button busy', async () => {
  const product = productOf()
  const part = (size: string) => (
    <AddToCart view={viewProduct(product, { Size: size })} onChoiceNeeded={() => undefined} />
  )
  const answer = Promise.withResolvers<void>()
  const { show, saved } = await openShop(part('m'), { lines: [], beforeSave: () => answer.promise })
  await userEvent.click(button())
  show(part('l'))
  expect(button().getAttribute('aria-busy')).toBe('true')
  await act(async () => answer.resolve())
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(saved).toMatchObject([{ kind: 'add', variantId: '1' }])
})

test.each([
  ['Coming soon', { isComingSoon: true }],
  ['No longer made', { isRetired: true }],
  ['Add to cart', { variants: productOf().variants.map((each) => ({ ...each, inventoryLevel: 0 })) }],
])('a product that cannot be added has a disabled button that says why: %s', async (name, change) => {
  await show('m', change)
  expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

/**
 * Opens a shop without a connection. The first attempt of an add fails at once, and the second stays open until
 * `giveUp` ends the add, because the shop would retry for longer than a test may take.
 */
const openCut = async () => {
  const failure = Promise.withResolvers<void>()
  const options = { tries: 0 }
  const beforeSave = () => {
    options.tries += 1
    return options.tries === 1 ? Promise.reject(new StoreError('NETWORK', UNEXPECTED_ERROR)) : failure.promise
  }
  const view = viewProduct(productOf(), { Size: 'm' })
  const part = <AddToCart view={view} onChoiceNeeded={() => undefined} />
  const shop = await openShop(part, { lines: [], beforeSave })
  const giveUp = async () => {
    await expect.poll(() => options.tries, { timeout: 5000 }).toBe(2)
    await act(async () => failure.reject(new StoreError('ABORTED', 'Given up', { problem: 'store_unreachable' })))
    await expect.poll(() => shop.events).toContain('cart.failed')
  }
  const toasts = () => shop.store.toasts.getSnapshot().toasts.map(({ code }) => code)
  return { ...shop, giveUp, toasts, notAdded: messages.errors.notAdded(view.product.name) }
}

test('an add without a connection is reported below the button only: first as waiting, then as not added', async () => {
  const { giveUp, toasts, notAdded } = await openCut()
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(messages.errors.waiting)
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(toasts()).toEqual([])
  await giveUp()
  expect(screen.getByRole('alert').textContent).toBe(notAdded)
  expect(toasts()).toEqual([])
  expect(button().hasAttribute('aria-busy')).toBe(false)
})

test('after scrolling past the button, the user sees a toast and the message below the button', async () => {
  const { giveUp, toasts, notAdded } = await openCut()
  await userEvent.click(button())
  await screen.findByText(messages.errors.waiting)
  button().getBoundingClientRect = () => new DOMRect(0, -400, 300, 52)
  await giveUp()
  expect(toasts()).toEqual(['not-added'])
  expect(screen.getByText(notAdded)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal has its own message, and none appears below the button', async () => {
  const { refuse } = await show('m')
  await userEvent.click(button())
  await refuse()
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(screen.queryByText(messages.errors.notAdded(productOf().name))).toBeNull()
})

/**
 * Opens a shop with a button for each of two sizes. Requests of the cart stay open until `cut` makes these and all
 * later requests fail with a network error.
 */
const openTwo = async () => {
  // A stopped store never ends the wait, so its listener would stay on the window of the next test.
  const listened = vi.spyOn(window, 'addEventListener')
  onTestFinished(() => {
    for (const [type, listener] of listened.mock.calls)
      if (type === 'beforeunload') window.removeEventListener(type, listener)
    listened.mockRestore()
  })
  const answer = Promise.withResolvers<void>()
  const tries: CartChange[] = []
  const beforeSave = (change: CartChange) => {
    tries.push(change)
    return answer.promise
  }
  const product = productOf()
  const part = ['m', 'l'].map((size) => (
    <section key={size} aria-label={size}>
      <AddToCart view={viewProduct(product, { Size: size })} onChoiceNeeded={() => undefined} />
    </section>
  ))
  const shop = await openShop(part, { lines: [], beforeSave })
  const partOf = (size: string) => {
    const section = screen.getByRole('region', { name: size })
    return { section, button: within(section).getByRole('button') }
  }
  const toasts = () => shop.store.toasts.getSnapshot().toasts.map(({ code }) => code)
  const cut = async () => {
    await expect.poll(() => tries).toHaveLength(1)
    await act(async () => answer.reject(new StoreError('NETWORK', UNEXPECTED_ERROR)))
  }
  return { ...shop, medium: partOf('m'), large: partOf('l'), toasts, cut }
}

test('of two buttons only the one whose add waits says so', async () => {
  const { store, medium, large, toasts, cut } = await openTwo()
  await userEvent.click(medium.button)
  await cut()
  await within(medium.section).findByRole('alert')
  expect(large.section.textContent).toBe('Add to cart')
  // Move the first button out of view. If it also reported that the add of the second button waits, it would now show a
  // toast.
  medium.button.getBoundingClientRect = () => new DOMRect(0, -400, 300, 52)
  await userEvent.click(large.button)
  expect((await within(large.section).findByRole('alert')).textContent).toBe(messages.errors.waiting)
  expect(within(medium.section).getByRole('alert').textContent).toBe(messages.errors.waiting)
  expect(toasts()).toEqual([])
  act(() => store.stop())
})

test('a button shows that its add waits although another change has a toast for the same reason', async () => {
  const { store, medium, toasts, cut } = await openTwo()
  act(() => void store.cart.commands.add({ variantId: '9' }))
  await userEvent.click(medium.button)
  await cut()
  expect((await within(medium.section).findByRole('alert')).textContent).toBe(messages.errors.waiting)
  expect(toasts()).toEqual(['waiting'])
  act(() => store.stop())
})
