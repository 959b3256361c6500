import { accountClient, clientOf, type GatewayClientOptions, storeClient } from './gatewayClients.ts'

/** Creates the clients that the gateways use, one for each service. */
export const createGatewayClients = (options: GatewayClientOptions) => ({
  store: storeClient(options),
  account: accountClient(options),
  search: clientOf('search', options),
  catalogue: clientOf('catalogue', options),
  content: clientOf('content', options),
  reviews: clientOf('reviews', options),
})
