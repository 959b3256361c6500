/** A handle that ends a subscription. */
export interface Subscription {
  unsubscribe(): void
}

/** An event that a domain emits, named in the past tense, for example `line.removed`. */
// A type alias, because XState accepts the events of an interface only with a cast.
export type EventLike = {
  readonly type: string
}

/** Selects the members of a union of events by type; `'*'` selects all. */
export type EventNamed<Event extends EventLike, Type> = '*' extends Type
  ? Event
  : Extract<Event, { readonly type: Type }>

/** The types of one domain. */
export interface DomainTypes {
  readonly name: string
  readonly view: unknown
  readonly commands: object
  /** The events that the domain emits. */
  readonly event: EventLike
  /** The gateway: the port to the back end; null for a domain without one. */
  readonly gateway: unknown
  /**
   * The events that the domain's machine receives. Public types use `EventLike`; {@link MachineTypes} narrows it for
   * the effects of the core.
   */
  readonly internal: EventLike
  /** The names of the domains that this domain requires. */
  readonly requires: string
  /**
   * The value that a blocker of this domain receives; `never` if the domain supports no blockers. A blocker is a
   * function of the shop that can refuse a command.
   */
  readonly blockable: unknown
}

/** The domain that these types describe. */
export type DomainOf<Types extends DomainTypes> = Domain<Types['view'], Types['commands'], Types['event']>

/** The events that listeners may see: all but the private ones. */
export type PublicEvent<Event extends EventLike> = Exclude<Event, { readonly type: `@${string}` }>

/** The types of a domain for the effects of the core, which also see the machine's events and the private events. */
export type MachineTypes<
  Types extends DomainTypes,
  Internal extends EventLike,
  Private extends EventLike = never,
> = Omit<Types, 'internal' | 'event'> & { readonly internal: Internal; readonly event: Types['event'] | Private }

/** Whether an event has the type that a handler takes; `'*'` stands for all types. */
export const isOfType = <Event extends EventLike, Type extends string>(
  event: Event,
  type: Type,
): event is Event & (Type extends '*' ? unknown : { type: Type }) => type === '*' || event.type === type

/** Whether an event is private, so that only effects see it: its type starts with `@`. */
export const isPrivateEvent = ({ type }: EventLike): boolean => type.startsWith('@')

/**
 * The public interface of a domain: a plain view, commands and events, without any type of the state machine.
 *
 * `getSnapshot` returns the same reference until the view changes.
 */
export interface Domain<View, Commands, Event extends EventLike> {
  /** Returns the current view; before the start of the store, the initial view. */
  getSnapshot(): View
  /** Returns the view before the start of the store, for server rendering and hydration. */
  getInitialSnapshot(): View
  /**
   * Calls `listener` after each change of the view. An error of a listener goes to the page's `error` handlers and stops
   * no other listener; in Node it ends the process unless the process has a handler of `uncaughtException`.
   */
  subscribe(listener: (view: View) => void): Subscription
  /** The commands of the domain. The object and its functions keep their identity for the lifetime of the store. */
  readonly commands: Commands
  /** Calls `handler` for each event of that type; `'*'` means every event. Errors are handled as in `subscribe`. */
  on<Type extends Event['type'] | '*'>(
    type: Type,
    handler: (event: Event & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}
