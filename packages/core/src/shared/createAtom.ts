import { createListeners } from './createListeners.ts'
import { type EventLike, isOfType, type Subscription } from './domain.ts'

/** A state with subscribers and events, for a domain without a machine (decision 010). */
export interface Atom<State, Event extends EventLike> {
  getSnapshot(): State
  /** Sets the state and notifies the subscribers. Setting the same reference does nothing. */
  set(state: State): void
  subscribe(listener: (state: State) => void): Subscription
  emit(event: Event): void
  on<Type extends Event['type'] | '*'>(
    type: Type,
    handler: (event: Event & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}

export const createAtom = <State, Event extends EventLike>(initial: State): Atom<State, Event> => {
  const states = createListeners<State>()
  const events = createListeners<Event>()
  let state = initial
  return {
    getSnapshot: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      states.notify(next)
    },
    subscribe: states.add,
    emit: events.notify,
    on: (type, handler) =>
      events.add((event) => {
        if (isOfType(event, type)) handler(event)
      }),
  }
}
