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
import type { GatewayContext } from '../platform/environment.types.ts'
import type { Overrides } from '../shared/overrides.ts'
import { rethrowMistake } from '../shared/rethrowMistake.ts'
import { checkMembers } from './checkConfig.ts'
import { checkOrigin } from './environmentOf.ts'
import { type LoadAnswers, withOwnPorts } from './ownPorts.ts'
import {
  accountAnswers,
  authAnswers,
  cartAnswers,
  checkoutAnswers,
  contentAnswers,
  countryAnswers,
  deliveryAnswers,
  membershipAnswers,
  productAnswers,
  reviewsAnswers,
  searchAnswers,
  shippingAnswers,
  wishlistAnswers,
} from './portAnswers.ts'
import type { Gateways, PageGateways } from './store.types.ts'

const loaders: Readonly<Record<string, LoadAnswers>> = {
  account: accountAnswers,
  auth: authAnswers,
  cart: cartAnswers,
  checkout: checkoutAnswers,
  content: contentAnswers,
  country: countryAnswers,
  membership: membershipAnswers,
  product: productAnswers,
  reviews: reviewsAnswers,
  search: searchAnswers,
  shipping: shippingAnswers,
  wishlist: wishlistAnswers,
}
const loadAnswers = (name: string): LoadAnswers => loaders[name]

// Bundlers replace `process.env.NODE_ENV`, and drop the check from a production build. The types of the core contain no globals of Node.
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

export interface GatewayConfig extends GatewayContext {
  /** Replaces default gateways. */
  readonly gateways?: Overrides<PageGateways> | undefined
}

/**
 * Creates the gateways that pages use without a session, on a rendering server and in the browser. Throws a
 * `RangeError` when `origin` is not exactly an origin.
 */
export const createPageGateways = (config: GatewayConfig): PageGateways => {
  checkOrigin('origin', config.origin)
  try {
    if (process.env.NODE_ENV !== 'production') checkMembers(config)
  } catch (error) {
    rethrowMistake(error)
  }
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
  const unchecked = withOwnPorts(gateways, config.gateways, loadAnswers, config)
  return config.custom?.(unchecked, config) ?? unchecked
}

/** Creates the HTTP gateways of all ports, for example to test your own back end against the contracts. */
export const createGateways = (
  config: GatewayContext & { readonly gateways?: Overrides<Gateways> | undefined },
): Gateways => {
  const gateways: Gateways = {
    // Check the data of the team once, below, and not twice.
    ...createPageGateways({ ...config, custom: undefined }),
    auth: httpAuth(config),
    cart: httpCart(config),
    checkout: httpCheckout(config),
    country: httpCountry(config),
    membership: httpMembership(config),
    wishlist: httpWishlist(config),
  }
  // Pages without a session never call `delivery`, so its schemas stay out of their bundle.
  const loadAll = (name: string): LoadAnswers => (name === 'delivery' ? deliveryAnswers : loadAnswers(name))
  const unchecked = withOwnPorts(gateways, config.gateways, loadAll, config)
  return config.custom?.(unchecked, config) ?? unchecked
}
