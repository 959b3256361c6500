import { fromPromise } from 'xstate'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import type { CheckoutCart, CheckoutGateway, StartedCheckout } from './checkout.types.ts'

export interface StartInput {
  readonly gateway: CheckoutGateway
  readonly cart: CheckoutCart | null
  readonly key: string
}

/**
 * Starts the checkout at the back end. Its URL works only once, so each start requests a new one (spec
 * 4.checkout.return-url).
 */
export const startCheckout = fromPromise<StartedCheckout, StartInput>(
  async ({ input: { gateway, cart, key }, signal }) => {
    if (cart === null) throw new StoreError('NOT_FOUND', UNEXPECTED_ERROR)
    return gateway.start({ cart, key }, { signal })
  },
)
