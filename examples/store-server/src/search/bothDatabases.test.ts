import { describe, expect, it } from 'vitest'
import { openerOf } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

// The tests of ranking, words and large catalogues run on PostgreSQL only. These cases check that PGlite gives the same
// answers, with queries of each kind: compound, accent, colour, misspelling, prefix, stop word, filter, sort and
// page.
describe('PGlite and PostgreSQL answer alike', () => {
  const memory = serveSearch(openerOf('PGlite'))
  const server = serveSearch(openerOf('PostgreSQL'))

  it.each([
    ['de-de', { q: 'Damenjacke' }],
    ['de-at', { q: 'rote jacke in der farbe rot', 'filter.size': 'm' }],
    ['de-ch', { q: 'gelbb' }],
    ['fr-fr', { q: 'chaussures pointure 42', 'sort.price': 'asc' }],
    ['fr-fr', { q: 'ves' }],
    ['es-es', { q: 'pantlon', 'sort.name': 'desc' }],
    ['it-it', { q: 'giacca impermeabile donna', page: '2' }],
    ['pt-pt', { q: 'calçado', 'filter.price.low': '50', 'filter.price.high': '150' }],
    ['en-us', { q: 'down jacket', 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' }],
    ['en-gb', { q: '', 'sort.created': 'desc', 'filter.color': 'poppy', resultsPerPage: '96' }],
  ] satisfies [string, Record<string, string>][])('a search on %s for %j', async (siteId, query) => {
    const search = { siteId, redirectResponse: 'full', ...query }
    const answer = await server.searchFor(search)
    expect(answer.pagination.totalResults).toBeGreaterThan(0)
    expect(await memory.searchFor(search)).toEqual({ ...answer, responseId: expect.any(String) })
  })

  it.each([
    ['de-de', 'Mützze'],
    ['es-es', 'gorr'],
    ['fr-fr', 'pluie veste'],
    ['en-us', 'rain jacket'],
  ])('a suggestion on %s for "%s"', async (siteId, query) => {
    const answer = await server.get('/api/suggest/query', { siteId, query })
    expect(answer).toMatchObject({ suggested: expect.any(Object) })
    expect(await memory.get('/api/suggest/query', { siteId, query })).toEqual(answer)
  })
})
