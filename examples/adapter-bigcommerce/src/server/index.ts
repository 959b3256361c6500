import type { ServedGateways } from '../served.ts'
import { createAccountGateway } from './account.gateway.ts'
import { createCartGateway } from './cart.gateway.ts'
import { type CheckoutNote, createCheckoutGateway } from './checkout.gateway.ts'
import { type ManagementConfig, openManagement } from './management.ts'
import { createProductGateway, type ProductConfig } from './product.gateway.ts'
import { createShippingGateway } from './shipping.gateway.ts'
import { createWishlistGateway } from './wishlist.gateway.ts'

export type { ManagementConfig } from './management.ts'
export { ManagementToken } from './managementToken.ts'
export { createGatewayRoute, type GatewayRouteOptions } from './route.ts'

export interface ServerConfig extends ManagementConfig, ProductConfig {
  readonly fetch?: typeof globalThis.fetch | undefined
  /** A note on each cart that goes to the checkout. */
  readonly note?: CheckoutNote | undefined
}

/**
 * Creates the gateways of one request on the server of the shop. `customerId` is the customer whom the server has
 * recognised; null for a guest. Never take it from the browser.
 */
export const createServerGateways = (config: ServerConfig, customerId: string | null): ServedGateways => {
  const management = openManagement(config, customerId)
  return {
    account: createAccountGateway(management),
    cart: createCartGateway(management),
    checkout: createCheckoutGateway(management, config.note),
    product: createProductGateway(management, config),
    shipping: createShippingGateway(management),
    wishlist: createWishlistGateway(management),
  }
}
