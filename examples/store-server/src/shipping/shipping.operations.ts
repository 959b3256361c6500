import type { Store } from '@cairn/core/contracts'
import type { Handlers } from '../contract/operations.ts'
import type { Vertical } from '../vertical.ts'
import { shippingOptions } from './shipping.rates.ts'

export const shipping: Vertical = {
  name: 'shipping',
  operations: () => {
    const store: Pick<Handlers<Store.operations>, 'listShippingOptions'> = {
      listShippingOptions: async ({ query }) => ({
        status: 200,
        body: shippingOptions(query.country),
        headers: { 'cache-control': 'public, max-age=300' },
      }),
    }
    return { store }
  },
}
