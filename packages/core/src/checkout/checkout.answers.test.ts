import { expect, test } from 'vitest'
import { withOwnPorts } from '../store/ownPorts.ts'
import { answers } from './checkout.answers.ts'
import { embedded, redirect } from './checkout.fixture.ts'

/** Starts a checkout at a shop's own gateway that answers with `answer`. */
const start = async (answer: unknown): Promise<unknown> => {
  const own = { start: async () => answer }
  return withOwnPorts({ checkout: own }, { checkout: own }, () => async () => ({ answers })).checkout.start()
}

test.each([redirect, embedded, { kind: 'redirect', url: '/checkout/1' }])(
  'a start may answer with %j',
  async (answer) => {
    expect(await start(answer)).toEqual(answer)
  },
)

test.each([
  null,
  'https://shop.example/checkout/1',
  { url: 'https://shop.example/checkout/1' },
  { ...redirect, kind: 'page' },
  { kind: 'redirect' },
  { kind: 'redirect', url: ' ' },
  { ...embedded, clientSecret: '' },
  { ...embedded, clientSecret: undefined },
  { ...embedded, scriptUrl: ' ' },
  { ...embedded, scriptUrl: undefined },
])('a start that answers with %j ends as an error of the contract', async (answer) => {
  await expect(start(answer)).rejects.toMatchObject({ code: 'CONTRACT', path: 'checkout.start' })
})
