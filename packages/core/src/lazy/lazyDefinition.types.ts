import type { Environment, GatewayContext } from '../platform/environment.types.ts'
import type { DomainTypes } from '../shared/domain.ts'
import type { StoreError } from '../shared/errors.ts'

/**
 * What a command does while the machines are not loaded: `load` loads them and runs the command then, `keep-last` runs the last call when they
 * load for another reason, `local` does nothing beyond {@link LocalPart.commands}.
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
  /** Whether the machine is still not loaded, and the store not stopped. */
  isActive(): boolean
  /** Loads the machines. */
  load(): void
}

/** What a domain does while its machine is not loaded. */
export interface LocalPart<Types extends DomainTypes> {
  /** Run at once, before the policy of the command applies. */
  readonly commands?: Partial<Types['commands']> | undefined
  /** Runs when the store starts and nothing stored needs the machines. */
  start?(): void | Promise<void>
  /** Shows the shopper that the machines could not be loaded. */
  showLoadError?(error: StoreError): void
}

/** A domain without its machine: what it shows and does until the machine is loaded. */
export interface LazyDefinition<Types extends DomainTypes> {
  readonly name: Types['name']
  /** Never set: it carries the types through a spread. */
  readonly types?: Types | undefined
  /** The policy of every command. */
  readonly commands: Readonly<Record<keyof Types['commands'], CommandPolicy>>
  /** The view before the start, equal to that of the machine (`domainConformance` compares both). */
  initialView(environment: Environment): Types['view']
  /** The view after the start where nothing is stored in this browser; the initial view by default. */
  emptyView?(environment: Environment): Types['view']
  /** Whether something stored in this browser needs the machine. */
  shouldLoad?(environment: Environment): boolean
  /** Creates the gateway for {@link withoutMachine}, which the machine uses later too; `own` is the one of the shop's configuration. */
  createGateway?(context: GatewayContext, own: Types['gateway'] | undefined): Types['gateway']
  withoutMachine?(host: LazyHost<Types>): LocalPart<Types>
}

export type AnyLazyDefinition = LazyDefinition<DomainTypes>
