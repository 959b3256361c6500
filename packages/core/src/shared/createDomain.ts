import { createListeners } from './createListeners.ts'
import { type Domain, type EventLike, isPrivateEvent, type PublicEvent, type Subscription } from './domain.ts'

/**
 * The methods of an XState actor that a domain uses. They name no machine type, so none appears in the public types.
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
 * Creates the public domain from an actor, its view and its commands. Each store needs its own memoised `view`, because
 * a memoised selector remembers only its last result.
 */
export const createDomain = <Snapshot, View, Commands, Event extends EventLike>(
  actor: ActorLike<Snapshot, Event>,
  view: (snapshot: Snapshot) => View,
  commands: Commands,
): Domain<View, Commands, PublicEvent<Event>> => {
  const listeners = createListeners<View>()
  let snapshot = actor.getSnapshot()
  let current = view(snapshot)
  const initial = current
  // The view is computed once for each snapshot, however many components read it.
  const getSnapshot = (): View => {
    const next = actor.getSnapshot()
    if (next !== snapshot) {
      current = view(next)
      snapshot = next
    }
    return current
  }
  /** The view that the listeners received last. */
  let shown = current
  let subscription: Subscription | undefined
  return {
    commands,
    getSnapshot,
    getInitialSnapshot: () => initial,
    subscribe: (listener) => {
      // The first listener creates the only subscription to the actor, which serves all listeners.
      if (subscription === undefined) {
        shown = getSnapshot()
        subscription = actor.subscribe(() => {
          if (getSnapshot() === shown) return
          shown = current
          listeners.notify(current)
        })
      }
      return listeners.add(listener)
    },
    // The only cast in this file: a public event has one of the types that the handler accepts.
    on: (type, handler) => actor.on(type, (event) => (isPrivateEvent(event) ? undefined : handler(event as never))),
  }
}
