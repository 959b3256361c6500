import { createFakeGateways } from '@cairn/core/testing'
import { expect, it } from 'vitest'
import { render } from '../src/app/server/entry-server.tsx'
import { MAX_PARTS, type PartCache } from '../src/app/server/partCache.tsx'
import { joinPieces } from '../src/app/server/pieces.ts'
import { toHref } from '../src/app/shop/address.ts'
import { findSite, type Site } from '../src/app/shop/sites.ts'

const origin = 'https://shop.example'
const sites = ['us/en-us', 'de/de-de', 'ch/it-ch']
const paths = ['/', '/search', '/search?q=jacket', '/search?q=nothing-like-it', '/checkout-cart', '/no-such-thing']

const openSite = (prefix: string) => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`There is no site ${prefix}`)
  return { site, gateways: createFakeGateways({ site: prefix, country: null }) }
}

type Gateways = ReturnType<typeof openSite>['gateways']

const drawPage = async (site: Site, gateways: Gateways, path: string, partCache?: PartCache) => {
  const url = new URL(toHref(site, path), origin)
  const page = await render({
    site,
    path: path.split('?')[0],
    url,
    gateways,
    partCache,
    signal: new AbortController().signal,
    onError: (error) => {
      throw error
    },
  })
  if (page.kind !== 'page') throw new Error(`${path} leads elsewhere`)
  const text = (pieces: typeof page.body): string => new TextDecoder().decode(joinPieces(pieces))
  const [payload] = page.data
  if (typeof payload !== 'string') throw new Error('What is handed over is of this page alone')
  return { body: text(page.body), payload: JSON.parse(payload.replace(/^<.*?>|<\/script>\n$/g, '')), page }
}

/** Returns a path of each kind of page, including an existing product. */
const pathsOf = async (gateways: Gateways): Promise<readonly string[]> => {
  const signal = new AbortController().signal
  const { products } = await gateways.search.search({ term: '', page: 1, perPage: 1 }, { signal })
  return [...paths, ...products.map(({ slug }) => `/${slug}`)]
}

it.each(sites)(
  'at %s every page is identical to the byte, whether its parts are rendered or cached',
  async (prefix) => {
    const { site, gateways } = openSite(prefix)
    const partCache: PartCache = new Map()
    for (const path of await pathsOf(gateways)) {
      const alone = await drawPage(site, gateways, path)
      const first = await drawPage(site, gateways, path, partCache)
      const made = partCache.size
      const second = await drawPage(site, gateways, path, partCache)
      expect(alone.body).toMatch(/<header[\s>]/)
      expect(first.body).toBe(alone.body)
      expect(second.body).toBe(alone.body)
      expect(first.payload).toEqual(alone.payload)
      expect(second.payload).toEqual(alone.payload)
      expect(partCache.size).toBe(made)
      expect(second.page.data).toEqual(first.page.data)
    }
    const drawn = new Set([...partCache.keys()].map((key) => key.split(' ')[1]))
    const names = [
      'promo',
      'header',
      'footer',
      'rail',
      'first-card',
      'first-row',
      'grid',
      'facet',
      'first-review',
      'review',
      'details',
    ]
    expect(drawn).toEqual(new Set(names))
  },
)

it('a changed part is rendered again on every page, and no other part is', async () => {
  const { site, gateways } = openSite('us/en-us')
  const partCache: PartCache = new Map()
  await drawPage(site, gateways, '/', partCache)
  const before = partCache.size
  const menus = await gateways.content.menus({ signal: new AbortController().signal })
  const legal = menus.legal.map((link) => ({ ...link, title: `${link.title} of tomorrow` }))
  const changed = { ...gateways, content: { ...gateways.content, menus: async () => ({ ...menus, legal }) } }
  expect((await drawPage(site, changed, '/checkout-cart', partCache)).body).toContain(' of tomorrow<')
  // Two new entries, the header and the footer, because both depend on the menus.
  expect(partCache.size).toBe(before + 2)
  expect((await drawPage(site, gateways, '/', partCache)).body).not.toContain(' of tomorrow<')
})

it('a site never uses the cached parts of another site', async () => {
  const { site, gateways } = openSite('us/en-us')
  const other = openSite('de/de-de')
  const partCache: PartCache = new Map()
  await drawPage(site, gateways, '/', partCache)
  // Both sites get the same content from the gateways, but in different languages.
  const page = await drawPage(other.site, gateways, '/', partCache)
  expect(page.body).toBe((await drawPage(other.site, gateways, '/')).body)
})

it('the cache is limited: the oldest parts are removed first', async () => {
  const { site, gateways } = openSite('us/en-us')
  const partCache: PartCache = new Map()
  await drawPage(site, gateways, '/', partCache)
  const [header] = partCache.keys()
  const [part] = partCache.values()
  if (header === undefined || part === undefined) throw new Error('Nothing was kept')
  for (let other = 0; other < MAX_PARTS; other += 1) partCache.set(`another ${other}`, part)
  const { body } = await drawPage(site, gateways, '/search', partCache)
  expect(partCache.size).toBe(MAX_PARTS)
  expect(partCache.has('another 0')).toBe(false)
  expect(body).toBe((await drawPage(site, gateways, '/search')).body)
})
