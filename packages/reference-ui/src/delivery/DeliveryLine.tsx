import type { ShippingOption } from '@cairn/core/shipping'
import { useCart } from '@cairn/react'
import { useShop } from '../app/shop/ShopContext.tsx'
import { useDeliveryMessages } from '../messages/delivery/index.ts'
import { cheapestOption } from './cheapestOption.ts'
import { dayRange } from './dayRange.ts'

/**
 * The dates of the cheapest shipping method, whose cost the cart shows, and a note if the checkout will leave out goods
 * that the total still contains.
 */
export default function DeliveryLine({ options }: { readonly options: readonly ShippingOption[] }) {
  const { hreflang } = useShop().site
  const { lines, blockers } = useCart()
  const words = useDeliveryMessages(hreflang)
  const dates = cheapestOption(options)?.delivery
  if (words === null || blockers.includes('nothing-in-stock')) return null
  const hasSoldOut = lines.some(({ stockNotice }) => stockNotice?.kind === 'out-of-stock')
  return (
    <>
      {dates === undefined ? null : words.delivery(dayRange(dates, hreflang))}
      {dates !== undefined && hasSoldOut ? <br /> : null}
      {hasSoldOut ? words.soldOutLeft : null}
    </>
  )
}
