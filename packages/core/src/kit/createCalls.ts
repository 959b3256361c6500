import type { Subscription } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import {
  aborted,
  type Call,
  type ChangeOptions,
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
  /**
   * Ends all open calls with `error`, or with `ABORTED` if there is no `error`. A call that starts later ends at once.
   */
  stop(error?: StoreError): void
}

/**
 * Connects commands with the outcomes that their machine emits; each call ends exactly once. After a machine has
 * thrown, XState drops all its events, so the error of the actor ends all calls.
 */
export const createCalls = (actor: CallActor, createId: () => string): Calls => {
  const open = new Map<string, (outcome: OutcomeEvent['outcome']) => void>()
  let final: Outcome<unknown> | null = null
  const endAll = (outcome: Outcome<unknown>): void => {
    final ??= outcome
    for (const handle of open.values()) handle(outcome)
  }
  actor.on('@outcome', ({ calls, outcome }) => {
    for (const { id } of calls) open.get(id)?.(outcome)
  })
  actor.subscribe({ error: (cause) => endAll({ ok: false, error: toStoreError(cause) }) })
  return {
    start: <Value>(send: (call: Call) => void, { toast, onWaiting }: ChangeOptions = {}) =>
      new Promise<Outcome<Value>>((resolve) => {
        const call: Call = { id: createId(), ...(toast === false && { toast }) }
        let notify = onWaiting
        const handle = (outcome: OutcomeEvent['outcome']): void => {
          if (outcome) {
            open.delete(call.id)
            // The only cast in this file: the machine ends each call with a value of the type that its command promises.
            resolve(outcome as Outcome<Value>)
          } else if (notify) {
            // Call `notify` in a microtask. If it throws, the other calls are still notified.
            queueMicrotask(notify)
            notify = undefined
          }
        }
        if (final) return handle(final)
        open.set(call.id, handle)
        try {
          send(call)
        } catch (cause) {
          // For example, an argument that JSON cannot carry.
          handle({ ok: false, error: toStoreError(cause) })
        }
      }),
    stop: (error) => endAll(error ? { ok: false, error } : aborted([]).outcome),
  }
}
