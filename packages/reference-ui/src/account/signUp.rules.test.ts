import { expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { refusedFields, signUpErrors } from './signUp.rules.ts'

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

test('the server’s words stand at the fields they name, and no others', () => {
  const taken = 'We cannot use this email address.'
  expect(refusedFields({ code: 'user_name_taken', errors: { userName: taken, site: 'no', password: 3 } })).toEqual({
    userName: taken,
  })
  expect(refusedFields(undefined)).toEqual({})
})
