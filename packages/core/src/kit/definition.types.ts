import type { ActorOptions, AnyStateMachine } from 'xstate'
import type { Environment, GatewayContext } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { Session } from '../shared/session.ts'
import type { Effect } from './defineEffect.ts'

/** For tests and tools: the clock and the inspector of XState. */
export interface ActorSettings {
  readonly clock?: ActorOptions<AnyStateMachine>['clock'] | undefined
  readonly inspect?: ActorOptions<AnyStateMachine>['inspect'] | undefined
}

/** What a store gives to a domain that it creates. */
export interface Host<Types extends DomainTypes> {
  readonly environment: Environment
  readonly gateway: Types['gateway']
  readonly settings: ActorSettings
  /** Runs the blockers that the shop has added to this domain. */
  blockers(subject: Types['blockable']): readonly string[]
  /** Delivers an event of the domain to effects and listeners. */
  emit(event: EventLike): void
}

/** A domain that runs in a store. */
export interface Instance<Types extends DomainTypes> {
  readonly domain: Domain<Types['view'], Types['commands'], Types['event']>
  /** Sends an event to the machine. */
  send(event: Types['internal']): void
  start(): void
  stop(): void
  /** The session that this domain holds; only auth has one. */
  getSession?(): Session | null
}

/** How the store renews and ends the session that a domain holds. */
export interface SessionSource<Types extends DomainTypes> {
  /** Takes over the session that is stored by now. */
  adopt(environment: Environment, send: (event: Types['internal']) => void): Promise<void>
  /** The event for a stored session that could not be read now: nothing else is restored then. */
  restoreFailed(error: StoreError): Types['internal']
  /** Ends the session where a failed authenticated call means that. */
  failed(error: StoreError, environment: Environment, send: (event: Types['internal']) => void): void
}

/** A domain as a value: everything that a store needs to create it. */
export interface DomainDefinition<Types extends DomainTypes> {
  readonly name: Types['name']
  /** The domains that it cannot work without. */
  readonly requires?: readonly Types['requires'][] | undefined
  /** The effects that command this domain. */
  readonly effects?: readonly Effect[] | undefined
  /** Never set: it carries the types through a spread. */
  readonly types?: Types | undefined
  /** Creates the default gateway. */
  createGateway?(context: GatewayContext): Types['gateway']
  /** Wraps the gateway that is used, the shop's own too. */
  wrapGateway?(gateway: Types['gateway'], environment: Environment): Types['gateway']
  /** Creates the running part; {@link defineDomain} writes it for a machine. */
  create(host: Host<Types>): Instance<Types>
  /** The first event of the machine, from what earlier visits stored; null for none. The domain that holds the session restores first. */
  restore?(environment: Environment): Types['internal'] | null | Promise<Types['internal'] | null>
  readonly session?: SessionSource<Types> | undefined
}

export type AnyDefinition = DomainDefinition<DomainTypes>
/** The types that a definition carries. */
export type TypesOf<Definition> = Definition extends { readonly types?: infer Types extends DomainTypes | undefined }
  ? NonNullable<Types>
  : never

/** A port to the back end that pages use without a domain. */
export interface PortDefinition<Name extends string, Gateway> {
  readonly name: Name
  createGateway(context: GatewayContext): Gateway
}
export type AnyPort = PortDefinition<string, object>
