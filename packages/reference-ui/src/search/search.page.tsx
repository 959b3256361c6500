import type { SearchResults } from '@cairn/core/search'
import { useSearch } from '@cairn/react'
import { lazy, Suspense, useId } from 'react'
import { cachedPart } from '../app/loading/cachedPart.tsx'
import { definePage, FIRST_PRODUCT } from '../app/routing/page.ts'
import { RESULTS } from '../app/routing/prepareFocus.ts'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import { LISTS, useTrackedList } from '../consent/useTrackedList.ts'
import { breadcrumbData, breadcrumbLinks, breadcrumbsTo } from '../content/breadcrumbs.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { CatalogueCard } from '../product/card/CatalogueCard.tsx'
import { cardPicture } from '../product/gallery/pictures.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import { avoidLowerEdge } from '../ui/hooks/lowerEdge.ts'
import { Wrap } from '../ui/layout/Page.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'
import { Pagination } from '../ui/navigation/Pagination.tsx'
import { preloadPicture } from '../ui/picture/preloadPicture.ts'
import { ProductGrid } from '../ui/productCard/ProductGrid.tsx'
import type { Category } from './category.ts'
import { Facets } from './Facets.tsx'
import type { SearchPageData } from './loadSearch.ts'
import type { NothingFoundProps } from './NothingFound.tsx'
import { ResultsControls, sortsOf } from './ResultsControls.tsx'
import styles from './SearchPage.module.css'
import { hasAny, isCategory, readSearch, type SearchQuery, searchFilters, searchPath, turnOf } from './searchAddress.ts'
import { usePendingSearch } from './usePendingSearch.ts'

/** Maximum number of filter names in a heading. */
const MAX_NAMES = 3
/** Number of products in the first row on a phone. The pictures of these products load with priority. */
const FIRST_ROW = 2
const CARD_SIZES = '(width >= 64em) min(22.2vw, 22rem), (width >= 43.5em) 28vw, 42vw'

export default definePage({
  path: '/search',
  // The server loads the first page, so a browser needs this code only for later ones.
  load: async (context) => (await import('./loadSearch.ts')).loadSearch(context),
  turn: (from, to) => turnOf(readSearch(from.searchParams), readSearch(to.searchParams)),
  head: ({ data: { query, results, category, canonical }, messages: { common, search }, site, url }) => ({
    ...partOf(category?.heading ?? titleOf(query, results, search), results, common),
    ...describe(category, results),
    canonical,
    // Keep a page without products out of search engines.
    ...(results.products.length === 0 && { robots: 'noindex' as const }),
    ...(category !== null && {
      image: results.products[0]?.imageUrl?.replace(/\.svg$/, '-800.webp') ?? '/icon-512.png',
      structuredData:
        import.meta.env.SSR && breadcrumbData(breadcrumbsTo(category.crumbs, common.shopName), url.origin, site),
    }),
  }),
  hasProducts: ({ results }) => results.products.length > 0,
  parts: ({ results, looser }) => {
    if (results.products.length === 0) return ['search/NothingFound.tsx']
    return looser === null ? [] : ['search/LooserLinks.tsx']
  },
  Component: ({ data }) => <SearchPage {...data} />,
})

/**
 * Returns the title of one page of a list, and the label of this page ("page 2 of 7") if the list has several pages.
 * From the second page on, the title contains the label, so that no two pages have the same title.
 */
const partOf = (title: string, { page, pages }: SearchResults, { pageOf }: Messages['common']) => ({
  title: page > 1 ? `${title} – ${pageOf(page, pages)}` : title,
  part: pages > 1 ? pageOf(page, pages) : undefined,
})

/** Returns the labels of the chosen values. */
const chosenOf = ({ facets }: SearchResults): readonly string[] =>
  facets.flatMap(({ values }) => {
    const labels = values.filter(({ isActive }) => isActive).map(({ label }) => label)
    const heads = new Set(labels.map((label) => label.split(' · ')[0] ?? label))
    // If all chosen values are subcategories of one category, name only that category.
    return labels.length > 1 && heads.size === 1 ? [...heads] : labels
  })

/**
 * Returns the meta description of a category page. Without an intro it lists the chosen values, because otherwise the
 * page would get the description of the shop.
 */
const describe = (category: Category | null, results: SearchResults): { readonly description?: string } => {
  const description = category && (category.intro ?? chosenOf(results).join(', '))
  return description ? { description } : {}
}

/**
 * Returns the title of a list: its term or the names of its filters, or "all products" if there are none or too many.
 */
const titleOf = (query: SearchQuery, results: SearchResults, words: Messages['search']): string => {
  const { term, filters, sort } = query
  const { total } = results
  // If filters are active, the term is not the cause of an empty result.
  if (term !== '') return total > 0 || hasAny(searchFilters(query)) ? words.resultsFor(term) : words.emptyTitle(term)
  const chosen = chosenOf(results)
  const names = filters.onSale ? [...chosen, words.onSale] : chosen
  if (names.length > 0 && names.length <= MAX_NAMES) return names.join(', ')
  return sort === 'newest' ? words.sortNewest : words.allProducts
}

