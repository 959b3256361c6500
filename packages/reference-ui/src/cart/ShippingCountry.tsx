import { useCart, useCountry } from '@cairn/react'
import { useId, useMemo } from 'react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { countryName } from '../country/names.ts'
import { byCountryName } from '../country/order.ts'
import { useMessages } from '../messages/index.ts'
import { ChevronDownIcon } from '../ui/picture/icons.tsx'
import styles from './CartFooter.module.css'

/**
 * The country picker in the text "Shipping to: Germany". It is disabled in a store that ships to one country only
 * (docs/spec/rulings.md#12).
 */
export function ShippingCountry() {
  const { site } = useShop()
  const { cart: words } = useMessages()
  const { country, setCountry } = useCart()
  const { pickerSites, canPickCountry } = useCountry()
  const id = useId()
  const chosen = country ?? site.countryCode
  const options = useMemo(() => {
    const codes = canPickCountry ? pickerSites.map(({ countryCode }) => countryCode) : []
    return byCountryName([...new Set([...codes, chosen])], site.hreflang)
  }, [canPickCountry, pickerSites, chosen, site])
  return (
    <>
      <label htmlFor={id}>{words.shippingTo}</label>{' '}
      <span className={styles.picker}>
        <select
          id={id}
          value={chosen}
          disabled={!canPickCountry}
          onChange={(event) => setCountry(event.currentTarget.value)}
        >
          {options.map((code) => (
            <option key={code} value={code}>
              {countryName(code, site.hreflang)}
            </option>
          ))}
        </select>
        {canPickCountry ? <ChevronDownIcon size="small" /> : null}
      </span>
    </>
  )
}
