import type { Apis } from '../platform/environment.types.ts'
import type { Overrides } from '../shared/overrides.ts'

export type { Apis } from '../platform/environment.types.ts'

/**
 * The default URLs of the services, relative to the origin of the shop. The built-in store server answers at these
 * URLs.
 */
export const defaultApis: Apis = {
  store: '/api/store',
  account: '/api/account',
  search: '/api/search-service',
  catalogue: '/api/catalogue',
  content: '/api/content',
  reviews: '/api/reviews',
}

/** Returns the absolute base URL of a service. */
export const baseOf = (
  name: keyof Apis,
  { apis, origin }: { readonly apis?: Overrides<Apis> | undefined; readonly origin: string },
): string => new URL(apis?.[name] ?? defaultApis[name], origin).href.replace(/\/$/, '')
