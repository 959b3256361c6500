import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../testing/bothDatabases.ts'
import { serveSearch } from '../../testing/serveSearch.ts'

describeOnBothDatabases('queries that name filters', (open) => {
  const { get, searchFor } = serveSearch(open)

  const find = (siteId: string, q: string, more: Readonly<Record<string, string>> = {}) =>
    searchFor({ siteId, q, resultsPerPage: '96', redirectResponse: 'full', ...more })

  it.each([
    ['en-us', 'warm waterproof jacket under 450', 'q=jacket&warmth=4&warmth=5&waterproofness=10000&price.high=450'],
    ['de-de', 'warme wasserdichte Jacke unter 450 €', 'q=jacke&warmth=4&warmth=5&waterproofness=10000&price.high=450'],
    ['fr-fr', 'gants chauds à moins de 150 €', 'q=gants&warmth=4&warmth=5&price.high=150'],
    ['es-es', 'zapatillas entre 100 y 199,50', 'q=zapatillas&price.low=100&price.high=199.5'],
    ['it-it', 'giacca con 4 stelle', 'q=giacca&rating=4'],
    ['pt-pt', 'casaco impermeável abaixo de 300', 'q=casaco&waterproofness=10000&price.high=300'],
    ['de-de', 'Jacke für meinen Mann', 'q=jacke&gender=men'],
    ['it-it', 'giacca impermeabile per mia moglie', 'q=giacca+impermeabile&gender=women'],
    ['en-us', 'running shoes for my wife', 'q=running+shoes&gender=women'],
    ['en-us', 'warm gloves for a woman under 200', 'q=gloves&warmth=4&warmth=5&gender=women&price.high=200'],
    ['en-us', 'jacket 100-200', 'q=jacket&price.low=100&price.high=200'],
    ['en-us', '$300 jacket', 'q=jacket&price.high=300'],
    [
      'en-gb',
      'warm waterproof jacket under 300 with hood',
      'q=jacket+hood&warmth=4&warmth=5&waterproofness=10000&price.high=300',
    ],
    ['it-it', 'giacca a meno di 300 €', 'q=giacca&price.high=300'],
    ['it-it', 'giacca poco calda', 'q=giacca&warmth=2'],
    ['fr-fr', 'Moyennement chaud veste', 'q=veste&warmth=3'],
    ['en-us', 'not too warm jacket', 'q=jacket&warmth=1&warmth=2&warmth=3'],
    ['de-de', 'nicht wasserdichte Jacke', 'q=jacke'],
    ['en-us', 'shoes not too warm', 'q=shoes'],
    ['de-de', 'Regenjacke Größe M unter 300', 'q=regenjacke&price.high=300&size=m'],
    ['en-us', "women's shoes size 9", 'q=women%27s+shoes&size=eu41'],
    ['en-us', 'running shoes size 9 for my husband', 'q=running+shoes&gender=men&size=eu42'],
    ['en-gb', 'shoes UK size 8', 'q=shoes&size=eu42'],
    ['fr-fr', 'chaussures pointure 42', 'q=chaussures&size=eu42'],
    ['es-es', 'chaqueta talla M', 'q=chaqueta&size=m'],
    ['es-es', 'chaqueta talla grande', 'q=chaqueta&size=l'],
    ['it-it', 'giacca taglia piccola', 'q=giacca&size=s'],
    ['pt-pt', 'casaco tamanho grande', 'q=casaco&size=l'],
    ['en-us', 'extra large red fleece', 'q=red+fleece&size=xl'],
    ['it-it', 'scarpe numero 42', 'q=scarpe&size=eu42'],
    ['pt-pt', 'meias tamanho 40', 'q=meias&size=39-41'],
    ['en-us', 'gift for her under 50', 'price.high=50&gender=women&gender=all'],
    ['en-gb', 'gift for men', 'gender=men&gender=all'],
    ['fr-fr', 'cadeau femme', 'gender=women&gender=all'],
    ['pt-pt', 'prenda para homem até 50 euros', 'price.high=50&gender=men&gender=all'],
    ['de-de', 'Geschenk unter 50', 'price.high=50'],
    ['de-de', 'regenfeste Schuhe', 'q=schuhe&waterproofness=5000'],
    ['de-de', 'enge Hose', 'q=hose&fit=slim'],
    ['en-us', 'water proof', 'waterproofness=10000'],
    ['it-it', "giacca a prova d'acqua", 'q=giacca&waterproofness=10000'],
    ['pt-pt', 'casaco à prova de água', 'q=casaco&waterproofness=10000'],
    ['fr-fr', 'veste pas moins de 300 euros', 'q=veste&price.low=300'],
    ['de-ch', 'Jacke bis Fr. 300', 'q=jacke&price.high=300'],
    ['en-us', 'jacket on sale', 'q=jacket&on_sale=1'],
    ['de-de', 'Jacken im Sale', 'q=jacken&on_sale=1'],
    ['fr-fr', 'veste soldée', 'q=veste&on_sale=1'],
    ['es-es', 'chaquetas rebajadas', 'q=chaquetas&on_sale=1'],
    ['it-it', 'giacche in saldo', 'q=giacche&on_sale=1'],
    ['pt-pt', 'casacos em promoção', 'q=casacos&on_sale=1'],
    ['en-us', 'beanie for my husband', 'q=beanie&gender=men&gender=all'],
  ])('on %s "%s" leads to the search with its filters, which finds the same products', async (site, q, address) => {
    const { merchandising, results, pagination } = await find(site, q)
    expect(merchandising.redirect).toBe(`/search?${address}`)
    expect(results.length).toBeGreaterThan(0)
    const params = [...new URLSearchParams(address)]
    const filters = Map.groupBy(params, ([name]) => (name === 'q' ? 'q' : `filter.${name}`))
    const query = Object.fromEntries([...filters].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
    const same = await searchFor({ siteId: site, resultsPerPage: '96', ...query })
    expect(same.pagination).toEqual(pagination)
  })

  it.each([
    ['en-us', 'gift'],
    ['de-de', 'Geschenk'],
    ['fr-fr', 'cadeau'],
    ['it-it', 'regalo'],
    ['es-es', 'regalo'],
    ['pt-pt', 'presente'],
  ])('on %s "%s" leads to all products, the best sellers first', async (site, q) => {
    const { merchandising, results } = await find(site, q)
    expect(merchandising.redirect).toBe('/search')
    const all = await searchFor({ siteId: site, q: '', resultsPerPage: '96' })
    expect(results.map(({ id }) => id)).toEqual(all.results.map(({ id }) => id))
  })

  it('a gift for a person may be unisex, and both genders are chosen filters', async () => {
    const { facets, pagination } = await find('en-us', 'gift for her under 50')
    const genders = facets.find(({ field }) => field === 'gender')?.values.filter(({ active }) => active)
    expect(genders?.map(({ value }) => value).toSorted()).toEqual(['all', 'women'])
    const women = await searchFor({ siteId: 'en-us', 'filter.gender': 'women', 'filter.price.high': '50' })
    expect(pagination.totalResults).toBeGreaterThan(women.pagination.totalResults)
  })

  it('a price that no product has gets an empty result with the chosen range', async () => {
    const { pagination, facets, merchandising } = await find('en-us', 'jacket under 5')
    expect([pagination.totalResults, merchandising.redirect]).toEqual([0, '/search?q=jacket&price.high=5'])
    const price = facets.find(({ field }) => field === 'price')?.values.filter(({ active }) => active)
    expect(price).toMatchObject([{ label: 'Up to $5', count: 0 }])
  })

  it('a price that no product has keeps the features of the query as filters', async () => {
    const { pagination, merchandising } = await find('en-us', 'warm waterproof jacket under 50')
    expect(pagination.totalResults).toBe(0)
    expect(merchandising.redirect).toBe('/search?q=jacket&warmth=4&warmth=5&waterproofness=10000&price.high=50')
  })

  it('a price below every product with the features keeps the features too, although other products are cheaper', async () => {
    const { pagination, merchandising } = await find('en-us', 'warm waterproof jacket under 150')
    expect((await find('en-us', 'jacket under 150')).pagination.totalResults).toBeGreaterThan(0)
    expect(pagination.totalResults).toBe(0)
    expect(merchandising.redirect).toBe('/search?q=jacket&warmth=4&warmth=5&waterproofness=10000&price.high=150')
  })

  it.each([
    ['en-us', 'warm running jacket', 'q=running+jacket&unmatched=warm'],
    ['en-us', 'warm running jacket under 100', 'q=running+jacket&price.high=100&unmatched=warm'],
    ['en-us', 'waterproof slim tights', 'q=tights&fit=slim&unmatched=waterproof'],
    ['en-us', 'warm waterproof running jacket', 'q=running+jacket&unmatched=warm%2C+waterproof'],
    ['de-de', 'warme Laufjacke', 'q=laufjacke&unmatched=warme'],
    ['de-de', 'reduzierte Daunenjacke', 'q=daunenjacke&unmatched=reduzierte'],
  ])(
    'on %s "%s" leads to the search without the features that no product has, and names them',
    async (site, q, address) => {
      const { merchandising, pagination } = await find(site, q)
      expect(merchandising.redirect).toBe(`/search?${address}`)
      expect(pagination.totalResults).toBeGreaterThan(0)
    },
  )

  it('a feature stays a word of the search if the other words find nothing', async () => {
    const { merchandising, pagination } = await find('en-us', 'warm sandals')
    expect([merchandising.redirect, pagination.totalResults > 0]).toEqual(['', true])
  })

  it.each([
    ['it-it', 'giacca impermeabile donna'],
    ['en-us', 'running shoes'],
    ['en-us', 'extra large beanie'],
    ['en-us', 'jacket in M'],
  ])('on %s "%s" stays a search by name', async (site, q) => {
    expect((await find(site, q)).merchandising.redirect).toBe('')
  })

  it('a filter of the request replaces the filter of the query, and an exact search names none', async () => {
    const prices = async (more: Readonly<Record<string, string>>) =>
      (await find('en-us', 'jacket under 150', more)).results.map(({ price }) => Number(price))
    expect(Math.max(...(await prices({})))).toBeLessThanOrEqual(150)
    expect(Math.max(...(await prices({ 'filter.price.high': '300' })))).toBeGreaterThan(150)
    expect((await find('en-us', 'jacket under 150', { exact: '1' })).merchandising.redirect).toBe('')
  })

  it('a query that names filters is not corrected', async () => {
    const suggestion = await get<{ 'corrected-query'?: string }>('/api/suggest/query', {
      siteId: 'en-us',
      query: 'jacket under 300',
    })
    expect(suggestion['corrected-query']).toBeUndefined()
  })
})
