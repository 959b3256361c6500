import { normalisePath, parseAddress } from '../app/shop/address.ts'
import type { Site } from '../app/shop/sites.ts'

/**
 * Returns whether a link on another site of the shop led to this document, which means that the visitor has just chosen
 * the site. `referrer` is the URL of the page before; a page of another origin sends no path.
 */
export const comesFromOtherSite = (referrer: string, { site, url }: { readonly site: Site; readonly url: URL }) => {
  if (!URL.canParse(referrer)) return false
  const { origin, pathname } = new URL(referrer)
  const previous = origin === url.origin ? parseAddress(normalisePath(pathname))?.site : undefined
  return previous !== undefined && previous.prefix !== site.prefix
}
