import type { ActorOptions, AnyStateMachine } from 'xstate'
import type { AuthenticatedCalls, Environment, GatewayContext } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Session } from '../shared/session.ts'
import type { Effect } from './defineEffect.ts'
import type { Hydrated, Hydration } from './hydration.types.ts'

/** The clock and the inspector of XState, for tests and developer tools. */
export interface ActorSettings {
  readonly clock?: ActorOptions<AnyStateMachine>['clock'] | undefined
  readonly inspect?: ActorOptions<AnyStateMachine>['inspect'] | undefined
}

/** The response schemas of a port (gateway interface), by method; zod schemas, for example. */
export type AnswerSchemas = Readonly<
  Record<string, { safeParse(answer: unknown): { readonly success: boolean; readonly error?: unknown } }>
>

/** The module with which a store checks a custom port (gateway interface). */
export interface AnswersModule {
  readonly answers: AnswerSchemas
  /** Returns the function that replaces a call that the back end of this port cannot answer; undefined for no such call. */
  standFor?(port: object, call: string): unknown
}

/** The parts of the store that a domain gets at its creation. */
export interface Host<Types extends DomainTypes> {
  readonly environment: Environment
  /** The custom gateway of the shop if there is one, otherwise the default gateway. */
  readonly gateway: Types['gateway']
  readonly settings: ActorSettings
  /** The first state of the machine, if a server has rendered the domain (`createStore({ initial })`). */
  readonly hydrated?: Pick<Hydrated<object>, 'context' | 'state'> | undefined
  /**
   * Runs the shop's blocker for this domain, a function that can refuse a command, and returns its reasons. Only a
   * definition with `isBlockable` may have a blocker.
   */
  blockers(subject: Types['blockable']): readonly string[]
  /** Delivers an event of the domain to effects and listeners. */
  emit(event: EventLike): void
}

/** A domain that a store created. */
export interface Instance<Types extends DomainTypes> {
  /** The public side: view, commands and events. */
  readonly domain: Domain<Types['view'], Types['commands'], Types['event']>
  /** Sends an event to the machine. */
  send(event: Types['internal']): void
  /** Sends an event with a call, and resolves with the outcome of the call. */
  call(event: Types['internal']): Promise<Outcome<unknown>>
  start(): void
  /** Stops the machine. The open and all later calls end with `error`, or with `ABORTED` if no error is given. */
  stop(error?: StoreError): void
  /** Returns the session of this domain; only auth has one. */
  getSession?(): Session | null
}

/** The part of the store that the session handling of a domain can use. */
interface SessionHost<Types extends DomainTypes> {
  readonly environment: Environment
  /** Returns the access token of the session in memory; null without a session. */
  getAccessToken(): string | null
  /** Sends an event to the machine. */
  send(event: Types['internal']): void
}

/** The functions with which the store handles the session. Only the auth domain has a session. */
interface SessionSource<Types extends DomainTypes> {
  /**
   * Creates the session handling of all authenticated calls. The handling takes over a session that another tab has
   * stored, and ends the session after certain errors of a call, such as a 401.
   */
  authenticate(host: SessionHost<Types>): AuthenticatedCalls
  /**
   * Returns the event that the store sends to the machine when a stored session cannot be read now. The machine must
   * then continue without a session, because calls wait until it has restored one or given up.
   */
  restoreFailed(error: StoreError): Types['internal']
}

/** The view of a domain as an object; `object` for a domain with another view. */
export type ViewOf<Types extends DomainTypes> = Types['view'] extends object ? Types['view'] : object

/** A domain as a value: everything that a store needs to create it. */
export interface DomainDefinition<Types extends DomainTypes> {
  readonly name: Types['name']
  /** The domains that this domain cannot work without. */
  readonly requires?: readonly Types['requires'][] | undefined
  /**
   * Whether the view of the domain shows the reasons of a blocker. Without this flag, a store refuses a blocker for the
   * domain.
   */
  readonly isBlockable?: true | undefined
  /** Whether the machine takes no input. The domain then has no use for a gateway, so a store refuses one for it. */
  readonly hasNoInput?: true | undefined
  /** The effects that send commands to this domain. */
  readonly effects?: readonly Effect[] | undefined
  /** What the domain sends from a server to the browser; by default nothing. The lazy definition needs the same member. */
  readonly hydration?: Hydration<ViewOf<Types>> | undefined
  /**
   * Never set at run time. This member keeps the type parameter `Types` in the type when a shop spreads a definition.
   */
  readonly types?: Types | undefined
  /** Creates the default gateway. */
  createGateway?(context: GatewayContext): Types['gateway']
  /**
   * Loads the schemas that check the responses of the shop's custom gateway. Without schemas, its responses are not
   * checked.
   */
  answers?(): Promise<AnswersModule>
  /** Wraps the gateway: the custom gateway of the shop if there is one, otherwise the default gateway. */
  wrapGateway?(gateway: Types['gateway'], environment: Environment): Types['gateway']
  /** Creates the domain in a store; {@link defineDomain} provides this function. */
  create(host: Host<Types>): Instance<Types>
  /**
   * Returns the first event of the machine, from the browser's storage; null for none. `session` is the session that
   * the store has restored before all other domains.
   * An error stops the domain and all domains that require it, and ends their calls, unless `session.restoreFailed`
   * handles it. So catch an error when the machine can work without the stored value.
   */
  restore?(
    environment: Environment,
    session: Session | null,
  ): Types['internal'] | null | Promise<Types['internal'] | null>
  /** The functions for the session; only the auth domain has them. */
  readonly session?: SessionSource<Types> | undefined
}

export type AnyDefinition = DomainDefinition<DomainTypes>
/** Extracts the `DomainTypes` of a definition. */
export type TypesOf<Definition> = Definition extends { readonly types?: infer Types extends DomainTypes | undefined }
  ? NonNullable<Types>
  : never

/** A port (gateway interface) that pages call directly, without a domain. */
export interface PortDefinition<Name extends string, Gateway> {
  readonly name: Name
  /** Creates the default gateway; null when only a custom gateway serves this port. */
  createGateway(context: GatewayContext): Gateway
  /** Loads the schemas that check the responses of a custom gateway. */
  answers?(): Promise<AnswersModule>
}
export type AnyPort = PortDefinition<string, object | null>
