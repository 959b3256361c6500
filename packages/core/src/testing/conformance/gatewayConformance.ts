import { abortCases } from './abort.cases.ts'
import { accountCases, membershipCases } from './account.cases.ts'
import { authCases } from './auth.cases.ts'
import { cartCases } from './cart.cases.ts'
import { cartChangeCases } from './cart.change.cases.ts'
import { cartClaimCases } from './cart.claim.cases.ts'
import { cartCodeCases } from './cart.code.cases.ts'
import { cartCountryCases } from './cart.country.cases.ts'
import { cartKeyCases, cartRevisionCases } from './cart.revision.cases.ts'
import { cartStockCases } from './cart.stock.cases.ts'
import { checkoutCases } from './checkout.cases.ts'
import type { ConformanceCase, Port } from './conformance.types.ts'
import { deliveryCases } from './delivery.cases.ts'
import { contentCases, productCases, reviewsCases } from './pages.cases.ts'
import { contactCases, countryCases, newsletterCases, shippingCases } from './places.cases.ts'
import { reloadCases } from './reload.cases.ts'
import { searchCases } from './search.cases.ts'
import { wishlistCases } from './wishlist.cases.ts'

/** All cases of all ports. They test the guarantees in the doc comments of the ports, such as `CartGateway`. */
const cases: readonly ConformanceCase[] = [
  ...cartCases,
  ...cartRevisionCases,
  ...cartKeyCases,
  ...cartChangeCases,
  ...cartCodeCases,
  ...cartStockCases,
  ...cartCountryCases,
  ...cartClaimCases,
  ...reloadCases,
  ...wishlistCases,
  ...checkoutCases,
  ...deliveryCases,
  ...accountCases,
  ...membershipCases,
  ...authCases,
  ...searchCases,
  ...productCases,
  ...reviewsCases,
  ...contentCases,
  ...shippingCases,
  ...countryCases,
  ...contactCases,
  ...newsletterCases,
  ...abortCases,
]

/**
 * Returns the cases that a back end must pass to implement the ports. They are independent of each other and of the test
 * runner. `ports` limits the suite to some ports; by default it covers all.
 *
 * ```ts
 * import { gatewayConformance } from '@cairn/core/testing'
 * import { test } from 'vitest'
 * import { openMyWorld } from './myWorld.ts'
 *
 * const world = await openMyWorld() // a ConformanceWorld: your gateways and your products
 *
 * test.for([...gatewayConformance({ ports: ['cart', 'wishlist'] })])('$port: $name', async ({ run }, { skip }) => {
 *   const reason = await run(world)
 *   skip(reason !== null, reason ?? '')
 * })
 * ```
 */
export const gatewayConformance = ({ ports }: { readonly ports?: readonly Port[] } = {}): readonly ConformanceCase[] =>
  cases.filter(({ port }) => ports === undefined || ports.includes(port))
