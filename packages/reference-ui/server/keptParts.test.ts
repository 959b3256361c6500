import { createFakeGateways } from '@cairn/core/testing'
import { expect, it } from 'vitest'
import { toHref } from '../src/app/address.ts'
import { render } from '../src/app/entry-server.tsx'
import { type KeptParts, MOST } from '../src/app/keptParts.tsx'
import { joinPieces } from '../src/app/pieces.ts'
import { findSite, type Site } from '../src/app/sites.ts'

const origin = 'https://shop.example'
const sites = ['us/en-us', 'de/de-de', 'ch/it-ch']
const paths = ['/', '/search', '/search?q=jacket', '/search?q=nothing-like-it', '/checkout-cart', '/no-such-thing']

const openSite = (prefix: string) => {
  const site = findSite(prefix)
  if (site === undefined) throw new Error(`There is no site ${prefix}`)
  return { site, gateways: createFakeGateways({ site: prefix, country: null }) }
}

type Gateways = ReturnType<typeof openSite>['gateways']

const drawPage = async (site: Site, gateways: Gateways, path: string, keptParts?: KeptParts) => {
  const url = new URL(toHref(site, path), origin)
  const page = await render({
    site,
    path: path.split('?')[0],
    url,
    gateways,
    keptParts,
    signal: new AbortController().signal,
    onError: (error) => {
      throw error
    },
  })
  if (page.kind !== 'page') throw new Error(`${path} leads elsewhere`)
  const text = (pieces: typeof page.body): string => new TextDecoder().decode(joinPieces(pieces))
  const [handOver] = page.data
  if (typeof handOver !== 'string') throw new Error('What is handed over is of this page alone')
  return { body: text(page.body), handOver: JSON.parse(handOver.replace(/^<.*?>|<\/script>\n$/g, '')), page }
}

/** A path of each kind, and a product that the site has. */
const pathsOf = async (gateways: Gateways): Promise<readonly string[]> => {
  const signal = new AbortController().signal
  const { products } = await gateways.search.search({ term: '', page: 1, perPage: 1 }, { signal })
  return [...paths, ...products.map(({ slug }) => `/${slug}`)]
}

it.each(sites)(
  'at %s every page is the same to the byte, whether its parts are drawn or taken from others',
  async (prefix) => {
    const { site, gateways } = openSite(prefix)
    const parts: KeptParts = new Map()
    for (const path of await pathsOf(gateways)) {
      const alone = await drawPage(site, gateways, path)
      const first = await drawPage(site, gateways, path, parts)
      const made = parts.size
      const second = await drawPage(site, gateways, path, parts)
      expect(alone.body).toMatch(/<header[\s>]/)
      expect(first.body).toBe(alone.body)
      expect(second.body).toBe(alone.body)
      expect(first.handOver).toEqual(alone.handOver)
      expect(second.handOver).toEqual(alone.handOver)
      expect(parts.size).toBe(made)
      expect(second.page.data).toEqual(first.page.data)
    }
    const drawn = new Set([...parts.keys()].map((key) => key.split(' ')[1]))
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

it('what has changed is drawn anew, on every page, and nothing else is', async () => {
  const { site, gateways } = openSite('us/en-us')
  const parts: KeptParts = new Map()
  await drawPage(site, gateways, '/', parts)
  const before = parts.size
  const menus = await gateways.content.menus({ signal: new AbortController().signal })
  const legal = menus.legal.map((link) => ({ ...link, title: `${link.title} of tomorrow` }))
  const changed = { ...gateways, content: { ...gateways.content, menus: async () => ({ ...menus, legal }) } }
  expect((await drawPage(site, changed, '/checkout-cart', parts)).body).toContain(' of tomorrow<')
  // Header and footer, which both stand on the menus.
  expect(parts.size).toBe(before + 2)
  expect((await drawPage(site, gateways, '/', parts)).body).not.toContain(' of tomorrow<')
})

it('a site never shows what another has drawn', async () => {
  const { site, gateways } = openSite('us/en-us')
  const other = openSite('de/de-de')
  const parts: KeptParts = new Map()
  await drawPage(site, gateways, '/', parts)
  // The same content to the byte, in another language.
  const page = await drawPage(other.site, gateways, '/', parts)
  expect(page.body).toBe((await drawPage(other.site, gateways, '/')).body)
})

it('does not grow for ever: the parts that were drawn first are forgotten first', async () => {
  const { site, gateways } = openSite('us/en-us')
  const parts: KeptParts = new Map()
  await drawPage(site, gateways, '/', parts)
  const [header] = parts.keys()
  const [part] = parts.values()
  if (header === undefined || part === undefined) throw new Error('Nothing was kept')
  for (let other = 0; other < MOST; other += 1) parts.set(`another ${other}`, part)
  const { body } = await drawPage(site, gateways, '/search', parts)
  expect(parts.size).toBe(MOST)
  expect(parts.has('another 0')).toBe(false)
  expect(body).toBe((await drawPage(site, gateways, '/search')).body)
})
