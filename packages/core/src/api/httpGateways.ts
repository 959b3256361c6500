import type { GatewayContext } from '../platform/environment.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { accountClient, clientOf, storeClient } from './gatewayClients.ts'
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

const reportOf = ({ onError }: GatewayContext): ReportBroken | undefined =>
  onError && ((part, cause) => onError(new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause, response: part })))

export const httpAccount = (context: GatewayContext) =>
  createAccountGateway({
    account: accountClient(context),
    store: storeClient(context),
    site: context.site,
    report: reportOf(context),
  })

export const httpAuth = ({ origin, fetch, identity }: GatewayContext) =>
  identity === false ? noSignIn : createAuthGateway({ ...identity, origin, fetch })

export const httpCart = (context: GatewayContext) =>
  createCartGateway({ client: storeClient(context), site: context.site, report: reportOf(context) })

export const httpCheckout = (context: GatewayContext) =>
  createCheckoutGateway({ client: storeClient(context), site: context.site, report: reportOf(context) })

export const httpContact = (context: GatewayContext) =>
  createContactGateway({ client: storeClient(context), site: context.site })

export const httpContent = (context: GatewayContext) =>
  createContentGateway({ client: clientOf('content', context), site: context.site })

export const httpMembership = (context: GatewayContext) => createMembershipGateway({ client: accountClient(context) })

export const httpNewsletter = (context: GatewayContext) =>
  createNewsletterGateway({ client: storeClient(context), site: context.site })

export const httpProduct = (context: GatewayContext) =>
  createProductGateway({ client: clientOf('catalogue', context), site: context.site, report: reportOf(context) })

export const httpReviews = (context: GatewayContext) => {
  const { appKey = 'cairn', fit = '--12014', quality = '--12159' } = context.reviews ?? {}
  return createReviewsGateway({
    client: clientOf('reviews', context),
    appKey,
    report: reportOf(context),
    fields: { fit, quality },
  })
}

export const httpSearch = (context: GatewayContext) =>
  createSearchGateway({
    ...context.search,
    client: clientOf('search', context),
    site: context.site,
    report: reportOf(context),
  })

export const httpShipping = (context: GatewayContext) =>
  createShippingGateway({ client: storeClient(context), site: context.site, report: reportOf(context) })

export const httpWishlist = (context: GatewayContext) =>
  createWishlistGateway({ client: storeClient(context), site: context.site, report: reportOf(context) })
