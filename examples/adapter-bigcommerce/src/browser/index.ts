import type { Gateways } from '@cairn/core'
import type { CheckoutGateway } from '@cairn/core/checkout'
import { checkRevision } from '../cartFeatures.ts'
import { goneCart } from '../mappers/problem.ts'
import { createCartGateway } from './cart.gateway.ts'
import { openStorefront, type StorefrontConfig } from './storefront.ts'

export type { SearchspringConfig } from '../searchspring/search.config.ts'
export { createSearchspringGateway } from '../searchspring/search.gateway.ts'
export { createRemoteGateways, type RemoteConfig } from './remote.ts'
export type { StorefrontConfig } from './storefront.ts'

/** Creates the gateway of the checkout: the page of the store, which has the same session. */
const createCheckoutGateway = ({ load }: Gateways['cart'], origin: string): CheckoutGateway => ({
  start: async ({ cart: { id, items, revision } }, options) => {
    const cart = await load(id, options)
    if (cart === null) throw goneCart({ items })
    checkRevision(cart.revision, revision)
    return { kind: 'redirect', url: `${origin}/checkout` }
  },
})

/** Creates the gateways of a browser on the domain of the store. They need no secret. */
export const createStorefrontGateways = (config: StorefrontConfig): Pick<Gateways, 'cart' | 'checkout'> => {
  const cart = createCartGateway(openStorefront(config))
  return { cart, checkout: createCheckoutGateway(cart, config.origin) }
}
