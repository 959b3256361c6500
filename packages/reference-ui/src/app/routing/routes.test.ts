import { describe, expect, it } from 'vitest'
import { loadMessages } from '../../messages/index.ts'
import { normalisePath, parseAddress, toHref } from '../shop/address.ts'
import { defaultSite, sites } from '../shop/sites.ts'
import { findPage, matchRoute, routes } from './routes.ts'

describe('the route table', () => {
  it.each(routes.filter(({ path }) => path !== '/home'))('$path names the file of its page', async ({ path, file }) => {
    const found = findPage(path)
    expect(found?.file).toBe(file)
    expect((await found?.load())?.path).toBe(path)
  })

  const fixed = [
    '/search',
    '/checkout-cart',
    '/service',
    '/sign-up',
    '/auth-callback',
    '/home',
    '/compare',
    '/account/dashboard',
    '/account/orderhistory',
    '/account/wishlist',
  ]
  it.each(fixed)('prefers %s over a slug', { meta: { spec: ['2.routes.static-before-slug'] } }, async (path) => {
    expect(matchRoute(path)).toMatchObject({ route: { path }, params: {} })
    const page = await findPage(path)?.load()
    expect(page?.path).toBe(path === '/home' ? '/' : path)
  })

  // Excludes the cart page. Its HTML from the server contains no personal data, so search engines may index it, and
  // Lighthouse expects this.
  const ofOneShopper = routes.flatMap(({ path }) =>
    /^\/(account\/|sign-up|auth-callback|wishlist)/.test(path) ? [path] : [],
  )
  it.each(ofOneShopper)('marks the personal page %s as noindex', async (path) => {
    const page = await findPage(path)?.load()
    const messages = await loadMessages('en')
    const url = new URL(`https://cairn.example/us/en-us${path}`)
    const head = page?.head({ data: undefined, deferred: {}, params: {}, site: defaultSite, url, messages })
    expect(head).toMatchObject({ robots: 'noindex' })
  })

  it('decodes slugs, and rejects malformed encodings', () => {
    expect(matchRoute('/caf%C3%A9')?.params).toEqual({ slug: 'café' })
    expect(matchRoute('/%e0%a4')).toBeUndefined()
    expect(matchRoute('/one/two')).toBeUndefined()
  })

  it('does not let hostile parameter names pollute prototypes', () => {
    expect(matchRoute('/__proto__')?.params).toEqual({ slug: '__proto__' })
  })
})

describe('a URL', () => {
  it.each(sites.flatMap((site) => routes.map(({ path }) => [site, path.replace(':slug', 'trail-jacket')] as const)))(
    'of $prefix at %s round-trips',
    { meta: { spec: ['2.routes.under-prefix'] } },
    (site, path) => {
      const href = toHref(site, path)
      expect(href === `/${site.prefix}` || href.startsWith(`/${site.prefix}/`)).toBe(true)
      expect(parseAddress(href)).toEqual({ site, path })
    },
  )

  it('requires both segments of the prefix', { meta: { spec: ['2.routes.under-prefix'] } }, () => {
    expect(parseAddress('/de')).toBeUndefined()
    expect(parseAddress('/de/en-us/search')).toBeUndefined()
    expect(parseAddress('/de/de-deu')).toBeUndefined()
  })

  it.each([
    ['/DE/De-dE/', '/de/de-de'],
    ['//a///b/', '/a/b'],
    ['/', '/'],
    ['//', '/'],
  ])('normalizes %s to %s', (path, regular) => {
    expect(normalisePath(path)).toBe(regular)
  })
})
