import type { Search } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../testing/bothDatabases.ts'
import { serveSearch } from '../testing/serveSearch.ts'

type Wire = Search.components['schemas']

describeOnPostgres('the words of a search', (open) => {
  const { get, searchFor, execute } = serveSearch(open)

  const find = (siteId: string, q: string, more: Readonly<Record<string, string>> = {}) =>
    searchFor({ siteId, q, resultsPerPage: '96', ...more })
  const idsOf = ({ results }: Wire['SearchAnswer']) => results.map(({ id }) => id)
  const colorsOf = ({ colors = [] }: Wire['SearchResult']) => colors.map(({ key }) => key)
  const shownColorOf = ({ selectedVariant }: Wire['SearchResult']) => selectedVariant.imageUrl.split('/')[3]

  it.each([
    ['en-us', 'red jacket', 'jacket', ['poppy']],
    ['en-us', 'jackets in black', 'jacket', ['graphite']],
    ['en-us', 'poppy jacket', 'jacket', ['poppy']],
    ['de-de', 'rote jacke', 'jacke', ['poppy']],
    ['de-de', 'jacke in der farbe rot', 'jacke', ['poppy']],
    ['de-de', 'roter rucksack', 'rucksack', ['poppy']],
    ['de-de', 'weiße hose', 'hose', ['snow']],
    ['fr-fr', 'veste bleue', 'veste', ['glacier', 'midnight', 'fjord']],
    ['fr-fr', 'vestes blanches', 'veste', ['snow']],
    ['es-es', 'chaquetas azules', 'chaqueta', ['glacier', 'midnight', 'fjord']],
    ['it-it', 'giacca rossa', 'giacca', ['poppy']],
    ['pt-pt', 'casacos azuis', 'casaco', ['glacier', 'midnight', 'fjord']],
  ])(
    'on %s "%s" finds every %s in that colour, shows it in that colour, and finds no other colour',
    async (site, q, thing, keys) => {
      const things = (await find(site, thing)).results
      const wanted = things.filter((result) => colorsOf(result).some((key) => keys.includes(key)))
      expect(wanted.length).toBeGreaterThan(3)
      const { results, query } = await find(site, q)
      expect(query?.corrected).toBeUndefined()
      expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining(wanted.map(({ id }) => id)))
      expect(results.filter((result) => !keys.includes(shownColorOf(result) ?? ''))).toEqual([])
    },
  )

  it.each([
    ['en-us', ['yellow', 'gorse'], ['yellw', 'yelow', 'yelolw']],
    ['en-gb', ['yellow'], ['yellw']],
    ['de-de', ['gelb', 'gelbe', 'gelber', 'Ginster'], ['gelbb']],
    ['de-ch', ['gelb'], ['gelbb']],
    ['fr-fr', ['jaune', 'jaunes', 'genêt'], ['jauen']],
    ['es-es', ['amarillo', 'amarilla', 'amarillas', 'retama'], ['amarilo']],
    ['it-it', ['giallo', 'gialla', 'gialle', 'ginestra'], ['gialo']],
    ['pt-pt', ['amarelo', 'amarela', 'amarelas', 'giesta'], ['amerelo']],
  ])(
    'on %s each of %j finds the same yellow products, and so does each misspelling in %j',
    async (site, words, mistyped) => {
      const sellable = { 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' }
      const yellow = await find(site, '', { 'filter.color': 'gorse', ...sellable })
      expect(yellow.results.length).toBeGreaterThanOrEqual(12)
      const genders = yellow.facets.find(({ field }) => field === 'gender')?.values.map(({ value }) => value)
      expect(genders).toEqual(['women', 'men', 'all'])
      const ids = idsOf(yellow).toSorted()
      for (const word of words) {
        const found = await find(site, word, sellable)
        expect([word, found.query?.corrected, idsOf(found).toSorted()]).toEqual([word, undefined, ids])
        expect(found.results.filter((result) => shownColorOf(result) !== 'gorse')).toEqual([])
      }
      const [meant] = words
      for (const word of mistyped) {
        const found = await find(site, word, sellable)
        expect([word, found.query?.corrected, idsOf(found).toSorted()]).toEqual([word, meant, ids])
      }
    },
  )

  it.each(['damenjacke', 'herrenhose'])('finds products for the compound "%s" without a correction', async (word) => {
    const { results, query } = await find('de-de', word)
    expect([results.length > 0, query?.corrected]).toEqual([true, undefined])
  })

  it('does not correct an inflected colour, but corrects a misspelt one', async () => {
    const suggest = async (siteId: string, query: string) =>
      (await get<Wire['Suggestion']>('/api/suggest/query', { siteId, query }))['corrected-query']
    expect(await suggest('de-de', 'rote jacke')).toBeUndefined()
    expect(await suggest('it-it', 'giacche rosse')).toBeUndefined()
    expect(await suggest('en-us', 'balck jacket')).toBe('black jacket')
  })

  it('does not read the snow of a snow jacket as a colour', async () => {
    const results = (await find('en-us', 'snow jacket')).results.slice(0, 6)
    expect(results.filter(({ name }) => !name.includes('Snow'))).toEqual([])
    expect(results.map(shownColorOf).some((color) => color !== 'snow')).toBe(true)
  })

  it('ranks products with a word in the name above products with it as a colour only', async () => {
    const { results } = await find('en-us', 'glacier')
    const names = results.map(({ name }) => name)
    const called = names.filter((name) => /glacier/i.test(name))
    expect(called.length).toBeGreaterThan(0)
    expect(names.length).toBeGreaterThan(called.length)
    expect(names.slice(0, called.length)).toEqual(called)
  })

  it.each([
    ['en-us', 'jacket size M', 'jacket'],
    ['fr-fr', 'veste taille L', 'veste'],
    ['en-us', 'jacket xl', 'jacket'],
  ])('on %s "%s" finds the results of "%s" that come in that size', async (site, q, thing) => {
    const inStock = { 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' }
    const ofSizes = ['xs', 's', 'm', 'l', 'xl'].map((size) => find(site, thing, { ...inStock, 'filter.size': size }))
    const clothes = new Set((await Promise.all(ofSizes)).flatMap(idsOf))
    const { results } = await find(site, q, inStock)
    expect(results.length).toBeGreaterThan(12)
    // The word also finds the size of a product that is coming soon, which the filter leaves out.
    const sold = results.filter(({ badge }) => badge !== 'coming_soon')
    expect(sold.filter(({ id }) => !clothes.has(id))).toEqual([])
  })

  it('finds shoes by their size number', async () => {
    const { results } = await find('de-de', 'schuhe größe 43')
    expect(results.length).toBeGreaterThan(6)
    expect(results.filter(({ category }) => !category.startsWith('Schuhe'))).toEqual([])
  })

  it('ignores an unknown word', async () => {
    const known = idsOf(await find('en-us', 'waterproof jacket'))
    expect(idsOf(await find('en-us', 'waterproof xqzwvk jacket'))).toEqual(known)
    const misspelt = await find('en-us', 'jaket xqzwvk')
    expect(misspelt.query).toMatchObject({ corrected: 'jacket xqzwvk' })
    expect(idsOf(misspelt)).toEqual(idsOf(await find('en-us', 'jacket')))
  })

  it('corrects nothing in an exact search', async () => {
    const exact = await find('en-us', 'jaket', { exact: '1' })
    expect(exact.results).toEqual([])
    expect(exact.query).toEqual({ original: 'jaket' })
    expect(idsOf(await find('en-us', 'jacket', { exact: '1' }))).toEqual(idsOf(await find('en-us', 'jacket')))
  })

  it('finds products with most of the words when none has them all', async () => {
    const { results } = await find('en-us', 'merino rain socks')
    expect(results.length).toBeGreaterThan(0)
    expect(results[0]?.category).toMatch(/socks/i)
  })

  it('finds nothing when no word names a product', async () => {
    for (const q of ['xqzwvk', 'xqzwvk zzzzq', 'xqzwvk size m', 'xqzwvk the 43'])
      expect((await find('en-us', q)).results).toEqual([])
  })

  it.each(['de-ch', 'de-de', 'de-at'])('treats Velo on %s as a synonym of bicycle', async (site) => {
    const found = async (q: string) => new Set(idsOf(await find(site, q)))
    expect((await found('velo')).size).toBeGreaterThan(0)
    expect(await found('velo')).toEqual(await found('fahrrad'))
    for (const thing of ['hose', 'hosen', 'jacke', 'weste', 'handschuhe', 'socken', 'shirt']) {
      const things = await found(`velo${thing}`)
      expect([thing, things.size > 0]).toEqual([thing, true])
      expect([thing, things]).toEqual([thing, await found(`fahrrad${thing}`)])
    }
  })

  it('finds shoes under "Schuhe" but no gloves ("Handschuhe"), and gloves under their own word', async () => {
    const shelvesOf = async (q: string) =>
      new Set((await find('de-de', q)).results.map(({ category }) => category.split(' . ')[0]))
    for (const q of ['schuh', 'schuhe', 'SCHUHE ']) expect(await shelvesOf(q)).toEqual(new Set(['Schuhe']))
    expect(await shelvesOf('handschuhe')).toEqual(new Set(['Handschuhe']))
    expect((await find('de-de', 'schuhe', { 'sort.price': 'asc' })).results[0]?.category).toMatch(/^Schuhe/)
  })

  it('shows each product in a colour of the filter, in a variant that is in stock', async () => {
    const filtered = { 'filter.color': 'poppy' }
    const [first] = (await find('en-us', 'jacket', filtered)).results
    const id = Number(first?.id)
    const pieces = async () =>
      (
        await execute<{ id: number; color: string }>(
          sql`SELECT id, color FROM variants WHERE product_id = ${id} ORDER BY position`,
        )
      ).rows.filter(({ color }) => color === 'poppy')
    const [sold, ...others] = await pieces()
    await execute(sql`UPDATE variants SET tracked = true, stock = 0 WHERE id = ${sold?.id}`)
    await execute(sql`UPDATE variants SET tracked = true, stock = 3 WHERE id = ${others[0]?.id}`)
    const { results } = await find('en-us', 'jacket', filtered)
    expect(results.filter((result) => shownColorOf(result) !== 'poppy')).toEqual([])
    expect(results.find((result) => result.id === String(id))).toMatchObject({
      selectedVariant: { vId: others[0]?.id },
      imageUrl: expect.stringContaining('/poppy/'),
    })
    await execute(sql`UPDATE variants SET stock = 0, tracked = true WHERE product_id = ${id} AND color = 'poppy'`)
    const soldOut = (await find('en-us', 'jacket', filtered)).results.find((result) => result.id === String(id))
    expect(soldOut).toMatchObject({ selectedVariant: { vId: sold?.id } })
    // A chosen filter takes precedence over a colour in the query.
    const blue = (await find('en-us', 'red jacket', { 'filter.color': 'fjord' })).results
    expect(blue.filter((result) => shownColorOf(result) !== 'fjord')).toEqual([])
  })
})
