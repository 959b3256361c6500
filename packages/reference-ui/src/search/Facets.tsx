import type { SearchFacet } from '@cairn/core/search'
import { type ReactNode, useState } from 'react'
import { useHref, useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import styles from './Facets.module.css'
import {
  activeOf,
  ON_SALE,
  openFacets,
  type SearchQuery,
  scopeEntries,
  searchPath,
  toggleFilter,
} from './searchAddress.ts'

export interface FacetsProps {
  readonly facets: readonly SearchFacet[]
  readonly query: SearchQuery
  /** Ties controls elsewhere on the page to this form when there is no script. */
  readonly formId?: string
}

/** What narrows a search. Every choice is an address; without a script the form leads there, with one each tick does. */
export function Facets({ facets, query, formId }: FacetsProps) {
  const href = useHref()
  const { search: words } = useMessages()
  return (
    <form id={formId} action={href('/search')} className={styles.facets}>
      {query.term === '' ? null : <input type="hidden" name="q" value={query.term} />}
      {scopeEntries(query).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {openFacets(facets, query)
        .filter(({ field }) => field !== ON_SALE)
        .map((facet) => (
          <Disclosure key={facet.field} summary={facet.label} size="low" open={isOpenAtFirst(facet, query)}>
            <fieldset className={styles.values}>
              <legend>{facet.label}</legend>
              {groupsOf(facet, query).map(({ head, values }) => (
                <Group key={head} head={head}>
                  {values.map(({ value, label, count }) => (
                    <Value
                      key={value}
                      query={query}
                      field={facet.field}
                      value={value}
                      label={label}
                      end={count}
                      isActive={activeOf(facet, query).includes(value)}
                      active={activeOf(facet, query)}
                    />
                  ))}
                </Group>
              ))}
            </fieldset>
          </Disclosure>
        ))}
      {query.scope.onSale ? null : (
        <div className={styles.sale}>
          <Value
            query={query}
            field={ON_SALE}
            value="1"
            label={words.onSale}
            isActive={query.filters.onSale === true}
          />
        </div>
      )}
      <div className={styles.submit}>
        <Button type="submit" look="outline" wide>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

/** So many values stand under their heading at once; a longer list would push the other facets out of sight. */
const MOST_OPEN = 12

const isOpenAtFirst = (facet: SearchFacet, query: SearchQuery): boolean =>
  facet.values.length <= MOST_OPEN || activeOf(facet, query).length > 0

interface FacetGroup {
  /** Empty for values that need none. */
  readonly head: string
  readonly values: SearchFacet['values']
}

/** "Jackets · Rain" stands as "Rain" under "Jackets", unless each would stand alone; inside jackets nobody has to read that either. */
const groupsOf = ({ field, values }: SearchFacet, { scope }: SearchQuery): readonly FacetGroup[] => {
  if (field !== 'category') return [{ head: '', values }]
  const groups = Map.groupBy(values, ({ label }) => label.split(PART)[0] ?? label)
  if (groups.size === values.length) return [{ head: '', values }]
  const isInside = scope.category !== undefined && groups.size === 1
  return [...groups].map(([head, parts]) => ({
    head: isInside ? '' : head,
    values: parts.map((value) => ({ ...value, label: value.label.split(PART).at(-1) ?? value.label })),
  }))
}

/** Between a category and its part, in the search's own labels. */
const PART = ' · '

function Group({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  if (head === '') return children
  return (
    <fieldset className={styles.group}>
      <legend>{head}</legend>
      {children}
    </fieldset>
  )
}

interface ValueProps {
  readonly query: SearchQuery
  readonly field: string
  readonly value: string
  readonly label: string
  readonly end?: number
  readonly isActive: boolean
  readonly active?: readonly string[]
}

/** A tick shows at once; the address follows when the answer is there. */
function Value({ query, field, value, label, end, isActive, active }: ValueProps) {
  const { navigate } = useShop()
  const [ticked, setTicked] = useState({ now: isActive, address: isActive })
  if (ticked.address !== isActive) setTicked({ now: isActive, address: isActive })
  return (
    <Checkbox
      name={field}
      value={value}
      label={label}
      end={end}
      checked={ticked.now}
      onChange={(event) => {
        setTicked({ now: event.currentTarget.checked, address: isActive })
        navigate(searchPath(toggleFilter(query, field, value, active)))
      }}
    />
  )
}
