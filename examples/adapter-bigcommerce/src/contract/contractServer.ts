import { cartRoutes, checkoutRoutes } from './carts.routes.ts'
import { catalogueRoutes, graphqlRoutes, orderRoutes, shippingRoutes } from './catalogue.routes.ts'
import { customerRoutes, wishlistRoutes } from './customers.routes.ts'
import { metafieldRoutes } from './metafields.routes.ts'
import { type Call, type ContractServer, listen, problem, type Routes } from './router.ts'
import { searchspringRoutes } from './searchspring.routes.ts'
import { createShop, type Shop } from './shop.ts'
import { storefrontRoutes } from './storefront.routes.ts'

export const STORE_HASH = 'abc123'
export const TOKEN = 'token-of-the-test'

const under = (prefix: string, routes: Routes, guard: (call: Call) => Response | null = () => null): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([name, handle]) => [
      name.replace(' ', ` ${prefix}`),
      (call: Call) => guard(call) ?? handle(call),
    ]),
  )

const requireToken = ({ headers }: Call): Response | null =>
  headers.get('x-auth-token') === TOKEN ? null : problem(401, 'You are not authorized to do that action.')

/** Starts BigCommerce and Searchspring as their documentation describes them, with an invented shop. */
export const startContractServer = async (): Promise<ContractServer & { readonly shop: Shop }> => {
  const shop = createShop()
  const v3 = {
    ...cartRoutes(shop),
    ...checkoutRoutes(shop),
    ...metafieldRoutes(shop),
    ...customerRoutes(shop),
    ...wishlistRoutes(shop),
    ...catalogueRoutes(shop),
  }
  const server = await listen({
    ...under(`/stores/${STORE_HASH}/v3`, v3, requireToken),
    ...under(`/stores/${STORE_HASH}/v2`, { ...orderRoutes(shop), ...shippingRoutes }, requireToken),
    ...under('/api/storefront', storefrontRoutes(shop)),
    ...graphqlRoutes(shop),
    ...searchspringRoutes(shop),
  })
  return { ...server, shop }
}
