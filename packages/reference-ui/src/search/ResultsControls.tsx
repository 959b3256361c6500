import type { SearchFacet, SearchSort } from '@cairn/core/search'
import { useRef, useState } from 'react'
import { RESULTS } from '../app/attendTo.ts'
import { fetchable } from '../app/fetchable.tsx'
import { useHref } from '../app/ShopContext.tsx'
import { type Messages, useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Select } from '../ui/Select.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { chosenFilters } from './chosenFilters.ts'
import { FilterIcon } from './FilterIcon.tsx'
import styles from './SearchPage.module.css'
import { type SearchQuery, SORTS, searchPath } from './searchAddress.ts'
import type { WantSearch } from './useWantedSearch.ts'

const FilterDrawer = fetchable(() => import('./FilterDrawer.tsx'))

export interface ResultsControlsProps {
  readonly facets: readonly SearchFacet[]
  /** As the shopper wants it. */
  readonly query: SearchQuery
  readonly want: WantSearch
  /** Whether the heading of the page names what its address narrows to; else it is listed among the filters. */
  readonly isScopeNamed: boolean
  readonly total: number
  readonly formId: string
}

export const sortsOf = (words: Messages['search']): Readonly<Record<SearchSort, string>> => ({
  relevance: words.sortRelevance,
  'price-asc': words.sortPriceAscending,
  'price-desc': words.sortPriceDescending,
  newest: words.sortNewest,
})

/** Above the results: the filters on a phone, what is chosen, and the order. */
export function ResultsControls({ facets, query, want, isScopeNamed, total, formId }: ResultsControlsProps) {
  const href = useHref()
  const { cart, common, search: words } = useMessages()
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const list = useRef<HTMLUListElement>(null)
  /** A button that goes away hands the focus to its neighbour, the last one to what it has changed. */
  const leave = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(RESULTS)
    next?.focus({ preventScroll: true })
  }
  const chosen = chosenFilters({ facets, query, isScopeNamed, onSale: words.onSale })
  const sorts = sortsOf(words)
  return (
    <div className={styles.controls}>
      <div className={styles.phoneOnly}>
        <Button
          look="outline"
          size="small"
          aria-haspopup="dialog"
          onPointerEnter={FilterDrawer.warm}
          onFocus={FilterDrawer.warm}
          onClick={() => setDrawer('open')}
        >
          <FilterIcon size="small" />
          {chosen.length === 0 ? words.filters : `${words.filters} (${chosen.length})`}
        </Button>
      </div>
      <ul ref={list} className={styles.chosen}>
        {chosen.map(({ key, label, without }, index) => (
          <li key={key}>
            <Chip
              removeLabel={common.labelled(cart.remove, label)}
              onRemove={() => {
                leave(index)
                want(without)
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
      <div className={styles.sort}>
        <Select
          label={words.sort}
          labelHidden
          size="small"
          name="sort"
          form={formId}
          value={query.sort}
          onChange={(event) => {
            const sort = SORTS[event.currentTarget.selectedIndex] ?? 'relevance'
            want({ ...query, sort, page: 1 })
          }}
        >
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {sorts[name]}
            </option>
          ))}
        </Select>
      </div>
      {drawer === 'unopened' ? null : (
        <FilterDrawer
          open={drawer === 'open'}
          onClose={() => setDrawer('closed')}
          onLost={() => setDrawer('unopened')}
          facets={facets}
          query={query}
          want={want}
          total={total}
        />
      )}
    </div>
  )
}
