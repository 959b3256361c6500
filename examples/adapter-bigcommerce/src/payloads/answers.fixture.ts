import { createGateways, siteAt } from '@cairn/core/testing'

/** Returns the paths of a value whose members are undefined or no finite number, such as `lines.0.sku`. */
export const brokenMembers = (value: unknown, path = ''): readonly string[] => {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => brokenMembers(part, path === '' ? name : `${path}.${name}`))
}

/** Gateways whose calls answer with `value`, so that the core checks it against the types of the port. */
const gatewaysOf = (value: unknown) => {
  // The type of each call is erased here, because the check of the core is what is tested.
  const answer = { get: () => async () => value }
  const port = new Proxy(Object.create(null), answer)
  return createGateways({
    site: siteAt('de/de-de'),
    origin: 'https://shop.example',
    fetch: async () => Response.error(),
    getAccessToken: () => null,
    gateways: { account: port, cart: port, product: port, search: port, shipping: port, wishlist: port },
  })
}

/** Rejects with `CONTRACT` unless the core accepts the value as the answer of the port. */
export const checkAnswer = async (port: string | null, value: unknown): Promise<void> => {
  const { account, cart, search, shipping, wishlist } = gatewaysOf(value)
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'account.orders': () => account.orders(1, {}),
    'cart.load': () => cart.load('a', {}),
    'search.search': () => search.search({ term: 'a' }, {}),
    'search.suggest': () => search.suggest('a', {}),
    'search.popular': () => search.popular({}),
    'search.recommend': () => search.recommend({}, {}),
    'shipping.options': () => shipping.options('AT', {}),
    'wishlist.load': () => wishlist.load({}),
    profile: async () => value === null || account.profile({}),
    products: async () => {
      for (const one of Array.isArray(value) ? value : []) await gatewaysOf(one).product.load('a', {})
    },
  }
  await calls[port ?? '']?.()
}
