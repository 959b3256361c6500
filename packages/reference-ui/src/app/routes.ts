import type { Page } from './page.ts'

/** One chunk per page. */
const pageModules = import.meta.glob<{ readonly default: Page }>('../*/*.page.tsx')

export interface Route {
  readonly path: string
  /** The file of the page, from this folder; also the key under which its chunks stand in the manifest. */
  readonly file: string
}

/** First match wins, so every fixed path stands above `/:slug` (2.routes.static-before-slug). */
export const routes: readonly Route[] = [
  { path: '/', file: '../home/home.page.tsx' },
  { path: '/home', file: '../home/home.page.tsx' },
  { path: '/search', file: '../search/search.page.tsx' },
  { path: '/checkout-cart', file: '../cart/cart.page.tsx' },
  { path: '/sign-up', file: '../account/signUp.page.tsx' },
  { path: '/auth-callback', file: '../account/authCallback.page.tsx' },
  { path: '/account/dashboard', file: '../account/dashboard.page.tsx' },
  { path: '/account/orderhistory', file: '../account/orderHistory.page.tsx' },
  { path: '/account/wishlist', file: '../account/wishlist.page.tsx' },
  { path: '/:slug', file: '../product/product.page.tsx' },
]

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const matchPath = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined
      continue
    }
    const decoded = decode(value)
    if (!decoded) return undefined
    params[segment.slice(1)] = decoded
  }
  return params
}

/** Finds the route of a path inside a site. */
export const matchRoute = (path: string): RouteMatch | undefined => {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

/** Loads the chunk of a page; rejects when it is gone, as after a deployment. */
export const loadPageModule = async (route: Route): Promise<Page> => {
  const load = pageModules[route.file]
  if (!load) throw new Error(`${route.path} names ${route.file}, which does not exist`)
  return (await load()).default
}
