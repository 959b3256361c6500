import type { Hydration } from '../kit/hydration.types.ts'
import { currency, flag, listOf, number, objectOf, oneOf, orMissing, orNull, text } from '../kit/readers.ts'
import { isJsonObject } from '../shared/custom.ts'
import type { Money } from '../shared/money.ts'
import type { SearchCard, SearchFacet } from './results.types.ts'
import type { SearchContext } from './search.machine.ts'
import { canClear, canTrigger } from './search.rules.ts'
import type { SearchResults, SearchView } from './search.types.ts'

type SentSearch = Pick<
  SearchView,
  'isOpen' | 'term' | 'popular' | 'topSellers' | 'primary' | 'alternatives' | 'shopAll' | 'results'
>

const money = objectOf<Money>({ amount: number, currency })

const readCard = objectOf<SearchCard>({
  id: text,
  slug: text,
  name: text,
  category: listOf(text),
  imageUrl: orNull(text),
  secondImageUrl: orMissing(text),
  rating: orMissing(objectOf({ average: number, count: number })),
  variantId: orNull(text),
  price: orNull(money),
  regularPrice: orNull(money),
  tones: listOf(objectOf({ key: text, name: text, hex: text })),
  badge: orNull(oneOf('new', 'sale', 'coming-soon')),
  custom: (value) => (isJsonObject(value) ? value : undefined),
})

const readFacet = objectOf<SearchFacet>({
  field: text,
  label: text,
  values: listOf(objectOf({ value: text, label: text, count: number, isActive: flag, hex: orMissing(text) })),
})

const readSearch = objectOf<SentSearch>({
  isOpen: flag,
  term: text,
  popular: listOf(text),
  topSellers: listOf(readCard),
  primary: orNull(text),
  alternatives: listOf(text),
  shopAll: orNull(objectOf({ label: text, term: text })),
  results: orNull(
    objectOf<SearchResults>({
      term: text,
      corrected: orMissing(text),
      products: listOf(readCard),
      total: number,
      page: number,
      pages: number,
      facets: listOf(readFacet),
      redirect: text,
    }),
  ),
})

/** Sends the search that has ended: the term, the suggestions and the results. They are the same for every visitor. */
export const searchHydration: Hydration<SearchView, SearchContext> = {
  isPublic: true,
  dehydrate: (view) => {
    const { isOpen, isLoading, popular, topSellers } = view
    const isNothing = !isOpen && popular.length === 0 && topSellers.length === 0
    return isLoading || isNothing ? undefined : readSearch(view)
  },
  hydrate: (value) => {
    const sent = readSearch(value)
    const { isOpen, term, popular, topSellers, primary, alternatives, shopAll, results } = sent
    const isEmpty = results?.products.length === 0
    return {
      view: {
        ...sent,
        canClear: canClear(term),
        canTrigger: canTrigger(term),
        isEmpty,
        emptyTerm: isEmpty ? (results?.term ?? '') : '',
      },
      context: {
        term,
        // The view contains the texts of the suggestion, and not the suggestion itself.
        suggestion: shopAll && { query: term, corrected: shopAll.term, suggested: primary, alternatives },
        results,
        popular: popular.length > 0 ? popular : null,
        topSellers: topSellers.length > 0 ? topSellers : null,
      },
      state: isOpen ? { open: { popular: 'settled', topSellers: 'settled', lookup: 'idle' } } : 'closed',
    }
  },
}
