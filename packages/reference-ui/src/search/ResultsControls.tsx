import type { SearchFacet, SearchSort } from '@cairn/core/search'
import { useSearch } from '@cairn/react'
import { useRef, useState } from 'react'
import { fetchable } from '../app/loading/fetchable.tsx'
import { RESULTS } from '../app/routing/prepareFocus.ts'
import { useHref } from '../app/shop/ShopContext.tsx'
import type { FacetMessages } from '../messages/facets/index.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { Chip } from '../ui/button/Chip.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Icon, type IconProps } from '../ui/picture/Icon.tsx'
import { chosenFilters } from './chosenFilters.ts'
import styles from './SearchPage.module.css'
import { type SearchQuery, SORTS, searchPath } from './searchAddress.ts'
import type { ChangeSearch } from './usePendingSearch.ts'

const FilterDrawer = fetchable(() => import('./FilterDrawer.tsx'))

export interface ResultsControlsProps {
  readonly facets: readonly SearchFacet[]
  /** The query with the pending changes of the shopper. */
  readonly query: SearchQuery
  readonly changeSearch: ChangeSearch
  /**
   * Whether the page heading names the scope (the category in the URL). Otherwise the scope is listed among the
   * filters.
   */
  readonly isScopeNamed: boolean
  readonly total: number
  readonly texts: FacetMessages | null
  readonly formId: string
}

export const sortsOf = (words: Messages['search']): Readonly<Record<SearchSort, string>> => ({
  relevance: words.sortRelevance,
  'price-asc': words.sortPriceAscending,
  'price-desc': words.sortPriceDescending,
  newest: words.sortNewest,
})

/** The controls above the results: the filters on a phone, the chosen filters, and the sort order. */
export function ResultsControls(props: ResultsControlsProps) {
  const { facets, query, changeSearch, isScopeNamed, total, texts, formId } = props
  const href = useHref()
  const { cart, common, search: words } = useMessages()
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const list = useRef<HTMLUListElement>(null)
  /**
   * Moves the focus from a button that is about to be removed to the next button, or else to the previous one. Without
   * another button, the results take the focus.
   */
  const leave = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(RESULTS)
    next?.focus({ preventScroll: true })
  }
  const chosen = chosenFilters({ facets, query, isScopeNamed, onSale: words.onSale })
  const sorts = sortsOf(words)
  const unsupported = useSearch((view) => view.unsupported)
  return (
    <div className={styles.controls}>
      {unsupported.includes('facets') ? null : (
        <div className={styles.phoneOnly}>
          <Button
            look="outline"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={FilterDrawer.preload}
            onFocus={FilterDrawer.preload}
            onClick={() => setDrawer('open')}
          >
            <FilterIcon size="small" />
            {chosen.length === 0 ? words.filters : `${words.filters} (${chosen.length})`}
          </Button>
        </div>
      )}
      <ul ref={list} className={styles.chosen}>
        {chosen.map(({ key, label, without }, index) => (
          <li key={key}>
            <Chip
              removeLabel={common.labelled(cart.remove, label)}
              onRemove={() => {
                leave(index)
                changeSearch(without)
              }}
            >
              {label}
            </Chip>
          </li>
        ))}
        {chosen.length > 1 ? (
          <li>
            <TextLink href={href(searchPath({ ...query, ...(!isScopeNamed && { scope: {} }), filters: {}, page: 1 }))}>
              {words.clearAll}
            </TextLink>
          </li>
        ) : null}
      </ul>
      {unsupported.includes('sorting') ? null : (
        <div className={styles.sort}>
          <Select
            label={words.sort}
            size="small"
            name="sort"
            form={formId}
            value={query.sort}
            onChange={(event) => {
              const sort = SORTS[event.currentTarget.selectedIndex] ?? 'relevance'
              changeSearch({ ...query, sort, page: 1 })
            }}
          >
            {SORTS.map((name) => (
              <option key={name} value={name}>
                {sorts[name]}
              </option>
            ))}
          </Select>
        </div>
      )}
      {drawer === 'unopened' ? null : (
        <FilterDrawer
          open={drawer === 'open'}
          pageFormId={formId}
          onClose={() => setDrawer('closed')}
          onFailed={() => setDrawer('unopened')}
          facets={facets}
          query={query}
          changeSearch={changeSearch}
          total={total}
          texts={texts}
        />
      )}
    </div>
  )
}

function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h10M17 7h4M3 17h4M11 17h10" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </Icon>
  )
}
