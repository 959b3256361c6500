import { assign, enqueueActions } from 'xstate'
import { toStoreError } from '../shared/errors.ts'
import { aborted, callsOf, failed, ignored, quietly, succeeded, type WithCall, waiting } from '../shared/outcome.ts'
import { callsIn, droppedCalls, isCountry, type PendingChange } from './cart.changes.ts'
import { changeInFlight, failedFlush, failureOf, findLine, firstDue, unnotified } from './cart.context.ts'
import { cartReading } from './cart.reading.ts'
import type { Cart } from './cart.types.ts'

/** The actions that send the pending changes and apply what the server answers. */
export const cartSaving = cartReading.extend({
  actions: {
    send: assign(({ context }) => {
      const due = firstDue(context)
      const changes = context.changes.map((change) => (change === due ? { ...change, wasSent: true } : change))
      return { inFlight: due?.changeId ?? null, changes }
    }),
    confirm: enqueueActions(({ context, enqueue }) => {
      const pending = changeInFlight(context)
      if (pending === undefined) return
      const { change } = pending
      enqueue.assign({
        changes: context.changes.filter((other) => other !== pending),
        inFlight: null,
        attempts: 0,
        // If a later country change fails, it rolls back to this country.
        ...(change.kind === 'country' && { previousChoice: { country: change.country, hasChosenCountry: true } }),
      })
      const { calls } = pending
      // Without a cart, only a country change can be saved: it applies to the next cart.
      const isSaved = context.cart !== null || change.kind === 'country'
      enqueue.emit(isSaved ? succeeded(calls, context.cart) : ignored(calls))
      if (change.kind === 'add') {
        const line = context.cart?.lines.find(({ variantId }) => variantId === change.variantId)
        enqueue.emit({
          type: 'line.added',
          variantId: change.variantId,
          quantity: change.quantity,
          name: line?.name ?? null,
        })
      }
    }),
    // Runs before `applyServerCart`, because it compares the old cart with the new one.
    confirmLine: enqueueActions(({ context, enqueue }, { output: cart }: { output: Cart | null }) => {
      const change = changeInFlight(context)?.change
      if (change === undefined || !('lineId' in change)) return
      const was = findLine(context, change.lineId)
      if (was === undefined) return
      if (change.kind === 'quantity') {
        const line = findLine({ cart }, was.id)
        if (line !== undefined && line.quantity !== was.quantity)
          enqueue.emit({ type: 'line.quantityChanged', line, was: was.quantity })
      }
      if (change.kind !== 'remove') return
      enqueue.emit({ type: 'line.removed', line: was })
      if (!change.isMove) return
      enqueue.assign({ moved: [...context.moved, { id: was.id, name: was.name }] })
      enqueue.emit({ type: 'line.moved', line: was })
    }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, inFlight: null })),
    // A change that starts to wait resets the attempts, so that this change gets all retries.
    notifyWaiting: enqueueActions(({ context, enqueue }) => {
      const unanswered = unnotified(context)
      if (unanswered.length === 0) return
      const changes = context.changes.map((change) => (change.isDue ? { ...change, wasNotified: true } : change))
      const calls = callsIn(unanswered)
      enqueue.assign({ changes, attempts: 0 })
      enqueue.emit({ type: 'cart.waiting', ...quietly(calls) })
      enqueue.emit(waiting(calls))
    }),
    // Drop the edits of lines that no longer exist, and give each sent edit a new key: the server refuses a known key
    // with another revision. A sent add keeps its key, because the server may have applied it although the response was
    // lost.
    rebase: enqueueActions(({ context, enqueue }) => {
      const isGone = ({ change }: PendingChange): boolean =>
        'lineId' in change && findLine(context, change.lineId) === undefined
      const changes = context.changes.filter((pending) => !isGone(pending))
      enqueue.assign({
        changes: changes.map((pending) =>
          pending.wasSent && pending.change.kind !== 'add' ? { ...pending, keyNumber: pending.keyNumber + 1 } : pending,
        ),
        // The failed attempts belong to the dropped change, so the next change gets all retries.
        ...(changes.length < context.changes.length && { attempts: 0 }),
      })
      const gone = context.changes.filter(isGone)
      // The line is gone, so its pending removal has succeeded.
      const removals = gone.filter(({ change }) => context.cart !== null && change.kind === 'remove')
      enqueue.emit(succeeded(callsIn(removals), context.cart))
      enqueue.emit(ignored(droppedCalls(gone, removals)))
    }),
    rollback: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      const pending = changeInFlight(context)
      const changes = context.changes.filter((other) => other !== pending)
      enqueue.assign({
        error,
        attempts: 0,
        inFlight: null,
        needsLoad: context.cartId !== null,
        changes,
        ...failedFlush(context, error),
        // Restore the previous country, unless a later country change is pending.
        ...(pending?.change.kind === 'country' && !changes.some(isCountry) && context.previousChoice),
      })
      enqueue.emit(failureOf(context, error, pending))
      enqueue.emit(failed(pending?.calls ?? [], error))
    }),
    becomeDue: assign(({ context }, { changeId }: { changeId: string }) => ({
      changes: context.changes.map((pending) =>
        pending.changeId === changeId ? { ...pending, isDue: true } : pending,
      ),
    })),
    flush: assign(({ context }, event: WithCall) => ({
      flush: { error: null, calls: [...(context.flush?.calls ?? []), ...callsOf(event)] },
      changes: context.changes.map((change) => ({ ...change, isDue: true })),
    })),
    endFlush: enqueueActions(({ context: { cart, flush }, enqueue }) => {
      const { error = null, calls = [] } = flush ?? {}
      enqueue.assign({ flush: null })
      enqueue.emit({ type: 'cart.settled', error })
      // `cart.failed` has already reported the error of the change, so the calls of the flush end with `ABORTED`.
      enqueue.emit(error === null ? succeeded(calls, cart) : aborted(calls))
    }),
  },
})
