import { StoreError } from '@cairn/core'
import type { AccountGateway } from '@cairn/core/account'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Page } from '../../app/routing/page.ts'
import { messages } from '../../messages/account/en.ts'
import dashboardPage from '../dashboard/dashboard.page.tsx'
import proProgramPage from '../membership/proProgram.page.tsx'
import orderPage from '../orders/order.page.tsx'
import orderHistoryPage from '../orders/orderHistory.page.tsx'
import passwordPage from '../profile/password.page.tsx'
import profilePage from '../profile/profile.page.tsx'
import { accountOf, ada, guide, openAccountPage, orderOf } from './account.fixture.tsx'

afterEach(cleanup)

const down = () => Promise.reject(new StoreError('SERVER', 'Unexpected error occurs', { status: 500 }))

/** The account and membership gateways of a customer, which reject until `rise` is called. */
const startFailing = () => {
  let isDown = true
  const upTo =
    <Answer,>(answer: () => Promise<Answer>) =>
    () =>
      isDown ? down() : answer()
  const account: AccountGateway = accountOf({
    profile: upTo(async () => ada),
    orders: upTo(async () => ({ orders: [orderOf('CN-7')], page: 1, total: 1 })),
  })
  const membership = { load: upTo(async () => ({ membership: guide, expired: false })), verify: down }
  return {
    gateways: { account, membership },
    rise: () => {
      isDown = false
    },
  }
}

const pages: readonly (readonly [path: string, page: Page, found: () => Promise<unknown>])[] = [
  ['/account/profile', profilePage, () => screen.findByDisplayValue(ada.userName)],
  ['/account/password', passwordPage, () => screen.findByLabelText(messages.currentPassword)],
  ['/account/orderhistory', orderHistoryPage, () => screen.findByText('Order CN-7')],
  ['/account/order?number=CN-7', orderPage, () => screen.findByText('Trail Jacket')],
  ['/account/pro-program', proProgramPage, () => screen.findByText(messages.programmeMember)],
]

test.each(pages)(
  '%s shows a load error in place of its content, and loads again on retry',
  async (path, page, found) => {
    const { gateways, rise } = startFailing()
    const { store, messages: shop } = await openAccountPage(page, path, { gateways })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(shop.errors.network)
    // The page shows no form, and no toast with the same message.
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(store.toasts.getSnapshot().toasts).toEqual([])
    await userEvent.click(within(alert).getByRole('button', { name: shop.common.retry }))
    await expect.poll(() => screen.queryByText(shop.errors.network)).not.toBeNull()
    rise()
    await userEvent.click(screen.getByRole('button', { name: shop.common.retry }))
    expect(await found()).toBeTruthy()
    expect(screen.queryByText(shop.errors.network)).toBeNull()
  },
)

test('My Account offers no way to join while the membership is unknown', async () => {
  const { gateways, rise } = startFailing()
  const { store, messages: shop } = await openAccountPage(dashboardPage, '/account/dashboard', { gateways })
  await expect.poll(() => screen.queryAllByText(shop.errors.network).length).toBe(2)
  expect(screen.queryByText(messages.programmeText)).toBeNull()
  expect(screen.queryByText(messages.programmeApply)).toBeNull()
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  rise()
  for (const retry of screen.getAllByRole('button', { name: shop.common.retry })) await userEvent.click(retry)
  expect(await screen.findByText(/Experts/)).toBeTruthy()
  expect(await screen.findByText('Order CN-7')).toBeTruthy()
})

test('edits survive a load that fails later', async () => {
  let fall = (_: StoreError): void => undefined
  const profile = () =>
    new Promise<never>((_, reject) => {
      fall = reject
    })
  const { messages: shop } = await openAccountPage(passwordPage, '/account/password', {
    gateways: { account: accountOf({ profile }) },
  })
  const field = await screen.findByLabelText<HTMLInputElement>(messages.newPassword)
  await userEvent.type(field, 'three stones')
  fall(new StoreError('SERVER', 'Unexpected error occurs', { status: 500 }))
  await screen.findByText(shop.errors.network)
  expect(field.isConnected && field.value).toBe('three stones')
})

test('after a retry by keyboard the focus stays in the page when the button unmounts', async () => {
  const { gateways, rise } = startFailing()
  const { messages: shop } = await openAccountPage(profilePage, '/account/profile', {
    gateways,
    around: (page) => (
      <main id="main" tabIndex={-1}>
        {page}
      </main>
    ),
  })
  const retry = await screen.findByRole('button', { name: shop.common.retry })
  rise()
  retry.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByDisplayValue(ada.userName)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
