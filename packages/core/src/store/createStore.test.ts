import { expect, test } from 'vitest'
import { createFullStore } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { formatMoney } from '../shared/money.ts'
import type { Site } from '../shared/site.ts'
import { siteAt } from '../shared/sites.ts'
import { runTurns } from '../shared/turns.fixture.ts'

const settled = () => runTurns(10)

const open = (stored: Readonly<Record<string, string>> = {}) => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home' })
  for (const [name, value] of Object.entries(stored)) platform.storage.set(name, value)
  const asked: string[] = []
  const store = createFullStore({
    site: 'de/de-de',
    platform,
    gateways: {
      country: {
        detect: async () => {
          asked.push('country')
          return 'DE'
        },
      },
      shipping: { options: async () => [] },
    },
  })
  return { store, platform, asked }
}

test('before the start no request is sent, and a second start does nothing', async () => {
  const { store, asked } = open()
  await settled()
  expect(asked).toEqual([])
  store.start()
  store.start()
  await settled()
  expect(asked).toEqual(['country'])
})

test('an unknown site throws', () => {
  expect(() => createFullStore({ site: 'xx/yy', platform: createMemoryPlatform() })).toThrow(RangeError)
})

test.each([
  'http://localhost:5273/',
  'localhost:5273',
  'https://shop.example/checkout',
  'HTTPS://SHOP.EXAMPLE',
  '*',
  '',
])('an invalid allowed origin (%j) throws, because it would match nothing without an error', (origin) => {
  const config = { site: 'de/de-de', platform: createMemoryPlatform(), allowedOrigins: [origin] }
  expect(() => createFullStore(config)).toThrow(
    `"allowedOrigins" contains "${origin}". Write an origin: "https://shop.example"`,
  )
})

test('an undefined setting or port counts as missing', async () => {
  const maybe = <Value>(): Value | undefined => undefined
  const { store } = open()
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de', fetch: async () => Response.json([]) })
  const other = createFullStore({
    site: 'de/de-de',
    sites: maybe(),
    apis: { store: maybe() },
    identity: { issuer: maybe(), nonce: maybe() },
    reviews: maybe(),
    search: { inStockField: maybe() },
    country: { partnerUrl: maybe() },
    channels: maybe(),
    customerGroups: maybe(),
    allowedOrigins: maybe(),
    onNetworkError: maybe(),
    onError: maybe(),
    authCookie: maybe(),
    platform,
    gateways: { cart: maybe(), content: maybe(), country: { detect: async () => 'DE' } },
    clock: maybe(),
    inspect: maybe(),
  })
  expect(Object.keys(other.gateways).toSorted()).toEqual(Object.keys(store.gateways).toSorted())
  await expect(other.gateways.content.promoMessages({})).resolves.toEqual([])
  other.start()
  other.auth.commands.signIn({ delay: maybe(), returnTo: maybe(), intent: maybe() })
  other.toasts.commands.show({ code: 'network', params: maybe(), detail: maybe(), tone: maybe() })
  expect(other.toasts.getSnapshot().toasts).toMatchObject([{ params: {}, detail: null, tone: 'info' }])
  other.cart.commands.add({ variantId: '1', quantity: maybe(), name: maybe() })
  expect(other.cart.getSnapshot().isSaving).toBe(true)
  other.stop()
})

test.each(['{', 'null', '{"version":1}', '{"version":99,"access_token":"x"}'])(
  'an unreadable stored session (%s) is removed, and the visitor is a guest',
  async (text) => {
    const { store, platform } = open({ 'persist:EU': text })
    store.start()
    await settled()
    expect(store.auth.getSnapshot().status).toBe('anonymous')
    expect(platform.stored.has('persist:EU')).toBe(false)
  },
)

test('the store emits the events of every domain, and handlers can select one type', () => {
  const { store } = open()
  store.start()
  const all: string[] = []
  const opened: string[] = []
  const subscription = store.on('*', ({ type }) => all.push(type))
  store.on('panel.opened', ({ panel }) => opened.push(panel))
  store.overlay.commands.openCart()
  store.toasts.commands.show({ code: 'network' })
  subscription.unsubscribe()
  store.overlay.commands.openSearch()
  expect(all).toEqual(['panel.opened', 'toast.shown'])
  expect(opened).toEqual(['cart', 'search'])
})

test('two stores share no state', () => {
  const one = open()
  const other = open()
  one.store.start()
  other.store.start()
  one.store.overlay.commands.openCart()
  expect([one.store.overlay.getSnapshot().panel, other.store.overlay.getSnapshot().panel]).toEqual(['cart', 'none'])
})

test('a site of your own may have another language and another currency', () => {
  const denmark: Site = {
    ...siteAt('dk/en-dk'),
    prefix: 'dk/da-dk',
    domain: 'dk/da-dk',
    locale: 'da_DK',
    hreflang: 'da-DK',
    language: 'da',
    currency: 'DKK',
    sign: 'kr.',
  }
  const platform = createMemoryPlatform({ href: 'https://shop.example/dk/da-dk' })
  const store = createFullStore({ site: 'dk/da-dk', sites: [denmark], platform })
  const { currency, currencySymbol } = store.cart.getSnapshot()
  expect([store.site.language, currency, currencySymbol]).toEqual(['da', 'DKK', 'kr.'])
  expect(formatMoney({ amount: 129_950, currency }, denmark.hreflang)).toMatch(/^1\.299,50\skr\.$/)
})
