import type { Search } from '@cairn/core/contracts'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('the correction of a query', (open) => {
  const { get, searchFor } = serveSearch(open)

  it.each([
    ['en-us', 'vegan jacket'],
    ['de-de', 'Jacke vegan'],
    ['fr-fr', 'veste végan'],
    ['es-es', 'chaqueta vegan'],
    ['it-it', 'giacca vegan'],
    ['pt-pt', 'casaco vegan'],
  ])('on %s "%s" is not corrected to the name of a product', async (siteId, q) => {
    const suggestion = await get<Search.components['schemas']['Suggestion']>('/api/suggest/query', { siteId, query: q })
    expect(suggestion['corrected-query']).toBeUndefined()
    expect((await searchFor({ siteId, q })).query).toEqual({ original: q })
  })

  it.each([
    ['de-de', 'reduzierte Daunenjacke'],
    ['fr-fr', 'veste soldée'],
  ])('on %s the word for reduced goods in "%s" is not corrected', async (siteId, q) => {
    const suggestion = await get<Search.components['schemas']['Suggestion']>('/api/suggest/query', { siteId, query: q })
    expect(suggestion['corrected-query']).toBeUndefined()
  })
})
