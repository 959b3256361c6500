import { StoreError } from '@cairn/core'
import type { PasswordChange } from '@cairn/core/account'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { messages as german } from '../../messages/account/de.ts'
import { messages } from '../../messages/account/en.ts'
import { accountOf, ada, openAccountPage } from '../layout/account.fixture.tsx'
import passwordPage from './password.page.tsx'
import { passwordErrors, strengthOf } from './password.rules.ts'

afterEach(cleanup)

const open = async (answer: () => Promise<typeof ada>, words = messages, at = 'us/en-us') => {
  const sent: PasswordChange[] = []
  const changePassword = (fields: PasswordChange) => {
    sent.push(fields)
    return answer()
  }
  const shop = await openAccountPage(passwordPage, '/account/password', {
    at,
    gateways: { account: accountOf({ changePassword }) },
  })
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  await screen.findByLabelText(words.currentPassword)
  const change = async (current: string, next: string, again: string) => {
    if (current) await userEvent.type(field(words.currentPassword), current)
    if (next) await userEvent.type(field(words.newPassword), next)
    if (again) await userEvent.type(field(words.confirmPassword), again)
    await userEvent.click(screen.getByRole('button', { name: words.changePassword }))
  }
  return { ...shop, sent, field, change }
}

test('a changed password is confirmed with its effect on other devices, and the fields are cleared', async () => {
  const { change, field, sent } = await open(async () => ada)
  await change('old password', 'three stones', 'three stones')
  expect((await screen.findByText(/Your password was changed/)).textContent).toContain('On all other devices')
  expect(sent).toEqual([
    { currentPassword: 'old password', newPassword: 'three stones', confirmPassword: 'three stones' },
  ])
  for (const name of [messages.currentPassword, messages.newPassword, messages.confirmPassword]) {
    expect(field(name).value).toBe('')
  }
})

test.each([
  [messages, 'us/en-us'],
  [german, 'de/de-de'],
])('a wrong current password appears once, at its field, in the language of the page', async (words, at) => {
  const said = 'The current password is not right'
  const { change, field, store } = await open(
    () =>
      Promise.reject(
        new StoreError('REFUSED', said, {
          status: 422,
          problem: 'wrong_password',
          detail: said,
          response: { code: 'wrong_password', errors: { currentPassword: said } },
        }),
      ),
    words,
    at,
  )
  await change('not my password', 'three stones', 'three stones')
  const current = field(words.currentPassword)
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(current.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words.passwordWrong)
  expect(document.activeElement).toBe(current)
  // The form shows the error, so no toast repeats it.
  expect(store.toasts.getSnapshot().toasts).toEqual([])
})

test('an invalid form is not sent', async () => {
  const { change, sent } = await open(async () => ada)
  await change('', 'short', 'shirt')
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(screen.getByText('The password needs at least 10 characters.')).toBeTruthy()
  // The hint that names the password rule is gone, because the error says the same.
  expect(screen.queryByText(messages.passwordRule)).toBeNull()
  expect(screen.getByText(messages.passwordMismatch)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a toggle shows and hides the password', async () => {
  const { field } = await open(async () => ada)
  const current = field(messages.currentPassword)
  expect(current.type).toBe('password')
  const [show] = screen.getAllByRole('button', { name: messages.showPassword })
  if (show === undefined) throw new Error('There is no switch')
  await userEvent.click(show)
  expect(current.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: messages.hidePassword }))
  expect(current.type).toBe('password')
})

test.each([
  ['', 0],
  ['a'.repeat(9), 1],
  ['abcdefghi😀', 2],
  ['three stones on', 2],
  ['three stones one', 3],
  ['a'.repeat(40), 2],
])('%j has the strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('the current password is rejected as the new one', () => {
  const words = { required: 'Required', passwordShort: 'Short' }
  const same = 'three stones'
  const found = passwordErrors({ currentPassword: same, newPassword: same, confirmPassword: same }, messages, words)
  expect(found).toEqual({ newPassword: messages.passwordSame })
})
