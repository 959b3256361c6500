import type { Given } from '../shared/given.ts'

/** The base addresses of the services, without a slash at the end; relative ones mean this origin. */
export interface Apis {
  readonly store: string
  readonly account: string
  readonly search: string
  readonly catalogue: string
  readonly content: string
  readonly reviews: string
}

/** Where the embedded store server answers, seen from the shop's own origin. */
export const defaultApis: Apis = {
  store: '/api/store',
  account: '/api/account',
  search: '/api/search-service',
  catalogue: '/api/catalogue',
  content: '/api/content',
  reviews: '/api/reviews',
}

/** Where a service answers, as a whole address. */
export const baseOf = (
  name: keyof Apis,
  { apis, origin }: { readonly apis?: Given<Apis> | undefined; readonly origin: string },
): string => new URL(apis?.[name] ?? defaultApis[name], origin).href.replace(/\/$/, '')
