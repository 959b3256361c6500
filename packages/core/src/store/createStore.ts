import { type ActorOptions, createActor } from 'xstate'
import { createAccountDomain } from '../account/index.ts'
import type { Apis } from '../api/apis.ts'
import type { SearchConfig } from '../api/gateways/search.gateway.ts'
import { createAuthDomain, type Session } from '../auth/index.ts'
import { createCartDomain } from '../cart/index.ts'
import { createCheckoutDomain } from '../checkout/index.ts'
import { createCountryDomain } from '../country/index.ts'
import { createMembershipDomain } from '../membership/index.ts'
import { createOverlayDomain } from '../overlay/index.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import type { Platform } from '../platform/platform.types.ts'
import { createSearchDomain } from '../search/index.ts'
import type { Subscription } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Given } from '../shared/given.ts'
import { joined } from '../shared/joined.ts'
import { originsOf } from '../shared/originsOf.ts'
import { reportUncaught } from '../shared/reportUncaught.ts'
import type { Site } from '../shared/site.ts'
import { sitePath } from '../shared/sitePath.ts'
import { sites as allSites, siteAt } from '../shared/sites.ts'
import { createShippingDomain } from '../shipping/index.ts'
import { createToastsDomain } from '../toasts/index.ts'
import { createWishlistDomain } from '../wishlist/index.ts'
import type { Wish } from '../wishlist/wishlist.types.ts'
import { actorsOf } from './actors.ts'
import { createAuthenticatedCalls } from './authenticatedCalls.ts'
import { createCartPort } from './cartPort.ts'
import { endsSession } from './endsSession.ts'
import { createGateways, type Gateways, type IdentityConfig, type ReviewsConfig } from './gateways.ts'
import { listenOutside } from './listenOutside.ts'
import { adoptUser, isStored, persistUser } from './persistence.ts'
import { restore } from './restore.ts'
import type { Channels, CountrySettings, Settings } from './settings.ts'
import { sharedCart } from './sharedCart.ts'
import { storeMachine } from './store.machine.ts'
import type { Domains, Fact, Store } from './store.types.ts'
import { AUTH_COOKIE } from './traces.ts'
import { userStateOf } from './userState.ts'
import { wire } from './wiring.ts'

export interface StoreConfig {
  /** The prefix of the site, for example `de/de-de`. */
  readonly site: string
  /** The sites of the shop; those of the specification by default. */
  readonly sites?: readonly Site[] | undefined
  /**
   * Base addresses of the services; the embedded store server's by default. One without `https://` is a path of this origin. `createStore`
   * throws a `TypeError` (`Invalid URL`) for one that cannot be read.
   */
  readonly apis?: Given<Apis> | undefined
  /** The single sign-on provider; the embedded one by default. An address that cannot be read throws as those of `apis` do. */
  readonly identity?: IdentityConfig | undefined
  readonly reviews?: ReviewsConfig | undefined
  readonly search?: SearchConfig | undefined
  readonly country?: CountrySettings | undefined
  /** Which channels in the access token belong to which store; EU 1, US 2 by default. */
  readonly channels?: Channels | undefined
  /** Ids of the customer groups whose data are read anew when the country of the cart changes; none by default (spec section 4). */
  readonly customerGroups?: readonly (number | string)[] | undefined
  /**
   * Exact origins beside our own to which the checkout and redirects may lead: `https://checkout.example`, without a slash at the end.
   * `createStore` throws a `RangeError` or a `TypeError` (`Invalid URL`) for what is none.
   */
  readonly allowedOrigins?: readonly string[] | undefined
  /** What a real network error on an authenticated call does to the session; `clear` by default (spec section 4). */
  readonly onNetworkError?: 'clear' | 'keep' | undefined
  /**
   * Hears of failures that are silent to the shopper: of sign-out and of the start of a sign-in (spec section 8), of parts of an answer
   * that cannot be read and are left out of it (`CONTRACT`, the part in `response`), of an answer of a port of yours in a wrong shape
   * (`CONTRACT`, the answer in `response`), and of an address of the checkout that no origin allows (`UNSAFE_URL`, the address in
   * `response`). `method` and `path` name the call that failed.
   */
  readonly onError?: ((error: StoreError) => void) | undefined
  /** The name of the cookie that tells the checkout whether somebody is signed in; `gore_auth` by default. */
  readonly authCookie?: string | undefined
  /**
   * The outside world; the browser's by default. Hand in a memory platform on a server: where there is no browser, the default throws a
   * `ReferenceError` (`location is not defined`).
   */
  readonly platform?: Platform | undefined
  /** Replaces ports, each on its own. */
  readonly gateways?: Given<Gateways> | undefined
  /** For tests and tools: XState's clock and inspector. */
  readonly clock?: ActorOptions<typeof storeMachine>['clock'] | undefined
  readonly inspect?: ActorOptions<typeof storeMachine>['inspect'] | undefined
}

