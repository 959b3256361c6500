import type { AccountFeature } from '@cairn/core/account'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Page } from '../../app/routing/page.ts'
import dashboardPage from '../dashboard/dashboard.page.tsx'
import proProgramPage from '../membership/proProgram.page.tsx'
import orderPage from '../orders/order.page.tsx'
import orderHistoryPage from '../orders/orderHistory.page.tsx'
import passwordPage from '../profile/password.page.tsx'
import profilePage from '../profile/profile.page.tsx'
import signUpPage from '../signIn/signUp.page.tsx'
import { accountOf, guide, openAccountPage } from './account.fixture.tsx'

afterEach(cleanup)

/** Opens a page of an account whose back end lacks these features. */
const open = (page: Page, path: string, ...unsupported: readonly AccountFeature[]) =>
  openAccountPage(page, path, { gateways: { account: accountOf({ unsupported }) } })

test('without orders, the account shows no link to them and the dashboard no list of them', async () => {
  await open(dashboardPage, '/account/dashboard', 'orders')
  expect(await screen.findByText(/ada@walker\.example/)).toBeDefined()
  expect(screen.queryByText('Recent orders')).toBe(null)
  expect(screen.queryByRole('link', { name: 'Order History' })).toBe(null)
})

test('without changes of the profile and the password, the dashboard links to neither', async () => {
  await open(dashboardPage, '/account/dashboard', 'profile', 'password')
  expect(await screen.findByText(/ada@walker\.example/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Change password' })).toBe(null)
  expect(screen.queryByRole('link', { name: 'Edit details' })).toBe(null)
})

test('a profile that cannot be changed is shown without a form', async () => {
  await open(profilePage, '/account/profile', 'profile')
  expect((await screen.findByText(/ada@walker\.example/)).textContent).toContain('Ada Walker')
  expect(screen.queryByRole('textbox')).toBe(null)
})

test.each<[AccountFeature, Page, string]>([
  ['orders', orderHistoryPage, '/account/orderhistory'],
  ['orders', orderPage, '/account/order?number=CN-1'],
  ['password', passwordPage, '/account/password'],
])('without %s, a bookmark of its page leads to the account', async (feature, page, path) => {
  await open(page, path, feature)
  expect(await screen.findByRole('heading', { name: 'This page is not available in this shop.' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'My Account' }).length).toBeGreaterThan(0)
})

test('without its own sign-up, the shop sends a new customer to the provider', async () => {
  const { store } = await openAccountPage(signUpPage, '/sign-up', {
    isSignedIn: false,
    gateways: { account: accountOf({ unsupported: ['signUp'] }) },
  })
  expect(screen.queryByRole('textbox')).toBe(null)
  expect(screen.getByRole('button')).toBeDefined()
  expect(store.account.getSnapshot().unsupported).toEqual(['signUp'])
})

test.each([
  ['a member', guide],
  ['a customer', null],
])('without codes, the programme asks %s for none', async (_, membership) => {
  await openAccountPage(proProgramPage, '/account/pro-program', {
    gateways: {
      membership: {
        unsupported: ['codes'],
        load: async () => ({ membership, expired: false }),
        verify: () => Promise.reject(new Error('No code can be entered')),
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'How to apply' })).toBeDefined()
  expect(screen.queryByLabelText(/code/i)).toBe(null)
  expect(screen.getAllByRole('listitem').some(({ textContent }) => /code/i.test(textContent ?? ''))).toBe(false)
})
