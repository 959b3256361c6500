import { assign, enqueueActions, setup } from 'xstate'
import { StoreError, toStoreError } from '../shared/errors.ts'
import {
  aborted,
  type Call,
  callsOf,
  failed,
  ignored,
  type OutcomeEvent,
  quietly,
  succeeded,
  superseded,
  type WithCall,
} from '../shared/outcome.ts'
import { claimCart, loadCart, releaseCart, saveChange } from './cart.actors.ts'
import { callsIn, droppedCalls, enqueueChange, type PendingChange, type RequestedChange } from './cart.changes.ts'
import {
  answerable,
  type CartContext,
  type CartInput,
  type CartMachineEvent,
  type CartNews,
  type CartPrivateEvent,
  changeInFlight,
  failureOf,
  findLine,
  firstDue,
  isFlushed,
  NO_CART,
  nextIdOf,
  nextTask,
  unnotified,
} from './cart.context.ts'
import { clampQuantity, maxQuantity, parseQuantity, QUANTITY_PAUSE } from './cart.rules.ts'
import type { Cart, CartEvent } from './cart.types.ts'

/** The retries last about 23 seconds, enough for a server to restart. */
const MAX_ATTEMPTS = 7
const TRANSIENT: readonly string[] = ['NETWORK', 'TIMEOUT', 'SERVER']

type CartStart = Omit<Extract<CartMachineEvent, { type: 'cart.start' }>, 'type'>

const isError = (error: unknown, codes: readonly string[]): boolean => codes.includes(toStoreError(error).code)

const isCountry = ({ change }: PendingChange): boolean => change.kind === 'country'

/** The queue with one more change that is due at once. */
const withDueChange = (
  { changes, inFlight }: CartContext,
  { changeId, change, calls }: ChangeParams,
): readonly PendingChange[] => enqueueChange(changes, { changeId, revision: 0, change, isDue: true, calls }, inFlight)

/** The calls that wait for the move of a line. */
const movingCalls = ({ moving }: CartContext, id: string): readonly Call[] =>
  moving.flatMap(({ lineId, calls }) => (lineId === id ? calls : []))

const withoutMove = ({ moving }: CartContext, id: string): Pick<CartContext, 'moving'> => ({
  moving: moving.filter(({ lineId }) => lineId !== id),
})

/** The running flush, which has failed with that error. */
const failedFlush = ({ flush }: CartContext, error: StoreError): Pick<CartContext, 'flush'> => ({
  flush: flush && { error },
})

/** Requests a load. Also retries a failed claim, because the customer may have a cart on the server. */
const loadRequest = ({
  cartId,
  needsClaim,
  isUnclaimed,
}: CartContext): Pick<CartContext, 'needsLoad' | 'needsClaim'> => ({
  needsLoad: cartId !== null,
  needsClaim: needsClaim || isUnclaimed,
})

/**
 * Whether the news report another version of this cart. Versions have no order, so any different one counts; a tab that
 * has not loaded the cart sends 0.
 */
const hasChanged = ({ cart, cartId }: CartContext, news: CartNews): boolean =>
  news === 'any' || (news.cartId === cartId && news.version !== 0 && news.version !== cart?.version)

/** The params of an action that enqueues a change. */
export interface ChangeParams {
  readonly changeId: string
  readonly change: RequestedChange
  readonly calls: readonly Call[]
}

