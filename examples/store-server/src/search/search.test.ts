import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

type Wire = Search.components['schemas']

describeOnBothDatabases('search', (open) => {
  const { inject, get, searchFor, execute } = serveSearch(open)

  const find = (query: Readonly<Record<string, string>>) =>
    searchFor({ siteId: 'de-at', redirectResponse: 'full', ...query })
  const idsOf = ({ results }: Wire['SearchAnswer']) => results.map(({ id }) => id)
  const everything = { q: 'jacke', resultsPerPage: '96' }
  const sellable = { 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' }
  const recommend = (query: Readonly<Record<string, string>> = {}) =>
    get<Wire['Recommendation'][]>('/boost/de-at/recommend', { tags: 'customers-also-viewed', ...query })

  it.each([
    ['de-de', 'Stirnband', { size: 'xl', color: 'poppy', category: 'shoes' }, ['Schuhe', 'Mohnrot', 'XL']],
    [
      'fr-fr',
      'bonnet',
      { size: 'long', color: 'graphite', category: 'jackets-rain' },
      ['Vestes · Pluie', 'Gris graphite', 'Long'],
    ],
    [
      'en-us',
      'beanie',
      { size: '42', color: 'nonsense', category: 'nonsense' },
      ['nonsense', 'nonsense', 'M 9 / W 10'],
    ],
  ])('labels chosen values on %s although no %s has them', async (siteId, q, { size, color, category }, labels) => {
    const filters = { 'filter.size': size, 'filter.color': color, 'filter.category': category }
    const { facets, pagination } = await find({ siteId, q, ...filters })
    const chosen = facets.flatMap(({ values }) => values.filter(({ active }) => active).map(({ label }) => label))
    expect([pagination.totalResults, chosen]).toEqual([0, labels])
  })

  it.each([
    ['en-us', {}, 'M 9 / W 10'],
    ['en-us', { 'filter.gender': 'women' }, 'W 10'],
    ['de-de', {}, '42'],
    ['en-gb', {}, 'EU\u00a042\u00a0/ UK\u00a08'],
  ])('labels the shoe size 42 on %s with the filters %o', async (siteId, filters, label) => {
    const { facets } = await find({ siteId, q: '', 'filter.category': 'shoes', ...filters })
    const sizes = facets.find(({ field }) => field === 'size')?.values
    expect(sizes?.find(({ value }) => value === 'eu42')?.label).toBe(label)
  })

  it.each([
    ['en-us', 'beanie', 'M 9 / W 10'],
    ['de-de', 'Stirnband', '42'],
  ])('labels the chosen shoe size eu42 on %s although no %s has it', async (siteId, q, label) => {
    const { facets } = await find({ siteId, q, 'filter.size': 'eu42' })
    const chosen = facets.flatMap(({ values }) => values.filter(({ active }) => active))
    expect(chosen.map((value) => [value.value, value.label])).toEqual([['eu42', label]])
  })

  it('keeps the size 38 of shoes and of pants apart, and finds both for the bare 38 of an older address', async () => {
    const inSize = async (size: string) => {
      const { results, facets, pagination } = await find({ q: '', resultsPerPage: '96', 'filter.size': size })
      const values = facets.find(({ field }) => field === 'size')?.values ?? []
      const shelves = new Set(results.map(({ category }) => category.split(' . ')[0]))
      const active = values.filter((value) => value.active)
      return { shelves, active, keys: values.map(({ value }) => value), total: pagination.totalResults }
    }
    const [shoes, waists, both] = [await inSize('eu38'), await inSize('waist38'), await inSize('38')]
    expect(shoes.shelves).toEqual(new Set(['Schuhe']))
    expect(waists.shelves).toEqual(new Set(['Hosen', 'Tights']))
    expect(both.shelves).toEqual(new Set([...shoes.shelves, ...waists.shelves]))
    expect(both.total).toBe(shoes.total + waists.total)
    expect(shoes.active).toMatchObject([{ value: 'eu38', label: 'EU\u00a038', count: shoes.total }])
    expect(waists.active).toMatchObject([{ value: 'waist38', label: '38', count: waists.total }])
    expect(both.active).toMatchObject([{ value: '38', count: both.total }])
    expect(shoes.keys).not.toContain('38')
    expect(both.keys.filter((key) => /^(eu|waist)38$/.test(key))).toEqual([])
  })

  it('counts a colour of shoes with the chosen size in its system', async () => {
    const colors = async (size: string) => {
      const { facets } = await find({ q: '', 'filter.category': 'shoes', 'filter.size': size })
      return facets.find(({ field }) => field === 'color')?.values
    }
    expect(await colors('eu38')).toEqual(await colors('38'))
    expect((await colors('eu38'))?.length).toBeGreaterThan(1)
  })

  it('leaves out sold-out and retired products, each only on request', {
    meta: { spec: ['7.search.search'] },
  }, async () => {
    const [retired, soldOut, sold] = idsOf(await find({ ...everything, ...sellable }))
    await execute(sql`UPDATE products SET retired = true WHERE id = ${Number(retired)}`)
    await execute(sql`UPDATE variants SET tracked = true, stock = 0 WHERE product_id = ${Number(soldOut)}`)
    const shown = async (filters: Readonly<Record<string, string>>) => {
      const ids = idsOf(await find({ ...everything, ...filters }))
      return [retired, soldOut, sold].map((id) => id !== undefined && ids.includes(id))
    }
    expect(await shown({})).toEqual([true, true, true])
    expect(await shown({ 'bgfilter.is_retired': '0' })).toEqual([false, true, true])
    expect(await shown({ 'bgfilter.ss_in_stock': '1' })).toEqual([true, false, true])
    expect(await shown(sellable)).toEqual([false, false, true])
  })

  it('finds products from a waterproofness on, and counts a product at every step that it reaches', async () => {
    const all = { q: '', resultsPerPage: '1' }
    const stepsOf = (facets: Wire['Facet'][]) =>
      facets.find(({ field }) => field === 'waterproofness')?.values.map(({ value, count }) => [value, count] as const)
    const steps = stepsOf((await find(all)).facets) ?? []
    expect(steps.map(([value]) => value)).toEqual(['5000', '10000', '20000'])
    const counts = steps.map(([, count]) => count)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    for (const [value, count] of steps) {
      const { pagination } = await find({ ...all, 'filter.waterproofness': value })
      expect(pagination.totalResults).toBe(count)
    }
  })

  it('filters by the reviews, which all stores share, and leaves out products without reviews', async () => {
    const [id] = idsOf(await find({ q: '', 'filter.rating': '4', resultsPerPage: '1' }))
    const product = Number(id)
    await execute(sql`DELETE FROM reviews WHERE product_id = ${product}`)
    const isRated = async (siteId: string) =>
      idsOf(await find({ q: '', siteId, 'filter.rating': '4', resultsPerPage: '96' })).includes(String(product))
    expect(await isRated('de-at')).toBe(false)
    const review = (id: number, score: number, language: string) =>
      execute(sql`
      INSERT INTO reviews (id, product_id, score, title, content, author, created_at, verified, language)
      VALUES (${id}, ${product}, ${score}, '', '', '', now(), true, ${language})`)
    await review(1_000_001, 5, 'de')
    await review(1_000_002, 2, 'en')
    expect(await isRated('de-at')).toBe(false)
    await review(1_000_003, 5, 'de')
    expect([await isRated('de-at'), await isRated('en-us')]).toEqual([true, true])
  })

  it('counts and finds only sizes that can be bought, in the chosen colour if there is one', async () => {
    const [id] = idsOf(await find({ ...everything, ...sellable, 'filter.size': 'm' }))
    const product = Number(id)
    const { rows } = await execute(sql`SELECT color FROM variants WHERE product_id = ${product} AND size = 'm' LIMIT 1`)
    const color = String(rows[0]?.color)
    const shown = async (filters: Readonly<Record<string, string>> = {}) => {
      const { facets } = await find({ ...everything, ...filters })
      const ids = idsOf(await find({ ...everything, ...filters, 'filter.size': 'm' }))
      const size = facets.find(({ field }) => field === 'size')?.values.find(({ value }) => value === 'm')
      return { count: size?.count ?? 0, isFound: ids.includes(String(id)) }
    }
    const sell = (stock: number, where = sql`true`) =>
      execute(sql`UPDATE variants SET tracked = true, stock = ${stock}
        WHERE product_id = ${product} AND size = 'm' AND ${where}`)
    await sell(1)
    const [all, inColor] = [await shown(), await shown({ 'filter.color': color })]
    expect([all.isFound, inColor.isFound]).toEqual([true, true])
    await sell(0, sql`color = ${color}`)
    expect(await shown({ 'filter.color': color })).toEqual({ count: inColor.count - 1, isFound: false })
    expect(await shown()).toEqual(all)
    await sell(0)
    expect(await shown()).toEqual({ count: all.count - 1, isFound: false })
  })

  it('counts and finds no size of a product that is coming soon or retired, as neither can be bought', async () => {
    const [first, second] = idsOf(await find({ ...everything, 'filter.size': 'm' }))
    const shown = async () => {
      const { facets, results } = await find({ ...everything, 'filter.size': 'm' })
      const valuesOf = (name: string) => facets.find(({ field }) => field === name)?.values ?? []
      return { sizes: valuesOf('size'), colors: valuesOf('color'), ids: results.map(({ id }) => id) }
    }
    const countOf = (values: Wire['Facet']['values']) => values.reduce((sum, { count }) => sum + count, 0)
    const before = await shown()
    await execute(sql`UPDATE products SET coming_soon = true WHERE id = ${Number(first)}`)
    await execute(sql`UPDATE products SET retired = true WHERE id = ${Number(second)}`)
    const after = await shown()
    expect(after.ids).toEqual(before.ids.filter((id) => id !== first && id !== second))
    const inM = ({ sizes }: typeof before) => sizes.find(({ value }) => value === 'm')?.count
    expect(inM(after)).toBe((inM(before) ?? 0) - 2)
    expect(countOf(after.colors)).toBeLessThan(countOf(before.colors))
    await execute(
      sql`UPDATE products SET coming_soon = false, retired = false WHERE id IN (${Number(first)}, ${Number(second)})`,
    )
  })

  it('counts a colour only with the chosen size in stock in this colour, whichever colour is chosen', async () => {
    const inSize = (color: string) => find({ ...everything, 'filter.size': 'm', 'filter.color': color })
    const colors = (await inSize('moss')).facets.find(({ field }) => field === 'color')?.values ?? []
    expect(colors.length).toBeGreaterThan(3)
    for (const { value, count } of colors) expect((await inSize(value)).pagination.totalResults).toBe(count)
  })

  it('finds everything up to a price above every product, and nothing from it on', async () => {
    const all = (await find(everything)).pagination.totalResults
    for (const price of ['21474836.48', '1e15', '1.7e308']) {
      expect((await find({ ...everything, 'filter.price.high': price })).pagination.totalResults).toBe(all)
      expect((await find({ ...everything, 'filter.price.low': price })).pagination.totalResults).toBe(0)
    }
  })

  it('ranks a compound with the word like the word itself in German', async () => {
    const { results } = await find({ q: 'jacke', resultsPerPage: '12' })
    const compounds = results.filter(({ name }) => /[a-z]jacke/.test(name))
    const parts = results.filter(({ name }) => /\bJacke/.test(name))
    expect(compounds.length).toBeGreaterThan(2)
    expect(parts.length).toBeLessThan(6)
    const rain = await find({ siteId: 'en-us', q: 'rain', resultsPerPage: '12' })
    expect(rain.results.map(({ name }) => name).filter((name) => !/\bRain/.test(name))).toEqual([])
  })

  it('returns six products per page by default', {
    meta: { spec: ['7.search.search'] },
  }, async () => {
    const answer = await find({ q: 'jacke', resultsPerPage: '6', ...sellable })
    expect(answer.results).toHaveLength(6)
    expect(answer.pagination.totalResults).toBeGreaterThan(6)
    expect((await find({ q: 'jacke' })).results).toHaveLength(6)
    expect((await find({ q: 'jacke', resultsPerPage: '2' })).results).toHaveLength(2)
  })

  it('leads questions about an order and its return to a page, also with punctuation', async () => {
    const redirectOf = async (q: string) => (await find({ q })).merchandising.redirect
    expect(await redirectOf('Wo ist meine Bestellung?')).toBe('/service#order')
    expect(await redirectOf('RÜCKGABE')).toBe('/legal/shipping#returns')
    expect(await redirectOf('tracking')).toBe('/service#order')
  })

  it('corrects a misspelt activity to the activity, not to the tracking of a parcel', async () => {
    for (const q of ['treking', 'trecking']) {
      const { results, query } = await find({ q })
      expect([q, query?.corrected, results.length > 0]).toEqual([q, expect.stringMatching(/trekking/i), true])
    }
  })

  it('returns results next to a redirect only on request', {
    meta: { spec: ['7.search.search-answer'] },
  }, async () => {
    await execute(sql`
      INSERT INTO search_redirects (language, term, address) VALUES ('de', 'jacke', '/sale') ON CONFLICT DO NOTHING`)
    const full = await find({ q: 'Jacke' })
    expect([full.merchandising.redirect, full.results.length]).toEqual(['/sale', 6])
    const minimal = await find({ q: 'jacke', redirectResponse: 'minimal' })
    expect([minimal.merchandising.redirect, minimal.results.length]).toEqual(['/sale', 0])
    expect((await find({ q: 'hose' })).merchandising.redirect).toBe('')
  })

  it('sends the second view and the rating of a product, the same in a search and in a recommendation', async () => {
    const recommended = (await recommend({ limits: '24' }))[0]?.results.find(({ mappings }) => mappings.core.rating)
    const found = (await find({ q: '', resultsPerPage: '96' })).results.find(({ id }) => id === recommended?.id)
    expect(found).toMatchObject({ rating: recommended?.mappings.core.rating, ratingCount: expect.any(Number) })
    expect(found?.rating).toBeGreaterThanOrEqual(1)
    expect(found?.secondImageUrl).toBe(found?.imageUrl.replace('/front-', '/back-'))
    expect(recommended?.attributes.secondImageUrl).toMatch(/\/back-400\.webp$/)
  })

  it('recommends up to six products by tag only, the most popular first, none sold out or retired', {
    meta: { spec: ['2.search.top-sellers-without-seed', '7.search.recommend'] },
  }, async () => {
    const entries = await recommend()
    expect(entries).toHaveLength(1)
    const results = entries[0]?.results ?? []
    expect(results).toHaveLength(6)
    expect(results.map(({ score }) => score)).toEqual(results.map(({ score = 0 }) => score).toSorted((a, b) => b - a))
    const [first, second] = results
    await execute(sql`UPDATE products SET retired = true WHERE id = ${Number(first?.id)}`)
    await execute(sql`UPDATE variants SET tracked = true, stock = 0 WHERE product_id = ${Number(second?.id)}`)
    const [entry] = await recommend({ 'filter.ss_in_stock': '1', 'filter.is_retired': '0', limits: '6' })
    expect(entry?.results.slice(0, 4).map(({ id }) => id)).toEqual(results.slice(2).map(({ id }) => id))
    expect(entry?.results).toHaveLength(6)
    expect((await recommend({ limits: '2' }))[0]?.results).toHaveLength(2)
  })

  it('recommends nothing that cannot be sent to the country of the site', async () => {
    const idsOn = async (): Promise<(string | undefined)[]> =>
      (await recommend({ limits: '3' }))[0]?.results.map(({ id }) => id) ?? []
    const [first, ...others] = await idsOn()
    await execute(sql`UPDATE products SET unshippable_to = '{NO,AT}' WHERE id = ${Number(first)}`)
    expect((await idsOn()).slice(0, 2)).toEqual(others)
    await execute(sql`UPDATE products SET unshippable_to = '{NO}' WHERE id = ${Number(first)}`)
    expect((await idsOn())[0]).toBe(first)
  })

  it('recommends similar products for the same gender next to a product, but not the product itself', async () => {
    const [seed] = (await find({ q: '', 'filter.category': 'jackets-shell', 'filter.gender': 'men' })).results
    const [entry] = await recommend({ product: seed?.id ?? '' })
    const slugs = (entry?.results ?? []).map(({ attributes }) => attributes.slug)
    expect(slugs).toHaveLength(6)
    expect(slugs.filter((slug) => !/-(?:jacket|parka)-m$/.test(slug ?? ''))).toEqual([])
    expect(slugs).not.toContain(seed?.slug)
  })

  it('returns the price of a result as a string, and of a recommendation as a nested number', {
    meta: { spec: ['3.search.card'] },
  }, async () => {
    const [recommended] = (await recommend())[0]?.results ?? []
    const [found] = (await find({ q: recommended?.mappings.core.name ?? '' })).results
    expect(found?.id).toBe(recommended?.id)
    expect(found).toMatchObject({
      slug: recommended?.attributes.slug,
      selectedVariant: { vId: recommended?.attributes.selectedVariant?.vId, price: expect.any(String) },
    })
    expect(recommended?.attributes.selectedVariant).toMatchObject({
      price: expect.any(Number),
      salePrice: expect.any(Number),
    })
    expect(Number(found?.selectedVariant.price)).toBe(recommended?.attributes.selectedVariant?.price)
  })

  it('suggests the correction of a misspelt query, a popular query and alternatives', {
    meta: { spec: ['7.search.suggest', '3.search.suggestion'] },
  }, async () => {
    const phrases = ['yellow', 'yellow top', 'yellow tops', 'yellow maxi']
    for (const [index, phrase] of phrases.entries()) {
      await execute(sql`INSERT INTO search_phrases (language, phrase, folded, popularity, is_trending)
        VALUES ('en', ${phrase}, ${phrase}, ${900_000 - index}, false)`)
    }
    const suggest = (query: string) => get<Wire['Suggestion']>('/api/suggest/query', { siteId: 'en-us', query })
    expect(await suggest('yellw')).toMatchObject({
      query: 'yellw',
      'corrected-query': 'yellow',
      suggested: { text: 'yellow' },
      alternatives: [{ text: 'yellow top' }, { text: 'yellow tops' }, { text: 'yellow maxi' }],
    })
    expect(Object.keys(await suggest('yellow'))).not.toContain('corrected-query')
    expect(await suggest('qqqqqq')).toEqual({ query: 'qqqqqq', alternatives: [] })
  })

  it('suggests the name of a product that is coming soon last', async () => {
    const suggested = async () => {
      const query = { siteId: 'en-us', query: 'cinder' }
      const { suggested: best, alternatives = [] } = await get<Wire['Suggestion']>('/api/suggest/query', query)
      return [best, ...alternatives].map((suggestion) => suggestion?.text)
    }
    const [first, ...others] = await suggested()
    expect(others.length).toBeGreaterThan(0)
    const setComing = (isComing: boolean) =>
      execute(sql`UPDATE products p SET coming_soon = ${isComing}
        FROM product_texts t WHERE t.product_id = p.id AND t.language = 'en' AND lower(t.name) = ${first}`)
    await setComing(true)
    expect(await suggested()).toEqual([...others, first])
    await setComing(false)
  })

  it('has a list of popular searches for each locale, the most popular first', {
    meta: { spec: ['7.search.trending', '3.search.popular'] },
  }, async () => {
    const trending = async (siteId: string) =>
      (await get<Wire['Trending']>('/api/suggest/trending', { siteId })).trending.queries
    const austria = await trending('de-at')
    const america = await trending('en-us')
    for (const queries of [austria, america]) {
      expect(queries).toHaveLength(6)
      const popularities = queries.map(({ popularity = 0 }) => popularity)
      expect(popularities).toEqual(popularities.toSorted((a, b) => b - a))
    }
    expect(austria[0]?.searchQuery).toBe('Regenjacke')
    expect((await trending('de-ch'))[0]?.searchQuery).toBe('Regenjacke')
    expect(america[0]?.searchQuery).toBe('rain jacket')
  })

  it('stores searches sent with Enter, and refuses a log entry that breaks the contract', {
    meta: { spec: ['7.search.log', '7.search.log-shape'] },
  }, async () => {
    const log = async (entry: object) => (await inject({ method: 'POST', url: '/log', payload: entry })).statusCode
    const entry = { term: 'yellw', locale: 'de_AT', storeSource: 'EU' }
    const { locale: _, ...withoutLocale } = entry
    expect(await log({ ...entry, corrected: 'yellow', resultCount: 3 })).toBe(202)
    expect(await log(entry)).toBe(202)
    expect([await log(withoutLocale), await log({ ...entry, userId: 7 })]).toEqual([400, 400])
    const { rows } = await execute(
      sql`SELECT term, corrected, locale, store_source, result_count FROM search_log ORDER BY corrected NULLS LAST`,
    )
    const kept = { term: 'yellw', locale: 'de_AT', store_source: 'EU' }
    expect(rows).toEqual([
      { ...kept, corrected: 'yellow', result_count: 3 },
      { ...kept, corrected: null, result_count: null },
    ])
  })
})
