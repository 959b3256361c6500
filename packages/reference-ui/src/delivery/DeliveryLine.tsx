import type { ShippingOption } from '@cairn/core/shipping'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useDeliveryMessages } from '../messages/delivery/index.ts'
import { cheapestOption } from './cheapestOption.ts'
import { dayRange } from './dayRange.ts'

/** The dates of the cheapest shipping method, whose cost the cart shows. */
export default function DeliveryLine({ options }: { readonly options: readonly ShippingOption[] }) {
  const { hreflang } = useShop().site
  const words = useDeliveryMessages(hreflang)
  const cheapest = cheapestOption(options)
  if (words === null || cheapest?.delivery === undefined) return null
  return words.delivery(dayRange(cheapest.delivery, hreflang))
}
