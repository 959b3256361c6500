import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../cart/cart.fixture.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import { StoreError } from '../shared/errors.ts'
import { openBrowser, settled, storedUser } from './session.fixture.ts'

const CART = 'cart-1-0123456789abcdef'

const down = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

/** Opens a shop whose cart service is down until the test calls `mend`. */
const open = async (isSignedIn: boolean, found: ReturnType<typeof cartOf> | null) => {
  let isDown = true
  let claims = 0
  const answer = async () => (isDown ? down() : found)
  const cart: CartGateway = {
    load: answer,
    claim: async () => {
      claims += 1
      return answer()
    },
    create: down,
    save: down,
    release: async () => undefined,
  }
  const browser = openBrowser({ gateways: { cart }, stored: isSignedIn ? { 'persist:EU': storedUser() } : {} })
  if (!isSignedIn) browser.platform.cookies.set('bc_cartId_EU', CART)
  const seen: unknown[] = []
  const { store } = await browser.openPage(undefined, (opened) =>
    opened.cart.subscribe(({ status, blockers }) => seen.push([status, blockers])),
  )
  const pass = async (milliseconds: number) => {
    browser.clock.increment(milliseconds)
    await settled()
  }
  const view = store.cart.getSnapshot
  const mend = (): void => {
    isDown = false
  }
  return { browser, store, pass, seen, view, claims: () => claims, mend }
}

test.each([
  ['a guest whose cart cannot be read', false],
  ['a customer whose cart cannot be asked for', true],
])(
  '%s never sees an empty cart while the server is down',
  { meta: { spec: ['4.cart.request-hit-meaning'] } },
  async (_who, isSignedIn) => {
    const shop = await open(isSignedIn, cartOf([lineOf('a', { quantity: 2 })], { id: CART }))
    expect(shop.view()).toMatchObject({ status: 'unknown', error: { code: 'NETWORK' }, blockers: [] })
    for (let second = 0; second < 60; second += 1) await shop.pass(1000)
    expect(new Set(shop.seen.map((each) => JSON.stringify(each)))).toEqual(new Set(['["unknown",[]]']))
    expect(shop.view()).toMatchObject({ status: 'unknown', error: { code: 'NETWORK' }, isLoading: false })
    shop.mend()
    shop.store.cart.commands.refresh()
    await settled()
    expect(shop.view()).toMatchObject({ status: 'filled', count: 2, error: null })
  },
)

test('a customer without a cart sees an empty one once the response is known', async () => {
  const shop = await open(true, null)
  expect(shop.view().status).toBe('unknown')
  shop.mend()
  await shop.pass(600)
  expect(shop.view()).toMatchObject({ status: 'empty', blockers: ['empty'], error: null })
  expect(shop.claims()).toBe(2)
  // A refresh does not repeat a claim whose result is known.
  shop.store.cart.commands.refresh()
  await settled()
  expect(shop.claims()).toBe(2)
})

test('a refresh during the wait for the next retry is sent at once', async () => {
  const shop = await open(true, null)
  const before = shop.claims()
  shop.store.cart.commands.refresh()
  await settled()
  expect([before, shop.claims()]).toEqual([1, 2])
})

test('a customer whose cart request was given up signs out and has no cart', async () => {
  const shop = await open(true, null)
  for (let second = 0; second < 60; second += 1) await shop.pass(1000)
  expect(shop.view().status).toBe('unknown')
  shop.store.auth.commands.signOut()
  await settled()
  expect(shop.view()).toMatchObject({ status: 'empty', error: null })
})
