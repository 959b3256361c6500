import { createVendureAccount } from './account.gateway.ts'
import { createVendureCart } from './cart.gateway.ts'
import { createVendureCheckout } from './checkout.gateway.ts'
import { createVendureDelivery } from './delivery.gateway.ts'
import { createVendureProduct } from './product.gateway.ts'
import { createVendureSearch } from './search.gateway.ts'
import { createVendureApi, type VendureConfig } from './vendureApi.ts'

export { bearerHeaders, cookieHeaders } from './headers.ts'
export type { VendureConfig } from './vendureApi.ts'

/**
 * Creates the gateways of a store over Vendure. Take those of the domains that your store has:
 * `createStore({ domains: [cart], gateways: { cart: gateways.cart } })`.
 */
export const createVendureGateways = (config: VendureConfig) => {
  const api = createVendureApi(config)
  const cart = createVendureCart(api, config)
  return {
    account: createVendureAccount(api, config),
    cart,
    checkout: createVendureCheckout(cart, config.checkoutPage ?? '/checkout'),
    delivery: createVendureDelivery(api, config),
    product: createVendureProduct(api, config),
    search: createVendureSearch(api, config),
  }
}
