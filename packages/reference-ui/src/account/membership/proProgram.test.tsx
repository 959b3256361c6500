import { StoreError } from '@cairn/core'
import type { LoadedMembership, Membership, MembershipGateway } from '@cairn/core/membership'
import { StoreProvider } from '@cairn/react'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../../messages/account/en.ts'
import { guide, openAccountPage } from '../layout/account.fixture.tsx'
import proProgramPage from './proProgram.page.tsx'
import { useMembershipData } from './useMembershipData.ts'

afterEach(cleanup)

const open = (load: () => Promise<LoadedMembership>, verify?: MembershipGateway['verify'], at = 'us/en-us') =>
  openAccountPage(proProgramPage, '/account/pro-program', {
    at,
    gateways: {
      membership: { load, verify: verify ?? (() => Promise.reject(new Error('No code is given here'))) },
    },
  })

const having =
  (membership: Membership | null, expired = false) =>
  async () => ({ membership, expired })

const enter = async (code: string) => {
  await userEvent.type(await screen.findByLabelText(messages.programmeCode), code)
  await userEvent.click(screen.getByRole('button', { name: messages.programmeVerify }))
}

test('a customer without a membership reads how to join, and a code starts the membership', async () => {
  const codes: string[] = []
  const { store } = await open(having(null), async (code) => {
    codes.push(code)
    return { membership: guide, message: 'Welcome to the Guides' }
  })
  expect(await screen.findByRole('heading', { name: messages.programmeApply })).toBeTruthy()
  await enter('  CAIRN-PRO ')
  const heading = await screen.findByRole('heading', { name: messages.programmeMember })
  expect(codes).toEqual(['CAIRN-PRO'])
  expect(document.activeElement).toBe(heading)
  expect(store.toasts.getSnapshot().toasts).toMatchObject([{ detail: 'Welcome to the Guides' }])
})

test('a code that another part of the shop verified does not count as the code of this form', async () => {
  const { store } = await open(having(null), async () => ({ membership: guide, message: 'Welcome' }))
  const field = await screen.findByLabelText(messages.programmeCode)
  act(() => field.focus())
  await act(() => store.membership.commands.verify('CAIRN-PRO'))
  const heading = await screen.findByRole('heading', { name: messages.programmeMember })
  expect(screen.getByText(messages.programmePrices)).toBeTruthy()
  expect(document.activeElement).not.toBe(heading)
})

test('a rejected code shows one error at its field and keeps its value', async () => {
  const { store } = await open(having(null), () =>
    Promise.reject(new StoreError('REFUSED', 'No', { status: 422, problem: 'code_refused', detail: 'No' })),
  )
  await enter('NOPE')
  const field = screen.getByLabelText<HTMLInputElement>(messages.programmeCode)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(messages.programmeCodeRefused)).toBeTruthy()
  expect([field.value, document.activeElement === field]).toEqual(['NOPE', true])
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('too many attempts show a message', async () => {
  await open(having(null), () => Promise.reject(new StoreError('RATE_LIMITED', 'slow', { status: 429 })))
  await enter('NOPE')
  expect(await screen.findByText(messages.tooManyTries)).toBeTruthy()
})

test('an empty code is not sent', async () => {
  await open(having(null))
  await screen.findByLabelText(messages.programmeCode)
  await userEvent.click(screen.getByRole('button', { name: messages.programmeVerify }))
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
})

const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test.each([
  ['us/en-us', '2027-03-31T12:00:00Z', 'March 31, 2027'],
  ['gb/en-gb', '2027-03-31T12:00:00Z', '31 March 2027'],
  ['de/de-de', '2027-03-31T12:00:00Z', '31. März 2027'],
  ['us/en-us', null, 'No end date'],
])('at %s a membership until %j is shown as %j', async (at, expiry_date, shown) => {
  await open(having({ ...guide, expiry_date }), undefined, at)
  await screen.findByText('Guides')
  expect(definitions()).toEqual(['Guides', 'Experts', 'Alpine', shown])
})

test('an expired membership shows one notice and can be renewed with a code', async () => {
  const { store } = await open(having({ ...guide, expiry_date: '2026-06-30T12:00:00Z' }, true))
  expect(await screen.findByRole('heading', { name: messages.programmeEnded })).toBeTruthy()
  expect(screen.getByText('It was valid until June 30, 2026.')).toBeTruthy()
  expect(screen.getByRole('button', { name: messages.programmeRenew })).toBeTruthy()
  act(() => void store.membership.commands.load())
  await expect.poll(() => store.membership.getSnapshot().status).toBe('ready')
  expect(store.toasts.getSnapshot().toasts.map(({ code }) => code)).toEqual(['membership-expired'])
})

test('an empty response removes the membership from the page', async () => {
  const answers = [guide, null]
  const { store } = await open(async () => ({ membership: answers[0] ?? null, expired: false }))
  await screen.findByRole('heading', { name: messages.programmeMember })
  answers.shift()
  act(() => void store.membership.commands.load())
  expect(await screen.findByRole('heading', { name: messages.programmeJoin })).toBeTruthy()
  expect(screen.queryByText('Guides')).toBeNull()
})

test('a failed load of the membership can be retried', async () => {
  let isDown = true
  await open(async () => {
    if (isDown) throw new StoreError('SERVER', 'down', { status: 500 })
    return { membership: guide, expired: false }
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: messages.programmeMember })).toBeTruthy()
})

test('a failed load shows a toast where the page shows the membership of an earlier load', async () => {
  let isDown = false
  const { store } = await open(async () => {
    if (isDown) throw new StoreError('SERVER', 'down', { status: 500 })
    return { membership: guide, expired: false }
  })
  await screen.findByRole('heading', { name: messages.programmeMember })
  isDown = true
  renderHook(() => useMembershipData(), {
    wrapper: ({ children }) => <StoreProvider store={store}>{children}</StoreProvider>,
  })
  await expect.poll(() => store.toasts.getSnapshot().toasts).toHaveLength(1)
  expect(screen.getByRole('heading', { name: messages.programmeMember })).toBeTruthy()
})
