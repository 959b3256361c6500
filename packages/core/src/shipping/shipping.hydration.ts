import type { Hydration } from '../kit/hydration.types.ts'
import { currency, flag, listOf, number, objectOf, orMissing, orNull, text } from '../kit/readers.ts'
import type { DeliveryDates } from '../shared/deliveryDates.ts'
import type { ShippingContext, ShippingSubject } from './shipping.machine.ts'
import { viewShipping } from './shipping.rules.ts'
import type { ShippingOption, ShippingView } from './shipping.types.ts'

/** The part of the hydrated cart that shipping needs. */
const readSubject = objectOf<ShippingSubject>({ baseAmount: number, subtotal: number, currency, needsShipping: flag })

const readShipping = objectOf<Pick<ShippingView, 'country' | 'options'>>({
  country: orNull(text),
  options: listOf(
    objectOf<ShippingOption>({
      id: text,
      name: text,
      type: text,
      enabled: flag,
      rate: orNull(number),
      minimumSubtotal: number,
      usesDiscountedSubtotal: orNull(flag),
      excludesFixedShippingProducts: orNull(flag),
      // Only the back end knows the form of the packaging, so its content stays on the server.
      packaging: () => [],
      delivery: orMissing(objectOf<DeliveryDates>({ earliest: text, latest: text })),
    }),
  ),
})

/**
 * Sends the country to ship to and its options. The cost follows from these and the cart, so without a cart there is
 * nothing to send.
 */
export const shippingHydration: Hydration<ShippingView, ShippingContext> = {
  dehydrate: (view) => (view.isNeeded && view.options.length > 0 ? readShipping(view) : undefined),
  hydrate: (value, { environment: { site }, viewOf }) => {
    const context = { ...readShipping(value), subject: readSubject(viewOf('cart')) }
    return { view: viewShipping(context, site.estimatesShipping !== false), context }
  },
}
