import { createContext, useContext } from 'react'
import { toHref } from './address.ts'
import type { Site } from './sites.ts'

/** The current site and URL, and the function to navigate. */
export interface ShopContextValue {
  readonly site: Site
  /** The URL of the visible page. While a navigation loads, this is still the URL of the previous page. */
  readonly url: URL
  /** Whether a navigation is loading its data. */
  readonly isNavigating: boolean
  /** Navigates to a path of this site: `navigate('/search?q=fleece')`. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void
}

export const ShopContext = createContext<ShopContextValue | undefined>(undefined)

/** Returns the site, the URL and the `navigate` function. */
export const useShop = (): ShopContextValue => {
  const value = useContext(ShopContext)
  if (!value) throw new Error('useShop needs the App above it')
  return value
}

/**
 * Returns a function that makes URLs of this site: `const href = useHref(); <a href={href('/search')}>`. The router
 * intercepts plain links, so no link component is needed.
 */
export const useHref = (): ((path: string) => string) => {
  const { site } = useShop()
  return (path) => toHref(site, path)
}
