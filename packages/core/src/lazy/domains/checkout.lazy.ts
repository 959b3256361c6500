import type { CheckoutTypes } from '../../checkout/checkout.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

/** The domain `checkout` without its machine. */
export const lazyCheckout = defineLazyDomain<CheckoutTypes>({
  name: 'checkout',
  commands: { start: 'load' },
  initialView: () => ({ status: 'idle', isStarting: false, error: null }),
})
