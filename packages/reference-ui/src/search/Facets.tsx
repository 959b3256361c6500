import type { SearchFacet } from '@cairn/core/search'
import { type FormEvent, type ReactNode, useState } from 'react'
import { cachedPart } from '../app/loading/cachedPart.tsx'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import type { FacetMessages } from '../messages/facets/index.ts'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Disclosure } from '../ui/navigation/Disclosure.tsx'
import { ToneDot } from '../ui/productCard/Tones.tsx'
import styles from './Facets.module.css'
import { activeOf, changePrice, countedName, openFacets, toggleFilter } from './facetChoices.ts'
import { PriceFacet } from './PriceFacet.tsx'
import { LOW, PRICE, type PriceFaults, priceFaults, priceValue, readPrice } from './priceRange.ts'
import { ON_SALE, type SearchQuery, scopeEntries } from './searchAddress.ts'
import type { ChangeSearch } from './usePendingSearch.ts'

export interface FacetsProps {
  readonly facets: readonly SearchFacet[]
  /** The query with the pending changes of the shopper. */
  readonly query: SearchQuery
  readonly changeSearch: ChangeSearch
  /** The texts of the price facet; null if they failed to load. */
  readonly texts: FacetMessages | null
  /**
   * Id of the form. Controls outside the form, such as the sort order, refer to it by this id, so that the form submits
   * their values too when there is no script.
   */
  readonly formId?: string
}

/**
 * The number of facets outside of "More filters". With all nine, the keyboard would need 38 presses of Tab to reach the
 * first product.
 */
const FIRST = 6

/**
 * The filters of a search. Each choice changes the URL at once; without a script the form submits all choices together.
 */
export function Facets({ facets, query, changeSearch, texts, formId }: FacetsProps) {
  const href = useHref()
  const { search: words } = useMessages()
  const { searchParams } = useShop().url
  const range = priceValue({ ...query.filters.price })
  // What was wrong with the typed prices. Another range replaces them, so their faults end with the current range.
  const [typed, setTyped] = useState<{ readonly range: string; readonly faults: PriceFaults }>()
  const faults = typed?.range === range ? typed.faults : priceFaults(searchParams)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const now = priceFaults(data)
    setTyped({ range, faults: now })
    const [faulty] = Object.keys(now)
    if (faulty !== undefined) {
      // The drawer around the form must not close.
      event.stopPropagation()
      form.querySelector<HTMLInputElement>(`[name="${faulty}"]`)?.focus()
    } else if (data.has(LOW)) {
      const price = readPrice(data)
      if (priceValue({ ...price }) !== range) changeSearch(changePrice(query, price))
    }
  }
  const shown = openFacets(facets, query).filter(({ field }) => field !== ON_SALE)
  const [first, rest] = [shown.slice(0, FIRST), shown.slice(FIRST)]
  const viewFacet = (facet: SearchFacet): ReactNode => {
    if (facet.field === PRICE)
      return <PriceFacet key={PRICE} facet={facet} query={query} faults={faults} texts={texts} />
    const active = activeOf(facet, query)
    const accordion = (
      <FacetAccordion key={facet.field} facet={facet} active={active} query={query} changeSearch={changeSearch} />
    )
    return cachedPart(`facet ${JSON.stringify([isInside(query), active])}`, facet, accordion)
  }
  return (
    <form id={formId} action={href('/search')} className={styles.facets} onSubmit={submit}>
      {query.term === '' ? null : <input type="hidden" name="q" value={query.term} />}
      {query.from === undefined ? null : <input type="hidden" name="from" value={query.from} />}
      {query.exact ? <input type="hidden" name="exact" value="1" /> : null}
      {scopeEntries(query).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {first.map(viewFacet)}
      {texts === null ? (
        rest.map(viewFacet)
      ) : rest.length === 0 ? null : (
        <Disclosure summary={texts.more} size="low">
          {rest.map(viewFacet)}
        </Disclosure>
      )}
      {query.scope.onSale ? null : (
        <div className={styles.sale}>
          <Checkbox
            name={ON_SALE}
            value="1"
            label={words.onSale}
            checked={query.filters.onSale === true}
            onChange={() => changeSearch(toggleFilter(query, ON_SALE, '1'))}
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

interface FacetAccordionProps extends Pick<FacetsProps, 'query' | 'changeSearch'> {
  readonly facet: SearchFacet
  /** The chosen values. */
  readonly active: readonly string[]
}

/**
 * A facet is closed at first, so that it is one stop of the Tab key on the way to the products. Its name counts the
 * chosen values, which the chips above name.
 */
function FacetAccordion({ facet, active, query, changeSearch }: FacetAccordionProps) {
  const { field, label } = facet
  return (
    <Disclosure summary={countedName(label, active.length)} size="low">
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
                onChange={() => changeSearch(toggleFilter(query, field, value, active))}
              />
            ))}
          </Group>
        ))}
      </fieldset>
    </Disclosure>
  )
}

/** A colour name with a sample of the colour, because names of the shop such as "Spruce" do not describe the colour. */
function ColorName({ hex, children }: { readonly hex: string; readonly children: ReactNode }) {
  return (
    <span className={styles.tone}>
      <ToneDot colour={hex} size="medium" />
      {children}
    </span>
  )
}

interface FacetGroup {
  /** Heading of the group; empty if the values need none. */
  readonly head: string
  readonly values: SearchFacet['values']
}

/** Whether the query belongs to a category page. */
const isInside = ({ scope }: SearchQuery): boolean => scope.category !== undefined

/**
 * Groups the values of the category facet, unless every group would have only one value: "Jackets · Rain" becomes
 * "Rain" under the heading "Jackets". On a category page, a single group needs no heading.
 */
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

/** Separator between a category and its subcategory in the labels of the search service. */
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
