import { shippingCountry } from '../../environment/probes.ts'
import type { Environment } from '../../platform/environment.types.ts'
import type { ShippingTypes, ShippingView } from '../../shipping/shipping.types.ts'
import { defineLazyDomain } from '../defineLazyDomain.ts'

const initialView = ({ site }: Environment, unsupported: ShippingView['unsupported'] = []): ShippingView => ({
  country: null,
  options: [],
  cost: null,
  isFree: false,
  isNeeded: false,
  isEstimated: site.estimatesShipping !== false && !unsupported.includes('estimates'),
  total: { amount: 0, currency: site.currency },
  isLoading: false,
  unsupported,
})

/** The lazy definition of the domain `shipping`: its state machine loads on demand. */
export const lazyShipping = defineLazyDomain<ShippingTypes>({
  name: 'shipping',
  commands: { refresh: 'load' },
  initialView,
  emptyView: (environment, unsupported) => ({
    ...initialView(environment, unsupported),
    country: shippingCountry(environment),
  }),
})
