import type { SearchCard, SearchFacet } from '../../search/results.types.ts'
import type { SearchResults, Suggestion } from '../../search/search.types.ts'
import { splitCategory } from '../../shared/category.ts'
import { isJsonObject } from '../../shared/custom.ts'
import type { Id } from '../../shared/id.ts'
import { type Currency, type Money, toMinor } from '../../shared/money.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { numberOf, slugOf } from './fields.ts'
import type {
  WireAttributes,
  WireFacet,
  WireNestedResult,
  WireRecommendation,
  WireResult,
  WireSearchAnswer,
  WireSuggestion,
  WireTrending,
} from './search.wire.ts'
import { unescapeText } from './text.ts'

const BADGES: Readonly<Record<string, SearchCard['badge']>> = { new: 'new', sale: 'sale', coming_soon: 'coming-soon' }

const money = (decimal: number | string | null | undefined, currency: Currency): Money | null => {
  const amount = toMinor(decimal, currency)
  return amount === null ? null : { amount, currency }
}

/**
 * Returns the sale price when it is not 0, otherwise the regular price; on sale, the card also shows the regular price
 * (spec section 3).
 */
const prices = (
  { price, salePrice }: Pick<NonNullable<WireAttributes['selectedVariant']>, 'price' | 'salePrice'>,
  currency: Currency,
): Pick<SearchCard, 'price' | 'regularPrice'> => {
  const regular = money(price, currency)
  const sale = money(salePrice, currency)
  if (sale === null || sale.amount === 0) return { price: regular, regularPrice: null }
  return { price: sale, regularPrice: regular !== null && regular.amount > sale.amount ? regular : null }
}

/**
 * Reads a numeric id of the search index, which sends it as a number or as text. Returns null for anything else, such
 * as the 0 that an index without variants sends.
 */
const wholeId = (wire: unknown): Id | null => {
  const number = numberOf(wire)
  return number !== null && Number.isInteger(number) && number > 0 ? String(number) : null
}

interface CardParts extends Omit<WireResult, keyof WireAttributes> {
  readonly attributes: WireAttributes
}

const mapCard = (
  { id, name, url, price, imageUrl, rating, ratingCount, attributes }: CardParts,
  currency: Currency,
): SearchCard => {
  const { colors, custom, secondImageUrl, selectedVariant } = attributes
  const [average, count] = [numberOf(rating), numberOf(ratingCount)]
  return {
    // A card without an id, a slug or a name cannot be shown, so reject it.
    id: needed(wholeId(id), 'id'),
    slug: needed(slugOf(attributes.slug ?? url ?? '') || null, 'slug'),
    name: unescapeText(needed(name || null, 'name')),
    // Merchants send the category as one text or as a list of texts.
    category: splitCategory(unescapeText([attributes.category ?? []].flat().join(' . '))),
    imageUrl: attributes.imageRecUrl || selectedVariant?.imageUrl || imageUrl || null,
    variantId: wholeId(selectedVariant?.vId),
    ...(secondImageUrl && { secondImageUrl }),
    ...(average && count && { rating: { average, count } }),
    ...(isJsonObject(custom) && { custom }),
    ...prices(selectedVariant ?? { price: price ?? null }, currency),
    tones: Array.isArray(colors) ? colors.filter((tone) => tone?.key && tone.name && tone.hex) : [],
    badge: BADGES[attributes.badge ?? ''] ?? null,
  }
}

/** Maps a recommendation. Its prices are numbers, and the custom fields of the shop are under `attributes`. */
const mapRecommendation = ({ id, mappings, attributes }: WireNestedResult, currency: Currency): SearchCard =>
  mapCard({ ...mappings?.core, id: mappings?.core?.uid ?? id, attributes: attributes ?? {} }, currency)

/** Maps the first list of recommendations; the service sends one list for each requested tag. */
export const mapRecommendations = (
  [first]: readonly WireRecommendation[],
  currency: Currency,
  report?: ReportBroken,
): readonly SearchCard[] => readParts(first?.results, (product) => mapRecommendation(product, currency), report)

/**
 * Maps a search result: prices are strings, text is HTML-escaped, and the custom fields of the shop are on the result
 * itself. Some shops receive results in the nested format of recommendations.
 */
const mapSearchResult = (result: WireResult | WireNestedResult, currency: Currency): SearchCard =>
  'mappings' in result
    ? mapRecommendation(result, currency)
    : mapCard({ ...result, id: result.uid ?? result.id, attributes: result }, currency)

/**
 * Maps a facet with its values. A range has a low and a high end instead of a value and is left out, because the search
 * contract cannot filter by a range.
 */
const mapFacet = ({ field, label, values: offered }: WireFacet): SearchFacet[] => {
  const values = (offered ?? []).flatMap((each) =>
    each?.value && typeof each.count === 'number'
      ? [
          {
            value: each.value,
            label: unescapeText(each.label ?? each.value),
            count: each.count,
            isActive: each.active ?? false,
            ...(each.hex && { hex: each.hex }),
          },
        ]
      : [],
  )
  return field && values.length > 0 ? [{ field, label: unescapeText(label ?? field), values }] : []
}

export const mapSearchAnswer = (
  answer: WireSearchAnswer,
  term: string,
  currency: Currency,
  report?: ReportBroken,
): SearchResults => {
  const products = readParts(answer.results, (result) => mapSearchResult(result, currency), report)
  return {
    term,
    ...(answer.query?.corrected && { corrected: answer.query.corrected }),
    products,
    total: answer.pagination?.totalResults ?? products.length,
    page: answer.pagination?.currentPage ?? 1,
    pages: answer.pagination?.totalPages ?? 1,
    facets: readParts(answer.facets, mapFacet, report),
    redirect: answer.merchandising?.redirect ?? '',
  }
}

/** Maps a suggestion; a missing key means that the service suggests nothing (spec 3.search.suggestion-absent). */
export const mapSuggestion = (answer: WireSuggestion, term: string, report?: ReportBroken): Suggestion => ({
  query: term,
  corrected: answer['corrected-query'] || null,
  suggested: answer.suggested?.text || null,
  alternatives: readParts(answer.alternatives, ({ text }) => text || [], report),
})

/** Maps the popular searches in the order of the service. A locale without a list has no popular searches. */
export const mapTrending = (answer: WireTrending, report?: ReportBroken): readonly string[] =>
  readParts(answer.trending?.queries, ({ searchQuery }) => searchQuery || [], report)
