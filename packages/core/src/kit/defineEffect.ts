import type { Environment } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike, EventNamed, Subscription } from '../shared/domain.ts'
import type { Outcome, WithCall } from '../shared/outcome.ts'
import type { Session } from '../shared/session.ts'

/** The context of an effect, without the types of its domains. */
export interface EffectContext {
  /** The domains of the store, by name. */
  readonly domains: Readonly<Record<string, Domain<unknown, object, EventLike>>>
  /**
   * The machines of the domains, by name. An effect uses them to send the machine events that no public command sends.
   */
  readonly internal: Readonly<
    Record<string, { send(event: EventLike): void; call(event: EventLike): Promise<Outcome<unknown>> }>
  >
  readonly environment: Environment
  /** Returns the session of the signed-in customer; null for anonymous visitors and in a store without auth. */
  getSession(): Session | null
}

/** A rule between domains: it turns an event of one domain into a command of another. */
export interface Effect {
  /** A shop can switch off or replace an effect by its name. An effect without a name always runs. */
  readonly name?: string | undefined
  /** The domains that the effect needs. A store without one of them leaves the effect out. */
  readonly requires: readonly string[]
  /** Handles an event of a required domain. */
  handle(event: EventLike, context: EffectContext): void
  /** Runs when the store starts. The store ends the returned subscription when it stops. */
  start(context: EffectContext): Subscription | undefined
}

type Narrowed<List extends readonly DomainTypes[]> = Omit<EffectContext, 'domains' | 'internal'> & {
  readonly domains: {
    readonly [Types in List[number] as Types['name']]: Domain<Types['view'], Types['commands'], Types['event']>
  }
  /**
   * Sends machine events to a required domain. Only the domains whose types declare machine events, such as
   * `CartMachineTypes`, are listed.
   */
  readonly internal: {
    readonly [Types in List[number] as EventLike extends Types['internal'] ? never : Types['name']]: {
      send(event: Types['internal']): void
      /** Sends an event with a call, and resolves with the outcome of the call. */
      call(event: Extract<Types['internal'], WithCall>): Promise<Outcome<unknown>>
    }
  }
}

interface EffectParts<List extends readonly DomainTypes[]> {
  /**
   * The name of the effect: the domain that it commands, a dot and the action, such as `overlay.openCartAfterAdd`. A
   * shop cannot switch off an effect without a name.
   */
  readonly name?: `${string}.${string}`
  /** The names of the required domains. Their order is the order of the type parameter, which the compiler checks. */
  readonly requires: { readonly [Index in keyof List]: List[Index]['name'] }
  /** The handlers, by event type. */
  readonly on?: {
    readonly [Type in List[number]['event']['type']]?: (
      event: EventNamed<List[number]['event'], Type>,
      context: Narrowed<List>,
    ) => void
  }
  /** Runs when the store starts. The store ends the returned subscription when it stops. */
  start?(context: Narrowed<List>): Subscription | undefined
}

/** The parts of an effect without the types of its domains. */
interface Erased {
  readonly on?: Readonly<Record<string, (event: EventLike, context: EffectContext) => void>>
  start?(context: EffectContext): Subscription | undefined
}

/**
 * Defines an effect. Each handler receives the event and a context with exactly the required domains.
 *
 * @example defineEffect<[CartTypes, OverlayTypes]>({ requires: ['cart', 'overlay'], on: { 'line.added': … } })
 */
export const defineEffect = <const List extends readonly DomainTypes[]>(parts: EffectParts<List>): Effect => {
  // The only cast in this file: the store runs an effect only with the domains that it requires, so the cast is safe.
  const { on, start } = parts as unknown as Erased
  return {
    name: parts.name,
    requires: parts.requires,
    handle: (event, context) => on?.[event.type]?.(event, context),
    start: (context) => start?.(context),
  }
}
