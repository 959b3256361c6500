import type { FreeName } from '../kit/checkNames.ts'
import type { Effect } from '../kit/defineEffect.ts'
import type { ActorSettings, AnyDefinition, AnyPort, TypesOf } from '../kit/definition.types.ts'
import type { InitialState } from '../kit/hydration.types.ts'
import type { Apis, Channels, CountryOptions, ReviewsConfig, SearchConfig } from '../platform/environment.types.ts'
import type { IdentityConfig } from '../platform/identity.types.ts'
import type { Platform } from '../platform/platform.types.ts'
import type { CustomCheck } from '../shared/custom.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Overrides } from '../shared/overrides.ts'
import type { Site } from '../shared/site.ts'

/** The options of a store that do not depend on its domains. */
export interface StoreOptions extends ActorSettings {
  /** The prefix of the site, for example `de/de-de`. */
  readonly site: string
  /** The sites of the shop; by default the sites of the specification. */
  readonly sites?: readonly Site[] | undefined
  /**
   * The base URLs of the services; by default those of the embedded store server. A URL without `https://` is a path on
   * the shop's own origin. An invalid URL throws a `TypeError` (`Invalid URL`).
   */
  readonly apis?: Overrides<Apis> | undefined
  /**
   * The single sign-on provider; the embedded one by default, and false for a shop without a sign-in (docs/sign-in.md).
   * An invalid URL throws a `TypeError`.
   */
  readonly identity?: IdentityConfig | false | undefined
  readonly reviews?: ReviewsConfig | undefined
  readonly search?: SearchConfig | undefined
  readonly country?: CountryOptions | undefined
  /**
   * The sales channels of each store, in the notation of the access token; by default 1 for the store EU and 2 for the
   * store US. The name of a store always counts as one of its channels.
   */
  readonly channels?: Channels | undefined
  /** The ids of the customer groups whose data depend on the country of the cart; none by default (spec section 4). */
  readonly customerGroups?: readonly (number | string)[] | undefined
  /**
   * Allowed origins of the checkout and of redirects, in addition to the shop's origin: `https://checkout.example`,
   * without a trailing slash. Anything else throws a `RangeError`.
   */
  readonly allowedOrigins?: readonly string[] | undefined
  /** Whether a network error of an authenticated call ends the session (`clear`, the default) or not (spec section 4). */
  readonly onNetworkError?: 'clear' | 'keep' | undefined
  /**
   * Receives the errors for which the shopper sees no message; `method` and `path` name the call.
   * - a failed sign-out or start of a sign-in (spec section 8)
   * - a lazy store whose machines fail at their start, or cannot be fetched while no toasts domain can show a message
   * - a stored session that cannot be read now, or a domain that cannot be restored from its stored value
   * - `CONTRACT`: an unreadable part of a response was left out, or the response of a custom gateway has a wrong shape
   * - `UNSAFE_URL`: the origin of the checkout URL, in `response`, is not allowed
   */
  readonly onError?: ((error: StoreError) => void) | undefined
  /**
   * Whether the store checks each answer of the HTTP gateways field by field, as it always checks those of custom
   * gateways; false by default. A wrong field then ends as `CONTRACT` and `cause` names it, instead of reaching the page.
   * The schemas load on the first call; use it in development: `checkAnswers: import.meta.env.DEV`.
   */
  readonly checkAnswers?: boolean | undefined
  /**
   * Checks data of the team with schemas of the shop: `checkCustom({ line: giftSchema })` of `@cairn/core/custom`; by
   * default nothing checks them (docs/own-back-end.md).
   */
  readonly custom?: CustomCheck | undefined
  /** The name of the cookie from which the checkout reads whether a customer is signed in; `signed_in` by default. */
  readonly authCookie?: string | undefined
  /**
   * The state that a server has rendered: `hydrate(payload)` of `@cairn/core/hydration`. The first view of each domain is
   * then that of the server (docs/server-rendering.md).
   */
  readonly initial?: InitialState | undefined
  /** Storage, cookies, navigation and clock; the browser's by default. On a server pass `createMemoryPlatform()`. */
  readonly platform?: Platform | undefined
}

