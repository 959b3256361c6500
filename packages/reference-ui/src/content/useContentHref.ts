import { safeUrl } from '@cairn/core'
import { toHref } from '../app/shop/address.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'

/**
 * Returns a function that makes a safe href from an editor's URL, or null if the URL is unsafe (docs/security.md#n1). A
 * path of the shop gets the prefix of the site; a URL of another origin must use http or https.
 */
export const useContentHref = (): ((url: string | null) => string | null) => {
  const { site, url: page } = useShop()
  const href = useHref()
  // Header and footer have the same links on every page. Resolve a relative URL against the home page, so that the link
  // has the same target on every page.
  const base = `${page.origin}${toHref(site, '/.')}`
  return (url) => {
    if (url === null) return null
    if (/^\/(?![/\\])/.test(url)) return href(url)
    return safeUrl(url, { base, allowedOrigins: '*' })?.href ?? null
  }
}
