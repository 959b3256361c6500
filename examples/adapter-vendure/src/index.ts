import { createVendureAccount } from './account.gateway.ts'
import { createVendureCart } from './cart.gateway.ts'
import { createVendureProduct } from './product.gateway.ts'
import { createVendureSearch } from './search.gateway.ts'
import { createVendureApi, type VendureConfig } from './vendureApi.ts'

export type { VendureConfig } from './vendureApi.ts'

/** Creates the gateways of a store over Vendure: `createStore({ gateways: createVendureGateways({ … }) })`. */
export const createVendureGateways = (config: VendureConfig) => {
  const api = createVendureApi(config)
  return {
    account: createVendureAccount(api, config),
    cart: createVendureCart(api, config),
    product: createVendureProduct(api, config),
    search: createVendureSearch(api, config),
  }
}
