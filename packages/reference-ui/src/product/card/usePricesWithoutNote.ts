import type { Money } from '@cairn/core'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { isInEea } from '../../legal/eea.ts'
import type { PriceProps } from '../../ui/productCard/Price.tsx'
import { usePrices } from './usePrices.ts'

/**
 * Returns the function of `usePrices` for places that cannot show the lowest price of 30 days. In the European Economic
 * Area every announced reduction needs that price (Directive 98/6/EC, Art. 6a), so a reduced price stands there alone.
 */
export const usePricesWithoutNote = (): ((price: Money, regular: Money | null) => Omit<PriceProps, 'size'>) => {
  const prices = usePrices()
  const isAlone = isInEea(useShop().site.countryCode)
  return (price, regular) => prices(price, isAlone ? null : regular)
}
