import type { AccountGateway } from '../account/account.types.ts'
import { type Apis, baseOf } from '../api/apis.ts'
import { type AuthenticatedCalls, type ClientOptions, type Clients, createClients } from '../api/client.ts'
import { createAccountGateway } from '../api/gateways/account.gateway.ts'
import { createAuthGateway } from '../api/gateways/auth.gateway.ts'
import { createCartGateway } from '../api/gateways/cart.gateway.ts'
import { createCheckoutGateway } from '../api/gateways/checkout.gateway.ts'
import { createContactGateway } from '../api/gateways/contact.gateway.ts'
import { createContentGateway } from '../api/gateways/content.gateway.ts'
import { createCountryGateway } from '../api/gateways/country.gateway.ts'
import { createMembershipGateway } from '../api/gateways/membership.gateway.ts'
import { createNewsletterGateway } from '../api/gateways/newsletter.gateway.ts'
import { createProductGateway } from '../api/gateways/product.gateway.ts'
import { createReviewsGateway } from '../api/gateways/reviews.gateway.ts'
import { createSearchGateway, type SearchConfig } from '../api/gateways/search.gateway.ts'
import { createShippingGateway } from '../api/gateways/shipping.gateway.ts'
import { createWishlistGateway } from '../api/gateways/wishlist.gateway.ts'
import type { ReportBroken } from '../api/readable.ts'
import { createTransport } from '../api/transport.ts'
import type { AuthGateway } from '../auth/auth.types.ts'
import type { CartGateway } from '../cart/cart.types.ts'
import type { CheckoutGateway } from '../checkout/checkout.types.ts'
import type { CountryGateway } from '../country/country.types.ts'
import type { MembershipGateway } from '../membership/membership.types.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import type { Given } from '../shared/given.ts'
import type { Site } from '../shared/site.ts'
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

/** The single sign-on provider: paths of the origin, or full addresses. */
export interface IdentityConfig {
  readonly issuer?: string | undefined
  readonly authorizationEndpoint?: string | undefined
  readonly tokenEndpoint?: string | undefined
  readonly jwksUri?: string | undefined
  readonly clientId?: string | undefined
  /**
   * `optional` takes an answer that does not name its issuer, as a provider without RFC 9207 sends it. One that names another is always
   * refused. `required` by default.
   */
  readonly iss?: 'required' | 'optional' | undefined
  /** Sends a nonce and checks it; off by default (readings, ruling 2). */
  readonly nonce?: boolean | undefined
  /** Seconds after which a session ends even where its access token lasts longer. Without it the token's `exp` decides alone. */
  readonly maxSessionSeconds?: number | undefined
  /** Where the browser goes to end the provider's session at sign-out; not at all by default. */
  readonly logoutEndpoint?: string | undefined
}

export const DEFAULT_CLIENT_ID = 'cairn-storefront'

export interface ReviewsConfig {
  /** The key of the store at the reviews provider. */
  readonly appKey?: string | undefined
  /** The slugs of the answers on fit and quality. */
  readonly fit?: string | undefined
  readonly quality?: string | undefined
}

export interface GatewayConfig {
  readonly site: Site
  /** Put before relative addresses: the page's origin in a browser, the store server's on a server. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly apis?: Given<Apis> | undefined
  readonly reviews?: ReviewsConfig | undefined
  readonly search?: SearchConfig | undefined
  /** Replaces ports, each on its own. */
  readonly gateways?: Given<PageGateways> | undefined
  /** Hears of parts of an answer that cannot be read and are left out of it; the console does by default. */
  readonly onError?: ((error: StoreError) => void) | undefined
}

const reportTo = (onError: GatewayConfig['onError']): ReportBroken | undefined =>
  onError && ((part, cause) => onError(new StoreError('CONTRACT', UNEXPECTED_ERROR, { cause, response: part })))

const reviewsOf = (clients: Clients, report: ReportBroken | undefined, { appKey, fit, quality }: ReviewsConfig = {}) =>
  createReviewsGateway({
    client: clients.reviews,
    appKey: appKey ?? 'cairn',
    report,
    fields: { fit: fit ?? '--12014', quality: quality ?? '--12159' },
  })

/** What pages read, without a session: for a server that renders, and for the loads of a page in the browser. */
export const createPageGateways = (
  config: GatewayConfig & Pick<ClientOptions, 'getAccessToken' | 'authenticated'>,
): PageGateways => {
  const { site } = config
  const report = reportTo(config.onError)
  const clients = createClients(config)
  const gateways: PageGateways = {
    account: createAccountGateway({ account: clients.account, store: clients.store, site, report }),
    contact: createContactGateway({ client: clients.store, site }),
    content: createContentGateway({ client: clients.content, site }),
    newsletter: createNewsletterGateway({ client: clients.store, site }),
    product: createProductGateway({ client: clients.catalogue, site, report }),
    reviews: reviewsOf(clients, report, config.reviews),
    search: createSearchGateway({ ...config.search, client: clients.search, site, report }),
    shipping: createShippingGateway({ client: clients.store, site, report }),
  }
  return withOwnPorts(gateways, config.gateways, config.onError)
}

/** All ports over HTTP. */
export const createGateways = (
  config: GatewayConfig & {
    getAccessToken: () => string | null
    authenticated?: AuthenticatedCalls | undefined
    identity?: IdentityConfig | undefined
    gateways?: Given<Gateways> | undefined
  },
): Gateways => {
  const { site, origin, identity = {} } = config
  const clients = createClients(config)
  const client = clients.store
  const report = reportTo(config.onError)
  const address = (given: string | undefined, path: string): string => new URL(given ?? path, origin).href
  const gateways: Gateways = {
    ...createPageGateways(config),
    auth: createAuthGateway({
      issuer: identity.issuer ?? origin,
      authorizationEndpoint: address(identity.authorizationEndpoint, '/as/authorization.oauth2'),
      tokenEndpoint: address(identity.tokenEndpoint, '/as/token.oauth2'),
      jwksUri: address(identity.jwksUri, '/pf/JWKS'),
      clientId: identity.clientId ?? DEFAULT_CLIENT_ID,
      nonce: identity.nonce,
      iss: identity.iss,
      fetch: config.fetch,
    }),
    cart: createCartGateway({ client, site, report }),
    checkout: createCheckoutGateway({ client, site, report }),
    country: createCountryGateway({ base: baseOf('store', config), send: createTransport(config) }),
    membership: createMembershipGateway({ client: clients.account }),
    wishlist: createWishlistGateway({ client, site, report }),
  }
  return withOwnPorts(gateways, config.gateways, config.onError)
}
