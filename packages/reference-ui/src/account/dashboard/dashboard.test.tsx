import { StoreError } from '@cairn/core'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cards } from '../../search/search.fixture.tsx'
import { accountOf, guide, openAccountPage, orderOf } from '../layout/account.fixture.tsx'
import orderHistoryPage from '../orders/orderHistory.page.tsx'
import dashboardPage from './dashboard.page.tsx'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

test('a customer sees My Account with the profile', { meta: { spec: ['2.routes.dashboard'] } }, async () => {
  await openAccountPage(dashboardPage, '/account/dashboard')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Account')
  expect((await screen.findByText(/Ada Walker/)).textContent).toContain('ada@walker.example')
})

test('an order of the customer is listed, and leads to its page', {
  meta: { spec: ['2.routes.orderhistory'] },
}, async () => {
  const account = accountOf({ orders: async () => ({ orders: [orderOf('CN-1001')], page: 1, total: 1 }) })
  await openAccountPage(orderHistoryPage, '/account/orderhistory', { gateways: { account } })
  const row = await screen.findByRole('link', { name: 'Order CN-1001' })
  expect(row.getAttribute('href')).toBe('/us/en-us/account/order?number=CN-1001')
  expect(screen.getByText('On its way')).toBeTruthy()
  expect(screen.getByText('$240.00')).toBeTruthy()
})

test('a button loads older orders, and unmounts with the last page', async () => {
  const orders = async (page: number) => ({ orders: [orderOf(`CN-${page}`)], page, total: 2 })
  await openAccountPage(orderHistoryPage, '/account/orderhistory', { gateways: { account: accountOf({ orders }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'Older orders' }))
  await screen.findByText('Order CN-2')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Order CN-1',
    'Order CN-2',
  ])
  expect(screen.queryByRole('button', { name: 'Older orders' })).toBeNull()
  // The focused button has unmounted: the focus moves to the first new order.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Order CN-2' }))
})

test('a customer without orders sees a message, a link to the shop and products', async () => {
  // Without an observer every part of a page counts as visible.
  vi.stubGlobal('IntersectionObserver', undefined)
  const unused = () => Promise.reject(new Error('The page does not search'))
  const search = {
    search: unused,
    suggest: unused,
    popular: unused,
    recommend: async () => cards(2),
    log: () => undefined,
  }
  await openAccountPage(orderHistoryPage, '/account/orderhistory', { gateways: { search } })
  expect(await screen.findByRole('heading', { name: 'You have no orders yet.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/us/en-us')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('a failed load of the orders can be retried', async () => {
  let isDown = true
  const orders = async () => {
    if (isDown) throw new StoreError('SERVER', 'down', { status: 500 })
    return { orders: [orderOf('CN-7')], page: 1, total: 1 }
  }
  await openAccountPage(orderHistoryPage, '/account/orderhistory', { gateways: { account: accountOf({ orders }) } })
  const alert = await screen.findByRole('alert')
  isDown = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Order CN-7')).toBeTruthy()
})

const navigation = () => within(screen.getByRole('navigation', { name: 'Account' }))

test('the navigation lists every account page and marks the current one', async () => {
  await openAccountPage(dashboardPage, '/account/dashboard')
  const links = navigation().getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['dashboard', 'orderhistory', 'wishlist', 'profile', 'password', 'pro-program'].map(
      (name) => `/us/en-us/account/${name}`,
    ),
  )
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[0]])
  expect(navigation().getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test.each([
  ['us/en-us', 'Experts, 30%', 'Valid until March 31, 2027'],
  ['de/de-de', 'Experts, 30 %', 'Gültig bis 31. März 2027'],
])('at %s a member sees %j and the end date', async (at, figure, until) => {
  const membership = { ...guide, expiry_date: '2027-03-31T12:00:00Z' }
  const load = async () => ({ membership, expired: false })
  await openAccountPage(dashboardPage, '/account/dashboard', {
    at,
    gateways: { membership: { load, verify: () => Promise.reject(new Error('No code is given')) } },
  })
  expect((await screen.findByText(figure)).closest('[data-surface="pro"]')).toBeTruthy()
  expect(screen.getByText(/2027/).textContent).toContain(until)
})
