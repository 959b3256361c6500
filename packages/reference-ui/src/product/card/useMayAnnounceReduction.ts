import { useShop } from '../../app/shop/ShopContext.tsx'
import { isInEea } from '../../legal/eea.ts'

/**
 * Returns whether a place without the lowest price of 30 days may show the regular price beside a reduced one. In the
 * European Economic Area every announced reduction needs that price (Directive 98/6/EC, Art. 6a).
 */
export const useMayAnnounceReduction = (): boolean => !isInEea(useShop().site.countryCode)
