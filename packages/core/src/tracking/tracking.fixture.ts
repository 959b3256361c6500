import { CALLBACK, NOW, tokenOf } from '../auth/auth.fixture.ts'
import { cartOf, lineOf, nextRevision } from '../cart/cart.fixture.ts'
import type { Cart, CartGateway, CartLine } from '../cart/cart.types.ts'
import { createToolOf } from '../consent/consent.fixture.ts'
import type { ConsentCategory } from '../consent/consent.types.ts'
import { createConsent } from '../consent/createConsent.ts'
import { createFullStore, type FullConfig } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { unwrap } from '../shared/outcome.fixture.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import type { Store } from '../store/store.types.ts'
import type { WishlistItem } from '../wishlist/wishlist.types.ts'
import { connectTracking } from './connectTracking.ts'
import type { AnalyticsEvent } from './tracking.types.ts'

export const settled = (): Promise<void> => runTurns(30)

const CART = 'cart-0123456789abcdef'

export const jacket = lineOf('jacket', {
  productId: '11',
  variantId: '111',
  sku: 'CN-JACKET-M',
  name: 'Jacket',
  options: [
    { name: 'Color', value: 'Spruce' },
    { name: 'Size', value: 'M' },
  ],
  quantity: 2,
  listPrice: 20_000,
  salePrice: 14_995,
})
export const socks = lineOf('socks', {
  productId: '12',
  variantId: '121',
  sku: 'CN-SOCKS',
  name: 'Socks',
  quantity: 3,
  listPrice: 1010,
  salePrice: 1010,
})

/** A mock cart gateway with a single cart. */
const createCartGateway = (lines: readonly CartLine[], load: Circumstances['load']): CartGateway => {
  let cart: Cart = cartOf(lines, { id: CART, currency: 'EUR' })
  const keep = (next: readonly CartLine[]): Cart => {
    cart = { ...cart, revision: nextRevision(cart), lines: next }
    return cart
  }
  return {
    load: async () => ((await load?.()) === null ? null : cart),
    create: async () => cart,
    save: async ({ change }) => {
      if (change.kind === 'add') {
        const known = cart.lines.find(({ variantId }) => variantId === change.variantId)
        if (known === undefined) return keep([...cart.lines, { ...jacket, quantity: change.quantity }])
        const more = { ...known, quantity: known.quantity + change.quantity }
        return keep(cart.lines.map((line) => (line === known ? more : line)))
      }
      if (change.kind === 'remove') return keep(cart.lines.filter(({ id }) => id !== change.lineId))
      if (change.kind !== 'quantity') return keep(cart.lines)
      const { lineId, quantity } = change
      return keep(cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line)))
    },
    claim: async () => cart,
    release: async () => undefined,
  }
}

const wishlistItems: readonly WishlistItem[] = [
  {
    id: '3',
    productId: '12',
    variantId: '122',
    slug: 'socks',
    name: 'Long socks',
    category: [],
    imageUrl: null,
    options: [],
    price: { amount: 1, currency: 'EUR' },
    regularPrice: null,
    isAvailable: true,
  },
  {
    id: '1',
    productId: '12',
    variantId: '121',
    slug: 'socks',
    name: 'Socks',
    category: ['Men', 'Socks'],
    imageUrl: null,
    options: [],
    price: { amount: 1010, currency: 'EUR' },
    regularPrice: { amount: 1500, currency: 'EUR' },
    isAvailable: true,
  },
  {
    id: '2',
    productId: '11',
    variantId: '111',
    slug: 'jacket',
    name: 'Jacket',
    category: ['Women', 'Jackets'],
    imageUrl: null,
    options: [{ name: 'Color', value: 'Spruce' }],
    price: { amount: 14_995, currency: 'EUR' },
    regularPrice: null,
    isAvailable: true,
  },
]

interface Circumstances {
  readonly lines?: readonly CartLine[]
  readonly granted?: readonly ConsentCategory[]
  readonly isDecided?: boolean
  readonly isSignedIn?: boolean
  readonly cookies?: Readonly<Record<string, string>>
  readonly returnUrl?: string
  /**
   * Called when the gateway loads the cart; the load waits for the result. A result of null means that the cart does
   * not exist.
   */
  readonly load?: (() => Promise<unknown>) | undefined
  readonly categories?: Readonly<Partial<Record<AnalyticsEvent['name'], ConsentCategory>>>
  readonly create?: (config: FullConfig) => Store
}

/** Creates a complete store with gateways in memory, the given consent and a data layer that tests inspect. */
export const openShop = async ({
  lines = [jacket, socks],
  granted = [],
  isDecided = granted.length > 0,
  isSignedIn = false,
  cookies = {},
  returnUrl = 'https://shop.example/checkout/1',
  load,
  categories = {},
  create = createFullStore,
}: Circumstances = {}) => {
  const platform = createMemoryPlatform({ href: 'https://shop.example/de/de-de/home', now: () => NOW })
  platform.cookies.set('bc_cartId', CART)
  platform.cookies.set('bc_cartId_EU', CART)
  for (const [name, value] of Object.entries(cookies)) platform.cookies.set(name, value)
  const pkce = { code_challenge: 'challenge', code_verifier: 'verifier', state: 'state' }
  if (isSignedIn) platform.stored.set('pkceData', JSON.stringify(pkce))
  const tool = createToolOf(granted, isDecided)
  const consent = createConsent({ provider: tool.provider, cookies: { names: () => [], removeEverywhere: () => {} } })
  const store = create({
    site: 'de/de-de',
    platform,
    gateways: {
      auth: {
        begin: async () => ({ href: CALLBACK, pkce }),
        exchange: async () => ({ accessToken: tokenOf(), idToken: 'id', expiresIn: 3600 }),
      },
      cart: createCartGateway(lines, load),
      checkout: {
        start: async () => ({ kind: 'redirect', url: returnUrl }),
      },
      country: { detect: async () => 'DE' },
      search: {
        search: async ({ term }) => ({ term, products: [], total: 0, page: 1, pages: 0, facets: [], redirect: '' }),
        suggest: async (query) => ({ query, corrected: null, suggested: null, alternatives: [] }),
        popular: async () => [],
        recommend: async () => [],
        log: () => undefined,
      },
      shipping: { options: async () => [] },
      wishlist: { load: async () => [], add: async () => wishlistItems, remove: async () => [] },
    },
  })
  const dataLayer: object[] = []
  const tracking = connectTracking(store, { consent, dataLayer, cookies: platform.cookies, categories })
  const sent: AnalyticsEvent[] = []
  tracking.on('tracking.sent', ({ event }) => sent.push(event))
  consent.start()
  store.start()
  if (isSignedIn) await unwrap(store.auth.commands.complete(`${CALLBACK}?code=code&state=state`))
  await settled()
  const names = () => sent.map(({ name }) => name)
  /** Hides the page, which flushes the debounced changes of the cart. */
  const leavePage = () => platform.becomeHidden()
  return { store, leavePage, platform, tool, consent, tracking, dataLayer, sent, names }
}
