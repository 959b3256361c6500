import { StoreError } from '@cairn/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lineOf } from '../../testing/openShop.fixture.tsx'
import { accountOf, openAccountPage, orderOf } from '../layout/account.fixture.tsx'
import orderPage from './order.page.tsx'

afterEach(cleanup)

const listing = (...orders: readonly ReturnType<typeof orderOf>[]) =>
  accountOf({ orders: async () => ({ orders, page: 1, total: orders.length }) })

test('an order shows its progress, lines, address and totals', async () => {
  const order = orderOf('CN-1001', {
    discount: { amount: 4000, currency: 'USD' },
    subtotal: { amount: 20_000, currency: 'USD' },
    shippingCost: { amount: 1500, currency: 'USD' },
    total: { amount: 21_500, currency: 'USD' },
  })
  await openAccountPage(orderPage, '/account/order?number=CN-1001', { gateways: { account: listing(order) } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order CN-1001')
  const steps = await screen.findByRole('list', { name: 'Order status' })
  expect(within(steps).getByText('On its way').getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('link', { name: 'Trail Jacket' }).getAttribute('href')).toBe('/us/en-us/trail-jacket')
  expect(screen.getByText(/^Quantity/).textContent).toBe('Quantity 2 $120.00 each')
  expect(screen.getByRole('group').textContent).toBe('Ada Walker1 Ridge RoadBoulder, CO 80302United States')
  // As in the cart and the checkout, the subtotal is the amount after the discount.
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['-$40.00', '$200.00', '$15.00', '$215.00'])
})

test.each([
  [true, 'Total incl. VAT'],
  [false, 'Total plus tax where it applies'],
])('an order shows whether its total includes tax (%s)', async (taxIncluded, total) => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { taxIncluded })) },
  })
  expect((await screen.findByText(/^Total/)).textContent).toBe(total)
})

test('an order shows the tax on top of its prices, which is part of the total', async () => {
  const taxes = [{ label: 'Estimated sales tax, CO', amount: { amount: 696, currency: 'USD' } }]
  const order = orderOf('CN-1', { taxes, total: { amount: 24_696, currency: 'USD' } })
  await openAccountPage(orderPage, '/account/order?number=CN-1', { gateways: { account: listing(order) } })
  expect((await screen.findByText(/^Total/)).textContent?.trim()).toBe('Total')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Estimated sales tax, CO')
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['$240.00', 'FREE', '$6.96', '$246.96'])
})

test.each([
  ['shipped', 'Delivery: Tue, Dec 1 – Thu, Dec 3'],
  ['completed', undefined],
] as const)('an order that is %s shows the delivery dates %s', async (status, text) => {
  const delivery = { earliest: '2026-12-01', latest: '2026-12-03' }
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { status, delivery })) },
  })
  await screen.findByRole('link', { name: 'Trail Jacket' })
  if (text === undefined) expect(screen.queryByText(/^Delivery:/)).toBeNull()
  else expect((await screen.findByText(/^Delivery:/)).textContent?.replace(/\s/g, ' ')).toBe(text)
})

test.each([
  ['awaiting_fulfillment', '/us/en-us/contact/en?topic=address&order=CN-1'],
  ['shipped', undefined],
] as const)('the address of an order that is %s can be changed at %s', async (status, path) => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { status })) },
  })
  await screen.findByRole('link', { name: 'Trail Jacket' })
  expect(screen.queryByRole('link', { name: 'Change the address' })?.getAttribute('href')).toBe(path)
})

test('an order without a discount shows none, and a single item shows no unit price', async () => {
  const lines = orderOf('CN-1').lines.map((line) => ({ ...line, quantity: 1, extendedPrice: line.price }))
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { lines })) },
  })
  expect((await screen.findByText(/^Quantity/)).textContent?.trim()).toBe('Quantity 1')
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['$240.00', 'FREE', '$240.00'])
})

test('the buttons of two sizes of one product are described by their size', async () => {
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
] as const)('an order with the status %s shows the step %j', async (status, step) => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { status })) },
  })
  const steps = within(await screen.findByRole('list', { name: 'Order status' })).getAllByRole('listitem')
  expect(
    steps
      .filter((item) => item.ariaCurrent === 'step' || item.getAttribute('aria-current') === 'step')
      .map(({ textContent }) => textContent),
  ).toEqual([step])
})

test('a cancelled order shows the refund, and no progress steps', async () => {
  await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1', { status: 'cancelled' })) },
  })
  expect(
    await screen.findByText(
      'This order was cancelled. We did not ship anything. We refund you within 14 days, the way you paid.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Order status' })).toBeNull()
})

test('a cancelled order leads to its refund, not to a parcel', async () => {
  const page = 'https://shop.example/orders/secret'
  const cancelled = (links = {}) => orderOf('CN-1', { status: 'cancelled', ...links })
  const account = { ...listing(cancelled()), order: async () => cancelled({ links: { page } }) }
  await openAccountPage(orderPage, '/account/order?number=CN-1', { gateways: { account } })
  expect((await screen.findByRole('link', { name: 'See the refund' })).getAttribute('href')).toBe(page)
  expect(screen.queryByText(/^Track/)).toBeNull()
})

