import { StoreError } from '@cairn/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lineOf } from '../testing/openShop.fixture.tsx'
import { accountOf, openAccountPage, orderOf } from './account.fixture.tsx'
import orderPage from './order.page.tsx'

afterEach(cleanup)

const listing = (...orders: readonly ReturnType<typeof orderOf>[]) =>
  accountOf({ orders: async () => ({ orders, page: 1, total: orders.length }) })

test('an order shows where it is, what was bought, where it goes and what it cost', async () => {
  const order = orderOf('CN-1001', {
    discount: { amount: 4000, currency: 'USD' },
    subtotal: { amount: 20_000, currency: 'USD' },
    shippingCost: { amount: 1500, currency: 'USD' },
    total: { amount: 21_500, currency: 'USD' },
  })
  await openAccountPage(orderPage, '/account/order?number=CN-1001', { gateways: { account: listing(order) } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order CN-1001')
  const steps = await screen.findByRole('list', { name: 'Where it is' })
  expect(within(steps).getByText('On its way').getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('link', { name: 'Trail Jacket' }).getAttribute('href')).toBe('/us/en-us/trail-jacket')
  expect(screen.getByText(/^Quantity/).textContent).toBe('Quantity 2 $120.00 each')
  expect(screen.getByRole('group').textContent).toBe('Ada Walker1 Ridge RoadBoulder, CO 80302United States')
  // In the order of the cart and the checkout: the subtotal is what is left after the discount.
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['-$40.00', '$200.00', '$15.00', '$215.00'])
})

test.each([
  [true, 'Total incl. VAT'],
  [false, 'Total plus tax where it applies'],
])('an order says of its total whether the tax is in it (%s)', async (taxIncluded, total) => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { taxIncluded })) },
  })
  expect((await screen.findByText(/^Total/)).textContent).toBe(total)
})

test('an order names no discount that there was none of, and of a single piece no price of one', async () => {
  const lines = orderOf('CN-1').lines.map((line) => ({ ...line, quantity: 1, extendedPrice: line.price }))
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { lines })) },
  })
  expect((await screen.findByText(/^Quantity/)).textContent?.trim()).toBe('Quantity 1')
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['$240.00', 'FREE', '$240.00'])
})

test('of two sizes of one product each button says which it buys again', async () => {
  const [line] = orderOf('CN-1').lines
  if (line === undefined) throw new Error('The order is empty')
  const lines = ['M', 'L'].map((value) => ({ ...line, sku: value, options: [{ name: 'Size' as const, value }] }))
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { lines })) },
  })
  for (const description of ['Size: M', 'Size: L']) {
    expect(await screen.findByRole('button', { name: 'Buy again: Trail Jacket', description })).toBeTruthy()
  }
})

test.each([
  ['awaiting_fulfillment', 'Being packed'],
  ['shipped', 'On its way'],
  ['completed', 'Delivered'],
] as const)('an order that is %s stands at %j', async (status, step) => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { status })) },
  })
  const steps = within(await screen.findByRole('list', { name: 'Where it is' })).getAllByRole('listitem')
  expect(
    steps
      .filter((item) => item.ariaCurrent === 'step' || item.getAttribute('aria-current') === 'step')
      .map(({ textContent }) => textContent),
  ).toEqual([step])
})

test('a cancelled order is on no way', async () => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { status: 'cancelled' })) },
  })
  expect(await screen.findByText('This order was cancelled. Nothing was sent.')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Where it is' })).toBeNull()
})

test('an order that is not among the newest is asked for by itself', async () => {
  const asked: string[] = []
  const account = accountOf({
    order: async (number) => {
      asked.push(number)
      return orderOf(number)
    },
  })
  await openAccountPage(orderPage, '/account/order?number=CN-3', { gateways: { account } })
  expect(await screen.findByRole('link', { name: 'Trail Jacket' })).toBeTruthy()
  expect(new Set(asked)).toEqual(new Set(['CN-3']))
})

test('an order of somebody else is not there', async () => {
  const account = accountOf({ order: () => Promise.reject(new StoreError('NOT_FOUND', 'no', { status: 404 })) })
  await openAccountPage(orderPage, '/account/order?number=CN-9', { gateways: { account } })
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot find this order.')
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/us/en-us/account/orderhistory')
})

test('what was ordered goes into the cart again, as many as there were', async () => {
  const { saved } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
    lines: [lineOf('a')],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy everything again' }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: 111, quantity: 2 }])
})

test.each([
  ['Buy everything again', 2],
  ['Buy again: Trail Jacket', 2],
])('%s buys once, however quickly it is pressed again, and again when the cart has it', async (name, quantity) => {
  const { saved } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
    lines: [lineOf('a')],
  })
  const again = await screen.findByRole('button', { name })
  fireEvent.click(again)
  expect(again.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(again)
  await expect.poll(() => again.hasAttribute('aria-busy')).toBe(false)
  expect(saved).toMatchObject([{ kind: 'add', variantId: 111, quantity }])
  fireEvent.click(again)
  await expect.poll(() => saved.length).toBe(2)
})

test('what the cart refuses may be bought again at once', async () => {
  // The browser has no cart, and none can be made.
  const { store } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
  })
  const again = await screen.findByRole('button', { name: 'Buy everything again' })
  await userEvent.click(again)
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(again.hasAttribute('aria-busy')).toBe(false)
})

test('it goes on buying when something else of that name is refused', async () => {
  const { store } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
    lines: [lineOf('a')],
    beforeSave: ({ kind }) =>
      kind === 'add' ? new Promise(() => undefined) : Promise.reject(new StoreError('REFUSED', '', { status: 422 })),
  })
  const again = await screen.findByRole('button', { name: 'Buy everything again' })
  act(() => store.cart.commands.remove('a'))
  fireEvent.click(again)
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(again.getAttribute('aria-busy')).toBe('true')
})
