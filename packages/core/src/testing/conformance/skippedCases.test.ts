import { expect, test } from 'vitest'
import type { CartFeature } from '../../cart/cart.types.ts'
import { createGateways } from '../../store/gateways.ts'
import type { Gateways } from '../../store/store.types.ts'
import type { ConformanceBrowser, ConformanceWorld, Port } from './conformance.types.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'
import { gatewayConformance } from './gatewayConformance.ts'
import { runConformance } from './runConformance.ts'

/** What the back end of each port cannot do, in a world in which it can do nothing that is optional. */
const LIMITS: Readonly<Partial<Record<Port, readonly string[]>>> = {
  account: ['orders', 'profile', 'password', 'signUp'],
  checkout: ['idempotency', 'versions'],
  membership: ['codes'],
  search: ['suggestions', 'trending', 'recommendations', 'facets', 'sorting', 'redirects'],
  shipping: ['estimates'],
  wishlist: ['variants'],
}

const fail = () => {
  throw new Error('The store called what the back end cannot do')
}

/** Returns the gateways of a back end that says what it cannot do, and that must never be asked for it. */
const limited = (world: ConformanceWorld, { account, membership, search, shipping, ...others }: Gateways): Gateways => {
  const own = {
    ...others,
    account: { ...account, orders: fail, order: fail, updateProfile: fail, changePassword: fail, signUp: fail },
    membership: { ...membership, verify: fail },
    search: { ...search, suggest: fail, popular: fail, recommend: fail },
    shipping: { ...shipping, options: fail },
  }
  const withLimits = Object.fromEntries(
    Object.entries(own).map(([name, port]) => {
      const unsupported = Object.entries(LIMITS).find(([known]) => known === name)?.[1]
      return [name, { ...port, ...(unsupported && { unsupported }) }]
    }),
  )
  return createGateways({ site: world.site, origin: 'https://shop.example', fetch, gateways: withLimits })
}

const openLimitedWorld = (): ConformanceWorld => {
  const world = openFakeWorld()
  const limit = <Browser extends ConformanceBrowser>(browser: Browser): Browser => ({
    ...browser,
    gateways: limited(world, browser.gateways),
    reopen: () => limit(browser.reopen()),
  })
  const { customer: open } = world
  return {
    ...world,
    visitor: () => limit(world.visitor()),
    customer: open && (async () => limit(await open())),
    membershipCode: null,
    shelf: { ...world.shelf, retired: null },
  }
}

test('what the back end cannot do is skipped and named, and all other promises are kept', async () => {
  const world = openLimitedWorld()
  const ports: readonly Port[] = ['account', 'checkout', 'membership', 'search', 'shipping', 'wishlist']
  const results = await runConformance(world, { ports })
  expect(results.filter(({ result }) => result === 'failed')).toEqual([])
  const skipped = results.filter(({ result }) => result === 'cannot')
  for (const [port, features = []] of Object.entries(LIMITS))
    for (const feature of features.filter((each) => each !== 'redirects'))
      expect(skipped.filter((each) => each.port === port).map(({ reason }) => reason)).toContain(
        `"unsupported" of the port contains "${feature}"`,
      )
  expect(results.filter(({ result }) => result === 'passed').length).toBeGreaterThan(20)
})

const CART_FEATURES: readonly CartFeature[] = [
  'idempotency',
  'versions',
  'coupons',
  'giftCards',
  'note',
  'lineProperties',
  'custom',
  'country',
]

test.each(CART_FEATURES)(
  'a cart without %s keeps all other promises, and the suite names what it skips',
  async (feature) => {
    const results = await runConformance(openFakeWorld([feature]), { ports: ['cart'] })
    expect(results.filter(({ result }) => result === 'failed')).toEqual([])
    const reasons = results.flatMap(({ result, reason }) => (result === 'cannot' ? [reason] : []))
    expect(reasons.length).toBeGreaterThan(1)
    expect([...new Set(reasons)]).toEqual([`"unsupported" of the port contains "${feature}"`])
  },
)

test.each([
  ['shelf.retired', { shelf: { retired: null } }, 'cart', 'what is retired is REFUSED in words'],
  ['shelf.comingSoon', { shelf: { comingSoon: null } }, 'cart', 'what is coming soon is REFUSED in words'],
  ['search.mistyped', { search: { mistyped: null } }, 'search', 'corrects an error of typing'],
  ['countries.unserved', { countries: { unserved: null } }, 'shipping', 'knows no way to where nothing goes'],
  ['coupon', { coupon: null }, 'cart', 'a coupon stays'],
  ['giftCard', { giftCard: null }, 'cart', 'a gift card stays'],
  ['membershipCode', { membershipCode: null }, 'membership', 'a code opens it, and it stays'],
  ['endMembership', { endMembership: null }, 'membership', 'one that is over says so and is not active'],
  ['customer', { customer: null }, 'wishlist', 'begins empty'],
  ['reviewed', { reviewed: null }, 'reviews', 'gives them by pages'],
  ['unknownOrder', { unknownOrder: null }, 'account', 'an order that is not there is NOT_FOUND'],
  ['authorize', { authorize: null }, 'auth', 'changes a code once'],
] as const)('a world with null for %s skips what needs it, and says so', async (member, missing, port, name) => {
  const world = openFakeWorld()
  const merged = Object.fromEntries(
    Object.entries(missing).map(([key, part]) => [
      key,
      part === null ? null : { ...Object(Reflect.get(world, key)), ...Object(part) },
    ]),
  )
  const found = gatewayConformance({ ports: [port] }).find((each) => each.name === name)
  expect(await found?.run({ ...world, ...merged })).toBe(`the world has null for "${member}"`)
  expect(await found?.run(world)).toBeNull()
})
