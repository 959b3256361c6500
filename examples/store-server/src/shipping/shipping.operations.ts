import type { Store } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import { nextCutOff } from '../delivery/deliveryDates.ts'
import type { Vertical } from '../vertical.ts'
import { shippingOptions } from './shipping.rates.ts'

const LONGEST_SECONDS = 300

export const shipping: Vertical = {
  name: 'shipping',
  operations: ({ clock }) => {
    const store: Pick<Handlers<Store.operations>, 'listShippingOptions'> = {
      listShippingOptions: async ({ query: { country } }) => {
        const now = clock.now()
        // At the cut-off the delivery dates change, so no cache may serve the old ones after it.
        const seconds = Math.min(LONGEST_SECONDS, Math.floor((nextCutOff(country, now) - now) / 1000))
        return {
          status: 200,
          body: shippingOptions(country, now),
          headers: { 'cache-control': `public, max-age=${seconds}` },
        }
      },
    }
    return { store }
  },
}
