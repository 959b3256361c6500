import type { Subscription } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import {
  aborted,
  type Call,
  type CommandOptions,
  type Outcome,
  type OutcomeEvent,
  type StartCall,
} from '../shared/outcome.ts'

/** The part of an XState actor that calls use. */
interface CallActor {
  on(type: '@outcome', handler: (event: OutcomeEvent) => void): Subscription
  subscribe(observer: { error(cause: unknown): void }): Subscription
}

export interface Calls {
  readonly start: StartCall
  /** Ends all open calls, with `error` or else with `ABORTED`. A later call ends as soon as it starts. */
  stop(error?: StoreError): void
}

/**
 * Connects commands with the outcomes that their machine emits: each call ends exactly once. XState drops every event after a machine threw, so
 * the error of the actor ends all calls too.
 */
export const createCalls = (actor: CallActor, createId: () => string): Calls => {
  const open = new Map<string, (outcome: Outcome<unknown>) => void>()
  let final: Outcome<unknown> | null = null
  const end = (ids: readonly string[], outcome: Outcome<unknown>): void => {
    for (const id of ids) {
      open.get(id)?.(outcome)
      open.delete(id)
    }
  }
  const endAll = (outcome: Outcome<unknown>): void => {
    final ??= outcome
    end([...open.keys()], outcome)
  }
  actor.on('@outcome', ({ calls, outcome }) =>
    end(
      calls.map(({ id }) => id),
      outcome,
    ),
  )
  actor.subscribe({ error: (cause) => endAll({ ok: false, error: toStoreError(cause) }) })
  return {
    start: <Value>(send: (call: Call) => void, { toast }: CommandOptions = {}) =>
      new Promise<Outcome<Value>>((resolve) => {
        // The only cast of calls: the machine ends each call with a value of the type that its command promises.
        const settle = resolve as (outcome: Outcome<unknown>) => void
        if (final) return settle(final)
        const call: Call = { id: createId(), ...(toast === false && { toast }) }
        open.set(call.id, settle)
        send(call)
      }),
    stop: (error) => endAll(error ? { ok: false, error } : aborted([]).outcome),
  }
}
