import type { PageGateways } from '../src/app/server/entry-server.tsx'

/** Lifetimes of a page in shared caches, in seconds. */
const FRESH = 60
const STALE = 300
const PART = 10

/** Returns `Cache-Control` of a complete page that no cache serves for longer than `most` seconds, fresh or stale. */
export const cachedAtMost = (most: number): string => {
  const fresh = Math.min(FRESH, most)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(STALE, most - fresh)}`
}

/**
 * Returns `Cache-Control` of a page that was rendered without a part, such as the menus, because the part failed or was
 * late. The HTML and its search engine data lack that part, so caches must replace such a page soon and must not serve
 * it stale.
 */
export const partCachedAtMost = (most: number): string => `public, max-age=0, s-maxage=${Math.min(PART, most)}`

const maxAgeOf = ({ headers }: Response): number =>
  Number(/(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? Number.POSITIVE_INFINITY)

/**
 * Returns gateways for one page, and the lifetime in seconds of the delivery dates that the page has read. The store
 * server ends this lifetime at the next cut-off, when the dates change; it is infinite for a page without dates.
 */
export const watchDeliveryDates = (
  gateways: PageGateways,
  createWith: (send: typeof fetch) => PageGateways,
): { readonly gateways: PageGateways; readonly lifetime: () => number } => {
  let lifetime = Number.POSITIVE_INFINITY
  const send: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    lifetime = Math.min(lifetime, maxAgeOf(response))
    return response
  }
  return {
    gateways: { ...gateways, shipping: { options: (...call) => createWith(send).shipping.options(...call) } },
    lifetime: () => lifetime,
  }
}
