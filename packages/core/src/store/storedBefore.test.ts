import { expect, test } from 'vitest'
import { CALLBACK, NOW, ORIGIN, tokenOf } from '../auth/auth.fixture.ts'
import type { AuthGateway } from '../auth/auth.types.ts'
import { cartOf } from '../cart/cart.fixture.ts'
import { grantedCategories } from '../consent/oneTrust.rules.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { resetPersisted } from '../platform/resetPersisted.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { jacket, openShop, settled } from './shop.fixture.ts'
import {
  STORED_CHOICES,
  STORED_COOKIES,
  STORED_MARKS,
  STORED_MEMBER,
  STORED_SESSION,
  STORED_SIGN_IN,
  STORED_TEXT_IDS,
} from './storedBefore.fixture.ts'
import '../auth/auth.steps.ts'

const CART = STORED_COOKIES.bc_cartId_EU ?? ''

/** Opens a page in a browser with the stored data of an earlier build. */
const openEarlier = (stored: Readonly<Record<string, string>>, gateways: Parameters<typeof openShop>[0] = {}) =>
  openShop({ stored, cookies: STORED_COOKIES, ...gateways })

test('a stored member is signed in, with profile and membership', async () => {
  const { store, platform } = await openEarlier({ 'persist:EU': STORED_MEMBER })
  expect(store.auth.getSnapshot()).toMatchObject({
    status: 'authenticated',
    user: { customerId: '42', customerGroupId: '7', firstName: 'Zoë', userName: 'zoe@walker.example' },
    expiresAt: NOW + 3_600_000,
  })
  expect(store.account.getSnapshot().profile).toEqual({
    customerId: '42',
    userName: 'zoe@walker.example',
    firstName: 'Zoë',
    lastName: 'Walker',
  })
  expect(store.membership.getSnapshot()).toMatchObject({ isMember: true, discount: 30, customerGroup: 'Guides' })
  expect(platform.stored.get('persist:EU')).toBe(STORED_MEMBER)
})

test('ids that are strings are read, and so is a session without profile and membership', async () => {
  const texts = await openEarlier({ 'persist:EU': STORED_TEXT_IDS })
  expect(texts.store.account.getSnapshot().profile?.customerId).toBe('cus_01HZX3')
  expect(texts.store.membership.getSnapshot().customerGroupId).toBe('gid://shop/Group/7')
  const bare = await openEarlier({ 'persist:EU': STORED_SESSION })
  expect(bare.store.auth.getSnapshot().isAuthenticated).toBe(true)
})

test('the stored cart is loaded and ships to the stored country', async () => {
  const loaded: string[] = []
  const { store } = await openEarlier(STORED_CHOICES, {
    gateways: {
      cart: {
        load: async (id) => {
          loaded.push(id)
          return cartOf([jacket], { id })
        },
        create: () => Promise.reject(new Error('The cart exists')),
        save: async () => cartOf([jacket], { id: CART, country: 'AT' }),
        claim: async () => null,
        release: async () => undefined,
      },
    },
  })
  expect(loaded[0]).toBe(CART)
  expect(store.cart.getSnapshot()).toMatchObject({ status: 'filled', country: 'AT' })
})

test('a visitor who chose to stay and whose country is stored sees no dialog', async () => {
  let detections = 0
  const { store } = await openEarlier(STORED_CHOICES, {
    gateways: {
      country: {
        detect: async () => {
          detections += 1
          return 'FR'
        },
      },
    },
  })
  expect(store.country.getSnapshot()).toMatchObject({ detected: 'AT', suggestion: null })
  expect(detections).toBe(0)
})

test('a sign-in that started before the update is completed after it, with its intent', async () => {
  const exchanged: Parameters<AuthGateway['exchange']>[0][] = []
  const auth: AuthGateway = {
    begin: () => Promise.reject(new Error('Nothing begins here')),
    exchange: async (request) => {
      exchanged.push(request)
      return { accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 }
    },
  }
  const { store, calls } = await openEarlier(STORED_SIGN_IN, { gateways: { auth } })
  const done = await unwrap(store.auth.commands.complete(`${CALLBACK}?code=abc&state=xyzABC123&iss=${ORIGIN}`))
  await settled()
  expect(exchanged[0]?.pkce).toMatchObject({
    code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    nonce: 'n-0S6_WzA2Mj',
  })
  expect(done).toEqual({
    returnTo: '/de/de-de/fleece?size=m',
    intent: { kind: 'wishlist.add', productId: '101', variantId: '1011' },
  })
  expect(calls).toContain('wishlist add')
})

test('the next sign-in asks for the password after an unconfirmed sign-out', async () => {
  const begun: Parameters<AuthGateway['begin']>[0][] = []
  const { store, clock } = await openEarlier(STORED_MARKS, {
    gateways: {
      auth: {
        begin: async (request) => {
          begun.push(request)
          return Promise.reject(new Error('The test ends here'))
        },
        exchange: () => Promise.reject(new Error('Nothing is exchanged')),
      },
    },
  })
  store.auth.commands.signIn()
  clock.increment(300)
  await settled()
  expect(begun).toMatchObject([{ prompt: 'login' }])
})

test('the stored consent is read, and the reset does not run again', () => {
  expect(grantedCategories(STORED_COOKIES.OptanonConsent ?? null)).toEqual(['necessary', 'analytics', 'functional'])
  const platform = createMemoryPlatform()
  for (const [name, value] of Object.entries({ ...STORED_MARKS, 'persist:EU': STORED_MEMBER }))
    platform.storage.set(name, value)
  expect(resetPersisted(platform, true)).toBe(false)
  expect(platform.stored.get('persist:EU')).toBe(STORED_MEMBER)
})
