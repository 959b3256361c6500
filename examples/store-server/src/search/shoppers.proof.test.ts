import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

type Wire = Search.components['schemas']

describeOnPostgres('what shoppers of six languages type', (open) => {
  const { get, searchFor, execute } = serveSearch(open)

  const sold = { 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' }
  const find = (siteId: string, q: string, more: Readonly<Record<string, string>> = {}) =>
    searchFor({
      siteId,
      q,
      resultsPerPage: '96',
      redirectResponse: 'full',
      ...sold,
      ...more,
    })
  const suggest = (siteId: string, query: string) => get<Wire['Suggestion']>('/api/suggest/query', { siteId, query })
  const namesOf = ({ results }: Wire['SearchAnswer']) => results.map(({ name }) => name)
  const shelvesOf = ({ results }: Wire['SearchAnswer']) => [
    ...new Set(results.map(({ category }) => category.split(' . ')[0])),
  ]

  const chosenSizes = async (siteId: string, size: string) => {
    const { results, facets } = await find(siteId, '', { 'filter.size': size })
    expect(results.length).toBeGreaterThan(0)
    return facets.find(({ field }) => field === 'size')?.values.filter(({ active }) => active)
  }

  it.each([
    ['de-de', 'schuhe', 'Schuhe'],
    ['de-de', 'HANDSCHUHE ', 'Handschuhe'],
    ['de-de', 'Rucksack 30 Liter', 'Rucksäcke'],
    ['fr-fr', 'chaussures taille 42', 'Chaussures'],
    ['fr-fr', 'chaussures pointure 42', 'Chaussures'],
    ['it-it', 'scarpe numero 42', 'Scarpe'],
    ['pt-pt', 'sapatilhas número 42', 'Calçado'],
    ['es-es', 'guantes de montaña', 'Guantes'],
    ['it-it', 'scarpe da trail running', 'Scarpe'],
    ['es-es', 'botas', 'Calzado'],
    ['es-es', 'mochila', 'Mochilas'],
    ['pt-pt', 'luvas', 'Luvas'],
    ['pt-pt', 'botas', 'Calçado'],
    ['en-us', 'tights', 'Tights'],
    ['en-gb', 'leggings', 'Tights'],
  ])(
    'on %s "%s" finds products of %s only, not products that mention the word or sound like it',
    async (site, q, shelf) => {
      expect(shelvesOf(await find(site, q))).toEqual([shelf])
    },
  )

  it.each([
    ['en-us', 'road running shoes', /road running shoes/i],
    ['de-de', 'Straßenlaufschuhe', /straßenlaufschuhe/i],
    ['de-ch', 'Laufschuhe Asphalt', /strassenlaufschuhe/i],
    ['fr-fr', 'chaussures course route', /course sur route/i],
    ['it-it', 'scarpe corsa strada', /corsa su strada/i],
    ['es-es', 'zapatillas asfalto', /asfalto/i],
    ['pt-pt', 'sapatilhas estrada', /estrada/i],
  ])('on %s "%s" lists the road shoes first', async (site, q, name) => {
    const first = namesOf(await find(site, q)).slice(0, 5)
    expect(first).toHaveLength(5)
    expect(first.filter((one) => !name.test(one))).toEqual([])
  })

  it.each([
    ['de-de', 'Damenjacke', 'damen jacke', /jacke|parka|anorak/i],
    ['de-de', 'Herrenschuhe', 'herren schuhe', /schuhe/i],
    ['en-us', 'baselayer', 'base layer', /base layer|merino/i],
    ['en-us', 'water proof', 'waterproof', /rain|shell|parka|snow|cap|hiking shoes/i],
    ['de-de', 'Gruene Muetze', 'grüne mütze', /mütze/i],
  ])('on %s "%s" is understood as "%s"', async (site, q, meant, name) => {
    const { results, query } = await find(site, q)
    expect(results.length).toBeGreaterThan(3)
    expect(results.filter((result) => !name.test(result.name))).toEqual([])
    const corrected = query?.corrected ?? (await suggest(site, q))['corrected-query'] ?? q
    expect([meant, q]).toContain(corrected)
  })

  it.each([
    ['de-de', 'Regenjacke für Frauen', /regenjacke/i],
    ['de-de', 'regenjacke damen', /regenjacke/i],
    ['en-us', "women's rain jacket", /rain jacket/i],
    ['fr-fr', 'veste de pluie femme', /veste de pluie/i],
    ['es-es', 'chubasquero mujer', /chubasquero/i],
    ['it-it', 'giacca impermeabile donna', /giacca impermeabile/i],
    ['pt-pt', 'casaco de chuva mulher', /casaco de chuva|impermeável/i],
  ])(`on %s "%s" shows women's products first, and no men's products`, async (site, q, name) => {
    const { results } = await find(site, q)
    const first = results.slice(0, 3)
    expect(first.map(({ name }) => name)).toEqual(first.map(() => expect.stringMatching(name)))
    expect(first.filter(({ url }) => !url.endsWith('-w'))).toEqual([])
    expect(results.filter(({ url }) => url.endsWith('-m'))).toEqual([])
  })

  it.each([
    ['fr-fr', 'ves', ['Chaussettes', 'Gants', 'Shorts']],
    ['fr-fr', 'cas', ['Chaussettes', 'Chaussures']],
    ['en-us', 'jac', ['Socks', 'Shoes']],
    ['es-es', 'gor', ['Calcetines', 'Guantes']],
  ])('on %s "%s" finds products with a word that begins so, and none in %o', async (site, q, others) => {
    const answer = await find(site, q)
    expect(answer.results.length).toBeGreaterThan(3)
    expect(shelvesOf(answer).filter((shelf) => others.includes(String(shelf)))).toEqual([])
    const beginsSo = new RegExp(`(^|[^\\p{L}])${q}`, 'iu')
    const first = answer.results.slice(0, 6)
    const called = first.map(({ name, category }) => `${name}, ${category}`)
    expect(
      called.filter((text) => !beginsSo.test(text)),
      called.join(' | '),
    ).toEqual([])
  })

  it.each([
    ['en-us', 'jacket with hood', /hood/i],
    ['en-gb', 'hooded jacket', /hood/i],
    ['de-de', 'Jacke mit Kapuze', /hoody|kapuze/i],
    ['fr-fr', 'veste à capuche', /capuche/i],
    ['es-es', 'chaqueta con capucha', /capucha/i],
    ['it-it', 'giacca con cappuccio', /cappuccio/i],
    ['pt-pt', 'casaco com capuz', /capuz/i],
    ['en-us', 'hood', /hood/i],
  ])(
    'on %s "%s" finds shells and parkas whose features have the hood, beside those named so',
    async (site, q, called) => {
      const names = namesOf(await find(site, q))
      expect(names).toContainEqual(expect.stringMatching(called))
      expect(names.filter((name) => /parka/i.test(name)).length).toBeGreaterThan(0)
      expect(names.filter((name) => !called.test(name)).length).toBeGreaterThan(10)
    },
  )

  it('finds down jackets, although "down" is an English stop word', async () => {
    const names = namesOf(await find('en-us', 'down jacket'))
    expect(names.length).toBeGreaterThan(6)
    expect(names.filter((name) => !/Down/.test(name))).toEqual([])
  })

  it.each([
    ['es-es', 'gorra', /^Gorra/, /^Gorro/],
    ['pt-pt', 'calçado', /^Sapat/, /^Calças/],
    ['pt-pt', 'meias', /^Meias/, /meio fecho/],
    ['de-de', 'kappe', /kappe/i, /strickmütze/i],
    ['fr-fr', 'casquette', /^Casquette/, /^Bonnet/],
  ])('on %s "%s" ranks exact matches of the name first', async (site, q, called, alike) => {
    const names = namesOf(await find(site, q))
    expect(names[0]).toMatch(called)
    const lastCalled = names.findLastIndex((name) => called.test(name))
    const firstAlike = names.findIndex((name) => alike.test(name))
    expect(firstAlike === -1 || firstAlike > lastCalled).toBe(true)
  })

  it.each([
    ['de-de', 'frauen'],
    ['de-de', 'kinder jacke'],
    ['de-de', 'Pullover'],
    ['de-de', 'regenjacke für'],
    ['fr-fr', 'bandeau'],
    ['it-it', 'sciarpa'],
    ['en-us', 'jumper'],
    ['pt-pt', 'sale'],
  ])('on %s does not correct "%s" to a word with a similar spelling', async (site, q) => {
    expect((await suggest(site, q))['corrected-query']).toBeUndefined()
  })

  it("shows a correction in the shop's spelling", async () => {
    expect((await suggest('de-de', 'Mützze'))['corrected-query']).toBe('mütze')
    expect((await suggest('es-es', 'pantlon'))['corrected-query']).toBe('pantalón')
  })

  it.each([
    ['de-de', 'angebot'],
    ['fr-fr', 'soldes'],
    ['es-es', 'Rebajas'],
    ['it-it', 'sconti'],
    ['pt-pt', 'promoções'],
    ['en-us', 'clearance'],
    ['fr-fr', 'sale'],
  ])('on %s "%s" leads to the sale, and finds reduced products while typing', async (site, q) => {
    const { merchandising, results, pagination } = await find(site, q)
    expect(merchandising.redirect).toBe('/search?filter.on_sale=1')
    expect(pagination.totalResults).toBeGreaterThan(20)
    expect(results.filter(({ badge }) => badge !== 'sale')).toEqual([])
  })

  it("finds all products for the shop's own name", async () => {
    const all = (await find('de-de', '')).pagination.totalResults
    expect((await find('de-de', 'Cairn')).pagination.totalResults).toBe(all)
  })

  it('lists the best matching category first in the category filter', async () => {
    const categoriesOf = ({ facets }: Wire['SearchAnswer']) =>
      facets.find(({ field }) => field === 'category')?.values.map(({ label }) => label) ?? []
    expect(categoriesOf(await find('de-de', 'Regenjacke'))[0]).toBe('Jacken · Regen')
    expect(categoriesOf(await find('es-es', 'gorra'))[0]).toBe('Gorros y gorras · Gorras')
    expect(categoriesOf(await find('de-de', ''))[0]).toMatch(/^Funktionswäsche/)
  })

  it('suggests searches for any word order, but none for another category or for products that are not sold', async () => {
    const offered = async (site: string, query: string) => {
      const { suggested, alternatives = [] } = await suggest(site, query)
      return [suggested?.text, ...alternatives.map(({ text }) => text)]
    }
    expect(await offered('de-de', 'schuhe')).toEqual(expect.arrayContaining(['Schuhe', 'Wanderschuhe']))
    expect((await offered('de-de', 'schuhe')).filter((text) => /handschuhe/i.test(text ?? ''))).toEqual([])
    expect(await offered('fr-fr', 'pluie veste')).toContain('veste de pluie')
    const { rows } = await execute<{ name: string }>(sql`
      SELECT t.name FROM products p JOIN product_texts t ON t.product_id = p.id AND t.language = 'de'
      WHERE p.retired ORDER BY p.popularity DESC LIMIT 3`)
    for (const { name } of rows) expect(await offered('de-de', name)).not.toContain(name)
  })

  it.each(['en-us', 'en-gb', 'de-de', 'fr-fr', 'es-es', 'it-it', 'pt-pt'])(
    'on %s every popular search and every suggestion finds products without a correction',
    async (site) => {
      const { trending } = await get<Wire['Trending']>('/api/suggest/trending', { siteId: site })
      expect(trending.queries.length).toBe(6)
      for (const { searchQuery } of trending.queries) {
        const { suggested, alternatives = [], ...answer } = await suggest(site, searchQuery)
        expect(answer['corrected-query']).toBeUndefined()
        for (const text of [searchQuery, suggested?.text ?? searchQuery, ...alternatives.map(({ text }) => text)]) {
          const { results, query } = await find(site, text, { resultsPerPage: '1' })
          expect([text, results.length, query?.corrected]).toEqual([text, 1, undefined])
        }
      }
    },
  )

  it('shows a size range with an en dash, and accepts it with a hyphen or a dash', async () => {
    for (const q of ['socks 45-47', 'socks 45–47']) expect(shelvesOf(await find('en-gb', q))).toEqual(['Socks'])
    expect(shelvesOf(await find('en-us', 'socks m 9–11'))).toEqual(['Socks'])
    expect(await chosenSizes('en-gb', '45-47')).toMatchObject([
      { value: '45-47', label: 'EU\u00a045–47\u00a0/ UK\u00a010½–12' },
    ])
    expect(await chosenSizes('en-us', '45-47')).toMatchObject([{ value: '45-47', label: 'M 11½–13 / W 12½–14' }])
  })

  it('has consistent counts in filters, pages and sort orders', async () => {
    const q = 'wasserdichte jacke'
    const whole = await find('de-de', q)
    const total = whole.pagination.totalResults
    for (const { field, values } of whole.facets) {
      for (const { value, count } of values.slice(0, 3)) {
        const [low, high] = value.split('..')
        const range = { ...(low && { 'filter.price.low': low }), ...(high && { 'filter.price.high': high }) }
        const narrowed = await find('de-de', q, field === 'price' ? range : { [`filter.${field}`]: value })
        expect([field, value, narrowed.pagination.totalResults]).toEqual([field, value, count])
      }
    }
    for (const sort of [{}, { 'sort.price': 'asc' }, { 'sort.price': 'desc' }, { 'sort.created': 'desc' }]) {
      const ids: string[] = []
      for (let page = 1; page <= Math.ceil(total / 12); page += 1) {
        const answer = await find('de-de', q, { ...sort, page: String(page), resultsPerPage: '12' })
        expect([answer.pagination.totalResults, answer.facets]).toEqual([total, whole.facets])
        ids.push(...answer.results.map(({ id }) => id))
      }
      expect([ids.length, new Set(ids).size]).toEqual([total, total])
    }
  })
})
