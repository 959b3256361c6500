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
import { callsIn, droppedCalls, enqueueChange, isCountry, type PendingChange } from './cart.changes.ts'
import {
  type CartContext,
  type CartMachineEvent,
  failedFlush,
  failureOf,
  findLine,
  isUnsupported,
  NO_CART,
  nextIdOf,
} from './cart.context.ts'
import { clampQuantity, maxQuantity, parseQuantity } from './cart.rules.ts'
import { cartSaving } from './cart.saving.ts'

/** A command's change, and the calls that wait for it. */
type Request = Pick<PendingChange, 'changeId' | 'change' | 'calls'>

type RequestedEvent = Omit<Extract<CartMachineEvent, { type: 'cart.change' }>, 'type'>

/** The queue with one more change that is due at once. */
const withDueChange = ({ changes, inFlight }: CartContext, request: Request): readonly PendingChange[] =>
  enqueueChange(changes, { ...request, keyNumber: 0, isDue: true }, inFlight)

/** The calls that wait for the move of a line. */
const movingCalls = ({ moving }: CartContext, id: string | null): readonly Call[] =>
  moving.flatMap(({ lineId, calls }) => (lineId === id ? calls : []))

const withoutMove = ({ moving }: CartContext, id: string): Pick<CartContext, 'moving'> => ({
  moving: moving.filter(({ lineId }) => lineId !== id),
})

/** The choice of a country, and the choice before it that the server confirmed. */
const chosenCountry = (
  { changes, country, previousChoice, hasChosenCountry, needsCountry }: CartContext,
  chosen: string,
): Pick<CartContext, 'country' | 'hasChosenCountry' | 'previousChoice'> => ({
  country: chosen,
  hasChosenCountry: true,
  previousChoice: needsCountry || changes.some(isCountry) ? previousChoice : { country, hasChosenCountry },
})

/** Adds the actions of the commands. The result contains all delays, guards and actions that `cartMachine` uses. */
export const cartSetup = cartSaving.extend({
  actions: {
    requestChange: enqueueActions(({ context, enqueue }, { changeId, change: requested, ...event }: RequestedEvent) => {
      const change =
        requested.kind === 'add' ? { ...requested, quantity: parseQuantity(requested.quantity ?? 1) } : requested
      const moved = change.kind === 'remove' && change.isMove ? change.lineId : null
      const calls = [...callsOf(event), ...movingCalls(context, moved)]
      if (moved !== null) enqueue.assign(withoutMove(context, moved))
      const request = { changeId, change, calls }
      if (isUnsupported(context, change)) {
        const error = new StoreError('REFUSED', 'The shop cannot do this', { problem: 'unsupported' })
        enqueue.emit(failureOf(context, error, request))
        return enqueue.emit(failed(calls, error))
      }
      if ('lineId' in change && findLine(context, change.lineId) === undefined) return enqueue.emit(ignored(calls))
      if (change.kind === 'country') {
        enqueue.assign(chosenCountry(context, change.country))
        // Without a cart, the choice waits. With one, this change uses `changeId`, so the next change of the country
        // needs another id.
        if (context.cart === null)
          return enqueue.assign({
            countryChangeId: changeId,
            needsCountry: true,
            countryCalls: [...context.countryCalls, ...calls],
          })
        enqueue.assign({ countryChangeId: nextIdOf(changeId) })
      }
      const changes = withDueChange(context, request)
      enqueue.assign({ changes })
      enqueue.emit(superseded(droppedCalls(context.changes, changes)))
    }),
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
    chooseCountry: enqueueActions(({ context, enqueue }) => {
      const { cart, country, countryChangeId, countryCalls: calls } = context
      enqueue.assign({ needsCountry: false, countryCalls: [] })
      if (country === null || countryChangeId === null || cart?.country === country)
        return enqueue.emit(succeeded(calls, cart))
      const request: Request = { changeId: countryChangeId, change: { kind: 'country', country }, calls }
      if (isUnsupported(context, request.change)) return
      enqueue.assign({ countryChangeId: nextIdOf(countryChangeId), changes: withDueChange(context, request) })
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
