import type { FactLike, Subscription } from './domain.ts'
import { reportUncaught } from './reportUncaught.ts'

/** A state with those who listen to it: what a domain without a machine stands on (decision 010). */
export interface Held<State, Fact extends FactLike> {
  getSnapshot(): State
  /** Keeps the state and tells it; the same reference is no change. */
  set(state: State): void
  subscribe(listener: (state: State) => void): Subscription
  emit(fact: Fact): void
  on<Type extends Fact['type'] | '*'>(
    type: Type,
    handler: (fact: Fact & (Type extends '*' ? unknown : { type: Type })) => void,
  ): Subscription
}

const createListeners = <Value>() => {
  // Each subscription is an entry of its own, so that one function given twice is called twice and ends one by one.
  const listeners = new Set<{ readonly hear: (value: Value) => void }>()
  return {
    add: (hear: (value: Value) => void): Subscription => {
      const entry = { hear }
      listeners.add(entry)
      return { unsubscribe: () => void listeners.delete(entry) }
    },
    tell: (value: Value): void => {
      for (const { hear } of [...listeners]) {
        try {
          hear(value)
        } catch (error) {
          // One that throws disturbs nobody; the page's own error handler hears of it.
          reportUncaught(error)
        }
      }
    },
  }
}

export const createHeld = <State, Fact extends FactLike>(initial: State): Held<State, Fact> => {
  const states = createListeners<State>()
  const facts = createListeners<Fact>()
  let state = initial
  return {
    getSnapshot: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      states.tell(next)
    },
    subscribe: states.add,
    emit: facts.tell,
    on: (type, handler) =>
      facts.add((fact) => {
        // Its type is the one that was asked for, which a comparison of two generics cannot tell.
        if (type === '*' || fact.type === type) handler(fact as Parameters<typeof handler>[0])
      }),
  }
}
