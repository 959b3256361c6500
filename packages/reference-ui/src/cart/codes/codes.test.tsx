import { StoreError } from '@cairn/core'
import type { Cart, CartChange, CartFeature } from '@cairn/core/cart'
import { createCart } from '@cairn/core/testing'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '../../app/shell/Toasts.tsx'
import { lineOf, openShop } from '../../testing/openShop.fixture.tsx'
import { CartContents } from '../CartContents.tsx'
import { CartFooter } from '../CartFooter.tsx'
import { CartCodes } from './CartCodes.tsx'

afterEach(cleanup)

const withTen = {
  coupons: [{ code: 'TEN', discountedAmount: 1200 }],
  discounts: [{ label: 'Ten off', amount: 1200, code: 'TEN' }],
  cartAmount: 10_800,
}
const withCard = { giftCards: [{ id: 'g-1', label: '…7K2M', amount: 5000, balance: 5000 }] }

const CONTENTS = (
  <>
    <CartContents level={2} onContinue={() => undefined} />
    <CartCodes />
    <CartFooter />
  </>
)

type Answer = Partial<Cart> | StoreError

/** Renders the codes and the totals of a cart of 120.00, whose back end answers each change. */
const open = async ({
  cart = {},
  answer = () => ({}),
  unsupported = [],
  contents = CONTENTS,
}: {
  readonly cart?: Partial<Cart>
  readonly answer?: (change: CartChange) => Answer
  readonly unsupported?: readonly CartFeature[]
  readonly contents?: ReactNode
}) => {
  const saved: CartChange[] = []
  let current = createCart({
    id: 'cart-0123456789abcdef',
    currency: 'USD',
    currencySymbol: '$',
    lines: [lineOf('a')],
    baseAmount: 12_000,
    cartAmount: 12_000,
    ...cart,
  })
  const gateway = {
    unsupported,
    load: async () => current,
    create: async () => current,
    claim: async () => current,
    release: async () => undefined,
    save: async ({ change }: { readonly change: CartChange }) => {
      saved.push(change)
      const next = answer(change)
      if (next instanceof StoreError) throw next
      current = { ...current, ...next, revision: `${Number(current.revision) + 1}` }
      return current
    },
  }
  const shop = await openShop(contents, { lines: [lineOf('a')], gateways: { cart: gateway } })
  return { ...shop, saved }
}

const refusal = (problem: string, response: object = {}, detail?: string): StoreError =>
  new StoreError('REFUSED', 'Refused', { problem, response, ...(detail && { detail }) })

const enter = async (code: string) => {
  const user = userEvent.setup()
  await user.click(screen.getByText('Coupon or gift card'))
  const field = await screen.findByRole('textbox', { name: 'Coupon or gift card code' })
  await user.type(field, `${code}{Enter}`)
  return { user, field }
}

test('a coupon is taken off the total, with its reason, and can be removed', async () => {
  const { saved } = await open({
    answer: (change) =>
      change.kind === 'coupon' && change.isRemoved ? { coupons: [], discounts: [], cartAmount: 12_000 } : withTen,
  })
  const { user } = await enter('ten')
  expect(await screen.findByText('TEN was applied.')).toBeDefined()
  expect(saved).toMatchObject([{ kind: 'coupon', code: 'ten' }])
  expect(screen.getByText('Ten off').textContent).toBe('Ten off TEN')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('-$12.00')
  await user.click(screen.getByRole('button', { name: 'Remove TEN from the cart' }))
  const said = await screen.findByText('TEN was removed from your cart')
  expect(said).toBe(document.activeElement)
  expect(saved.at(-1)).toMatchObject({ kind: 'coupon', code: 'TEN', isRemoved: true })
  expect(screen.queryByText('Ten off')).toBe(null)
})

