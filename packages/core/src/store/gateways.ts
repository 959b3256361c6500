import type { AccountGateway } from '../account/account.types.ts'
import {
  httpAccount,
  httpAuth,
  httpCart,
  httpCheckout,
  httpContact,
  httpContent,
  httpCountry,
  httpMembership,
  httpNewsletter,
  httpProduct,
  httpReviews,
  httpSearch,
  httpShipping,
  httpWishlist,
} from '../api/httpGateways.ts'
import type { AuthGateway } from '../auth/auth.types.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import type { CheckoutGateway } from '../checkout/checkout.types.ts'
import type { CountryGateway } from '../country/country.types.ts'
import type { MembershipGateway } from '../membership/membership.types.ts'
import type { GatewayContext } from '../platform/environment.types.ts'
import type { Overrides } from '../shared/overrides.ts'
import type { ShippingGateway } from '../shipping/shipping.types.ts'
import type { WishlistGateway } from '../wishlist/wishlist.types.ts'
import { withOwnPorts } from './ownPorts.ts'
import type { PageGateways } from './store.types.ts'

/** Every port to the outside; replace one to put another back end behind it. */
export interface Gateways extends PageGateways {
  readonly account: AccountGateway
  readonly auth: AuthGateway
  readonly cart: CartGateway
  readonly checkout: CheckoutGateway
  readonly country: CountryGateway
  readonly membership: MembershipGateway
  readonly shipping: ShippingGateway
  readonly wishlist: WishlistGateway
}

export interface GatewayConfig extends GatewayContext {
  /** Replaces ports, each on its own. */
  readonly gateways?: Overrides<PageGateways> | undefined
}

/** Creates what pages read, without a session: for a server that renders, and for the loads of a page in the browser. */
export const createPageGateways = (config: GatewayConfig): PageGateways => {
  const gateways: PageGateways = {
    account: httpAccount(config),
    contact: httpContact(config),
    content: httpContent(config),
    newsletter: httpNewsletter(config),
    product: httpProduct(config),
    reviews: httpReviews(config),
    search: httpSearch(config),
    shipping: httpShipping(config),
  }
  return withOwnPorts(gateways, config.gateways, config.onError)
}

/** Creates all ports over HTTP, for example to test a back end of your own against the contracts. */
export const createGateways = (
  config: GatewayContext & { readonly gateways?: Overrides<Gateways> | undefined },
): Gateways => {
  const gateways: Gateways = {
    ...createPageGateways(config),
    auth: httpAuth(config),
    cart: httpCart(config),
    checkout: httpCheckout(config),
    country: httpCountry(config),
    membership: httpMembership(config),
    wishlist: httpWishlist(config),
  }
  return withOwnPorts(gateways, config.gateways, config.onError)
}
