import { expect, test } from 'vitest'
import { createFullStore } from '../entries/domains.ts'
import { createLazyStore } from '../lazy/createLazyStore.ts'
import { lazyCart } from '../lazy/domains/cart.lazy.ts'
import { lazySearch } from '../lazy/domains/search.lazy.ts'
import { lazyShipping } from '../lazy/domains/shipping.lazy.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { siteAt } from '../shared/sites.ts'
import { createFakeGateways } from '../testing/index.ts'
import { createPageGateways } from './gateways.ts'
import { settled } from './shop.fixture.ts'

const SITE = 'de/de-de'
const fake = createFakeGateways({ site: SITE })

/** Opens a store whose ports list what their back ends cannot do, and records each call of a port. */
const open = (unsupported: Readonly<Record<string, readonly string[]>>, signedIn = false) => {
  const called: string[] = []
  const gateways = createFakeGateways({ site: SITE, signedIn })
  const own: Record<string, object> = {}
  for (const [name, port] of Object.entries(gateways)) {
    const watched: Record<string, unknown> = {}
    for (const call of Object.keys(Object(port)).filter((member) => member !== 'unsupported'))
      watched[call] = (...values: readonly unknown[]) => {
        called.push(`${name}.${call}`)
        return Object(port)[call](...values)
      }
    own[name] = { ...watched, ...(unsupported[name] && { unsupported: unsupported[name] }) }
  }
  return { store: createFullStore({ site: SITE, platform: createMemoryPlatform(), gateways: own }), called }
}

test('the views repeat what a back end cannot do, and are empty where it can do everything', () => {
  const limits = {
    account: ['orders', 'password'],
    checkout: ['versions'],
    membership: ['codes'],
    search: ['facets', 'trending'],
    shipping: ['estimates'],
    wishlist: ['variants'],
  }
  const { store } = open(limits)
  for (const name of ['account', 'checkout', 'membership', 'search', 'shipping', 'wishlist'] as const) {
    expect(store[name].getSnapshot().unsupported).toEqual(limits[name])
    expect(open({}).store[name].getSnapshot().unsupported).toEqual([])
  }
  expect(createFullStore({ site: SITE, platform: createMemoryPlatform() }).search.getSnapshot().unsupported).toEqual([])
})

test('a lazy store shows what its own ports cannot do before it loads the machines', () => {
  const gateways = {
    search: { ...fake.search, unsupported: ['sorting'] as const },
    shipping: { ...fake.shipping, unsupported: ['estimates'] as const },
  }
  const store = createLazyStore({
    site: SITE,
    platform: createMemoryPlatform(),
    domains: [lazyCart, lazySearch, lazyShipping],
    load: () => new Promise<never>(() => undefined),
    gateways,
  })
  expect(store.search.getSnapshot().unsupported).toEqual(['sorting'])
  expect(store.shipping.getSnapshot()).toMatchObject({ unsupported: ['estimates'], isEstimated: false })
})

test('a panel without suggestions, popular searches and top sellers asks for products only', async () => {
  const { store, called } = open({ search: ['suggestions', 'trending', 'recommendations'] })
  store.start()
  store.search.commands.open()
  store.search.commands.type('jacket')
  await expect.poll(() => store.search.getSnapshot().results?.products.length).toBeGreaterThan(0)
  store.search.commands.submit()
  await settled()
  expect(called.filter((call) => call.startsWith('search.'))).toEqual(['search.search', 'search.log', 'search.search'])
  expect(store.search.getSnapshot()).toMatchObject({ popular: [], topSellers: [] })
  store.stop()
})

test('a command that the back end cannot do ends with REFUSED, and nothing is sent', async () => {
  const { store, called } = open({ account: ['profile', 'password', 'orders'], membership: ['codes'] }, true)
  store.start()
  await settled()
  const passwords = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' }
  for (const run of [
    () => store.account.commands.update({ firstName: 'Ida' }),
    () => store.account.commands.changePassword(passwords),
    () => store.membership.commands.verify('CODE'),
  ])
    expect(await run()).toMatchObject({ ok: false, error: { code: 'REFUSED', problem: 'unsupported' } })
  expect(await store.account.commands.load()).toMatchObject({ ok: true })
  expect(store.account.getSnapshot()).toMatchObject({ status: 'ready', orders: [], hasMoreOrders: false })
  expect(called.filter((call) => /^(account|membership)\./.test(call))).toEqual(['account.profile'])
  store.stop()
})

test('a page that calls a port itself gets an empty answer too', async () => {
  const { search, account } = createPageGateways({
    site: siteAt(SITE),
    origin: 'https://shop.example',
    fetch,
    gateways: {
      search: { ...fake.search, unsupported: ['trending', 'recommendations'] },
      account: { ...fake.account, unsupported: ['signUp'] },
    },
  })
  expect([await search.popular({}), await search.recommend({}, {})]).toEqual([[], []])
  expect((await search.suggest('jaket', {})).corrected).toBe('jacket')
  const fields = { userName: 'a@shop.example', password: 'a walk above the trees', firstName: 'A', lastName: 'B' }
  await expect(account.signUp(fields, {})).rejects.toMatchObject({ code: 'REFUSED', problem: 'unsupported' })
})

test.each([
  [{ search: ['facet'] }, 'Unknown feature in "gateways.search.unsupported": "facet". Nearest: "facets"'],
  [{ account: ['facets'] }, 'Unknown feature in "gateways.account.unsupported": "facets".'],
  [{ shipping: [null] }, 'Unknown feature in "gateways.shipping.unsupported": "null".'],
])('%j is an error in development', (unsupported, message) => {
  expect(() => open(JSON.parse(JSON.stringify(unsupported)))).toThrow(message)
})

test('a text instead of a list is an error in development', () => {
  const search = { ...fake.search, unsupported: JSON.parse('"facets"') }
  const platform = createMemoryPlatform()
  expect(() => createFullStore({ site: SITE, platform, gateways: { ...fake, search } })).toThrow(
    '"gateways.search.unsupported" is no array. It may contain suggestions, trending, recommendations',
  )
})
