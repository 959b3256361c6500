import type { Contact } from '@cairn/core/content'
import type { SearchCard, SearchResults } from '@cairn/core/search'
import { type LoadContext, type Redirect, redirect } from '../app/routing/page.ts'
import { type FacetMessages, loadFacetMessages } from '../messages/facets/index.ts'
import type { Category } from './category.ts'
import type { LooserSearches } from './loosen.ts'
import { canonicalPath, hasAny, readSearch, type SearchQuery, searchFilters, searchPath } from './searchAddress.ts'

/** Page size: a multiple of twelve fills the last row of two, three and four columns. */
const PER_PAGE = 12
/** Number of products to look at when the search found none. */
const TOP_SELLERS = 8
/** With at most this many products, the page offers searches with fewer filters. */
const FEW = 3

export interface SearchPageData {
  readonly query: SearchQuery
  readonly results: SearchResults
  /** The category with its name in the menus; null if the page is not a category page. */
  readonly category: Category | null
  /** The canonical path for search engines. */
  readonly canonical: `/${string}`
  readonly popular: readonly string[]
  readonly contact: Contact | null
  /** Products to look at when the search found none. */
  readonly topSellers: readonly SearchCard[]
  /** Ways to find more products; null unless filters leave few. */
  readonly looser: LooserSearches | null
  /** Says which word of the shopper's search the results do not match; null if they match all of them. */
  readonly unmatched: string | null
  /** The texts of the price facet; null if they failed to load. */
  readonly texts: FacetMessages | null
}

const noCategory = (): Category | null => null

let categories: typeof import('./readCategories.ts') | undefined

/**
 * Imports the category code as a separate chunk. The server renders the first page with its category, so a browser
 * needs the chunk only for later pages.
 */
const loadCategories = async () => {
  categories ??= await import('./readCategories.ts')
  return categories
}

/** Loads the results of the search in the address, with what an empty or a short list shows. */
export const loadSearch = async ({
  site,
  url,
  gateways,
  signal,
}: LoadContext<unknown>): Promise<{ data: SearchPageData } | Redirect> => {
  const query = readSearch(url.searchParams)
  const find = ({ scope, filters, from: _, ...request }: SearchQuery) =>
    gateways.search.search({ ...request, filters: searchFilters({ scope, filters }), perPage: PER_PAGE }, { signal })
  const found = (
    parts: Partial<SearchPageData> & Pick<SearchPageData, 'query' | 'results'>,
  ): { data: SearchPageData } => ({
    data: {
      category,
      canonical,
      unmatched: null,
      popular: [],
      contact: null,
      topSellers: [],
      looser: null,
      texts,
      ...parts,
    },
  })
  const corrected = (term: string): SearchQuery => ({ ...query, term, from: query.from ?? query.term })
  const isFiltered = hasAny(searchFilters(query))
  const [results, texts, categoryIn] = await Promise.all([
    find(query),
    loadFacetMessages(site.hreflang).catch(() => null),
    // If the category texts fail to load, the page works without them.
    isFiltered && query.term === ''
      ? loadCategories()
          .then(({ readCategories }) => readCategories({ site, gateways, signal }))
          .catch(() => noCategory)
      : noCategory,
  ])
  const category = categoryIn(query.scope)
  const canonical = canonicalPath(query, (scope) => categoryIn(scope) !== null)
  // Redirect a term that names a page. The search panel does the same, but users who follow a link or have no script
  // do not use the panel.
  if (results.redirect !== '' && !isFiltered && query.page === 1) {
    const { redirectPath } = await import('./redirectPath.ts')
    const target = redirectPath(results.redirect, { site, url })
    if (target !== null) return redirect(target)
  }
  const findLooser = async (shown: SearchQuery) => {
    if (!isFiltered || results.total > FEW) return null
    const { loosen } = await import('./loosen.ts')
    const count = (other: SearchQuery) => find(other).then(({ total }) => total)
    const { facets, total } = results
    return loosen({ facets, total, query: shown, isScopeNamed: category !== null, site, count }).catch(() => null)
  }
  if (results.products.length > 0) {
    const shown = results.corrected === undefined ? query : corrected(results.corrected)
    const { readUnmatched } = await import('./readUnmatched.ts')
    const [looser, unmatched] = await Promise.all([findLooser(shown), readUnmatched(url, shown, site)])
    return found({ query: shown, results, looser, unmatched })
  }
  if (query.page > 1) return redirect(searchPath({ ...query, page: 1 }))
  if (!isFiltered && !query.exact) {
    const { findMeant } = await import('./findMeant.ts')
    const meant = await findMeant(query.term, gateways, signal)
    if (meant !== null) {
      const suggested = corrected(meant)
      const second = await find(suggested)
      if (second.products.length > 0) return found({ query: suggested, results: second })
    }
  }
  const [popular, menus, topSellers, looser] = await Promise.all([
    gateways.search.popular({ signal }).catch(() => []),
    gateways.content.menus({ signal }).catch(() => null),
    gateways.search.recommend({ limit: TOP_SELLERS }, { signal }).catch(() => []),
    findLooser(query),
  ])
  return found({ query, results, popular, contact: menus?.contact ?? null, topSellers, looser })
}
