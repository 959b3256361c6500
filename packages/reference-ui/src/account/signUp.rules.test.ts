import { StoreError } from '@cairn/core'
import { expect, test } from 'vitest'
import { messages as account } from '../messages/account/en.ts'
import { messages } from '../messages/en.ts'
import { signUpErrors, signUpRefusal } from './signUp.rules.ts'

const words = messages.signUp
const filled = { firstName: 'Maren', lastName: 'Oltmanns', userName: 'maren@post.example', password: 'ten letters' }

test('a filled form has nothing wrong', () => {
  expect(signUpErrors(filled, { isEmail: true, words })).toEqual({})
})

test('an empty field asks to be filled rather than to be right', () => {
  expect(signUpErrors({ firstName: ' ', lastName: '', userName: '', password: '' }, { isEmail: false, words })).toEqual(
    {
      firstName: words.required,
      lastName: words.required,
      userName: words.required,
      password: words.required,
    },
  )
})

test('a wrong address and a short password say what to do', () => {
  expect(signUpErrors({ ...filled, password: 'nine char' }, { isEmail: false, words })).toEqual({
    userName: words.emailInvalid,
    password: words.passwordShort,
  })
})

const refused = (problem: string, errors: Readonly<Record<string, unknown>>) =>
  new StoreError('REFUSED', 'No', { status: 422, problem, detail: 'Not today', response: { code: problem, errors } })

test('a refusal that is known is told in our words at the field it names', () => {
  const taken = refused('user_name_taken', { userName: 'We cannot use this email address.', site: 'no', password: 3 })
  expect(signUpRefusal(taken, { words, account })).toEqual({
    fields: { userName: account.userNameTaken },
    failure: null,
  })
})

test('what does not follow the contract is told as the form tells it, and never in a developer’s words', () => {
  const wrong = refused('invalid_request', { userName: 'must match format "email"', password: 'too short' })
  expect(signUpRefusal(wrong, { words, account })).toEqual({
    fields: { userName: words.emailInvalid, password: words.passwordShort },
    failure: null,
  })
  const elsewhere = refused('invalid_request', { site: 'must match pattern' })
  expect(signUpRefusal(elsewhere, { words, account })).toEqual({ fields: {}, failure: words.failed })
})

test('the server’s own words are told only where there are none of ours', () => {
  const strange = refused('name_of_a_mountain', { firstName: 'This is a mountain' })
  expect(signUpRefusal(strange, { words, account }).fields).toEqual({ firstName: 'This is a mountain' })
  expect(signUpRefusal(refused('closed_today', {}), { words, account })).toEqual({ fields: {}, failure: 'Not today' })
})

test('without the words of the account it has failed, in the language of the page', () => {
  const slow = new StoreError('RATE_LIMITED', 'slow', { status: 429, detail: 'Too many tries' })
  expect(signUpRefusal(slow, { words, account }).failure).toBe(account.tooManyTries)
  expect(signUpRefusal(slow, { words, account: undefined }).failure).toBe(words.failed)
})
