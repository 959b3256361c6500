import type { SearchFacet } from '@cairn/core/search'
import type { ReactNode } from 'react'
import { kept } from '../app/kept.tsx'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { ToneDot } from '../ui/Tones.tsx'
import styles from './Facets.module.css'
import { activeOf, ON_SALE, openFacets, type SearchQuery, scopeEntries, toggleFilter } from './searchAddress.ts'
import type { WantSearch } from './useWantedSearch.ts'

export interface FacetsProps {
  readonly facets: readonly SearchFacet[]
  /** As the shopper wants it. */
  readonly query: SearchQuery
  readonly want: WantSearch
  /** Ties controls elsewhere on the page to this form when there is no script. */
  readonly formId?: string
}

/** What narrows a search. Every choice is an address; without a script the form leads there, with one each tick does. */
export function Facets({ facets, query, want, formId }: FacetsProps) {
  const href = useHref()
  const { search: words } = useMessages()
  return (
    <form id={formId} action={href('/search')} className={styles.facets}>
      {query.term === '' ? null : <input type="hidden" name="q" value={query.term} />}
      {query.from === undefined ? null : <input type="hidden" name="from" value={query.from} />}
      {query.exact ? <input type="hidden" name="exact" value="1" /> : null}
      {scopeEntries(query).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {openFacets(facets, query)
        .filter(({ field }) => field !== ON_SALE)
        .map((facet) => {
          const active = activeOf(facet, query)
          const fold = <Fold key={facet.field} facet={facet} active={active} query={query} want={want} />
          return kept(`facet ${JSON.stringify([isInside(query), active])}`, facet, fold)
        })}
      {query.scope.onSale ? null : (
        <div className={styles.sale}>
          <Checkbox
            name={ON_SALE}
            value="1"
            label={words.onSale}
            checked={query.filters.onSale === true}
            onChange={() => want(toggleFilter(query, ON_SALE, '1'))}
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

interface FoldProps extends Pick<FacetsProps, 'query' | 'want'> {
  readonly facet: SearchFacet
  /** The values that are chosen. */
  readonly active: readonly string[]
}

function Fold({ facet, active, query, want }: FoldProps) {
  const { field, label } = facet
  return (
    <Disclosure summary={label} size="low" open={facet.values.length <= MOST_OPEN || active.length > 0}>
      <fieldset className={styles.values}>
        <legend>{label}</legend>
        {groupsOf(facet, query).map(({ head, values }) => (
          <Group key={head} head={head}>
            {values.map(({ value, label, count, hex }) => (
              <Checkbox
                key={value}
                name={field}
                value={value}
                label={hex ? <ColorName hex={hex}>{label}</ColorName> : label}
                end={count}
                checked={active.includes(value)}
                onChange={() => want(toggleFilter(query, field, value, active))}
              />
            ))}
          </Group>
        ))}
      </fieldset>
    </Disclosure>
  )
}

/** The names of colours are the shop's own: what they look like stands before them. */
function ColorName({ hex, children }: { readonly hex: string; readonly children: ReactNode }) {
  return (
    <span className={styles.tone}>
      <ToneDot colour={hex} size="medium" />
      {children}
    </span>
  )
}

/** So many values stand under their heading at once; a longer list would push the other facets out of sight. */
const MOST_OPEN = 12

interface FacetGroup {
  /** Empty for values that need none. */
  readonly head: string
  readonly values: SearchFacet['values']
}

/** On the page of a category. */
const isInside = ({ scope }: SearchQuery): boolean => scope.category !== undefined

/** "Jackets · Rain" stands as "Rain" under "Jackets", unless each would stand alone; inside jackets nobody has to read that either. */
const groupsOf = ({ field, values }: SearchFacet, query: SearchQuery): readonly FacetGroup[] => {
  if (field !== 'category') return [{ head: '', values }]
  const heads = Map.groupBy(values, ({ label }) => label.split(PART)[0] ?? label)
  if (heads.size === values.length) return [{ head: '', values }]
  const isNamed = isInside(query) && heads.size === 1
  return [...heads].map(([head, parts]) => ({
    head: isNamed ? '' : head,
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
