import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

describeOnBothDatabases('everyday words for kinds of products', (open) => {
  const { searchFor } = serveSearch(open)

  const namesOf = async (siteId: string, q: string) => {
    const answer = await searchFor({ siteId, q, resultsPerPage: '96', redirectResponse: 'full' })
    expect(answer.query?.corrected).toBeUndefined()
    return answer.results.map(({ name }) => name)
  }

  it.each([
    ['it-it', 'calzini caldi', 'calze calde'],
    ['pt-pt', 'peúgas quentes', 'meias quentes'],
    ['de-de', 'warme Strümpfe', 'warme Socken'],
    ['it-it', 'calzini da sci', 'calze da sci'],
    ['it-it', 'giacca da neve', 'giacca da sci'],
    ['fr-fr', 'mi-bas', 'chaussettes de ski'],
    ['en-us', 'rainwear', 'rain pants'],
    ['es-es', 'medias de esquí', 'calcetines de esquí'],
  ])('on %s "%s" finds at least what "%s" does', async (site, q, usual) => {
    const names = await namesOf(site, q)
    const wanted = await namesOf(site, usual)
    expect(wanted.length).toBeGreaterThan(3)
    expect(names).toEqual(expect.arrayContaining(wanted))
  })

  it.each([
    ['en-us', 'skiwear', /^.* Snow (Shell Jacket|Pants)$/],
    ['en-gb', 'skiwear', /Snow Shell Jacket|Ski Trousers/],
    ['en-gb', 'rainwear', /Rain Jacket|Waterproof Trousers/],
    ['de-de', 'Skimütze', /mütze/],
    ['de-de', 'Basecap', /kappe/],
    ['es-es', 'ropa interior', /merino|térmica|interior/],
    ['it-it', 'cappello da corsa', /^(Berretto|Cappellino) da corsa/],
    ['it-it', 'zaino da sci', /^Zaino/],
  ])('on %s "%s" finds only products with fitting names', async (site, q, name) => {
    const names = await namesOf(site, q)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((one) => !name.test(one))).toEqual([])
  })
})
