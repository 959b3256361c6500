import type { Contact } from '@cairn/core/content'
import type { SearchCard } from '@cairn/core/search'
import { fetchable } from '../app/loading/fetchable.tsx'
import { useHref } from '../app/shop/ShopContext.tsx'
import { LISTS } from '../consent/useTrackedList.ts'
import { useMessages } from '../messages/index.ts'
import { ProductRail } from '../product/card/ProductRail.tsx'
import { LinkButton } from '../ui/button/LinkButton.tsx'
import LooserLinks from './LooserLinks.tsx'
import type { LooserSearches } from './loosen.ts'
import { NoResults } from './NoResults.tsx'
import { type SearchQuery, searchPath } from './searchAddress.ts'

const RecentlyViewed = fetchable(async () => (await import('../memory/fetchMemory.ts')).fetchRecentlyViewed(), {
  isQuiet: true,
})

export interface NothingFoundProps {
  readonly query: SearchQuery
  /** Whether filters may be the cause of the empty result. In that case the page offers to remove them. */
  readonly hasFilters: boolean
  readonly popular: readonly string[]
  readonly contact: Contact | null
  readonly topSellers: readonly SearchCard[]
  readonly looser: LooserSearches | null
  /** Heading level of the title: 1 on a page of its own, 2 below the heading of a category. */
  readonly level: 1 | 2
}

/** The empty state of a search page, with a suggestion for the next step. */
export function NothingFound({ query, hasFilters, topSellers, looser, ...help }: NothingFoundProps) {
  const href = useHref()
  const { search: words } = useMessages()
  const { term } = query
  const stepTo = (title: string, change: Partial<SearchQuery>, label: string) => ({
    title,
    action: (
      <>
        {looser === null ? null : <LooserLinks {...looser} />}
        <LinkButton look="outline" href={href(searchPath(change))}>
          {label}
        </LinkButton>
      </>
    ),
  })
  const step = () => {
    if (help.level === 1 && term !== '') return {}
    if (help.level === 1 || !hasFilters) return stepTo(words.noneInCategory, {}, words.allProducts)
    const unfiltered = { ...query, filters: {}, ...(term !== '' && { scope: {} }) }
    return stepTo(words.noneWithFilters, unfiltered, words.clearAll)
  }
  return (
    <>
      <NoResults term={term} {...help} {...step()} />
      <ProductRail title={words.topSellers} list={LISTS.topSellers} cards={topSellers} />
      <RecentlyViewed onFailed={() => undefined} />
    </>
  )
}
