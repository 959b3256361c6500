import { StoreError } from '@cairn/core'
import type { ProfileChanges } from '@cairn/core/account'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages as account } from '../../messages/account/en.ts'
import { accountOf, ada, openAccountPage } from '../layout/account.fixture.tsx'
import profilePage from './profile.page.tsx'

afterEach(cleanup)

const open = async (answer: (changes: ProfileChanges) => Promise<typeof ada>, at = 'us/en-us') => {
  const sent: ProfileChanges[] = []
  const updateProfile = (changes: ProfileChanges) => {
    sent.push(changes)
    return answer(changes)
  }
  const shop = await openAccountPage(profilePage, '/account/profile', {
    at,
    gateways: { account: accountOf({ updateProfile }) },
  })
  const form = {
    firstName: await screen.findByLabelText<HTMLInputElement>(shop.messages.signUp.firstName),
    email: screen.getByLabelText<HTMLInputElement>(shop.messages.signUp.email),
  }
  return { ...shop, sent, ...form }
}

const accept = async (changes: ProfileChanges) => ({ ...ada, ...changes })
const refuse = (problem: string, errors: Readonly<Record<string, string>>) => () =>
  Promise.reject(
    new StoreError('REFUSED', 'Refused', {
      status: 422,
      problem,
      detail: 'Refused',
      response: { code: problem, errors },
    }),
  )

test('saving sends only the changed name, and a message confirms it', async () => {
  const { firstName, sent, store } = await open(accept)
  await userEvent.clear(firstName)
  await userEvent.type(firstName, ' Augusta ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Your details were saved.')).closest('[role="status"]')).toBeTruthy()
  expect(sent).toEqual([{ firstName: 'Augusta' }])
  expect([firstName.value, store.account.getSnapshot().profile?.firstName]).toEqual(['Augusta', 'Augusta'])
})

test('what the customer typed survives a session that has ended, and is there after the next sign-in', async () => {
  const stored = () => sessionStorage.getItem('draft')
  const ended = await open(async () => Promise.reject(new StoreError('UNAUTHORIZED', 'Unauthorized', { status: 401 })))
  await userEvent.type(ended.firstName, ' Augusta')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(stored()).toContain('Ada Augusta'))
  expect(ended.store.auth.getSnapshot().isAuthenticated).toBe(false)
  cleanup()
  const { firstName } = await open(accept)
  await waitFor(() => expect(firstName.value).toBe('Ada Augusta'))
  expect(screen.getByText(account.draftRestored)).toBeTruthy()
  expect(stored()).toBeNull()
})

test('a sign-out by the customer leaves no draft', async () => {
  const { firstName, store } = await open(accept)
  await userEvent.type(firstName, ' Augusta')
  act(() => void store.auth.commands.signOut())
  await waitFor(() => expect(store.auth.getSnapshot().isAuthenticated).toBe(false))
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('an error appears at its field, which takes the focus, and nothing is sent', async () => {
  const { firstName, email, sent } = await open(accept)
  await userEvent.clear(firstName)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(document.activeElement).toBe(firstName)
  expect([firstName.getAttribute('aria-invalid'), email.getAttribute('aria-invalid')]).toEqual(['true', null])
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(sent).toEqual([])
})

test.each([
  ['us/en-us', 'Save', 'We cannot use this email address. If it is yours, sign in with it.'],
  ['de/de-de', 'Speichern', 'Diese E-Mail-Adresse können wir nicht verwenden. Wenn es deine ist, melde dich damit an.'],
])('at %s a taken email address shows an error in the language of the page', async (at, save, words) => {
  const { email, store } = await open(refuse('user_name_taken', { userName: 'Taken' }), at)
  await userEvent.clear(email)
  await userEvent.type(email, 'grace@walker.example')
  await userEvent.click(screen.getByRole('button', { name: save }))
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(email.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe(words)
  expect(email.value).toBe('grace@walker.example')
  // The form shows the error, so no toast repeats it.
  expect(store.toasts.getSnapshot().toasts).toEqual([])
  expect(store.account.getSnapshot().profile?.userName).toBe(ada.userName)
})

test.each([
  ['the server', { status: 500 }],
  ['the proxy in front of it', { status: 503, problem: 'store_unreachable', detail: 'We will be right back' }],
])('after a failure of %s the form keeps its values and shows an error', async (_, failure) => {
  const { firstName } = await open(() => Promise.reject(new StoreError('SERVER', 'down', failure)))
  await userEvent.type(firstName, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => screen.getAllByRole('alert').map(({ textContent }) => textContent))
    .toContain('We could not save that. Please try again.')
  expect(firstName.value).toBe('Adax')
})

test('the browser asks before a changed form is left, and not before an unchanged one', async () => {
  const { firstName } = await open(accept)
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  await userEvent.type(firstName, 'x')
  expect(leave()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your details were saved.')
  expect(leave()).toBe(false)
})
