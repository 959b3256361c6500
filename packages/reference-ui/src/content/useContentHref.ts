import { safeUrl } from '@cairn/core'
import { toHref } from '../app/address.ts'
import { useHref, useShop } from '../app/ShopContext.tsx'

/**
 * The address of a link that editors wrote: a path of the shop gets the site's prefix, another origin must be http(s).
 * Null for what is not fit to be a link (readings L105, threats N1).
 */
export const useContentHref = (): ((url: string | null) => string | null) => {
  const { site, url: page } = useShop()
  const href = useHref()
  // A relative address means the same on every page: the header and the footer are the same on all of them.
  const base = `${page.origin}${toHref(site, '/.')}`
  return (url) => {
    if (url === null) return null
    if (/^\/(?![/\\])/.test(url)) return href(url)
    return safeUrl(url, { base, allowedOrigins: '*' })?.href ?? null
  }
}