const DEFAULT_CHANNELS: Channels = { EU: [1], US: [2] }

/** A shop on one site: all domains, wired. Inert until `start()`. Throws a `RangeError` for an unknown site. */
export const createStore = (config: StoreConfig): Store => {
  const platform = config.platform ?? createBrowserPlatform()
  const sites = config.sites ?? allSites
  const site = siteAt(config.site, sites)
  const origin = new URL(platform.navigation.href()).origin
  const getSession = () => actors.auth.getSnapshot().context.session
  const onNetworkError = config.onNetworkError ?? 'clear'
  const authenticated = createAuthenticatedCalls({
    held: () => getSession()?.accessToken ?? null,
    readStored: () => adoptUser({ platform, site }, actors.auth.send),
    failed: (error) => {
      if (endsSession(error, onNetworkError)) actors.auth.send({ type: 'auth.reject' })
    },
  })
  const gateways = createGateways({
    ...config,
    site,
    origin,
    fetch: platform.fetch,
    getAccessToken: () => getSession()?.accessToken ?? null,
    authenticated,
  })
  const settings: Settings = {
    site,
    sites,
    origin,
    platform,
    gateways: { ...gateways, cart: sharedCart(gateways.cart, { platform, site }) },
    channels: config.channels ?? DEFAULT_CHANNELS,
    country: config.country ?? {},
    customerGroups: config.customerGroups ?? [],
    allowedOrigins: originsOf(config.allowedOrigins),
    onNetworkError,
    onError: config.onError,
    identity: config.identity ?? {},
    authCookie: config.authCookie ?? AUTH_COOKIE,
  }
  const cartPort = createCartPort(() => actors.cart, settings)
  const root = createActor(storeMachine, {
    input: { settings, cartPort },
    ...(config.clock && { clock: config.clock }),
    ...(config.inspect && { inspect: config.inspect }),
  })
  const actors = actorsOf(root)
  const cart = createCartDomain(actors.cart, {
    currency: site.currency,
    currencySymbol: site.sign,
    taxIncluded: site.taxIncluded,
  })
  const keepUser = (session: Session): void => {
    const { pkce } = actors.auth.getSnapshot().context
    const { profile } = actors.account.getSnapshot().context
    const { membership } = actors.membership.getSnapshot().context
    persistUser(settings, userStateOf({ session, pkce, profile, membership }))
  }
  let pendingWish: Wish | null = null
  const auth = createAuthDomain(actors.auth)
  const domains: Domains = {
    account: createAccountDomain(actors.account),
    // A wish that needed a sign-in goes along with it, whichever button starts it.
    auth: {
      ...auth,
      commands: {
        ...auth.commands,
        signIn: (options) =>
          auth.commands.signIn({
            ...(pendingWish && {
              intent: { kind: 'wishlist.add', productId: pendingWish.productId, variantId: pendingWish.variantId },
            }),
            ...options,
          }),
      },
    },
    cart,
    checkout: createCheckoutDomain(actors.checkout),
    country: createCountryDomain(actors.country),
    membership: createMembershipDomain(actors.membership),
    overlay: createOverlayDomain(actors.overlay),
    search: createSearchDomain(actors.search),
    shipping: createShippingDomain(actors.shipping, cart, { isEstimated: site.region !== 'US' }),
    toasts: createToastsDomain(actors.toasts),
    wishlist: createWishlistDomain(actors.wishlist),
  }
  wire({
    settings,
    domains,
    getSession,
    actors,
    root,
    keepUser,
    updateUser: () => {
      const session = getSession()
      if (session !== null && isStored(settings, session)) keepUser(session)
    },
    rememberWish: (wish) => {
      pendingWish = wish
    },
    isAddOpening: false,
  })
  domains.overlay.on('dialog.closed', ({ dialog }) => {
    if (dialog === 'login') pendingWish = null
  })
  root.on('session.left', () => {
    // Whoever signs in again meanwhile must not be called back from the provider.
    if (domains.auth.getSnapshot().status === 'anonymous') platform.navigation.assign(sitePath(site, '/'))
  })

  let outside: Subscription | null = null
  return {
    ...domains,
    site,
    gateways,
    start: () => {
      if (outside !== null) return
      root.start()
      outside = listenOutside(settings, actors)
      restore(settings, actors).catch((error: unknown) => {
        domains.toasts.commands.show({ code: 'network', tone: 'error' })
        reportUncaught(error)
      })
    },
    stop: () => {
      // What was never started must not be either.
      outside ??= joined([])
      outside.unsubscribe()
      root.stop()
    },
    on: (type, handler) => {
      const subscriptions = Object.values(domains).map((domain) =>
        // Each domain tells some of the facts; asking all of them for one name finds the one that tells it.
        domain.on('*', (fact: Fact) => {
          if (type === '*' || fact.type === type) handler(fact as Parameters<typeof handler>[0])
        }),
      )
      return joined(subscriptions)
    },
  }
}
