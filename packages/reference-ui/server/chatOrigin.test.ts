import { expect, test } from 'vitest'
import { chatOrigin } from './chatOrigin.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://chat.example/shop?id=7', 'https://chat.example'],
  ['http://localhost:4000/chat', 'http://localhost:4000'],
])('for the address %s the policy contains %s', (address, origin) => {
  expect(chatOrigin(address)).toBe(origin)
})

test.each(['chat', 'http://chat.example', 'https://a:b@chat.example', 'https://chat.example;script-src/'])(
  'the address %s is refused in one sentence',
  (address) => {
    expect(() => chatOrigin(address)).toThrow(`SUPPORT_CHAT_URL is set to "${address}", but it must be`)
  },
)
