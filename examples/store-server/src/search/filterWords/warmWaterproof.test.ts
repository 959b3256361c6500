import { expect, it } from 'vitest'
import { type Language, SITES } from '../../sites/sites.data.ts'
import { describeOnBothDatabases } from '../../testing/bothDatabases.ts'
import { serveSearch } from '../../testing/serveSearch.ts'

/**
 * How each language asks for a warm waterproof jacket under 300, the same for women, and the same for a woman; the words
 * and the gender that remain.
 */
const QUERIES: Readonly<Record<Language, readonly (readonly [query: string, words: string, gender?: 'women'])[]>> = {
  en: [
    ['warm waterproof jacket under 300', 'jacket'],
    ['warm waterproof jacket for women under 300', 'jacket women'],
    ['warm waterproof jacket for a woman under 300', 'jacket', 'women'],
  ],
  de: [
    ['warme wasserdichte Jacke unter 300', 'jacke'],
    ['warme wasserdichte Jacke für Damen unter 300', 'jacke damen'],
    ['warme wasserdichte Jacke für eine Frau unter 300', 'jacke', 'women'],
  ],
  fr: [
    ['veste chaude imperméable à moins de 300', 'veste'],
    ['veste chaude imperméable femme à moins de 300', 'veste femme'],
    ['veste chaude imperméable pour une femme à moins de 300', 'veste', 'women'],
  ],
  es: [
    ['chaqueta abrigada impermeable por menos de 300', 'chaqueta'],
    ['chaqueta abrigada impermeable de mujer por menos de 300', 'chaqueta mujer'],
    ['chaqueta abrigada impermeable para una mujer por menos de 300', 'chaqueta', 'women'],
  ],
  it: [
    ['giacca calda impermeabile sotto i 300', 'giacca'],
    ['giacca calda impermeabile da donna sotto i 300', 'giacca donna'],
    ['giacca calda impermeabile per una donna sotto i 300', 'giacca', 'women'],
  ],
  pt: [
    ['casaco quente impermeável por menos de 300', 'casaco'],
    ['casaco quente impermeável de mulher por menos de 300', 'casaco mulher'],
    ['casaco quente impermeável para uma mulher por menos de 300', 'casaco', 'women'],
  ],
}

describeOnBothDatabases('a search for a warm waterproof jacket under 300', (open) => {
  const { searchFor } = serveSearch(open)

  const cases = SITES.flatMap(({ entry: { hreflang }, language }) =>
    QUERIES[language].map(([query, words, gender]) => [hreflang.toLowerCase(), query, words, gender] as const),
  )

  it.each(cases)(
    'on %s, "%s" becomes chips and finds at least two products in stock',
    async (siteId, q, words, gender) => {
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
      const chips = ['warmth 4', 'warmth 5', 'waterproofness 10000', 'price.high 300']
      expect(path).toBe('/search')
      expect(address.toSorted()).toEqual([`q ${words}`, ...chips, ...(gender ? [`gender ${gender}`] : [])].toSorted())
      const chosen = facets.flatMap(({ field, values }) => values.filter(({ active }) => active).map(() => field))
      expect(chosen).toEqual([...(gender ? ['gender'] : []), 'price', 'warmth', 'warmth', 'waterproofness'])
      const buyable = results.filter(({ badge }) => badge !== 'coming_soon')
      expect(buyable.length).toBeGreaterThanOrEqual(2)
      for (const { price } of results) expect(Number(price)).toBeLessThanOrEqual(300)
    },
  )
})
