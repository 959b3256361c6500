import { expect, test } from 'vitest'
import { syncCartProducts } from './cartProducts.ts'
import { openShop } from './tracking.fixture.ts'
import type { TrackingConfig } from './tracking.types.ts'

/** Returns a mock cookie jar that holds the value of an earlier visit and records every access. */
const jarOf = (kept: string | null) => {
  const touched: string[] = []
  const cookies: TrackingConfig['cookies'] = {
    get: () => kept,
    set: (name, value) => void touched.push(`${name}=${value}`),
    remove: (name) => void touched.push(`no ${name}`),
  }
  return { cookies, touched }
}

const answer = (status: 'unknown' | 'undecided' | 'decided', ...granted: 'analytics'[]): TrackingConfig['consent'] => ({
  getSnapshot: () => ({ status, granted }),
  subscribe: () => ({ unsubscribe: () => undefined }),
})

const ALL = 'CN-JACKET-M,CN-SOCKS'

test.each([
  ['leave has been given', 'OLD', answer('decided', 'analytics'), [`ssCartProducts=${ALL}`]],
  ['it is what it should be', ALL, answer('decided', 'analytics'), []],
  ['leave was refused', ALL, answer('decided'), ['no ssCartProducts']],
  ['nothing was chosen', ALL, answer('undecided'), ['no ssCartProducts']],
  ['leave was refused, and there is none', null, answer('decided'), []],
  ['nobody knows the answer yet', 'OLD', answer('unknown'), []],
])('the cookie of the cart products when %s', async (_, kept, consent, expected) => {
  const { store } = await openShop()
  const { cookies, touched } = jarOf(kept)
  syncCartProducts(store, { consent, cookies }, true)
  expect(touched).toEqual(expected)
})

test('the cookie stays until the cart is known', async () => {
  const { store } = await openShop({ load: () => new Promise(() => undefined) })
  const { cookies, touched } = jarOf('OLD')
  syncCartProducts(store, { consent: answer('decided'), cookies }, true)
  expect([store.cart.getSnapshot().status, touched]).toEqual(['unknown', []])
})
