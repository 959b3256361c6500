import type { Domain, FactLike, Subscription } from './domain.ts'

/** The part of an XState actor that a domain stands on; kept narrow so that no machine type leaks into the public types. */
export interface ActorLike<Snapshot, Fact extends FactLike> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): Subscription
  on<Type extends Fact['type'] | '*'>(
    type: Type,
    handler: (fact: Fact & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}

/** Joins an actor, its view and its commands to what the world sees. `view` must be memoised, one for each store. */
export const createDomain = <Snapshot, View, Commands, Fact extends FactLike>(
  actor: ActorLike<Snapshot, Fact>,
  view: (snapshot: Snapshot) => View,
  commands: Commands,
): Domain<View, Commands, Fact> => {
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
    on: (type, handler) => actor.on(type, handler),
  }
}
