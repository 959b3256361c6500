import type { SearchFacet } from '@cairn/core/search'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import type { FacetMessages } from '../messages/facets/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { Chip } from '../ui/button/Chip.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Disclosure } from '../ui/navigation/Disclosure.tsx'
import { changePrice, countedName } from './facetChoices.ts'
import styles from './PriceFacet.module.css'
import { HIGH, LOW, type PriceFaults, priceOf } from './priceRange.ts'
import { type SearchQuery, searchPath } from './searchAddress.ts'

export interface PriceFacetProps {
  readonly facet: SearchFacet
  readonly query: SearchQuery
  readonly faults: PriceFaults
  /** Null if the texts failed to load; the facet then has only its links. */
  readonly texts: FacetMessages | null
}

/** The price facet: two fields of the surrounding form, and links to ready ranges. */
export function PriceFacet({ facet: { label, values }, query, faults, texts }: PriceFacetProps) {
  const href = useHref()
  // The chosen range has a chip and fills the fields, so it needs no link.
  const links = values.filter(({ isActive }) => !isActive)
  const { price } = query.filters
  return (
    <Disclosure summary={countedName(label, price ? 1 : 0)} size="low" open={Object.keys(faults).length > 0}>
      <fieldset className={styles.price}>
        <legend>{label}</legend>
        <ul className={styles.ranges}>
          {links.map(({ value, label }) => (
            <li key={value}>
              <Chip href={href(searchPath(changePrice(query, priceOf(value))))}>{label}</Chip>
            </li>
          ))}
        </ul>
        {/* Another range in the URL replaces the contents of the fields. */}
        {texts === null ? null : (
          <PriceFields key={`${price?.low} ${price?.high}`} price={price} faults={faults} texts={texts} />
        )}
      </fieldset>
    </Disclosure>
  )
}

interface PriceFieldsProps extends Pick<SearchQuery['filters'], 'price'>, Pick<PriceFacetProps, 'faults'> {
  readonly texts: FacetMessages
}

function PriceFields({ price = {}, faults, texts }: PriceFieldsProps) {
  const { site, url } = useShop()
  const field = (name: keyof PriceFaults, amount: number | undefined) => ({
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    // The URL of a form without a script may have a malformed price: show it with its error, instead of losing it.
    defaultValue: amount ?? (faults[name] && url.searchParams.get(name)) ?? undefined,
    error: faults[name] && texts[faults[name]],
  })
  return (
    <div className={styles.fields}>
      <TextField {...field(LOW, price.low)} label={`${texts.lowest} (${site.currency})`} />
      <TextField {...field(HIGH, price.high)} label={`${texts.highest} (${site.currency})`} />
      <Button type="submit" look="outline" wide>
        {texts.apply}
      </Button>
    </div>
  )
}