test('an order that is not among the newest has its own request', async () => {
  const requests: string[] = []
  const account = accountOf({
    order: async (number) => {
      requests.push(number)
      return orderOf(number)
    },
  })
  await openAccountPage(orderPage, '/account/order?number=CN-3', { gateways: { account } })
  expect(await screen.findByRole('link', { name: 'Trail Jacket' })).toBeTruthy()
  expect(new Set(requests)).toEqual(new Set(['CN-3']))
})

test('an order links to its tracking and to the withdrawal, but never to a script', async () => {
  const page = 'https://shop.example/orders/secret'
  const open = (links: NonNullable<ReturnType<typeof orderOf>['links']>) => {
    const account = { ...listing(orderOf('CN-1')), order: async () => orderOf('CN-1', { links }) }
    return openAccountPage(orderPage, '/account/order?number=CN-1', { gateways: { account } })
  }
  await open({ page, withdrawal: `${page}/return` })
  const withdrawal = await screen.findByRole('link', { name: 'Withdraw from contract here' })
  expect(withdrawal.getAttribute('href')).toBe(`${page}/return`)
  expect(screen.getByRole('link', { name: 'Track your parcel' }).getAttribute('href')).toBe(page)
  expect(screen.queryByRole('link', { name: 'Return items' })).toBeNull()
  cleanup()
  await open({ page: 'javascript:alert(1)', return: `${page}/return` })
  expect(await screen.findByRole('link', { name: 'Return items' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Track your parcel' })).toBeNull()
})

test('each line of an order leads to the form for its review, while it has none', async () => {
  const page = 'https://shop.example/orders/secret'
  const [line] = orderOf('CN-1').lines
  if (line === undefined) throw new Error('the order has no line')
  const lines = [line, { ...line, sku: 'B', name: 'Ridge Cap' }, { ...line, sku: 'C', name: 'Trail Socks' }]
  const reviews = [
    { line: 1, page: `${page}/review/1` },
    { line: 2, page: 'javascript:alert(1)' },
  ]
  const account = {
    ...listing(orderOf('CN-1', { lines })),
    order: async () => orderOf('CN-1', { lines, links: { page, reviews } }),
  }
  await openAccountPage(orderPage, '/account/order?number=CN-1', { gateways: { account } })
  expect((await screen.findByRole('link', { name: 'Write a review: Ridge Cap' })).getAttribute('href')).toBe(
    `${page}/review/1`,
  )
  expect(screen.getAllByRole('link', { name: /^Write a review/ })).toHaveLength(1)
})

test('an order of another customer is not found', async () => {
  const account = accountOf({ order: () => Promise.reject(new StoreError('NOT_FOUND', 'no', { status: 404 })) })
  await openAccountPage(orderPage, '/account/order?number=CN-9', { gateways: { account } })
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot find this order.')
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/us/en-us/account/orderhistory')
})

test('buying again adds the ordered quantity to the cart', async () => {
  const { saved } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
    lines: [lineOf('a')],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy all items again' }))
  await expect.poll(() => saved).toMatchObject([{ kind: 'add', variantId: '111', quantity: 2 }])
})

test.each([
  ['Buy all items again', 2],
  ['Buy again: Trail Jacket', 2],
])('"%s" adds once per press until the cart answers', async (name, quantity) => {
  const { saved } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
    lines: [lineOf('a')],
  })
  const again = await screen.findByRole('button', { name })
  fireEvent.click(again)
  expect(again.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(again)
  await expect.poll(() => again.hasAttribute('aria-busy')).toBe(false)
  expect(saved).toMatchObject([{ kind: 'add', variantId: '111', quantity }])
  fireEvent.click(again)
  await expect.poll(() => saved.length).toBe(2)
})

test('a line that the cart rejects can be added again at once', async () => {
  // The browser has no cart, and the fake back end does not sell this item. So the add fails and creates no cart.
  const { store } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
  })
  const again = await screen.findByRole('button', { name: 'Buy all items again' })
  await userEvent.click(again)
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(again.hasAttribute('aria-busy')).toBe(false)
})

test('a failed add of another product with the same name does not stop the pending one', async () => {
  const { store } = await openAccountPage(orderPage, '/account/order?number=CN-1', {
    gateways: { account: listing(orderOf('CN-1')) },
    lines: [lineOf('a')],
    beforeSave: ({ kind }) =>
      kind === 'add' ? new Promise(() => undefined) : Promise.reject(new StoreError('REFUSED', '', { status: 422 })),
  })
  const again = await screen.findByRole('button', { name: 'Buy all items again' })
  act(() => void store.cart.commands.remove('a'))
  fireEvent.click(again)
  await expect.poll(() => store.toasts.getSnapshot().toasts.length).toBe(1)
  expect(again.getAttribute('aria-busy')).toBe('true')
})
