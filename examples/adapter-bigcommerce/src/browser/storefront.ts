import type { Site } from '@cairn/core'
import { createServiceCall, type ReportBroken, type ServiceCall, unlessMissing } from '@cairn/core/adapter'
import { problemOf } from '../mappers/problem.ts'

/**
 * The Storefront API of BigCommerce, for a shop on the domain of the store. The browser's session cookie is its only
 * access, so there is no place for a secret: `token` exists to refuse one.
 */
export interface StorefrontConfig {
  readonly site: Site
  /** The origin of the store, which is that of the page. */
  readonly origin: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly report?: ReportBroken | undefined
  readonly token?: never
}

export interface Storefront {
  readonly call: ServiceCall
  readonly site: Site
  readonly origin: string
  readonly report: ReportBroken | undefined
}

export const openStorefront = ({ fetch, origin, report, site }: StorefrontConfig): Storefront => ({
  call: createServiceCall({ url: `${origin}/api/storefront`, fetch, problemOf }),
  site,
  origin,
  report,
})

/** Loads the checkout of a cart, which has the same id; null without one. */
export const loadCheckout = ({ call }: Storefront, id: string, options: { readonly signal?: AbortSignal }) =>
  unlessMissing(call({ path: '/checkouts/{id}', params: { id }, read: (body) => body, ...options }))
