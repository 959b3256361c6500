import type { CartTypes, CartView } from '../cart/cart.types.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { ShippingMachineTypes, ShippingSubject } from '../shipping/shipping.machine.ts'

const subjectOf = ({ baseAmount, subtotal, currency, needsShipping }: CartView): ShippingSubject => ({
  baseAmount,
  subtotal,
  currency,
  needsShipping,
})

/** Effects that send commands to the shipping domain when another domain changes. */
export const shippingEffects: readonly Effect[] = [
  // This effect is protected: it has no name, so a shop cannot switch it off. The displayed cost must match the
  // displayed cart and country.
  defineEffect<[CartTypes, ShippingMachineTypes]>({
    requires: ['cart', 'shipping'],
    start: ({ domains: { cart }, internal }) => {
      let last: CartView | undefined
      const send = (): void => {
        const view = cart.getSnapshot()
        const subject = subjectOf(view)
        const isSame =
          last !== undefined &&
          last.baseAmount === subject.baseAmount &&
          last.subtotal === subject.subtotal &&
          last.currency === subject.currency &&
          last.needsShipping === subject.needsShipping
        last = view
        if (!isSame) internal.shipping.send({ type: 'shipping.setSubject', subject })
      }
      send()
      return cart.subscribe(send)
    },
    on: {
      'cart.updated': ({ cart }, { domains, internal }) => {
        // Skip a cart response with an outdated country: it was sent before the pending country change.
        if (cart.country === null || cart.country !== domains.cart.getSnapshot().country) return
        internal.shipping.send({ type: 'shipping.setCountry', country: cart.country })
      },
      'cart.replaced': (_, { domains }) => domains.shipping.commands.refresh(),
    },
  }),
]