/** The delays, guards and actions that `cartMachine` uses. */
export const cartSetup = setup({
  types: {} as {
    input: CartInput
    context: CartContext
    events: CartMachineEvent
    emitted: CartEvent | CartPrivateEvent | OutcomeEvent
    tags: 'loading'
  },
  actors: { loadCart, claimCart, saveChange },
  delays: {
    quantityPause: QUANTITY_PAUSE,
    retryPause: ({ context }) => 300 * 2 ** Math.min(context.attempts, 4),
    loadRetry: 3000,
  },
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    isAdoptNext: ({ context }) => nextTask(context) === 'adopt',
    isClaimNext: ({ context }) => nextTask(context) === 'claim',
    isLoadNext: ({ context }) => nextTask(context) === 'load',
    isAnswerNext: ({ context }) => nextTask(context) === 'answer',
    isCountryNext: ({ context }) => nextTask(context) === 'choose-country',
    isSaveNext: ({ context }) => nextTask(context) === 'save',
    isFlushNext: ({ context }) => nextTask(context) === 'flush',
    isFlushed: ({ context }) => isFlushed(context),
    hasUnnotified: ({ context }) => unnotified(context).length > 0,
    // The version is stale, or the cart or line is gone. Without a cart, NOT_FOUND refuses the add itself.
    isStale: ({ context: { attempts, cart } }, { error }: { error: unknown }) =>
      attempts < MAX_ATTEMPTS && isError(error, cart === null ? ['CONFLICT'] : ['CONFLICT', 'NOT_FOUND']),
    isFirst: ({ context }) => context.attempts === 1,
    isPassing: ({ context }, { error }: { error: unknown }) =>
      context.attempts < MAX_ATTEMPTS && isError(error, TRANSIENT),
  },
  actions: {
    begin: assign(({ context }, { cartId, changeId, country, wasChosen = false }: CartStart) => ({
      cartId,
      needsLoad: cartId !== null,
      wasRequested: true,
      // A country that was chosen before the start wins over the stored one.
      notifiedCountry: country ?? null,
      ...(!context.hasChosenCountry && {
        country: country ?? null,
        hasChosenCountry: wasChosen,
        countryChangeId: changeId,
      }),
    })),
    requestLoad: assign(({ context }, event: WithCall) => ({
      ...loadRequest(context),
      loadCalls: [...context.loadCalls, ...callsOf(event)],
    })),
    answer: enqueueActions(({ context, enqueue }) => {
      const { cart, countryCalls } = context
      enqueue.assign({ loadCalls: [], countryCalls: cart === null ? [] : countryCalls })
      enqueue.emit(succeeded(answerable(context), cart))
    }),
    // Reset at the start of the load, so that a request during the load causes another one.
    beginLoad: assign({ needsLoad: false }),
    requestClaim: assign({ needsClaim: true }),
    applyServerCart: enqueueActions(({ context, enqueue }, { output: cart }: { output: Cart | null }) => {
      const cartId = cart?.id ?? null
      enqueue.assign({ cart, cartId, isUnclaimed: false, error: null })
      if (cartId !== context.cartId) {
        // The response is newer than a switch by another tab, and the other tabs adopt this cart.
        enqueue.assign({ adoption: null })
        enqueue.emit({ type: 'cart.replaced', cartId, was: context.cartId })
      }
      if (cart === null) return
      enqueue.emit({ type: 'cart.updated', cart })
      // While a newer country change is pending, the response has the previous country.
      const chosen = context.changes.findLast(isCountry)?.change
      const isChosen = chosen?.kind !== 'country' || chosen.country === cart.country
      if (cart.country !== null && isChosen && cart.country !== context.notifiedCountry) {
        enqueue.assign({ notifiedCountry: cart.country })
        enqueue.emit({ type: '@cart.moved', country: cart.country })
      }
      if (cart.removed.length > 0) {
        const names = cart.removed.map(({ name }) => name)
        enqueue.emit({ type: 'lines.unshippable', names, country: cart.country ?? '' })
      }
    }),
    claimed: assign({ needsClaim: false, attempts: 0 }),
    failClaim: assign({ isUnclaimed: true }),
    requestAdoption: assign(({ context }, { cartId, news }: { cartId: string | null; news?: CartNews }) => {
      if (cartId !== context.cartId) return { adoption: { cartId } }
      return { adoption: null, ...(news !== undefined && hasChanged(context, news) && loadRequest(context)) }
    }),
    // Carry pending adds and the country over to the new cart. Drop pending line edits: their lines exist only in the old cart.
    adopt: enqueueActions(
      ({ context: { adoption, changes, needsClaim, loadCalls, countryCalls, moving }, enqueue }) => {
        const { cartId = null } = adoption ?? {}
        const carried = changes.filter(({ change }) => !('lineId' in change))
        const kept = { needsClaim, loadCalls, countryCalls, moving }
        enqueue.assign({ ...NO_CART, ...kept, cartId, needsLoad: cartId !== null, changes: carried })
        enqueue.emit(ignored(droppedCalls(changes, carried)))
      },
    ),
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
        // A later country change rolls back to this one.
        ...(change.kind === 'country' && { previousChoice: { country: change.country, hasChosenCountry: true } }),
      })
      const { calls } = pending
      // Without a cart only a country was saved, for the next cart.
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
        return
      }
      enqueue.emit({ type: 'line.removed', line: was })
      if (!change.isMove) return
      enqueue.assign({ moved: [...context.moved, { id: was.id, name: was.name }] })
      enqueue.emit({ type: 'line.moved', line: was })
    }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, inFlight: null })),
    // A new change resets the attempts, so that it gets all retries.
    notifyWaiting: enqueueActions(({ context, enqueue }) => {
      const waiting = unnotified(context)
      if (waiting.length === 0) return
      const changes = context.changes.map((change) => (change.isDue ? { ...change, wasNotified: true } : change))
      const isQuiet = waiting.every(({ calls }) => quietly(calls).toast === false)
      enqueue.assign({ changes, attempts: 0 })
      enqueue.emit({ type: 'cart.waiting', ...(isQuiet && { toast: false }) })
    }),
    // Drop the edits of lines that no longer exist. A sent edit gets a new key, because its old key stands for the stale version. A sent add
    // keeps its key, because the server may have applied it although the response was lost.
    rebase: enqueueActions(({ context, enqueue }) => {
      const isGone = ({ change }: PendingChange): boolean =>
        'lineId' in change && findLine(context, change.lineId) === undefined
      const changes = context.changes.filter((pending) => !isGone(pending))
      enqueue.assign({
        changes: changes.map((pending) =>
          pending.wasSent && pending.change.kind !== 'add' ? { ...pending, revision: pending.revision + 1 } : pending,
        ),
        // The failed change was dropped, so the next one gets all retries.
        ...(changes.length < context.changes.length && { attempts: 0 }),
      })
      const gone = context.changes.filter(isGone)
      // The line is gone, as its removal asked.
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
    applyError: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      enqueue.assign({ error, needsLoad: true, loadCalls: [] })
      enqueue.emit(failed(context.loadCalls, error))
      // A retry hardly fixes an unreadable response, so report it once for all retries.
      if (error.code !== 'CONTRACT') return
      enqueue.assign(failedFlush(context, error))
      if (context.error?.code !== error.code) enqueue.emit(failureOf(context, error, undefined))
    }),
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
          revision: 0,
          change: { kind: 'quantity', lineId, quantity: clamped },
          isDue: context.flush !== null,
          wasClamped: requested > clamped,
          calls: callsOf(event),
        }
        const changes = enqueueChange(context.changes, pending, context.inFlight)
        // A newer quantity merges into the pending change and keeps its id.
        const queuedId = changes.at(-1)?.changeId ?? changeId
        const debounce = `debounce ${queuedId}`
        enqueue.cancel(debounce)
        enqueue.assign({ changes })
        enqueue.raise({ type: 'quantity.debounced', changeId: queuedId }, { id: debounce, delay: 'quantityPause' })
        enqueue.emit(superseded(droppedCalls(context.changes, changes)))
        if (requested > clamped && !earlier?.wasClamped) enqueue.emit({ type: 'line.clamped', lineId, max: clamped })
      },
    ),
    becomeDue: assign(({ context }, { changeId }: { changeId: string }) => ({
      changes: context.changes.map((pending) =>
        pending.changeId === changeId ? { ...pending, isDue: true } : pending,
      ),
    })),
    flush: assign(({ context }) => ({
      flush: { error: null },
      changes: context.changes.map((change) => ({ ...change, isDue: true })),
    })),
    endFlush: enqueueActions(({ context: { flush }, enqueue }) => {
      enqueue.assign({ flush: null })
      enqueue.emit({ type: 'cart.settled', error: flush?.error ?? null })
    }),
    // A second move of the same line shares the first one.
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
    // A new cart does not know the country that the shopper chose before it existed.
    carryCountry: assign(({ context: { cart, hasChosenCountry, needsCountry } }) => ({
      needsCountry: needsCountry || (cart === null && hasChosenCountry),
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
