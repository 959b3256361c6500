import type { Page } from './page.ts'

/** The modules of all pages. Each page is loaded as a separate chunk. */
const pageModules = import.meta.glob<{ readonly default: Page }>('../../**/*.page.tsx')

export interface Route {
  readonly path: string
  /** The file of the page, relative to `src`. The build manifest lists its chunks under the same path. */
  readonly file: string
}

/** The first match wins, so every fixed path comes before `/:slug` (spec 2.routes.static-before-slug). */
export const routes: readonly Route[] = [
  { path: '/', file: 'home/home.page.tsx' },
  { path: '/home', file: 'home/home.page.tsx' },
  { path: '/search', file: 'search/search.page.tsx' },
  { path: '/checkout-cart', file: 'cart/cart.page.tsx' },
  { path: '/service', file: 'service/service.page.tsx' },
  { path: '/legal/:page', file: 'legal/legal.page.tsx' },
  { path: '/stories/:story', file: 'stories/story.page.tsx' },
  { path: '/contact/:form', file: 'contact/contact.page.tsx' },
  { path: '/sign-up', file: 'account/signIn/signUp.page.tsx' },
  { path: '/auth-callback', file: 'account/signIn/authCallback.page.tsx' },
  { path: '/account/dashboard', file: 'account/dashboard/dashboard.page.tsx' },
  { path: '/account/orderhistory', file: 'account/orders/orderHistory.page.tsx' },
  { path: '/account/order', file: 'account/orders/order.page.tsx' },
  { path: '/account/wishlist', file: 'account/wishlist/wishlist.page.tsx' },
  { path: '/account/profile', file: 'account/profile/profile.page.tsx' },
  { path: '/account/password', file: 'account/profile/password.page.tsx' },
  { path: '/account/pro-program', file: 'account/membership/proProgram.page.tsx' },
  { path: '/wishlist', file: 'account/wishlist/sharedWishlist.page.tsx' },
  { path: '/compare', file: 'compare/compare.page.tsx' },
  { path: '/:slug', file: 'product/page/product.page.tsx' },
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
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? ''
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

/** A matched page whose chunk may not be loaded yet. */
interface FoundPage {
  readonly params: Readonly<Record<string, string>>
  /** The file of the page, as in the route table. */
  readonly file: string
  /** Loads the chunk. Rejects if the chunk fails to load, for instance because a deployment has removed it. */
  readonly load: () => Promise<Page>
}

/** Finds the page of a path inside a site. */
export type FindPage = (path: string) => FoundPage | undefined

const loaded = new Map<string, Page>()

export const findPage: FindPage = (path) => {
  const match = matchRoute(path)
  if (!match) return undefined
  const { file } = match.route
  const load = async (): Promise<Page> => {
    // Cache the module: even for a loaded module, `import()` costs the server as much as rendering a small page.
    const known = loaded.get(file)
    if (known) return known
    const importPage = pageModules[`../../${file}`]
    if (!importPage) throw new Error(`${match.route.path} names ${file}, which does not exist`)
    const page = (await importPage()).default
    loaded.set(file, page)
    return page
  }
  return { params: match.params, file, load }
}
