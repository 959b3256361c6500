import { StoreError, UNEXPECTED_ERROR } from '@cairn/core'
import type { Cart, CartGateway } from '@cairn/core/cart'
import { viewProduct } from '@cairn/core/product'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { openShop } from '../testing/openShop.fixture.tsx'
import { AddToCart } from './AddToCart.tsx'
import { productOf } from './product.fixture.tsx'

afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Add to cart' })

/** The button over a cart that answers when it is told to. */
const show = async (size?: string, change = {}) => {
  const answer = Promise.withResolvers<Cart>()
  const asked: string[] = []
  const cart: CartGateway = {
    load: () => answer.promise,
    create: () => answer.promise,
    claim: () => answer.promise,
    release: async () => undefined,
    save: () => answer.promise,
  }
  const view = viewProduct(productOf(change), { size })
  const part = <AddToCart view={view} onSizeNeeded={() => asked.push('size')} />
  const shop = await openShop(part, { gateways: { cart }, isAnswering: false })
  return { ...shop, asked, refuse: () => act(async () => answer.reject(new StoreError('REFUSED', 'Sold out'))) }
}

test('without a size the button asks for one and adds nothing', async () => {
  const { asked, facts } = await show()
  await userEvent.click(button())
  expect(asked).toEqual(['size'])
  expect(button().hasAttribute('aria-busy')).toBe(false)
  expect(facts).not.toContain('line.added')
})

test('with a size it is busy until the cart answers, and free again when it refuses', async () => {
  const { asked, refuse } = await show('m')
  await userEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  await refuse()
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(asked).toEqual([])
})

test('chosen otherwise while the cart answers, it is free again all the same', async () => {
  const product = productOf()
  const part = (size: string) => <AddToCart view={viewProduct(product, { size })} onSizeNeeded={() => undefined} />
  const answer = Promise.withResolvers<void>()
  const { show, saved } = await openShop(part('m'), { lines: [], beforeSave: () => answer.promise })
  await userEvent.click(button())
  show(part('l'))
  expect(button().getAttribute('aria-busy')).toBe('true')
  await act(async () => answer.resolve())
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(saved).toMatchObject([{ kind: 'add', variantId: 1 }])
})

test.each([
  ['Coming soon', { isComingSoon: true }],
  ['No longer made', { isRetired: true }],
  ['Add to cart', { variants: productOf().variants.map((each) => ({ ...each, inventoryLevel: 0 })) }],
])('what cannot be added has a dead button that says why: %s', async (name, change) => {
  await show('m', change)
  expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('an add that nobody answers stands below the button: that it waits, then that it is not in the cart', async () => {
  const failure = Promise.withResolvers<void>()
  let tries = 0
  const beforeSave = () => {
    tries += 1
    // The first failure is told and tried again; what fails for good is refused here, for the shop has more patience than a test.
    if (tries === 1) return Promise.reject(new StoreError('NETWORK', UNEXPECTED_ERROR))
    return failure.promise
  }
  const view = viewProduct(productOf(), { size: 'm' })
  const part = <AddToCart view={view} onSizeNeeded={() => undefined} />
  const { facts } = await openShop(part, { lines: [], beforeSave })
  await userEvent.click(button())
  expect(await screen.findByText(messages.errors.waiting)).toBeTruthy()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => tries, { timeout: 5000 }).toBe(2)
  await act(async () => failure.reject(new StoreError('ABORTED', 'Given up', { problem: 'store_unreachable' })))
  await expect.poll(() => facts).toContain('cart.failed')
  expect(screen.queryByText(messages.errors.waiting)).toBeNull()
  expect(screen.getByText(messages.errors.notAdded(view.product.name))).toBeTruthy()
})

test('a refusal has words of its own, and nothing stands below the button', async () => {
  const { refuse } = await show('m')
  await userEvent.click(button())
  await refuse()
  await waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  expect(screen.queryByText(messages.errors.notAdded(productOf().name))).toBeNull()
})
