import { afterAll, beforeAll, expect, it } from 'vitest'
import { sites } from '../src/app/shop/sites.ts'
import { LEGAL_PAGES, legalPath } from '../src/legal/legalPages.ts'
import { STORIES, storyPath } from '../src/stories/storyPages.ts'
import { type FakeStore, startFakeStore } from './testing/fakeStore.ts'
import { type OpenStorefront, openStorefront, origin } from './testing/openStorefront.ts'

let store: FakeStore
let shop: OpenStorefront

beforeAll(async () => {
  store = await startFakeStore()
  shop = await openStorefront(store.url)
})
afterAll(() => Promise.all([shop.close(), store.close()]))

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')

it('names the paths that crawlers must skip, and the list of the pages', async () => {
  const response = await shop.get('/robots.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain('Disallow: /api/\n')
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})

it('lists a sitemap for each of the twenty sites', async () => {
  const response = await shop.get('/sitemap.xml')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(locations(await response.text())).toEqual(sites.map(({ prefix }) => `${origin}/${prefix}/sitemap.xml`))
})

it('lists all pages of a site: each category of its menus once, and every page of its catalogue', async () => {
  const xml = await (await shop.get('/de/de-de/sitemap.xml')).text()
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(locations(xml)).toEqual(
    [
      '',
      '/service',
      '/contact/de',
      ...LEGAL_PAGES.map(legalPath),
      ...STORIES.map(storyPath),
      '/search?filter.category=jackets',
      '/search?filter.category=hats',
      '/jacket-1-de-de',
      '/jacket-2-de-de',
    ].map((path) => `${origin}/de/de-de${path}`),
  )
})

it('lists every product of a large catalogue', async () => {
  store.searchPages = 760
  const listed = locations(await (await shop.get('/at/de-at/sitemap.xml')).text()).slice(
    5 + LEGAL_PAGES.length + STORIES.length,
  )
  store.searchPages = 2
  expect(listed).toEqual(Array.from({ length: 760 }, (_, index) => `${origin}/at/de-at/jacket-${index + 1}-de-at`))
})

it('is temporarily unavailable together with the catalogue', async () => {
  const response = await shop.get('/fr/fr-fr/sitemap.xml')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

it('reads the catalogue once for all crawlers within a period, and again after a failure', async () => {
  const getSitemap = (site: string) => shop.get(`/${site}/sitemap.xml`)
  const before = store.searched
  const answers = await Promise.all(Array.from({ length: 10 }, () => getSitemap('it/it-it')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await getSitemap('it/it-it')
  // One request for each page of the catalogue.
  expect(store.searched - before).toBe(2)
  await getSitemap('fr/fr-fr')
  const failed = store.searched
  await getSitemap('fr/fr-fr')
  expect(store.searched).toBeGreaterThan(failed)
})
