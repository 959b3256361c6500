import { SimulatedClock } from 'xstate'
import { NOW, sessionOf } from '../auth/auth.fixture.ts'
import { cartOf, lineOf, nextRevision } from '../cart/cart.fixture.ts'
import type { Cart, CartChange, CartGateway, CartLine } from '../cart/cart.types.ts'
import { storedText } from '../effects/userState.fixture.ts'
import { createFullStore, type FullConfig } from '../entries/domains.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { runTurns } from '../shared/turns.fixture.ts'
import { itemOf } from '../wishlist/wishlist.fixture.ts'
import type { WishlistGateway, WishlistItem } from '../wishlist/wishlist.types.ts'
// The store loads these modules on demand. Importing them here makes them available without a wait.
import './portAnswers.fixture.ts'
import '../effects/userState.parse.ts'

export const settled = (): Promise<void> => runTurns(30)

const CART = 'cart-0123456789abcdef'

export const jacket = lineOf('jacket', { productId: '11', variantId: '111', name: 'Jacket' })
export const socks = lineOf('socks', { productId: '12', variantId: '121', name: 'Socks' })

export interface ShopCircumstances {
  readonly lines?: readonly CartLine[]
  /** Members of the cart that differ from those of the fixture. */
  readonly cart?: Partial<Cart>
  /** The claims of the token; null for a guest. */
  readonly claims?: object | null
  /** Throws for a change that the back end refuses. */
  readonly refuse?: (change: CartChange) => unknown
  /** Names of the lines that cannot ship, by country. */
  readonly unshippable?: Readonly<Record<string, readonly string[]>>
  readonly cookies?: Readonly<Record<string, string>>
  /** The storage of an earlier visit, by key. */
  readonly stored?: Readonly<Record<string, string>>
  readonly gateways?: FullConfig['gateways']
  readonly customerGroups?: FullConfig['customerGroups']
  /** The path of the page after the site's prefix; the home page by default. */
  readonly path?: string
  readonly onError?: FullConfig['onError']
  readonly allowedOrigins?: FullConfig['allowedOrigins']
}

/**
 * Opens a complete shop whose mock back end has one cart and one wish list; `calls` lists the changes of the cart and
 * the additions to the wish list that the back end has received, in order.
 */
export const openShop = async ({
  lines = [jacket, socks],
  cart: members = {},
  claims = null,
  refuse = () => undefined,
  unshippable = {},
  cookies = {},
  stored = {},
  gateways = {},
  customerGroups,
  path = '/home',
  onError,
  allowedOrigins,
}: ShopCircumstances = {}) => {
  const platform = createMemoryPlatform({ href: `https://shop.example/de/de-de${path}`, now: () => NOW })
  const session = claims === null ? null : sessionOf(claims)
  if (session !== null) platform.stored.set('persist:EU', storedText(session))
  for (const [name, value] of Object.entries(stored)) platform.stored.set(name, value)
  for (const [name, value] of Object.entries({ bc_cartId: CART, bc_cartId_EU: CART, ...cookies }))
    platform.cookies.set(name, value)
  const calls: string[] = []
  let reads = 0
  let cart: Cart = cartOf(lines, { id: CART, currency: 'EUR', country: 'DE', ...members })
  const change = (next: Partial<Cart>): Cart => {
    cart = { ...cart, removed: [], revision: nextRevision(cart), ...next }
    return cart
  }
  const carts: CartGateway = {
    load: async () => {
      reads += 1
      return { ...cart, removed: [] }
    },
    create: async () => cart,
    claim: async () => cart,
    release: async () => undefined,
    save: async ({ change: wanted }) => {
      calls.push(`cart ${wanted.kind}`)
      refuse(wanted)
      switch (wanted.kind) {
        case 'add':
          return change({ lines: [...cart.lines, lineOf('added', { variantId: wanted.variantId, name: 'Added' })] })
        case 'remove':
          return change({ lines: cart.lines.filter(({ id }) => id !== wanted.lineId) })
        case 'country': {
          const removed = cart.lines.filter(({ name }) => unshippable[wanted.country]?.includes(name))
          return change({
            country: wanted.country,
            lines: cart.lines.filter((line) => !removed.includes(line)),
            removed: removed.map(({ id, name }) => ({ id, name })),
          })
        }
        default:
          return change({})
      }
    },
  }
  let items: readonly WishlistItem[] = []
  const wishlist: WishlistGateway = {
    load: async () => items,
    add: async ({ productId, variantId }) => {
      calls.push('wishlist add')
      items = [...items, itemOf(productId, variantId)]
      return items
    },
    remove: async () => items,
  }
  const clock = new SimulatedClock()
  const store = createFullStore({
    site: 'de/de-de',
    // The cookie has this name in the specification, so the reference shop configures the name.
    authCookie: 'gore_auth',
    platform,
    clock,
    customerGroups,
    onError,
    allowedOrigins,
    gateways: {
      cart: carts,
      wishlist,
      country: { detect: async () => 'DE' },
      shipping: { options: async () => [] },
      ...gateways,
    },
  })
  const events: string[] = []
  store.on('*', ({ type }) => events.push(type))
  store.start()
  await settled()
  const toasts = () => store.toasts.getSnapshot().toasts
  return {
    store,
    platform,
    session,
    clock,
    calls,
    events,
    toasts,
    cart: store.cart.getSnapshot,
    serverCart: () => cart,
    loads: () => reads,
    /** Marks the first line's product as retired on the server. */
    retireFirst: () => void change({ lines: cart.lines.map((line, index) => ({ ...line, isRetired: index === 0 })) }),
    /** Sets the stock of all lines to 0 on the server. */
    sellOut: () => void change({ lines: cart.lines.map((line) => ({ ...line, inventoryLevel: 0 })) }),
  }
}
