import { expect, it } from 'vitest'
import { type Language, SITES } from '../../sites/sites.data.ts'
import { describeOnBothDatabases } from '../../testing/bothDatabases.ts'
import { serveSearch } from '../../testing/serveSearch.ts'

/** How each language asks for a warm waterproof jacket under 300, and the same for women; the words that remain. */
const QUERIES: Readonly<Record<Language, readonly (readonly [query: string, words: string])[]>> = {
  en: [
    ['warm waterproof jacket under 300', 'jacket'],
    ['warm waterproof jacket for women under 300', 'jacket women'],
  ],
  de: [
    ['warme wasserdichte Jacke unter 300', 'jacke'],
    ['warme wasserdichte Jacke für Damen unter 300', 'jacke damen'],
  ],
  fr: [
    ['veste chaude imperméable à moins de 300', 'veste'],
    ['veste chaude imperméable femme à moins de 300', 'veste femme'],
  ],
  es: [
    ['chaqueta abrigada impermeable por menos de 300', 'chaqueta'],
    ['chaqueta abrigada impermeable de mujer por menos de 300', 'chaqueta mujer'],
  ],
  it: [
    ['giacca calda impermeabile sotto i 300', 'giacca'],
    ['giacca calda impermeabile da donna sotto i 300', 'giacca donna'],
  ],
  pt: [
    ['casaco quente impermeável por menos de 300', 'casaco'],
    ['casaco quente impermeável de mulher por menos de 300', 'casaco mulher'],
  ],
}

describeOnBothDatabases('a search for a warm waterproof jacket under 300', (open) => {
  const { searchFor } = serveSearch(open)

  const cases = SITES.flatMap(({ entry: { hreflang }, language }) =>
    QUERIES[language].map(([query, words]) => [hreflang.toLowerCase(), query, words] as const),
  )

  it.each(cases)('on %s, "%s" becomes chips and finds at least two products in stock', async (siteId, q, words) => {
    const inStock = { 'bgfilter.ss_in_stock': '1', 'bgfilter.is_retired': '0' }
    const { facets, merchandising, results } = await searchFor({
      siteId,
      q,
      ...inStock,
      resultsPerPage: '96',
      redirectResponse: 'full',
    })
    const [path, parameters] = merchandising.redirect.split('?')
    const address = [...new URLSearchParams(parameters)].map((pair) => pair.join(' '))
    expect([path, ...address]).toEqual([
      '/search',
      `q ${words}`,
      'warmth 4',
      'warmth 5',
      'waterproofness 10000',
      'price.high 300',
    ])
    const chosen = facets.flatMap(({ field, values }) => values.filter(({ active }) => active).map(() => field))
    expect(chosen).toEqual(['price', 'warmth', 'warmth', 'waterproofness'])
    const buyable = results.filter(({ badge }) => badge !== 'coming_soon')
    expect(buyable.length).toBeGreaterThanOrEqual(2)
    for (const { price } of results) expect(Number(price)).toBeLessThanOrEqual(300)
  })
})