const LazyNothingFound = lazy(async () => ({ default: (await import('./NothingFound.tsx')).NothingFound }))

/** Loads the empty state as a separate chunk, because most pages show products. */
const NothingFound = (props: NothingFoundProps) => (
  <Suspense fallback={null}>
    <LazyNothingFound {...props} />
  </Suspense>
)

const LazyLooserLinks = lazy(() => import('./LooserLinks.tsx'))

function SearchPage({
  query,
  results,
  category,
  unmatched,
  popular,
  contact,
  topSellers,
  looser,
  texts,
}: SearchPageData) {
  const href = useHref()
  const { isNavigating } = useShop()
  const { common, search: words } = useMessages()
  const unsupported = useSearch((view) => view.unsupported)
  const formId = useId()
  const { products, total, page, pages } = results
  const choose = useTrackedList(LISTS.searchResults, products)
  for (const { imageUrl } of products.slice(0, FIRST_ROW)) {
    preloadPicture({ ...cardPicture(imageUrl), sizes: CARD_SIZES })
  }
  const [pending, changeSearch] = usePendingSearch(query)
  const { term, from } = query
  // With a term, the scope counts as a filter too, because it can be the cause of an empty result.
  const hasFilters = hasAny(term === '' ? query.filters : searchFilters(query))
  const nothing = { query, hasFilters, popular, contact, topSellers, looser }
  // For a term without results or an unknown category, the page shows no filters.
  if (products.length === 0 && category === null && (!hasFilters || isCategory(query))) {
    return (
      <Wrap className={styles.page}>
        <NothingFound level={1} {...nothing} />
      </Wrap>
    )
  }
  return (
    <Wrap className={styles.page}>
      {category === null ? null : (
        <Breadcrumbs
          label={common.breadcrumbs}
          crumbs={breadcrumbLinks(breadcrumbsTo(category.crumbs, common.shopName), href)}
        />
      )}
      <div className={styles.head}>
        {from === undefined ? null : (
          <p className={styles.corrected}>
            {words.correctedFrom(from)}{' '}
            <TextLink href={href(searchPath({ ...query, term: from, from: '', exact: true, page: 1 }))}>
              {words.searchInstead(from)}
            </TextLink>
          </p>
        )}
        <h1>{category?.heading ?? titleOf(query, results, words)}</h1>
        {category?.intro == null ? null : <p className={styles.intro}>{category.intro}</p>}
        <p role="status">
          {words.resultCount(total)}
          {/* Another sort order finds the same number, so the status includes the order: a live region announces
              only changes. */}
          <VisuallyHidden>. {common.labelled(words.sort, sortsOf(words)[query.sort])}</VisuallyHidden>
        </p>
        {unmatched === null ? null : <p>{unmatched}</p>}
      </div>
      <div className={styles.results}>
        {unsupported.includes('facets') ? null : (
          <aside className={styles.facets} ref={avoidLowerEdge} aria-label={words.filters}>
            <Facets facets={results.facets} query={pending} changeSearch={changeSearch} texts={texts} formId={formId} />
          </aside>
        )}
        <section id={RESULTS} tabIndex={-1} aria-label={words.products} className={styles.found}>
          <VisuallyHidden as="h2">{words.products}</VisuallyHidden>
          <ResultsControls
            facets={results.facets}
            query={pending}
            changeSearch={changeSearch}
            isScopeNamed={category !== null}
            total={total}
            texts={texts}
            formId={formId}
          />
          {products.length === 0 ? <NothingFound level={2} {...nothing} /> : null}
          <ProductGrid label={words.products} busy={isNavigating}>
            {products.map((card, index) => (
              <li key={card.id}>
                {cachedPart(
                  index === 0 ? 'first-card' : index < FIRST_ROW ? 'first-row' : 'grid',
                  card,
                  <CatalogueCard
                    card={card}
                    priority={index < FIRST_ROW}
                    linkId={index === 0 ? FIRST_PRODUCT : undefined}
                    onChoose={() => choose(card, index)}
                    sizes={CARD_SIZES}
                  />,
                )}
              </li>
            ))}
          </ProductGrid>
          {products.length === 0 || looser === null ? null : (
            <Suspense fallback={null}>
              <LazyLooserLinks {...looser} />
            </Suspense>
          )}
          <div className={styles.pages}>
            <Pagination
              label={common.pages}
              page={page}
              pages={pages}
              href={(number) => href(searchPath({ ...query, page: number }))}
              labels={{
                previous: common.previous,
                next: common.next,
                page: (number) => common.pageOf(number, pages),
              }}
            />
          </div>
        </section>
      </div>
    </Wrap>
  )
}
