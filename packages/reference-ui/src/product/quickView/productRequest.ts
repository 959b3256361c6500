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

/**
 * Returns the response of a recent request of this product, or else of a new one. So the page, its prefetch and the
 * quick view send one request together, whichever of them is first. A request that fails is not used again.
 */
export const requestProduct = (gateway: Gateway, slug: string): Promise<Product | null> => {
  if (latest?.gateway === gateway && latest.slug === slug && Date.now() - latest.at < LIFETIME) return latest.response
  const response = gateway.load(slug, { signal: AbortSignal.timeout(LIFETIME) })
  const request = { gateway, slug, at: Date.now(), response }
  latest = request
  response.catch(() => {
    if (latest === request) latest = undefined
  })
  return response
}

/** Requests a product that the shopper will probably look at. */
export const preloadProduct = (gateway: Gateway, slug: string): void => {
  // Use a separate task, because the event may belong to a tap that must be handled first.
  setTimeout(() => {
    if (!browserConnectivity.isOffline()) requestProduct(gateway, slug)
  })
}
