import type { ViewOf } from '../kit/definition.types.ts'
import type { Hydration } from '../kit/hydration.types.ts'
import type { Environment, GatewayContext } from '../platform/environment.types.ts'
import type { DomainTypes } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'
import type { UnsupportedOf } from '../shared/unsupported.ts'

/**
 * How a command runs before the machines are loaded. `load` loads the machines and then runs the command. `keep-last`
 * loads nothing: it keeps the last call, which runs when something else has loaded the machines. `local` runs only the
 * function in {@link LocalPart.commands}.
 */
export type CommandPolicy = 'load' | 'keep-last' | 'local'

/** What a domain may use while its machine is not loaded. */
export interface LazyHost<Types extends DomainTypes> {
  readonly environment: Environment
  readonly gateway: Types['gateway']
  getSnapshot(): Types['view']
  /** Changes the view; does nothing once the machine is loaded. */
  show(view: Types['view']): void
  /** Emits an event of the domain; does nothing once the machine is loaded. */
  emit(event: Types['event']): void
  /** Whether the machine is not loaded yet and the store is not stopped. */
  isActive(): boolean
  /** Loads the machines. */
  load(): void
}

/** What a domain does while its machine is not loaded. */
export interface LocalPart<Types extends DomainTypes> {
  /** Functions that run at once when a command is called, before the policy of the command applies. */
  readonly commands?: Partial<Types['commands']> | undefined
  /** Runs when the store starts, if no stored data needs the machines. */
  start?(): void | Promise<void>
  /** Shows the shopper that the machines could not be loaded. */
  showLoadError?(error: StoreError): void
}

/** A domain without its machine: what it shows and does until the machine is loaded. */
export interface LazyDefinition<Types extends DomainTypes> {
  readonly name: Types['name']
  /**
   * Never set at run time. This member keeps the type parameter `Types` in the type when a shop spreads a definition.
   */
  readonly types?: Types | undefined
  /** The policy of every command. */
  readonly commands: Readonly<Record<keyof Types['commands'], CommandPolicy>>
  /**
   * The view before the store starts. It equals the machine's initial view; `domainConformance` compares both.
   * `unsupported` is what the back end of the shop's own gateway cannot do; absent for the default gateway.
   */
  initialView(environment: Environment, unsupported?: UnsupportedOf<Types['gateway']>): Types['view']
  /** The view after the start of the store when nothing is stored in this browser; the initial view by default. */
  emptyView?(environment: Environment, unsupported?: UnsupportedOf<Types['gateway']>): Types['view']
  /** What a server sends to the browser, the same as in the definition with the machine. */
  readonly hydration?: Hydration<ViewOf<Types>> | undefined
  /** Whether data stored in this browser needs the machine. */
  shouldLoad?(environment: Environment): boolean
  /**
   * Creates the gateway that {@link withoutMachine} uses. After the load, the machine uses the same gateway. `own` is
   * the custom gateway of the shop, if there is one.
   */
  createGateway?(context: GatewayContext, own: Types['gateway'] | undefined): Types['gateway']
  withoutMachine?(host: LazyHost<Types>): LocalPart<Types>
}

export type AnyLazyDefinition = LazyDefinition<DomainTypes>
