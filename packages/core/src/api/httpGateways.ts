import type { GatewayContext } from '../platform/environment.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { createGatewayClients, type GatewayClients } from './client.ts'
import { createAccountGateway } from './gateways/account.gateway.ts'
import { createAuthGateway, noSignIn } from './gateways/auth.gateway.ts'
import { createCartGateway } from './gateways/cart.gateway.ts'
import { createCheckoutGateway } from './gateways/checkout.gateway.ts'
import { createContactGateway } from './gateways/contact.gateway.ts'
import { createContentGateway } from './gateways/content.gateway.ts'
import { createMembershipGateway } from './gateways/membership.gateway.ts'
import { createNewsletterGateway } from './gateways/newsletter.gateway.ts'
import { createProductGateway } from './gateways/product.gateway.ts'
import { createReviewsGateway } from './gateways/reviews.gateway.ts'
import { createSearchGateway } from './gateways/search.gateway.ts'
import { createShippingGateway } from './gateways/shipping.gateway.ts'
import { createWishlistGateway } from './gateways/wishlist.gateway.ts'
import type { ReportBroken } from './readParts.ts'

// One function for each port (gateway interface), so that a bundle contains only the gateways of the domains that the
// shop uses.

export { httpCountry } from './httpCountry.ts'

const known = new WeakMap<GatewayContext, GatewayClients>()

/** Returns the typed clients of a context. All gateways of the same context share these clients. */
const clientsOf = (context: GatewayContext): GatewayClients => {
  const clients = known.get(context) ?? createGatewayClients(context)
  known.set(context, clients)
  return clients
}

const reportOf = ({ onError }: GatewayContext): ReportBroken | undefined =>
  onError && ((part, cause) => onError(new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause, response: part })))

export const httpAccount = (context: GatewayContext) => {
  const { account, store } = clientsOf(context)
  return createAccountGateway({ account, store, site: context.site, report: reportOf(context) })
}

export const httpAuth = ({ origin, fetch, identity }: GatewayContext) =>
  identity === false ? noSignIn : createAuthGateway({ ...identity, origin, fetch })

export const httpCart = (context: GatewayContext) =>
  createCartGateway({ client: clientsOf(context).store, site: context.site, report: reportOf(context) })

export const httpCheckout = (context: GatewayContext) =>
  createCheckoutGateway({ client: clientsOf(context).store, site: context.site, report: reportOf(context) })

export const httpContact = (context: GatewayContext) =>
  createContactGateway({ client: clientsOf(context).store, site: context.site })

export const httpContent = (context: GatewayContext) =>
  createContentGateway({ client: clientsOf(context).content, site: context.site })

export const httpMembership = (context: GatewayContext) =>
  createMembershipGateway({ client: clientsOf(context).account })

export const httpNewsletter = (context: GatewayContext) =>
  createNewsletterGateway({ client: clientsOf(context).store, site: context.site })

export const httpProduct = (context: GatewayContext) =>
  createProductGateway({ client: clientsOf(context).catalogue, site: context.site, report: reportOf(context) })

export const httpReviews = (context: GatewayContext) => {
  const { appKey = 'cairn', fit = '--12014', quality = '--12159' } = context.reviews ?? {}
  return createReviewsGateway({
    client: clientsOf(context).reviews,
    appKey,
    report: reportOf(context),
    fields: { fit, quality },
  })
}

export const httpSearch = (context: GatewayContext) =>
  createSearchGateway({
    ...context.search,
    client: clientsOf(context).search,
    site: context.site,
    report: reportOf(context),
  })

export const httpShipping = (context: GatewayContext) =>
  createShippingGateway({ client: clientsOf(context).store, site: context.site, report: reportOf(context) })

export const httpWishlist = (context: GatewayContext) =>
  createWishlistGateway({ client: clientsOf(context).store, site: context.site, report: reportOf(context) })
