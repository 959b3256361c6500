import type { CustomCheck } from '../shared/custom.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Overrides } from '../shared/overrides.ts'
import type { Site } from '../shared/site.ts'
import type { IdentityConfig } from './identity.types.ts'
import type { Platform } from './platform.types.ts'

/** Options of the country domain. */
export interface CountryOptions {
  /** The URL of the partner's site for China; not shown when absent. */
  readonly partnerUrl?: string | undefined
  /** Keeps the cart when the shopper changes to another site of the same store (docs/spec/rulings.md#9). */
  readonly keepCartWithinStore?: boolean | undefined
}

/** The sales channels of each store, in the notation of the access token. */
export type Channels = Readonly<Record<string, readonly (number | string)[]>>

/** The environment of the domains: the platform, the site, and the configuration with its defaults. */
export interface Environment {
  readonly site: Site
  readonly sites: readonly Site[]
  readonly origin: string
  readonly platform: Platform
  readonly channels: Channels
  readonly country: CountryOptions
  /**
   * Customer groups. When the country of the cart changes, the store loads the data of customers in these groups again.
   */
  readonly customerGroups: readonly (number | string)[]
  /** Allowed origins of the checkout and of redirects, in addition to the shop's origin. */
  readonly allowedOrigins: readonly string[]
  /**
   * Whether a network error of an authenticated call ends the session (`clear`) or not (`keep`)
   * (docs/spec/rulings.md#1).
   */
  readonly onNetworkError: 'clear' | 'keep'
  /** Receives the failures for which the shopper sees no message. */
  readonly onError: ((error: StoreError) => void) | undefined
  /** The sign-in provider; false for a shop without a sign-in. */
  readonly identity: IdentityConfig | false
  /** The name of the cookie from which the checkout reads whether the user is signed in. */
  readonly authCookie: string
}

/** The base URLs of the services, without a trailing slash; a relative URL is resolved against the current origin. */
export interface Apis {
  readonly store: string
  readonly account: string
  readonly search: string
  readonly catalogue: string
  readonly content: string
  readonly reviews: string
}

/** Options of the reviews service. */
export interface ReviewsConfig {
  /** The key of the store at the reviews provider. */
  readonly appKey?: string | undefined
  /**
   * The slugs under which the reviews provider stores the answers: `fit` for the answers on fit, `quality` for the
   * answers on quality.
   */
  readonly fit?: string | undefined
  readonly quality?: string | undefined
}

/** Options whose values differ between the merchants of the search service: two field names and a site id. */
export interface SearchConfig {
  /** The field that says whether a product is in stock; `ss_in_stock` by default. */
  readonly inStockField?: string | undefined
  /** The field that says whether a product is retired; `is_retired` by default. */
  readonly retiredField?: string | undefined
  /**
   * The site id whose popular searches are shown if the site itself has none; by default the `trendingSiteId` of the
   * site.
   */
  readonly trendingSiteId?: string | undefined
}

/** The session handling that all authenticated calls share (spec section 4). */
export interface AuthenticatedCalls {
  /**
   * Resolves to the access token for a call. Waits while no token is stored yet, and rejects with `STORAGE` when none
   * arrives in time.
   */
  token(signal: AbortSignal): Promise<string>
  /** Handles the error of every failed authenticated call. */
  failed(error: StoreError): void
}

/** The dependencies and options of an HTTP gateway. */
export interface GatewayContext {
  readonly site: Site
  /** The origin for relative URLs: the page's origin in a browser, the store server's origin on a server. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly apis?: Overrides<Apis> | undefined
  readonly reviews?: ReviewsConfig | undefined
  readonly search?: SearchConfig | undefined
  readonly identity?: IdentityConfig | false | undefined
  /** Whether `createPageGateways` and `createGateways` check each answer field by field; false by default. */
  readonly checkAnswers?: boolean | undefined
  /**
   * How `createPageGateways` and `createGateways` check data of the team: `checkCustom(…)` of `@cairn/core/custom`; not
   * at all by default.
   */
  readonly custom?: CustomCheck | undefined
  /** Returns the token of the session, or null for a guest. */
  readonly getAccessToken?: (() => string | null) | undefined
  readonly authenticated?: AuthenticatedCalls | undefined
  /**
   * Receives an error for each part of a response that cannot be read and is left out of the result. By default, these
   * errors go to the console.
   */
  readonly onError?: ((error: StoreError) => void) | undefined
}
