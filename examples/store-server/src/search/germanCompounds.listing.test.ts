import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('a German word that begins a compound of a description', (open) => {
  const { searchFor } = serveSearch(open)

  const find = async (siteId: string, q: string) =>
    (await searchFor({ siteId, q, resultsPerPage: '96', redirectResponse: 'full' })).results

  it.each([
    ['de-de', 'Merinomütze', 'Mützen aus Merinowolle'],
    ['de-de', 'Merino Mütze', 'Mützen aus Merinowolle'],
    ['de-at', 'Mütze aus Merino', 'Mützen aus Merinowolle'],
    ['de-ch', 'Mütze Merino', 'Mützen aus Merinowolle'],
    ['de-de', 'Handschuhe Merino', 'Handschuhe aus Merinowolle'],
  ])('on %s "%s" finds the same products as "%s"', async (site, q, meant) => {
    const wanted = (await find(site, meant)).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(1)
    expect((await find(site, q)).map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
  })
})
