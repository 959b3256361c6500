import { assign, enqueueActions } from 'xstate'
import { StoreError } from '../shared/errors.ts'
import {
  aborted,
  type Call,
  callsOf,
  failed,
  ignored,
  quietly,
  succeeded,
  superseded,
  type WithCall,
} from '../shared/outcome.ts'
import { releaseCart } from './cart.actors.ts'
import {
  callsIn,
  droppedCalls,
  enqueueChange,
  isCountry,
  type PendingChange,
  type RequestedChange,
} from './cart.changes.ts'
import { type CartContext, failedFlush, failureOf, findLine, NO_CART, nextIdOf } from './cart.context.ts'
import { clampQuantity, maxQuantity, parseQuantity } from './cart.rules.ts'
import { cartSaving } from './cart.saving.ts'

/** The params of an action that enqueues a change. */
export interface ChangeParams {
  readonly changeId: string
  readonly change: RequestedChange
  readonly calls: readonly Call[]
}

/** The queue with one more change that is due at once. */
const withDueChange = (
  { changes, inFlight }: CartContext,
  { changeId, change, calls }: ChangeParams,
): readonly PendingChange[] => enqueueChange(changes, { changeId, keyNumber: 0, change, isDue: true, calls }, inFlight)

/** The calls that wait for the move of a line. */
const movingCalls = ({ moving }: CartContext, id: string): readonly Call[] =>
  moving.flatMap(({ lineId, calls }) => (lineId === id ? calls : []))

const withoutMove = ({ moving }: CartContext, id: string): Pick<CartContext, 'moving'> => ({
  moving: moving.filter(({ lineId }) => lineId !== id),
})

/** Adds the actions of the commands. The result contains all delays, guards and actions that `cartMachine` uses. */
export const cartSetup = cartSaving.extend({
  actions: {
    enqueue: enqueueActions(({ context, enqueue }, params: ChangeParams) => {
      const changes = withDueChange(context, params)
      enqueue.assign({ changes })
      enqueue.emit(superseded(droppedCalls(context.changes, changes)))
    }),
    requestRemoval: enqueueActions(
      ({ context, enqueue }, event: { changeId: string; lineId: string; isMove?: boolean } & WithCall) => {
        const { changeId, lineId, isMove = false } = event
        const calls = [...callsOf(event), ...(isMove ? movingCalls(context, lineId) : [])]
        if (isMove) enqueue.assign(withoutMove(context, lineId))
        if (findLine(context, lineId) === undefined) return enqueue.emit(ignored(calls))
        const changes = withDueChange(context, { changeId, change: { kind: 'remove', lineId, isMove }, calls })
        enqueue.assign({ changes })
        enqueue.emit(superseded(droppedCalls(context.changes, changes)))
      },
    ),
    requestQuantity: enqueueActions(
      ({ context, enqueue }, event: { changeId: string; lineId: string; quantity: number | string } & WithCall) => {
        const { changeId, lineId, quantity } = event
        const line = findLine(context, lineId)
        if (line === undefined || !line.isMutable) return enqueue.emit(ignored(callsOf(event)))
        const requested = parseQuantity(quantity)
        const clamped = clampQuantity(requested, maxQuantity(line))
        const earlier = context.changes.find(({ change }) => change.kind === 'quantity' && change.lineId === lineId)
        const pending: PendingChange = {
          changeId,
          keyNumber: 0,
          change: { kind: 'quantity', lineId, quantity: clamped },
          isDue: context.flush !== null,
          wasClamped: requested > clamped,
          calls: callsOf(event),
        }
        const changes = enqueueChange(context.changes, pending, context.inFlight)
        // A newer quantity merges into the pending change. The merged change keeps the id of the pending change.
        const queuedId = changes.at(-1)?.changeId ?? changeId
        const debounce = `debounce ${queuedId}`
        enqueue.cancel(debounce)
        enqueue.assign({ changes })
        enqueue.raise({ type: 'quantity.debounced', changeId: queuedId }, { id: debounce, delay: 'quantityPause' })
        // Create the error only when a call was dropped: creating an error is slow, because it captures the stack.
        const dropped = droppedCalls(context.changes, changes)
        if (dropped.length > 0) enqueue.emit(superseded(dropped))
        if (requested > clamped && !earlier?.wasClamped) enqueue.emit({ type: 'line.clamped', lineId, max: clamped })
      },
    ),
    // A second move of the same line shares the outcome of the first one.
    requestMove: enqueueActions(({ context, enqueue }, event: { lineId: string } & WithCall) => {
      const { lineId } = event
      const calls = callsOf(event)
      const line = findLine(context, lineId)
      if (line === undefined || line.productId === null) return enqueue.emit(ignored(calls))
      const isMoving = context.moving.some((move) => move.lineId === lineId)
      enqueue.assign({
        moving: [
          ...withoutMove(context, lineId).moving,
          { lineId, calls: [...movingCalls(context, lineId), ...calls] },
        ],
      })
      if (!isMoving) enqueue.emit({ type: 'line.moveRequested', line, ...quietly(calls) })
    }),
    failMove: enqueueActions(({ context, enqueue }, { lineId, error }: { lineId: string; error: StoreError }) => {
      enqueue.assign(withoutMove(context, lineId))
      enqueue.emit(failed(movingCalls(context, lineId), error))
    }),
    applyCountry: assign(
      (
        { context: { changes, country, previousChoice, hasChosenCountry, needsCountry } },
        event: { country: string; changeId: string },
      ) => ({
        country: event.country,
        countryChangeId: event.changeId,
        hasChosenCountry: true,
        previousChoice: needsCountry || changes.some(isCountry) ? previousChoice : { country, hasChosenCountry },
      }),
    ),
    requestCountry: assign(({ context }, event: WithCall) => ({
      needsCountry: true,
      countryCalls: [...context.countryCalls, ...callsOf(event)],
    })),
    chooseCountry: enqueueActions(({ context, enqueue }) => {
      const { cart, country, countryChangeId, countryCalls: calls } = context
      enqueue.assign({ needsCountry: false, countryCalls: [] })
      if (country === null || countryChangeId === null || cart?.country === country)
        return enqueue.emit(succeeded(calls, cart))
      enqueue.assign({
        countryChangeId: nextIdOf(countryChangeId),
        changes: withDueChange(context, { changeId: countryChangeId, change: { kind: 'country', country }, calls }),
      })
    }),
    clearMoved: assign({ moved: [] }),
    // The request must not start in `enqueueActions`, because XState runs that function inside the pure transition.
    releaseOnServer: ({ context }, { cartId = null }: { cartId?: string | null }) => {
      void releaseCart(context.gateway, context.cartId ?? cartId)
    },
    release: enqueueActions(({ context, enqueue }, { cartId = null }: { cartId?: string | null }) => {
      const was = context.cartId ?? cartId
      // Each pending change ends with an event. ABORTED is not a failure, so no toast is shown.
      const error = new StoreError('ABORTED', 'The request was ended')
      const { changes, loadCalls, countryCalls, moving } = context
      enqueue.assign({ ...NO_CART, ...(changes.length > 0 && failedFlush(context, error)) })
      for (const pending of changes) enqueue.emit(failureOf(context, error, pending))
      enqueue.emit(
        aborted([...callsIn(changes), ...loadCalls, ...countryCalls, ...moving.flatMap(({ calls }) => calls)]),
      )
      enqueue.emit({ type: 'cart.replaced', cartId: null, was })
    }),
  },
})
