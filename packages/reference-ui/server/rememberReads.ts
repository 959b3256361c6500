import type { PageGateways } from '@cairn/core'

/** Seconds that a result is fresh, equal to `Cache-Control: max-age` of the store server. */
const FRESH = { content: 60, reviews: 60, search: 30, product: 10 } as const

/** Maximum number of entries per read (such as `content.menus`) and site. The oldest entry is removed first. */
const MAX_ENTRIES = 50
const PATIENCE = 10_000

interface CachedRead<Value> {
  readonly until: number
  readonly value: Promise<Value>
}

/**
 * Caches the successful reads for server-rendered pages: while a result is fresh, one request serves all visitors,
 * including simultaneous ones. Visitors may share the results, because the reads carry no cookies or tokens.
 */
export const rememberReads = (gateways: PageGateways, now: () => number = Date.now): PageGateways => {
  const { content, product, reviews, search } = gateways

  const remember = <Request, Value>(
    kind: keyof typeof FRESH,
    read: (request: Request, options: { readonly signal: AbortSignal }) => Promise<Value>,
  ): ((request: Request) => Promise<Value>) => {
    const cache = new Map<string, CachedRead<Value>>()
    return (request) => {
      const key = JSON.stringify(request)
      const found = cache.get(key)
      if (found !== undefined && now() < found.until) return found.value
      // A timeout instead of the visitor's abort signal, because other visitors may wait for the same result.
      const value = read(request, { signal: AbortSignal.timeout(PATIENCE) })
      const fresh = { until: now() + FRESH[kind] * 1000, value }
      cache.delete(key)
      cache.set(key, fresh)
      value.catch(() => cache.get(key) === fresh && cache.delete(key))
      const [oldest] = cache.keys()
      if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
      return value
    }
  }

  return {
    ...gateways,
    content: {
      menus: remember('content', (_, options) => content.menus(options)),
      promoMessages: remember('content', (_, options) => content.promoMessages(options)),
      home: remember('content', (_, options) => content.home(options)),
    },
    product: { load: remember('product', product.load) },
    reviews: { load: remember('reviews', reviews.load) },
    search: {
      ...search,
      search: remember('search', search.search),
      suggest: remember('search', search.suggest),
      recommend: remember('search', search.recommend),
      popular: remember('search', (_, options) => search.popular(options)),
    },
  }
}
