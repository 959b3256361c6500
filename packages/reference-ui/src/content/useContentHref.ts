import { safeUrl } from '@cairn/core'
import { useHref, useShop } from '../app/ShopContext.tsx'

/**
 * The address of a link that editors wrote: a path of the shop gets the site's prefix, another origin must be http(s).
 * Null for what is not fit to be a link (readings L105, threats N1).
 */
export const useContentHref = (): ((url: string | null) => string | null) => {
  const { url: page } = useShop()
  const href = useHref()
  return (url) => {
    if (url === null) return null
    if (/^\/(?![/\\])/.test(url)) return href(url)
    return safeUrl(url, { base: page.href, allowedOrigins: '*' })?.href ?? null
  }
}
