import { expect, it } from 'vitest'
import { accountErrors } from './form.ts'
import { messagesIn } from './messages.ts'

const messages = messagesIn('en')
const errorsOf = (userName: string) =>
  accountErrors({ userName, password: 'three-stones', firstName: 'Ada', lastName: 'Berg' }, messages)

it.each(['tom&jerry@example.com', "o'neil/shop@example.com", ' ada@example.com '])(
  'accepts the address %s',
  (userName) => {
    expect(errorsOf(userName)).toEqual({})
  },
)

it.each(['ada', 'ada@example', 'ada berg@example.com', `${'a'.repeat(250)}@example.com`])(
  'rejects the invalid address %s',
  (userName) => {
    expect(errorsOf(userName)).toEqual({ userName: messages.emailInvalid })
  },
)
