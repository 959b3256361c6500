import { type Domain, type EventLike, isPrivateEvent, type PublicEvent, type Subscription } from './domain.ts'

/**
 * The part of an XState actor that a domain uses; it is narrow, so that no machine type appears in the public types.
 */
export interface ActorLike<Snapshot, Event extends EventLike> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): Subscription
  on<Type extends Event['type'] | '*'>(
    type: Type,
    handler: (event: Event & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}

/**
 * Creates the public domain from an actor, its view and its commands. `view` must be memoised, with one selector per
 * store.
 */
export const createDomain = <Snapshot, View, Commands, Event extends EventLike>(
  actor: ActorLike<Snapshot, Event>,
  view: (snapshot: Snapshot) => View,
  commands: Commands,
): Domain<View, Commands, PublicEvent<Event>> => {
  const getSnapshot = (): View => view(actor.getSnapshot())
  const initial = getSnapshot()
  return {
    commands,
    getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: (listener) => {
      let shown = getSnapshot()
      return actor.subscribe(() => {
        const next = getSnapshot()
        if (Object.is(next, shown)) return
        shown = next
        listener(next)
      })
    },
    // The only cast: a public event has one of the types that the handler accepts.
    on: (type, handler) => actor.on(type, (event) => (isPrivateEvent(event) ? undefined : handler(event as never))),
  }
}
