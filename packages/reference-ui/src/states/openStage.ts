import { createMemoryPlatform, type Gateways, StoreError } from '@cairn/core'
import type { Cart } from '@cairn/core/cart'
import { createFullStore } from '@cairn/core/domains'
import type { SearchGateway } from '@cairn/core/search'
import { createCart, createFakeGateways } from '@cairn/core/testing'
import { findSite, type Language, type Site } from '../app/shop/sites.ts'
import { loadMessages } from '../messages/index.ts'
import type { Captured } from './captured.ts'
import type { Overrides, PartState, Stage } from './states.types.ts'
import { hurried, until } from './waiting.ts'

const CART_ID = 'cart-0123456789abcdef'
const MEMBERSHIP_CODE = 'CAIRN-0001'

/** The site of each language in the EU store. English has a site in the US store too. */
const EUROPEAN: Readonly<Record<Language, string>> = {
  en: 'ie/en-ie',
  de: 'de/de-de',
  fr: 'fr/fr-fr',
  es: 'es/es-es',
  it: 'it/it-it',
  pt: 'pt/pt-pt',
}

/**
 * Returns the site on which the gallery shows a state in a language; undefined if the store has no site in that
 * language.
 */
export const siteOf = (language: Language, { only }: Pick<PartState, 'only'>): Site | undefined => {
  if (only === 'US' && language !== 'en') return undefined
  return findSite(language === 'en' && only !== 'EU' ? 'us/en-us' : (EUROPEAN[language] ?? ''))
}

/** Loads the stored responses of a language. A language without stored responses uses the English ones. */
const loadCaptured = async (language: Language): Promise<Captured> =>
  language === 'de' ? (await import('./generated/de.ts')).captured : (await import('./generated/en.ts')).captured

const inCurrency = (data: Captured, { currency, taxIncluded }: Site): Captured =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'currency' ? currency : key === 'taxIncluded' ? taxIncluded : value,
  )

const offline = async (): Promise<never> => {
  throw new StoreError('NETWORK', 'Nothing answers')
}

/** Returns a search gateway with the stored results for every request. */
export const searchOf = (data: Captured, change: Partial<SearchGateway> = {}): SearchGateway => ({
  search: async ({ term, perPage = 12 }) => ({ ...data.found, term, products: data.found.products.slice(0, perPage) }),
  suggest: async (query) => ({ ...data.suggestion, query }),
  popular: async () => data.popular,
  recommend: async () => data.topSellers,
  log: () => undefined,
  ...change,
})

/** Returns gateways with the stored responses for every request. */
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

export const cartOf = (site: Site, { lines = [], cart = {} }: Overrides): Cart =>
  createCart({
    id: CART_ID,
    currency: site.currency,
    currencySymbol: site.sign,
    locale: site.hreflang,
    taxIncluded: site.taxIncluded,
    lines,
    ...cart,
  })

export const createCartGateway = (cart: Cart): Gateways['cart'] => {
  let saved = cart
  return {
    load: async () => saved,
    create: async () => saved,
    claim: async () => saved,
    release: async () => undefined,
    save: async ({ change }) => {
      const { lines } = saved
      const revision = `${Number(saved.revision) + 1}`
      if (change.kind === 'remove')
        saved = { ...saved, revision, lines: lines.filter(({ id }) => id !== change.lineId) }
      if (change.kind === 'country') saved = { ...saved, revision, country: change.country }
      return saved
    },
  }
}

const signIn = async ({ store, platform }: Pick<Stage, 'store' | 'platform'>): Promise<void> => {
  store.auth.commands.signIn()
  await until(() => platform.visited.length > 0, 'the way to the provider')
  // Simulate the return from the identity provider, which has a different origin: the browser restores this page from
  // the back/forward cache.
  platform.comeBack()
  await store.auth.commands.complete(platform.visited.pop() ?? '')
  await until(() => store.auth.getSnapshot().isAuthenticated, 'the sign-in')
  platform.visited.length = 0
}

/** Opens an in-memory shop with the overrides of a state, ready to render its component. */
export const openStage = async (
  state: Pick<PartState, 'overrides'>,
  { site, root }: Pick<Stage, 'site' | 'root'>,
): Promise<Stage> => {
  const [messages, raw] = await Promise.all([loadMessages(site.hreflang), loadCaptured(site.language)])
  const data = inCurrency(raw, site)
  const overrides = state.overrides?.(data, site) ?? {}
  const url = new URL(`${location.origin}/${site.prefix}${overrides.path ?? '/home'}`)
  const platform = createMemoryPlatform({ href: url.href, fetch: offline })
  if (overrides.lines !== undefined) platform.cookies.set(`bc_cartId_${site.storeSource}`, CART_ID)
  const fakes = createFakeGateways({
    site: site.prefix,
    country: overrides.country ?? null,
    orders: overrides.orders ?? [],
    membershipCodes: [MEMBERSHIP_CODE],
  })
  const store = createFullStore({
    site: site.prefix,
    platform,
    gateways: {
      ...fakes,
      ...capturedGateways(data),
      ...(overrides.lines !== undefined && { cart: createCartGateway(cartOf(site, overrides)) }),
      ...overrides.gateways,
    },
    blockers: { cart: overrides.blocker },
    // Do not report errors here. The shop asks a blocker for each view of the cart, so the error of a blocker that
    // throws would also count for the states that follow.
    onError: overrides.blocker && (() => undefined),
  })
  const stage = { site, url, isNavigating: overrides.isNavigating ?? false, store, platform, messages, data, root }
  // The React provider starts every store, so replace `start` to keep this store unstarted.
  if (overrides.isStarted === false) return { ...stage, store: { ...store, start: () => undefined } }
  store.start()
  // Pause the toasts, so that none disappears before its screenshot.
  store.toasts.commands.pause()
  store.overlay.commands.setWidth(window.innerWidth)
  store.overlay.commands.setReducedMotion(matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (overrides.isSignedIn || overrides.isMember) await hurried(() => signIn(stage))
  if (overrides.isMember) {
    store.membership.commands.verify(MEMBERSHIP_CODE)
    await until(() => store.membership.getSnapshot().isMember, 'the membership')
  }
  return stage
}
