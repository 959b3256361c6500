import type { OptionValue } from '../../product/product.types.ts'
import type { PriceRange, SearchCard, SearchFacet, SearchFilters, SearchSort } from '../../search/results.types.ts'
import type { SearchGateway } from '../../search/search.types.ts'
import { type Answer, type BackEnd, type FakeProduct, piecesOf } from './backEnd.ts'

const PAGE_SIZE = 6

const badgeOf = (product: FakeProduct): SearchCard['badge'] => {
  if (product.isComingSoon) return 'coming-soon'
  return product.variants.some(({ regularPrice }) => regularPrice !== null) ? 'sale' : null
}

const valuesOf = ({ options }: FakeProduct, option: string): readonly OptionValue[] =>
  options.find(({ name }) => name === option)?.values ?? []

const cardOf = (product: FakeProduct): SearchCard => {
  const [variant] = product.variants
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    category: product.category.slice(0, 2),
    imageUrl: null,
    variantId: variant?.id ?? null,
    price: variant?.price ?? null,
    regularPrice: variant?.regularPrice ?? null,
    tones: valuesOf(product, 'Color').flatMap(({ key, label, hex }) => (hex ? [{ key, name: label, hex }] : [])),
    badge: badgeOf(product),
  }
}

const amountOf = ({ variants }: FakeProduct): number => variants[0]?.price.amount ?? 0

type Products = readonly FakeProduct[]

const orders: Readonly<Record<SearchSort, (found: Products) => Products>> = {
  relevance: (found) => found,
  'price-asc': (found) => found.toSorted((one, other) => amountOf(one) - amountOf(other)),
  'price-desc': (found) => found.toSorted((one, other) => amountOf(other) - amountOf(one)),
  // The last product of the shop is the newest.
  newest: (found) => found.toReversed(),
}

const allows = (chosen: readonly string[] | undefined, values: readonly string[]): boolean =>
  chosen === undefined || chosen.length === 0 || chosen.some((value) => values.includes(value))

/** Whether an amount of cents is in a range. */
const costs = (amount: number, { low = 0, high = Infinity }: PriceRange = {}): boolean =>
  amount >= low * 100 && amount <= high * 100

const passes = (product: FakeProduct, filters: SearchFilters): boolean =>
  allows(filters.category, product.category) &&
  allows(filters.gender, [product.gender]) &&
  allows(filters.activity, product.activities) &&
  allows(
    filters.color,
    valuesOf(product, 'Color').map(({ key }) => key),
  ) &&
  allows(
    filters.size,
    valuesOf(product, 'Size').map(({ key }) => key),
  ) &&
  costs(amountOf(product), filters.price) &&
  (filters.onSale !== true || product.variants.some(({ regularPrice }) => regularPrice !== null))

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

const facetOf = (products: readonly FakeProduct[], { category }: SearchFilters): SearchFacet[] => {
  const names = [...new Set(products.flatMap((product) => product.category))]
  const values = names.map((value) => ({
    value,
    label: value,
    count: products.filter((product) => product.category.includes(value)).length,
    isActive: category?.includes(value) ?? false,
  }))
  return values.length === 0 ? [] : [{ field: 'category', label: 'Category', values }]
}

/** Whether `typed` is `word` with one letter missing. */
const lacksOne = (typed: string, word: string): boolean =>
  typed.length === word.length - 1 &&
  [...word].some((_, index) => word.slice(0, index) + word.slice(index + 1) === typed)

/**
 * Creates the search gateway over product names and categories. Each word of the term must be a prefix of a word of the
 * product; sold-out and retired products are never found.
 */
export const createFakeSearch = (
  { products }: BackEnd,
  answer: Answer,
  redirects: Readonly<Record<string, string>>,
): SearchGateway => {
  const onSale = products.filter(
    ({ isRetired, variants }) => !isRetired && variants.some((variant) => piecesOf(variant) > 0),
  )
  const vocabulary = [...new Set(onSale.flatMap(({ name }) => wordsOf(name)))]
  const found = (term: string) =>
    onSale.filter(({ name, category }) => {
      const words = wordsOf([name, ...category].join(' '))
      return wordsOf(term).every((typed) => words.some((word) => word.startsWith(typed)))
    })
  return {
    search: ({ term, perPage = PAGE_SIZE, page = 1, filters = {}, sort = 'relevance' }, options) =>
      answer(options, () => {
        const all = orders[sort](found(term).filter((product) => passes(product, filters)))
        return {
          term,
          products: all.slice((page - 1) * perPage, page * perPage).map(cardOf),
          total: all.length,
          page,
          pages: Math.max(1, Math.ceil(all.length / perPage)),
          facets: facetOf(all, filters),
          redirect: redirects[term.trim().toLowerCase()] ?? '',
        }
      }),
    suggest: (term, options) =>
      answer(options, () => {
        const typed = term.trim().toLowerCase()
        const corrected = vocabulary.find((word) => lacksOne(typed, word)) ?? null
        const names = typed === '' ? [] : found(corrected ?? typed).map(({ name }) => name.toLowerCase())
        const [suggested = null, ...alternatives] = [...new Set([...(corrected === null ? [] : [corrected]), ...names])]
        return { query: term, corrected, suggested, alternatives: alternatives.slice(0, 4) }
      }),
    popular: (options) => answer(options, () => ['rain jacket', 'fleece', 'gloves', 'tights']),
    recommend: ({ productId, limit = PAGE_SIZE }, options) =>
      answer(options, () =>
        onSale
          .filter(({ id }) => id !== productId)
          .slice(0, limit)
          .map(cardOf),
      ),
    log: () => undefined,
  }
}
