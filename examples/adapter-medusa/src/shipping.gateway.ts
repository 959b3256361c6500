import type { ShippingGateway } from '@cairn/core/shipping'
import * as z from 'zod/mini'
import { minorOf } from './amounts.ts'
import { type Medusa, reading } from './connect.ts'
import { shippingOption } from './medusa.schema.ts'

export const createShippingGateway = ({ call, regionId, site }: Medusa): ShippingGateway => ({
  options: async (country, options) =>
    call({
      path: '/store/shipping-estimates',
      query: {
        country_code: country.toLowerCase(),
        region_id: await regionId(options),
        currency_code: site.currency.toLowerCase(),
      },
      read: reading(z.object({ shipping_options: z.array(shippingOption) }), ({ shipping_options }) =>
        shipping_options.map(({ amount, id, name }) => ({
          id,
          name,
          // Each option costs a fixed amount for the whole order.
          type: 'perorder',
          enabled: true,
          rate: amount === null ? null : minorOf(amount, site.currency),
          minimumSubtotal: 0,
          usesDiscountedSubtotal: null,
          excludesFixedShippingProducts: null,
          packaging: [],
        })),
      ),
      ...options,
    }),
})
