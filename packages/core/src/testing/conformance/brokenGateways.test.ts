import { describe, expect, test } from 'vitest'
import { type Break, broken, brokenPromises } from './brokenWorld.fixture.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'
import { gatewayConformance } from './gatewayConformance.ts'

const faults: readonly (readonly [string, Break, string])[] = [
  [
    'takes any revision',
    ({ cart }) => ({
      cart: {
        ...cart,
        save: async (request, options) => {
          const current = await cart.load(request.cartId, options)
          return cart.save({ ...request, revision: current?.revision ?? request.revision }, options)
        },
      },
    }),
    'cart: a quantity on a stale revision is a CONFLICT and changes nothing',
  ],
  [
    'forgets the keys of adds',
    ({ cart }) => ({
      cart: {
        ...cart,
        save: ({ change, ...request }, options) =>
          cart.save({ ...request, change: { ...change, key: crypto.randomUUID() } }, options),
      },
    }),
    'cart: an add under the same key counts once',
  ],
  [
    'rejects where there is no cart',
    ({ cart }) => ({
      cart: {
        ...cart,
        load: async (cartId, options) => {
          const found = await cart.load(cartId, options)
          if (found === null) throw new Error('no such cart')
          return found
        },
      },
    }),
    'cart: there is no cart by an id that nobody has',
  ],
  [
    'throws errors of its own',
    ({ cart }) => ({
      cart: {
        ...cart,
        save: (request, options) =>
          cart.save(request, options).catch((cause: unknown) => {
            throw new TypeError('it did not work', { cause })
          }),
      },
    }),
    'cart: what is sold out is REFUSED in words',
  ],
  [
    'sends decimals',
    ({ cart }) => ({
      cart: {
        ...cart,
        create: async (request, options) => {
          const { cartAmount, ...created } = await cart.create(request, options)
          return { ...created, cartAmount: cartAmount / 1000 }
        },
      },
    }),
    'cart: amounts are whole minor units that agree with each other',
  ],
  [
    'names what was removed again and again',
    ({ cart }) => ({
      cart: {
        ...cart,
        load: async (cartId, options) => {
          const found = await cart.load(cartId, options)
          return found && { ...found, removed: [{ id: '1', name: 'Stove' }] }
        },
      },
    }),
    'cart: what was removed is named once',
  ],
  [
    "leaves the guest's cart behind",
    ({ cart }) => ({ cart: { ...cart, claim: (_guest, options) => cart.claim(null, options) } }),
    "cart: a guest's lines come into the customer's cart",
  ],
  [
    'ignores signals',
    (gateways) => ({ content: { ...gateways.content, home: () => gateways.content.home({}) } }),
    'content: home that was ended is ABORTED',
  ],
  [
    'shows an item twice',
    ({ wishlist }) => ({
      wishlist: {
        ...wishlist,
        add: async (item, options) => {
          const items = await wishlist.add(item, options)
          return [...items, ...items]
        },
      },
    }),
    'wishlist: remembers a thing once, however often it is added',
  ],
  [
    'leads to one address for ever',
    ({ checkout }) => ({
      checkout: {
        ...checkout,
        start: async (request, options) => {
          await checkout.start(request, options)
          return { kind: 'redirect', url: '/checkout/1' }
        },
      },
    }),
    'checkout: starts a new checkout under each key',
  ],
  [
    'forgets the keys of checkouts',
    ({ checkout }) => ({
      checkout: {
        ...checkout,
        start: (request, options) => checkout.start({ ...request, key: crypto.randomUUID() }, options),
      },
    }),
    'checkout: a repeated key gets the same checkout',
  ],
  [
    'says that every membership holds',
    ({ membership }) => ({
      membership: { ...membership, load: async (options) => ({ ...(await membership.load(options)), expired: false }) },
    }),
    'membership: one that is over says so and is not active',
  ],
  [
    'corrects everything',
    ({ search }) => ({
      search: {
        ...search,
        suggest: async (term, options) => ({ ...(await search.suggest(term, options)), corrected: 'fleece' }),
      },
    }),
    'search: suggests nothing for what is like no word',
  ],
  [
    'gives the first page for every page',
    ({ search }) => ({
      search: { ...search, search: (request, options) => search.search({ ...request, page: 1 }, options) },
    }),
    'search: gives others to the next page',
  ],
  [
    'sends the same challenge twice',
    ({ auth }) => ({
      auth: {
        ...auth,
        begin: async (request) => {
          const begun = await auth.begin(request)
          return { ...begun, pkce: { ...begun.pkce, code_challenge: begun.pkce.code_verifier } }
        },
      },
    }),
    'auth: challenges with the SHA-256 of the verifier',
  ],
  [
    'has a price in another currency',
    ({ product }) => ({
      product: {
        load: async (slug, options) => {
          const found = await product.load(slug, options)
          const variants = found?.variants.map((variant) => ({
            ...variant,
            price: { ...variant.price, currency: 'USD' as const },
          }))
          return found && { ...found, variants: variants ?? [] }
        },
      },
    }),
    'product: each variant has a value of each option of its product, and a price of the site',
  ],
]

describe('a back end that', () => {
  test.each(faults)('%s fails the suite', async (_name, fault, promise) => {
    expect(await brokenPromises(broken(openFakeWorld(), fault))).toContain(promise)
  })
})

test('a failed case reports the promise and the actual result', async () => {
  const world = broken(openFakeWorld(), ({ country }) => ({
    country: { ...country, detect: async () => 'Germany' },
  }))
  const [found] = gatewayConformance({ ports: ['country'] })
  await expect(found?.run(world)).rejects.toThrow('a country is two capital letters (ISO 3166-1); what came: "Germany"')
})

test('all cases have different names, and the suite can be limited to some ports', () => {
  const names = gatewayConformance().map(({ name, port }) => `${port}: ${name}`)
  expect(names.length).toBeGreaterThan(150)
  expect(new Set(names).size).toBe(names.length)
  const some = gatewayConformance({ ports: ['shipping', 'country'] })
  expect(new Set(some.map(({ port }) => port))).toEqual(new Set(['shipping', 'country']))
})
