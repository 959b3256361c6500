import type { CheckoutTypes } from '../../checkout/checkout.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/** The lazy definition of the domain `checkout`: its state machine loads on demand. */
export const lazyCheckout = defineLazyDomain<CheckoutTypes>({
  name: 'checkout',
  commands: { start: 'load', cancel: 'keep-last' },
  initialView: (_, unsupported = []) => ({
    status: 'idle',
    isStarting: false,
    embedded: null,
    error: null,
    unsupported,
  }),
})
