import { createAccountGateway } from './account.gateway.ts'
import { createCartGateway } from './cart.gateway.ts'
import { createCheckoutGateway } from './checkout.gateway.ts'
import { connect, type MedusaOptions } from './connect.ts'
import { createDeliveryGateway } from './delivery.gateway.ts'
import { createProductGateway } from './product.gateway.ts'
import { createSearchGateway } from './search.gateway.ts'
import { createShippingGateway } from './shipping.gateway.ts'

/** Creates the gateways of a store that sells from a Medusa server. */
export const createMedusaGateways = (options: MedusaOptions) => {
  const medusa = connect(options)
  return {
    account: createAccountGateway(medusa),
    cart: createCartGateway(medusa),
    checkout: createCheckoutGateway(medusa),
    delivery: createDeliveryGateway(medusa),
    product: createProductGateway(medusa),
    search: createSearchGateway(medusa),
    shipping: createShippingGateway(medusa),
  }
}
