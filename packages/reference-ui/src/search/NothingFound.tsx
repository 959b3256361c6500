import type { Contact } from '@cairn/core/content'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { NoResults } from './NoResults.tsx'
import { type SearchQuery, searchPath } from './searchAddress.ts'

export interface NothingFoundProps {
  readonly query: SearchQuery
  /** Whether the filters may be what leaves nothing; then the next step takes them off. */
  readonly hasFilters: boolean
  readonly popular: readonly string[]
  readonly contact: Contact | null
  /** Level of the title: 1 where it is the whole page, 2 below the heading of a category. */
  readonly level: 1 | 2
}

/** What the page of a search says when there is no product, and the step that leads on. */
export function NothingFound({ query, hasFilters, ...help }: NothingFoundProps) {
  const href = useHref()
  const { search: words } = useMessages()
  const { term } = query
  const stepTo = (title: string, wanted: Partial<SearchQuery>, label: string) => ({
    title,
    action: (
      <LinkButton look="outline" href={href(searchPath(wanted))}>
        {label}
      </LinkButton>
    ),
  })
  const step = () => {
    if (help.level === 1 && term !== '') return {}
    if (help.level === 1 || !hasFilters) return stepTo(words.noneInCategory, {}, words.allProducts)
    const unfiltered = { ...query, filters: {}, ...(term !== '' && { scope: {} }) }
    return stepTo(words.noneWithFilters, unfiltered, words.clearAll)
  }
  return <NoResults term={term} {...help} {...step()} />
}
