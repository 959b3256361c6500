import { StoreError } from '../../src/shared/errors.ts'
import type { ShippingGateway, ShippingOption } from '../../src/shipping/shipping.types.ts'

/** The possible results of the next request for the shipping options. */
export const SHIPPING_FATES = ['well', 'late', 'refused', 'lost'] as const
export type ShippingFate = (typeof SHIPPING_FATES)[number]

const LATE = 2000

const optionOf = (country: string): ShippingOption => ({
  id: country,
  name: country,
  type: 'perorder',
  enabled: true,
  rate: 500,
  minimumSubtotal: 0,
  usesDiscountedSubtotal: null,
  excludesFixedShippingProducts: null,
  packaging: [],
})

/**
 * A shipping gateway whose next request has the fate that the walk chose; other requests succeed. It bypasses the simulated network, because
 * the requests of every start would push aside those of the cart.
 */
export const createModelShipping = () => {
  let fate: ShippingFate = 'well'
  const gateway: ShippingGateway = {
    options: async (country) => {
      const now = fate
      fate = 'well'
      if (now === 'refused') throw new StoreError('REFUSED', 'Not there')
      if (now === 'lost') throw new StoreError('NETWORK', 'Lost')
      if (now === 'late') await new Promise((resolve) => setTimeout(resolve, LATE))
      return [optionOf(country)]
    },
  }
  return {
    gateway,
    setNext: (next: ShippingFate) => {
      fate = next
    },
  }
}
