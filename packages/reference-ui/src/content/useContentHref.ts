import { safeUrl } from '@cairn/core'
import { toHref } from '../app/shop/address.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'

/**
 * Returns a function that makes a safe href from an editor's URL: paths of the shop get the site's prefix, other
 * origins must be http(s). It returns null for an unsafe URL (docs/security.md#n1).
 */
export const useContentHref = (): ((url: string | null) => string | null) => {
  const { site, url: page } = useShop()
  const href = useHref()
  // Resolve relative URLs against the home page, so that they mean the same on every page: all pages share header and
  // footer.
  const base = `${page.origin}${toHref(site, '/.')}`
  return (url) => {
    if (url === null) return null
    if (/^\/(?![/\\])/.test(url)) return href(url)
    return safeUrl(url, { base, allowedOrigins: '*' })?.href ?? null
  }
}
