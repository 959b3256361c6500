import type { Currency } from '@cairn/core'
import {
  flagOf,
  listOf,
  mapRecommendations,
  mapSearchAnswer,
  mapSuggestion,
  mapTrending,
  numberOf,
  type ReportBroken,
  recordOf,
  textOf,
  type WireFacet,
  type WireSearchAnswer,
} from '@cairn/core/adapter'
import type { SearchCard, SearchResults, Suggestion } from '@cairn/core/search'
import { variantIdOf } from '../mappers/ids.ts'
import { readProduct } from './product.mapper.ts'

type Json = Readonly<Record<string, unknown>>

export interface SearchContext {
  readonly currency: Currency
  readonly report?: ReportBroken | undefined
}

/** Cards name a variant by the ids of product and variant, as lines of the cart do. */
const withVariantId = (card: SearchCard): SearchCard => ({ ...card, variantId: variantIdOf(card.id, card.variantId) })

/** Reads a filter; a chosen value is `active` in the native dialect and `filtered` in snapi. */
const readFacet = (json: unknown): WireFacet => {
  const { field, label, values } = recordOf(json)
  return {
    field: textOf(field),
    label: textOf(label),
    values: listOf(values).map((part) => {
      const value = recordOf(part)
      return {
        value: textOf(value.value),
        label: textOf(value.label),
        count: numberOf(value.count),
        active: flagOf(value.active) ?? flagOf(value.filtered),
      }
    }),
  }
}

/** Reads the pages; snapi has `page` and `pageSize`, and leaves out the number of pages. */
const readPages = (pagination: Json): NonNullable<WireSearchAnswer['pagination']> => {
  const total = numberOf(pagination.totalResults)
  const size = numberOf(pagination.perPage) ?? numberOf(pagination.pageSize)
  return {
    totalResults: total,
    currentPage: numberOf(pagination.currentPage) ?? numberOf(pagination.page),
    totalPages: numberOf(pagination.totalPages) ?? (total !== null && size ? Math.ceil(total / size) : null),
  }
}

/** Returns the term that the service searched for instead of the typed one; null without a correction. */
const correctionOf = ({ query, search }: Json): string | null => {
  const snapi = recordOf(search)
  const [searched, typed] = [textOf(snapi.query), textOf(snapi.originalQuery)]
  return textOf(recordOf(query).corrected) ?? (typed !== null && typed !== searched ? searched : null)
}

/** Maps search results of either dialect, and those of an autocomplete, which has the same format. */
export const mapSearch = (body: unknown, term: string, { currency, report }: SearchContext): SearchResults => {
  const answer = recordOf(body)
  const { products, ...results } = mapSearchAnswer(
    {
      results: listOf(answer.results).map(readProduct),
      facets: listOf(answer.facets).map(readFacet),
      pagination: readPages(recordOf(answer.pagination)),
      query: { corrected: correctionOf(answer) },
      merchandising: { redirect: textOf(recordOf(answer.merchandising).redirect) },
    },
    term,
    currency,
    report,
  )
  return { ...results, products: products.map(withVariantId) }
}

/** Maps recommendations: one list for each requested profile, of which the first is shown. */
export const mapRecommend = (body: unknown, { currency, report }: SearchContext): readonly SearchCard[] => {
  const [first] = listOf(body)
  const results = listOf(recordOf(first).results).map(readProduct)
  return mapRecommendations([{ results }], currency, report).map(withVariantId)
}

/** Maps suggestions, of which every key may be absent. */
export const mapSuggest = (body: unknown, term: string, report?: ReportBroken): Suggestion => {
  const answer = recordOf(body)
  return mapSuggestion(
    {
      'corrected-query': textOf(answer['corrected-query']),
      suggested: { text: textOf(recordOf(answer.suggested).text) },
      alternatives: listOf(answer.alternatives).map((part) => ({ text: textOf(recordOf(part).text) })),
    },
    term,
    report,
  )
}

/** Maps the popular searches, each once. */
export const mapPopular = (body: unknown, report?: ReportBroken): readonly string[] => {
  const queries = listOf(recordOf(recordOf(body).trending).queries)
  return [
    ...new Set(
      mapTrending(
        { trending: { queries: queries.map((part) => ({ searchQuery: textOf(recordOf(part).searchQuery) })) } },
        report,
      ),
    ),
  ]
}
