import { StoreError } from '@cairn/core'
import { expect, test } from 'vitest'
import { messages as account } from '../../messages/account/en.ts'
import { messages } from '../../messages/en.ts'
import { signUpErrors, signUpRefusal } from './signUp.rules.ts'

const words = messages.signUp
const filled = { firstName: 'Maren', lastName: 'Oltmanns', userName: 'maren@post.example', password: 'ten letters' }

test('a complete form has no errors', () => {
  expect(signUpErrors(filled, { isEmail: true, words })).toEqual({})
})

test('an empty field shows only that it is required', () => {
  expect(signUpErrors({ firstName: ' ', lastName: '', userName: '', password: '' }, { isEmail: false, words })).toEqual(
    {
      firstName: words.required,
      lastName: words.required,
      userName: words.required,
      password: words.required,
    },
  )
})

test('an invalid email address and a short password show how to correct them', () => {
  expect(signUpErrors({ ...filled, password: 'nine char' }, { isEmail: false, words })).toEqual({
    userName: words.emailInvalid,
    password: words.passwordShort,
  })
})

const refused = (problem: string, errors: Readonly<Record<string, unknown>>) =>
  new StoreError('REFUSED', 'No', { status: 422, problem, detail: 'Not today', response: { code: problem, errors } })

test('a known problem shows our translated message at its field', () => {
  const taken = refused('user_name_taken', { userName: 'We cannot use this email address.', site: 'no', password: 3 })
  expect(signUpRefusal(taken, { words, account })).toEqual({
    fields: { userName: account.userNameTaken },
    failure: null,
  })
})

test('a violation of the API contract shows our message and never the developer text of the server', () => {
  const wrong = refused('invalid_request', { userName: 'must match format "email"', password: 'too short' })
  expect(signUpRefusal(wrong, { words, account })).toEqual({
    fields: { userName: words.emailInvalid, password: words.passwordShort },
    failure: null,
  })
  const unknownField = refused('invalid_request', { site: 'must match pattern' })
  expect(signUpRefusal(unknownField, { words, account })).toEqual({ fields: {}, failure: words.failed })
})

test('the text of the server is shown only if we have no translation', () => {
  const strange = refused('name_of_a_mountain', { firstName: 'This is a mountain' })
  expect(signUpRefusal(strange, { words, account }).fields).toEqual({ firstName: 'This is a mountain' })
  expect(signUpRefusal(refused('closed_today', {}), { words, account })).toEqual({ fields: {}, failure: 'Not today' })
})

test('without the account messages the form shows its general error in the language of the page', () => {
  const slow = new StoreError('RATE_LIMITED', 'slow', { status: 429, detail: 'Too many tries' })
  expect(signUpRefusal(slow, { words, account }).failure).toBe(account.tooManyTries)
  expect(signUpRefusal(slow, { words, account: undefined }).failure).toBe(words.failed)
})
