import { createBrowserPlatform, type Platform } from '@cairn/core'
import { searchOnSite } from '../shop/searchOnSite.ts'
import { sites } from '../shop/sites.ts'

/**
 * Creates the platform of the browser. On a results page it also keeps the filters when the shopper changes the site: the
 * alternate links of the page are for search engines and leave them out.
 */
export const shopPlatform = (): Platform => {
  const platform = createBrowserPlatform()
  const { navigation } = platform
  const alternate = (hreflang: string): string | null => {
    const site = sites.find((site) => site.hreflang === hreflang)
    return (site && searchOnSite(new URL(navigation.href()), site)) ?? navigation.alternate(hreflang)
  }
  return { ...platform, navigation: { ...navigation, alternate } }
}
