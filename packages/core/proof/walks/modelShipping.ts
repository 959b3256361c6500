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
 * Creates a shipping gateway whose next request has the fate of the last `setNext`; all other requests succeed. The
 * gateway bypasses the simulated network, because the requests at each start would take network steps away from the
 * requests of the cart.
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