test('a code that is no coupon is tried as a gift card, which pays a part of the total', async () => {
  const { saved } = await open({
    answer: ({ kind }) => (kind === 'coupon' ? refusal('unknown_coupon') : withCard),
  })
  const { user } = await enter('7K2M')
  expect(await screen.findByText('Gift card …7K2M was applied.')).toBeDefined()
  expect(saved.map(({ kind }) => kind)).toEqual(['coupon', 'giftCard'])
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums.slice(-2)).toEqual(['-$50.00', '$70.00'])
  expect(screen.getByText('Amount due')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove Gift card …7K2M from the cart' }))
  await expect.poll(() => saved.at(-1)).toMatchObject({ kind: 'giftCard', id: 'g-1', isRemoved: true })
})

test.each([
  ['unknown_coupon', {}, 'This code does not exist. Please check the spelling.'],
  ['coupon_expired', {}, 'This coupon has expired.'],
  ['coupon_not_yet_valid', { valid_from: '2099-12-01T12:00:00Z' }, 'This coupon is valid from December 1, 2099.'],
  ['coupon_minimum', { minimum: 150, currency: 'USD' }, 'This coupon needs an order of at least $150.00.'],
  [
    'coupon_minimum',
    { minimum: 150, missing: 32, currency: 'USD' },
    'This coupon needs an order of at least $150.00. Add $32.00 more to use it.',
  ],
  ['coupon_minimum', {}, 'Your order is below the minimum for this coupon.'],
  ['only_one_coupon', {}, 'You can use one coupon per order. Remove the other one first.'],
])('%s with %j says at the field: %s', async (problem, response, text) => {
  await open({ answer: () => refusal(problem, response) })
  const { field } = await enter('CODE')
  expect(await screen.findByText(text)).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field).toBe(document.activeElement)
})

test('a problem that the shop does not know shows the text of the back end', async () => {
  await open({ answer: () => refusal('LIMIT_REACHED', {}, 'Only on Fridays.') })
  await enter('CODE')
  expect(await screen.findByText('Only on Fridays.')).toBeDefined()
})

test('too many tries and a failure have sentences of their own', async () => {
  const answers: StoreError[] = [new StoreError('RATE_LIMITED', 'Slow'), new StoreError('CONTRACT', 'Broken')]
  await open({ answer: () => answers.shift() ?? {} })
  const { user, field } = await enter('CODE')
  expect(await screen.findByText('Too many attempts. Please wait a few minutes.')).toBeDefined()
  await user.type(field, '{Enter}')
  expect(await screen.findByText('We could not check the code. Please try again.')).toBeDefined()
})

test('an empty field asks for a code and sends nothing', async () => {
  const { saved } = await open({})
  await enter(' ')
  expect(await screen.findByText('Enter a code.')).toBeDefined()
  expect(saved).toEqual([])
})

test.each<[readonly CartFeature[], string | null]>([
  [['giftCards'], 'Coupon'],
  [['coupons'], 'Gift card'],
  [['coupons', 'giftCards'], null],
])('a back end without %j offers only %s', async (unsupported, title) => {
  await open({ unsupported })
  const offered = screen.queryByRole('group')?.querySelector('summary')?.textContent ?? null
  expect(offered).toBe(title)
})

test('a tax on top of the prices is part of the total', async () => {
  await open({ cart: { taxIncluded: false, taxes: [{ label: 'Sales tax', amount: 960, isIncluded: false }] } })
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums.slice(-2)).toEqual(['$9.60', '$129.60'])
})

const reduced = { code: 'quantity-reduced', lineId: 'a', text: null, wanted: 8, granted: 3 } as const

test('what the server changed is shown and announced until the cart closes', async () => {
  const { store } = await open({ answer: () => ({ notices: [reduced] }) })
  await act(() => store.cart.commands.setQuantity('a', 8))
  const notice = await screen.findByText('Trail Jacket: only 3 in stock')
  expect(notice.closest('[role="status"]')).not.toBe(null)
  await act(() => store.cart.commands.refresh())
  expect(screen.getByText('Trail Jacket: only 3 in stock')).toBeDefined()
})

test('what the server changed shows in a toast where no cart is in view', async () => {
  const { store } = await open({ answer: () => ({ notices: [reduced] }), contents: <Toasts /> })
  await act(() => store.cart.commands.setQuantity('a', 8))
  expect(await screen.findByText('Trail Jacket: only 3 in stock')).toBeDefined()
})
