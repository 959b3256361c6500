import { sitePath } from '@cairn/core'
import { findSite, type Site } from './sites.ts'

/** An address of the shop, taken apart: `/de/de-de/search` is the path `/search` of the site `de/de-de`. */
export interface Address {
  readonly site: Site
  /** Starts with a slash; home is `/`. */
  readonly path: string
}

/** Lower case, single slashes, none at the end. Percent-encoded letters keep their meaning in either case. */
export const normalisePath = (pathname: string): string => {
  const single = pathname.replace(/\/{2,}/g, '/').toLowerCase()
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}

/** Takes a normalised path name apart; `undefined` when its first two segments are the prefix of no site. */
export const parseAddress = (pathname: string): Address | undefined => {
  const [, country = '', tag = '', ...rest] = pathname.split('/')
  const site = findSite(`${country}/${tag}`)
  return site && { site, path: `/${rest.join('/')}` }
}

/** Puts an address together. `path` starts with a slash and may carry a query: `toHref(site, '/search?q=fleece')`. */
export const toHref: (site: Site, path: string) => string = sitePath
