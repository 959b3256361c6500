import type { PageGateways } from '@cairn/core'
import type { Product } from '@cairn/core/product'
import { browserConnectivity } from '../../app/loading/connectivity.ts'

type Gateway = PageGateways['product']

interface ProductRequest {
  readonly gateway: Gateway
  readonly slug: string
  readonly at: number
  readonly response: Promise<Product | null>
}

/** How long a response is used, in milliseconds. */
const LIFETIME = 30_000

let latest: ProductRequest | undefined

/** Remembers the latest request of a product, unless it fails, so that the quick view does not send it again. */
export const rememberProduct = (gateway: Gateway, slug: string, response: Promise<Product | null>): void => {
  const request = { gateway, slug, at: Date.now(), response }
  latest = request
  response.catch(() => {
    if (latest === request) latest = undefined
  })
}

/** Returns the response of a recent request of this product; undefined if there is none. */
export const recentProduct = (gateway: Gateway, slug: string): Promise<Product | null> | undefined =>
  latest?.gateway === gateway && latest.slug === slug && Date.now() - latest.at < LIFETIME ? latest.response : undefined

/** Requests a product that the shopper will probably look at. */
export const preloadProduct = (gateway: Gateway, slug: string): void => {
  // Use a separate task, because the event may belong to a tap that must be handled first.
  setTimeout(() => {
    if (browserConnectivity.isOffline() || recentProduct(gateway, slug)) return
    rememberProduct(gateway, slug, gateway.load(slug, { signal: AbortSignal.timeout(LIFETIME) }))
  })
}
