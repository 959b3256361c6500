import { safeUrl } from '@cairn/core'
import { normalisePath, parseAddress } from '../app/shop/address.ts'
import type { Site } from '../app/shop/sites.ts'
import { readSearch } from './searchAddress.ts'

/**
 * Returns the path, inside this site, to which a merchandising redirect leads. Returns null if the redirect leads out
 * of the site or to the current URL. A redirect to another search keeps the sort order that the shopper chose.
 */
export const redirectPath = (
  redirect: string,
  { site, url }: { readonly site: Site; readonly url: URL },
): `/${string}` | null => {
  const target = safeUrl(redirect, { base: url.href })
  if (target === null || target.pathname.startsWith('//')) return null
  const isHere = (path: string) => parseAddress(normalisePath(url.pathname))?.path === path
  const address = parseAddress(normalisePath(target.pathname))
  if (address && address.site !== site) return null
  const path = address?.path ?? target.pathname
  const { sort } = readSearch(url.searchParams)
  if (path === '/search' && sort !== 'relevance') target.searchParams.set('sort', sort)
  if (isHere(path) && target.search === url.search) return null
  return path.startsWith('/') ? `/${path.slice(1)}${target.search}${target.hash}` : null
}
