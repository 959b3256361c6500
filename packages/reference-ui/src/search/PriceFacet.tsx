import type { SearchFacet } from '@cairn/core/search'
import { useState } from 'react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'
import type { FacetMessages } from '../messages/facets/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { Chip } from '../ui/button/Chip.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Disclosure } from '../ui/navigation/Disclosure.tsx'
import { changePrice } from './facetChoices.ts'
import styles from './PriceFacet.module.css'
import { HIGH, isReversed, LOW, priceOf, readPrice } from './priceRange.ts'
import { type SearchQuery, searchPath } from './searchAddress.ts'

export interface PriceFacetProps {
  readonly facet: SearchFacet
  readonly query: SearchQuery
  /** Null if the texts failed to load; the facet then has only its links. */
  readonly texts: FacetMessages | null
}

/** The price facet: two fields of the surrounding form, and links to ready ranges. */
export function PriceFacet({ facet: { label, values }, query, texts }: PriceFacetProps) {
  const href = useHref()
  // The chosen range has a chip and fills the fields, so it needs no link.
  const links = values.filter(({ isActive }) => !isActive)
  const { price } = query.filters
  return (
    <Disclosure summary={label} size="low" open={price !== undefined}>
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
        {texts === null ? null : <PriceFields key={`${price?.low} ${price?.high}`} price={price} texts={texts} />}
      </fieldset>
    </Disclosure>
  )
}

interface PriceFieldsProps extends Pick<SearchQuery['filters'], 'price'> {
  readonly texts: FacetMessages
}

function PriceFields({ price = {}, texts }: PriceFieldsProps) {
  const { currency } = useShop().site
  const [isWrong, setWrong] = useState(isReversed(price))
  const field = { type: 'number', inputMode: 'decimal', min: 0, step: 'any' } as const
  return (
    <div className={styles.fields}>
      <TextField {...field} name={LOW} label={`${texts.lowest} (${currency})`} defaultValue={price.low} />
      <TextField
        {...field}
        name={HIGH}
        label={`${texts.highest} (${currency})`}
        defaultValue={price.high}
        error={isWrong ? texts.reversed : undefined}
      />
      <Button
        type="submit"
        look="outline"
        wide
        onClick={(event) => {
          const { form } = event.currentTarget
          const isNowWrong = form !== null && isReversed(readPrice(new FormData(form)) ?? {})
          setWrong(isNowWrong)
          if (isNowWrong) event.preventDefault()
        }}
      >
        {texts.apply}
      </Button>
    </div>
  )
}
