import type { PageGateways } from '@cairn/core'

/** Seconds for which the store server itself calls its answers fresh (`Cache-Control: max-age`). */
const FRESH = { content: 60, reviews: 60, search: 30, product: 10 } as const

/** Of each kind and site; what was asked for longest ago is forgotten first. */
const MOST = 50
const PATIENCE = 10_000

interface Kept<Value> {
  readonly until: number
  readonly value: Promise<Value>
}

/**
 * Pages of the signed-out shop read the same few things again and again: each is asked for once while it is fresh, also by requests that come at
 * the same time. No request's cookies or tokens take part in these reads, so what one visitor gets every other may have. A failure is not kept.
 */
export const rememberReads = (gateways: PageGateways, now: () => number = Date.now): PageGateways => {
  const { content, product, reviews, search } = gateways

  const remember = <Request, Value>(
    kind: keyof typeof FRESH,
    read: (request: Request, options: { readonly signal: AbortSignal }) => Promise<Value>,
  ): ((request: Request) => Promise<Value>) => {
    const kept = new Map<string, Kept<Value>>()
    return (request) => {
      const key = JSON.stringify(request)
      const found = kept.get(key)
      if (found !== undefined && now() < found.until) return found.value
      // Not aborted with the visitor who happened to ask first: others may be waiting for it.
      const value = read(request, { signal: AbortSignal.timeout(PATIENCE) })
      const fresh = { until: now() + FRESH[kind] * 1000, value }
      kept.delete(key)
      kept.set(key, fresh)
      value.catch(() => kept.get(key) === fresh && kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
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
