import { createContext, useContext } from 'react'
import { toHref } from './address.ts'
import type { Site } from './sites.ts'

/** Where the reader is, and how to go elsewhere. */
export interface ShopContextValue {
  readonly site: Site
  /** The address of the page that is shown; during a navigation still the old one. */
  readonly url: URL
  /** A navigation is waiting for its data. */
  readonly isNavigating: boolean
  /** Goes to a path of this site: `navigate('/search?q=fleece')`. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void
}

export const ShopContext = createContext<ShopContextValue | undefined>(undefined)

/** The site, the address and the way to other pages. */
export const useShop = (): ShopContextValue => {
  const value = useContext(ShopContext)
  if (!value) throw new Error('useShop needs the App above it')
  return value
}

/** Builds addresses of this site: `const href = useHref(); <a href={href('/search')}>`. A plain link is all the router needs. */
export const useHref = (): ((path: string) => string) => {
  const { site } = useShop()
  return (path) => toHref(site, path)
}
