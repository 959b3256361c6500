import type { Catalogue, Content, Search } from '@cairn/core/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.vertical.ts'
import { content } from '../content/content.vertical.ts'
import type { OpenDatabase } from '../database/database.ts'
import { search } from '../search/search.vertical.ts'
import { openMemory } from '../testing/memories.ts'
import { serveVerticals } from '../testing/serveVerticals.ts'

let opened: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  opened = await openMemory('seeded')
  app = await serveVerticals(opened.database, [catalogue, content, search])
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

const get = async <Body>(url: string, query: Readonly<Record<string, string>>): Promise<Body> => {
  const response = await app.inject({ url, query })
  expect(response.statusCode).toBe(200)
  return response.json<Body>()
}

const find = (siteId: string, q: string) =>
  get<Search.components['schemas']['SearchAnswer']>('/api/search-service/api/search/search.json', {
    siteId,
    q,
    resultsPerPage: '96',
    redirectResponse: 'full',
  })

const idsOf = ({ results }: Awaited<ReturnType<typeof find>>) => new Set(results.map(({ id }) => id))

/** Returns the top-level categories of the search results. */
const kindsOf = ({ results }: Awaited<ReturnType<typeof find>>): Set<string | undefined> =>
  new Set(results.map(({ category }) => String(category).split(' . ')[0]))

const British = { pants: 'Trousers', vests: 'Gilets', popular: 'hiking trousers', product: 'Drizzle Hiking Trousers' }
const American = { pants: 'Pants', vests: 'Vests', popular: 'hiking pants', product: 'Drizzle Hiking Pants' }

/** Each site with its region, the words it uses and the words it must not use. */
const SITES = [
  ['gb/en-gb', 'Britain', British, American],
  ['ie/en-ie', 'Ireland', British, American],
  ['nl/en-nl', 'the Netherlands', British, American],
  ['us/en-us', 'America', American, British],
] as const

const siteIdOf = (site: string) => site.split('/')[1] ?? ''

it.each(SITES)('on %s the menus use the English of %s', async (site, _, own, other) => {
  const menus = await get<Content.components['schemas']['Menus']>('/api/content/menus', { site })
  // Skip URLs, which both stores share, and English titles, which analytics reports use for all sites.
  const said = JSON.stringify(menus, (key, value: unknown) => (/^(en[A-Z]|url|href)/.test(key) ? undefined : value))
  expect(said).toContain(`"${own.pants}"`)
  expect(said).toContain(`"${own.vests}"`)
  expect(said).not.toMatch(new RegExp(`\\b(${other.pants}|${other.vests})\\b`, 'i'))
})

it.each(SITES)('on %s a product has its name of %s and the same slug as on every site', async (site, _, own) => {
  const product = await get<Catalogue.components['schemas']['Product']>(
    '/api/catalogue/products/drizzle-hiking-pants-m',
    { site },
  )
  expect(product.name).toBe(own.product)
  expect(product.category).toBe(`${own.pants} . Hiking`)
  expect(product.breadcrumbs.map(({ title }) => title)).toContain(own.pants)
})

it.each(SITES)('on %s, in the English of %s, pants and trousers find the same products', async (site, _, own) => {
  const [pants, trousers] = [await find(siteIdOf(site), 'pants'), await find(siteIdOf(site), 'trousers')]
  expect(kindsOf(pants)).toEqual(new Set([own.pants]))
  expect(pants.results.length).toBeGreaterThan(20)
  expect(idsOf(trousers)).toEqual(idsOf(pants))
})

it.each(SITES)('on %s, in the English of %s, a vest finds every gilet', async (site, _, own) => {
  const [vest, gilet] = [await find(siteIdOf(site), 'vest'), await find(siteIdOf(site), 'gilet')]
  expect(kindsOf(gilet)).toEqual(new Set([own.vests]))
  expect([...idsOf(vest)]).toEqual(expect.arrayContaining([...idsOf(gilet)]))
})

it.each(SITES)('on %s the trending searches use the English of %s', async (site, _, own) => {
  const { trending } = await get<Search.components['schemas']['Trending']>('/api/search-service/api/suggest/trending', {
    siteId: siteIdOf(site),
  })
  expect(trending.queries.map(({ searchQuery }) => searchQuery)).toContain(own.popular)
})

it.each([
  ['en-gb', 'trosuers', 'trousers'],
  ['en-gb', 'pnats', 'pants'],
  ['en-us', 'pnats', 'pants'],
])('on %s the misspelt %s is corrected to %s', async (siteId, typed, meant) => {
  expect((await find(siteId, typed)).query).toMatchObject({ original: typed, corrected: meant })
})
