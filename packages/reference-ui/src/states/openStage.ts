import { createMemoryPlatform, createStore, type Gateways, StoreError } from '@cairn/core'
import type { Cart } from '@cairn/core/cart'
import type { SearchGateway } from '@cairn/core/search'
import { createFakeGateways } from '@cairn/core/testing'
import { findSite, type Language, type Site } from '../app/sites.ts'
import { loadMessages } from '../messages/index.ts'
import type { Captured } from './captured.ts'
import type { Given, PartState, Stage } from './states.types.ts'
import { hurried, until } from './waiting.ts'

const CART_ID = 'cart-0123456789abcdef'
const MEMBERSHIP_CODE = 'CAIRN-0001'

/** The site of each language in the EU store; English has a site of the US store too. */
const EUROPEAN: Readonly<Record<Language, string>> = {
  en: 'ie/en-ie',
  de: 'de/de-de',
  fr: 'fr/fr-fr',
  es: 'es/es-es',
  it: 'it/it-it',
  pt: 'pt/pt-pt',
}

/** The site on which a language shows a state, or undefined where the store has no site in that language. */
export const siteOf = (language: Language, { only }: Pick<PartState, 'only'>): Site | undefined => {
  if (only === 'US' && language !== 'en') return undefined
  return findSite(language === 'en' && only !== 'EU' ? 'us/en-us' : (EUROPEAN[language] ?? ''))
}

/** The answers of the store server in the language; those without their own are shown the English ones. */
export const loadCaptured = async (language: Language): Promise<Captured> =>
  language === 'de' ? (await import('./generated/de.ts')).captured : (await import('./generated/en.ts')).captured

const inCurrency = (data: Captured, { currency, taxIncluded }: Site): Captured =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'currency' ? currency : key === 'taxIncluded' ? taxIncluded : value,
  )

const offline = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

/** A search that finds what was kept, whatever is asked for. */
export const searchOf = (data: Captured, change: Partial<SearchGateway> = {}): SearchGateway => ({
  search: async ({ term, perPage = 12 }) => ({ ...data.found, term, products: data.found.products.slice(0, perPage) }),
  suggest: async (query) => ({ ...data.suggestion, query }),
  popular: async () => data.popular,
  recommend: async () => data.topSellers,
  log: () => undefined,
  ...change,
})

/** Answers with what was kept, whatever is asked for. */
const capturedGateways = (data: Captured): Partial<Gateways> => ({
  content: {
    menus: async () => data.menus,
    promoMessages: async () => data.promo,
    home: async () => data.home,
  },
  product: { load: async (slug) => (slug === data.product.slug ? data.product : null) },
  reviews: { load: async () => data.reviews },
  search: searchOf(data),
})

export const cartOf = (site: Site, { lines = [], cart = {} }: Given): Cart => {
  const amount = lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)
  return {
    id: CART_ID,
    version: 1,
    customerId: 0,
    channelId: 1,
    email: '',
    currency: site.currency,
    currencySymbol: site.sign,
    locale: site.hreflang,
    taxIncluded: site.taxIncluded,
    country: null,
    lines,
    baseAmount: amount,
    discountAmount: 0,
    cartAmount: amount,
    coupons: [],
    createdAt: '',
    updatedAt: '',
    removed: [],
    ...cart,
  }
}

export const keepCart = (cart: Cart): Gateways['cart'] => {
  let kept = cart
  return {
    load: async () => kept,
    create: async () => kept,
    claim: async () => kept,
    release: async () => undefined,
    save: async ({ change }) => {
      const { lines } = kept
      const version = (kept.version ?? 0) + 1
      if (change.kind === 'remove') kept = { ...kept, version, lines: lines.filter(({ id }) => id !== change.lineId) }
      if (change.kind === 'country') kept = { ...kept, version, country: change.country }
      return kept
    },
  }
}

const signIn = async ({ store, platform }: Pick<Stage, 'store' | 'platform'>): Promise<void> => {
  store.auth.commands.signIn()
  await until(() => platform.visited.length > 0, 'the way to the provider')
  // As a browser that comes back to the page it kept: the provider is one address away from here.
  platform.comeBack()
  await store.auth.commands.complete(platform.visited.pop() ?? '')
  await until(() => store.auth.getSnapshot().isAuthenticated, 'the sign-in')
  platform.visited.length = 0
}

/** Opens a shop in memory as a state wants it, up to where its part is drawn. */
export const openStage = async (
  state: Pick<PartState, 'given'>,
  { site, root }: Pick<Stage, 'site' | 'root'>,
): Promise<Stage> => {
  const [messages, raw] = await Promise.all([loadMessages(site.hreflang), loadCaptured(site.language)])
  const data = inCurrency(raw, site)
  const given = state.given?.(data, site) ?? {}
  const url = new URL(`${location.origin}/${site.prefix}${given.path ?? '/home'}`)
  const platform = createMemoryPlatform({ href: url.href, fetch: offline })
  if (given.lines !== undefined) platform.cookies.set(`bc_cartId_${site.storeSource}`, CART_ID)
  const fakes = createFakeGateways({
    site: site.prefix,
    country: given.country ?? null,
    orders: given.orders ?? [],
    membershipCodes: [MEMBERSHIP_CODE],
  })
  const store = createStore({
    site: site.prefix,
    platform,
    gateways: {
      ...fakes,
      ...capturedGateways(data),
      ...(given.lines !== undefined && { cart: keepCart(cartOf(site, given)) }),
      ...given.gateways,
    },
  })
  const stage = { site, url, isNavigating: given.isNavigating ?? false, store, platform, messages, data, root }
  // The provider starts every store it is given.
  if (given.isStarted === false) return { ...stage, store: { ...store, start: () => undefined } }
  store.start()
  // A picture of a message must not be out of date when it is taken.
  store.toasts.commands.pause()
  store.overlay.commands.setWidth(window.innerWidth)
  store.overlay.commands.setReducedMotion(matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (given.isSignedIn || given.isMember) await hurried(() => signIn(stage))
  if (given.isMember) {
    store.membership.commands.verify(MEMBERSHIP_CODE)
    await until(() => store.membership.getSnapshot().isMember, 'the membership')
  }
  return stage
}
