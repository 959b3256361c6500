import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('words for goods in general', (open) => {
  const { searchFor } = serveSearch(open)

  const find = async (siteId: string, q: string) => {
    const answer = await searchFor({ siteId, q, resultsPerPage: '96', redirectResponse: 'full' })
    const { merchandising, query, results } = answer
    return { redirect: merchandising.redirect, corrected: query?.corrected, ids: results.map(({ id }) => id) }
  }

  it.each([
    ['en-gb', 'rain gear', 'rain'],
    ['en-us', 'hiking clothes', 'hiking'],
    ['de-de', 'Regenkleidung', 'Regen'],
    ['de-at', 'Skibekleidung', 'Ski'],
    ['fr-fr', 'vêtements de ski', 'ski'],
    ['es-es', 'ropa de lluvia', 'lluvia'],
    ['es-es', 'ropa para esquiar', 'esquiar'],
    ['it-it', 'abbigliamento da sci', 'sci'],
    ['pt-pt', 'roupa de chuva', 'chuva'],
  ])('on %s "%s" finds the products of "%s" at the same address', async (site, q, rest) => {
    const found = await find(site, q)
    expect(found).toEqual({ ...(await find(site, rest)), redirect: '', corrected: undefined })
    expect(found.ids.length).toBeGreaterThan(12)
  })

  it.each([
    ['en-us', 'clothes'],
    ['de-de', 'Kleidung'],
    ['fr-fr', 'vêtements'],
    ['es-es', 'ropa'],
    ['it-it', 'vestiti'],
    ['pt-pt', 'roupa'],
  ])('on %s "%s" leads to all products', async (site, q) => {
    expect(await find(site, q)).toEqual({ ...(await find(site, '')), redirect: '/search' })
  })

  it('names the unknown word beside them', async () => {
    expect((await find('en-us', 'rain gear for kids')).redirect).toBe('/search?q=rain&unmatched=kids')
  })

  it('finds nothing if the rest does not', async () => {
    expect(await find('en-us', 'wedding clothes')).toMatchObject({ redirect: '', ids: [] })
  })
})
