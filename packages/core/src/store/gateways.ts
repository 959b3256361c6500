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

/** The gateways of all ports. A shop replaces one to connect another back end. */
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
  /** Replaces default gateways. */
  readonly gateways?: Overrides<PageGateways> | undefined
}

/** Creates the gateways that pages use without a session, on a rendering server and in the browser. */
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

/** Creates the HTTP gateways of all ports, for example to test your own back end against the contracts. */
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
