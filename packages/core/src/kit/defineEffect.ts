import type { Environment } from '../platform/environment.types.ts'
import type { Domain, DomainTypes, EventLike, EventNamed, Subscription } from '../shared/domain.ts'
import type { Session } from '../shared/session.ts'

/** What an effect may use, without the types of its domains. */
export interface EffectContext {
  readonly domains: Readonly<Record<string, Domain<unknown, object, EventLike>>>
  /** The machines behind the domains, for events that are no public commands. */
  readonly internal: Readonly<Record<string, { send(event: EventLike): void }>>
  readonly environment: Environment
  /** The session of the signed-in customer; null for everybody else, and in a store without auth. */
  getSession(): Session | null
}

/** A rule between domains: what happens in one has a consequence in another. A rule with a name can be switched off or replaced. */
export interface Effect {
  readonly name?: string
  /** The domains that it needs. In a store without one of them the effect does not exist. */
  readonly requires: readonly string[]
  handle(event: EventLike, context: EffectContext): void
  /** Runs when the store starts; what it returns ends with the store. */
  start(context: EffectContext): Subscription | undefined
}

type Narrowed<List extends readonly DomainTypes[]> = Omit<EffectContext, 'domains' | 'internal'> & {
  readonly domains: {
    readonly [Types in List[number] as Types['name']]: Domain<Types['view'], Types['commands'], Types['event']>
  }
  /** Only the domains whose machine events the type parameter names. */
  readonly internal: {
    readonly [Types in List[number] as EventLike extends Types['internal'] ? never : Types['name']]: {
      send(event: Types['internal']): void
    }
  }
}

interface EffectParts<List extends readonly DomainTypes[]> {
  /** The domain that it commands, a dot, and what it does: `overlay.openCartAfterAdd`. Without a name it cannot be switched off. */
  readonly name?: `${string}.${string}`
  /** The names of the type parameter in its order, so that the compiler holds both together. */
  readonly requires: { readonly [Index in keyof List]: List[Index]['name'] }
  readonly on?: {
    readonly [Type in List[number]['event']['type']]?: (
      event: EventNamed<List[number]['event'], Type>,
      context: Narrowed<List>,
    ) => void
  }
  start?(context: Narrowed<List>): Subscription | undefined
}

interface Erased {
  readonly on?: Readonly<Record<string, (event: EventLike, context: EffectContext) => void>>
  start?(context: EffectContext): Subscription | undefined
}

/**
 * Makes an effect: `defineEffect<[CartTypes, OverlayTypes]>({ requires: ['cart', 'overlay'], on: { 'line.added': … } })`. A handler receives
 * the event and a context with exactly these domains.
 */
export const defineEffect = <const List extends readonly DomainTypes[]>(parts: EffectParts<List>): Effect => {
  // The one cast of effects: the store runs an effect only with the domains that it requires.
  const { on, start } = parts as unknown as Erased
  return {
    ...(parts.name !== undefined && { name: parts.name }),
    requires: parts.requires,
    handle: (event, context) => on?.[event.type]?.(event, context),
    start: (context) => start?.(context),
  }
}
