import { sitePath } from '@cairn/core'
import { findSite, type Site } from './sites.ts'

/** A shop URL in its parts: `/de/de-de/search` is the path `/search` of the site `de/de-de`. */
export interface Address {
  readonly site: Site
  /** Starts with a slash; the home page is `/`. */
  readonly path: string
}

/**
 * Normalizes a path: lower case, single slashes, no trailing slash. Percent-encoded characters stay the same, because
 * `%C3` and `%c3` are equal.
 */
export const normalisePath = (pathname: string): string => {
  const single = pathname.replace(/\/{2,}/g, '/').toLowerCase()
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}

/** Parses a normalized path name; `undefined` if its first two segments are not a site prefix. */
export const parseAddress = (pathname: string): Address | undefined => {
  const [, country = '', tag = '', ...rest] = pathname.split('/')
  const site = findSite(`${country}/${tag}`)
  return site && { site, path: `/${rest.join('/')}` }
}

/** Builds a URL path. `path` starts with a slash and may have a query: `toHref(site, '/search?q=fleece')`. */
export const toHref: (site: Site, path: string) => string = sitePath
