import type { FreeName } from '../kit/checkNames.ts'
import type { Effect } from '../kit/defineEffect.ts'
import type { ActorSettings, AnyDefinition, AnyPort, TypesOf } from '../kit/definition.types.ts'
import type {
  Apis,
  Channels,
  CountryOptions,
  IdentityConfig,
  ReviewsConfig,
  SearchConfig,
} from '../platform/environment.types.ts'
import type { Platform } from '../platform/platform.types.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Overrides } from '../shared/overrides.ts'
import type { Site } from '../shared/site.ts'

/** The options of a store that do not depend on its domains. */
export interface StoreOptions extends ActorSettings {
  /** The prefix of the site, for example `de/de-de`. */
  readonly site: string
  /** The sites of the shop; those of the specification by default. */
  readonly sites?: readonly Site[] | undefined
  /**
   * Base addresses of the services; the embedded store server's by default. One without `https://` is a path of this origin. An invalid
   * address throws a `TypeError` (`Invalid URL`).
   */
  readonly apis?: Overrides<Apis> | undefined
  /** The single sign-on provider; the embedded one by default. An invalid address throws a `TypeError`. */
  readonly identity?: IdentityConfig | undefined
  readonly reviews?: ReviewsConfig | undefined
  readonly search?: SearchConfig | undefined
  readonly country?: CountryOptions | undefined
  /** Which channels in the access token belong to which store; EU 1, US 2 by default. */
  readonly channels?: Channels | undefined
  /** Ids of the customer groups whose data depend on the country of the cart; none by default (spec section 4). */
  readonly customerGroups?: readonly (number | string)[] | undefined
  /**
   * The origins, beside the shop's own, to which the checkout and redirects may lead: `https://checkout.example`, without a trailing slash.
   * Anything else throws a `RangeError` or a `TypeError` (`Invalid URL`).
   */
  readonly allowedOrigins?: readonly string[] | undefined
  /** What a real network error on an authenticated call does to the session; `clear` by default (spec section 4). */
  readonly onNetworkError?: 'clear' | 'keep' | undefined
  /**
   * Receives failures that are silent to the shopper; `method` and `path` name the call. Sign-out and the start of a sign-in (spec section 8);
   * `CONTRACT`: a part of an answer that is left out, or an answer of your own port in a wrong shape (in `response`); `UNSAFE_URL`: a checkout
   * address of an origin that is not allowed (in `response`).
   */
  readonly onError?: ((error: StoreError) => void) | undefined
  /** The name of the cookie that tells the checkout whether a customer is signed in; `gore_auth` by default. */
  readonly authCookie?: string | undefined
  /** Window, storage, cookies and clock; the browser's by default. On a server pass `createMemoryPlatform()`. */
  readonly platform?: Platform | undefined
}

type Named = readonly { readonly name: string }[]
type TypesNamed<List extends Named, Name> = TypesOf<Extract<List[number], { readonly name: Name }>>

/** The gateway of a port definition. */
export type GatewayOfPort<Port> = Port extends { createGateway(context: never): infer Gateway } ? Gateway : never

// Mapped over the names without `as`: TypeScript gives the functions of a generic mapped type with `as` no parameter types.
/** The gateways that replace the default ones, by the name of the domain or port. */
export type GatewayOverrides<List extends Named, Ports extends Named> = {
  readonly [Name in List[number]['name']]?: TypesNamed<List, Name>['gateway'] | undefined
} & {
  readonly [Name in Ports[number]['name']]?: GatewayOfPort<Extract<Ports[number], { readonly name: Name }>> | undefined
}

/** Reasons of the shop against a checkout, by the domain whose view shows them. */
export type Blockers<List extends Named> = {
  readonly [Name in List[number]['name']]?: (subject: TypesNamed<List, Name>['blockable']) => readonly string[]
}

/** The list itself, or a sentence in the place of a wrong element. */
export type Checked<List extends Named> = {
  readonly [Index in keyof List]: FreeName<List[Index]['name']> extends List[Index]['name']
    ? [Exclude<TypesOf<List[Index]>['requires'], List[number]['name']>] extends [never]
      ? List[Index]
      : `"${List[Index]['name']}" requires "${Exclude<TypesOf<List[Index]>['requires'], List[number]['name']>}"`
    : FreeName<List[Index]['name']>
}

/** What `createStore` takes. */
export interface StoreConfig<
  List extends readonly AnyDefinition[] = readonly AnyDefinition[],
  Ports extends readonly AnyPort[] = readonly AnyPort[],
> extends StoreOptions {
  /** The domains of the store: `[auth, cart, search]`, or `allDomains`. Types and bundle hold exactly these. */
  readonly domains: List & Checked<List>
  /** Ports that pages use without a domain: `[content, product]`, or `allPorts`. */
  readonly ports?: Ports | undefined
  /** Replaces gateways, each on its own, to put another back end behind a domain or a port. */
  readonly gateways?: GatewayOverrides<List, Ports> | undefined
  /** `false` switches a named effect off; an effect replaces it, or adds a rule under a name of your own (docs/effects.md). */
  readonly effects?: Readonly<Record<string, Effect | false>> | undefined
  /** Adds reasons against a checkout: `{ cart: ({ subtotal }) => (subtotal < 5000 ? ['minimum-order'] : []) }`. */
  readonly blockers?: Blockers<List> | undefined
}