type Named = readonly { readonly name: string }[]
/** The type information (view, commands, events …) of the domain with that name in the list. */
export type TypesNamed<List extends Named, Name> = TypesOf<Extract<List[number], { readonly name: Name }>>

/** The gateway type of a port definition. */
export type GatewayOfPort<Port> = Port extends { createGateway(context: never): infer Gateway } ? Gateway : never

/**
 * The type of a replacement gateway, with `unknown` instead of `never`. `GatewayOverrides` intersects the gateways of
 * domains and ports, and a port is `never` among the domains, which would erase its own type.
 */
type Override<Gateway> = [Gateway] extends [never] ? unknown : Gateway | undefined

// This maps over the names without `as`. With `as`, TypeScript infers no parameter types for the functions of a generic mapped type.
/** The gateways that replace the default ones, by the name of the domain or port. */
export type GatewayOverrides<List extends Named, Ports extends Named> = {
  readonly [Name in List[number]['name']]?: Override<TypesNamed<List, Name>['gateway']>
} & {
  readonly [Name in Ports[number]['name']]?: Override<GatewayOfPort<Extract<Ports[number], { readonly name: Name }>>>
}

/**
 * Functions that return additional reasons to block the checkout. The key is the name of the domain whose snapshot the
 * function receives and whose view shows the reasons.
 */
export type Blockers<List extends Named> = {
  readonly [Name in List[number]['name']]?:
    | ([TypesNamed<List, Name>['blockable']] extends [never]
        ? undefined
        : (subject: TypesNamed<List, Name>['blockable']) => readonly string[])
    | undefined
}

/** Resolves to the list; a wrong element resolves to a sentence that the compiler shows as the error. */
export type Checked<List extends Named> = {
  readonly [Index in keyof List]: FreeName<List[Index]['name']> extends List[Index]['name']
    ? [Exclude<TypesOf<List[Index]>['requires'], List[number]['name']>] extends [never]
      ? List[Index]
      : `"${List[Index]['name']}" requires "${Exclude<TypesOf<List[Index]>['requires'], List[number]['name']>}"`
    : FreeName<List[Index]['name']>
}

/** The configuration of `createStore`. */
export interface StoreConfig<
  List extends readonly AnyDefinition[] = readonly AnyDefinition[],
  Ports extends readonly AnyPort[] = readonly AnyPort[],
> extends StoreOptions {
  /** The domains of the store: `[auth, cart, search]`, or `allDomains`. The types and the bundle contain only these domains. */
  readonly domains: List & Checked<List>
  /** Ports that pages use without a domain: `[content, product]`, or `allPorts`. */
  readonly ports?: Ports | undefined
  /** Replaces default gateways, to connect a domain or a port to another back end. */
  readonly gateways?: GatewayOverrides<List, Ports> | undefined
  /** Switches a named effect off (`false`), replaces it, or adds an effect under a name of your own (docs/effects.md). */
  readonly effects?: Readonly<Record<string, Effect | false>> | undefined
  /** Adds reasons that block the checkout: `{ cart: ({ subtotal }) => (subtotal < 5000 ? ['minimum-order'] : []) }`. */
  readonly blockers?: Blockers<List> | undefined
}

/** A blocker of any domain; the type does not say which view the blocker receives. */
export type Blocker = (subject: unknown) => readonly string[]

/** Any configuration, without the types that depend on the lists of domains and ports. */
export interface AnyConfig extends Omit<StoreConfig, 'domains' | 'gateways' | 'blockers'> {
  readonly domains: readonly AnyDefinition[]
  readonly gateways?: Readonly<Record<string, object | undefined>> | undefined
  readonly blockers?: Readonly<Record<string, Blocker | undefined>> | undefined
}
