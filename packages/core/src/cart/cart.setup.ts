import { assign, enqueueActions, setup } from 'xstate'
import { StoreError, toStoreError } from '../shared/errors.ts'
import { claimCart, loadCart, releaseCart, saveChange } from './cart.actors.ts'
import { enqueueChange, type PendingChange, type RequestedChange } from './cart.changes.ts'
import {
  type CartContext,
  type CartInput,
  type CartMachineEvent,
  type CartNews,
  type CartPrivateEvent,
  changeInFlight,
  failureOf,
  findLine,
  firstDue,
  hasUnnotified,
  isFlushed,
  NO_CART,
  nextIdOf,
  nextTask,
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
  changeId: string,
  change: RequestedChange,
): Pick<CartContext, 'changes'> => ({
  changes: enqueueChange(changes, { changeId, revision: 0, change, isDue: true }, inFlight),
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
}

/** The delays, guards and actions that `cartMachine` uses. */
export const cartSetup = setup({
  types: {} as {
    input: CartInput
    context: CartContext
    events: CartMachineEvent
    emitted: CartEvent | CartPrivateEvent
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
    isInCart: ({ context }, { lineId }: { lineId: string }) => findLine(context, lineId) !== undefined,
    isAdoptNext: ({ context }) => nextTask(context) === 'adopt',
    isClaimNext: ({ context }) => nextTask(context) === 'claim',
    isLoadNext: ({ context }) => nextTask(context) === 'load',
    isCountryNext: ({ context }) => nextTask(context) === 'choose-country',
    isSaveNext: ({ context }) => nextTask(context) === 'save',
    isFlushNext: ({ context }) => nextTask(context) === 'flush',
    isFlushed: ({ context }) => isFlushed(context),
    hasUnnotified: ({ context }) => hasUnnotified(context),
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
    requestLoad: assign(({ context }) => loadRequest(context)),
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
    adopt: assign(({ context: { adoption, changes, needsClaim } }) => {
      const { cartId = null } = adoption ?? {}
      const carried = changes.filter(({ change }) => !('lineId' in change))
      return { ...NO_CART, needsClaim, cartId, needsLoad: cartId !== null, changes: carried }
    }),
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
      if (!hasUnnotified(context)) return
      const changes = context.changes.map((change) => (change.isDue ? { ...change, wasNotified: true } : change))
      enqueue.assign({ changes, attempts: 0 })
      enqueue.emit({ type: 'cart.waiting' })
    }),
    // Drop the edits of lines that no longer exist. A sent edit gets a new key, because its old key stands for the stale version. A sent add
    // keeps its key, because the server may have applied it although the response was lost.
    rebase: assign(({ context }) => {
      const changes = context.changes.filter(
        ({ change }) => !('lineId' in change) || findLine(context, change.lineId) !== undefined,
      )
      return {
        changes: changes.map((pending) =>
          pending.wasSent && pending.change.kind !== 'add' ? { ...pending, revision: pending.revision + 1 } : pending,
        ),
        // The failed change was dropped, so the next one gets all retries.
        ...(changes.length < context.changes.length && { attempts: 0 }),
      }
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
        // Restore the previous country, unless a later country change is pending.
        ...(pending?.change.kind === 'country' && !changes.some(isCountry) && context.previousChoice),
      })
      enqueue.emit(failureOf(context, error, pending))
    }),
    applyError: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      enqueue.assign({ error, needsLoad: true })
      // A retry hardly fixes an unreadable response, so report it once for all retries.
      if (error.code === 'CONTRACT' && context.error?.code !== error.code)
        enqueue.emit(failureOf(context, error, undefined))
    }),
    enqueue: assign(({ context }, { changeId, change }: ChangeParams) => withDueChange(context, changeId, change)),
    requestQuantity: enqueueActions(
      (
        { context, enqueue },
        { changeId, lineId, quantity }: { changeId: string; lineId: string; quantity: number | string },
      ) => {
        const line = findLine(context, lineId)
        if (line === undefined || !line.isMutable) return
        const requested = parseQuantity(quantity)
        const clamped = clampQuantity(requested, maxQuantity(line))
        const earlier = context.changes.find(({ change }) => change.kind === 'quantity' && change.lineId === lineId)
        const pending: PendingChange = {
          changeId,
          revision: 0,
          change: { kind: 'quantity', lineId, quantity: clamped },
          isDue: context.isFlushing,
          wasClamped: requested > clamped,
        }
        const changes = enqueueChange(context.changes, pending, context.inFlight)
        // A newer quantity merges into the pending change and keeps its id.
        const queuedId = changes.at(-1)?.changeId ?? changeId
        const debounce = `debounce ${queuedId}`
        enqueue.cancel(debounce)
        enqueue.assign({ changes })
        enqueue.raise({ type: 'quantity.debounced', changeId: queuedId }, { id: debounce, delay: 'quantityPause' })
        if (requested > clamped && !earlier?.wasClamped) enqueue.emit({ type: 'line.clamped', lineId, max: clamped })
      },
    ),
    becomeDue: assign(({ context }, { changeId }: { changeId: string }) => ({
      changes: context.changes.map((pending) =>
        pending.changeId === changeId ? { ...pending, isDue: true } : pending,
      ),
    })),
    flush: assign(({ context }) => ({
      isFlushing: true,
      changes: context.changes.map((change) => ({ ...change, isDue: true })),
    })),
    endFlush: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isFlushing: false })
      enqueue.emit({ type: 'cart.settled' })
    }),
    requestMove: enqueueActions(({ context, enqueue }, { lineId }: { lineId: string }) => {
      const line = findLine(context, lineId)
      if (line !== undefined) enqueue.emit({ type: 'line.moveRequested', line })
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
    requestCountry: assign({ needsCountry: true }),
    // A new cart does not know the country that the shopper chose before it existed.
    carryCountry: assign(({ context: { cart, hasChosenCountry, needsCountry } }) => ({
      needsCountry: needsCountry || (cart === null && hasChosenCountry),
    })),
    chooseCountry: assign(({ context }) => {
      const { cart, country, countryChangeId } = context
      if (country === null || countryChangeId === null || cart?.country === country) return { needsCountry: false }
      return {
        needsCountry: false,
        countryChangeId: nextIdOf(countryChangeId),
        ...withDueChange(context, countryChangeId, { kind: 'country', country }),
      }
    }),
    clearMoved: assign({ moved: [] }),
    // The request must not start in `enqueueActions`, because XState runs that function inside the pure transition.
    releaseOnServer: ({ context }, { cartId = null }: { cartId?: string | null }) => {
      void releaseCart(context.gateway, context.cartId ?? cartId)
    },
    release: enqueueActions(({ context, enqueue }, { cartId = null }: { cartId?: string | null }) => {
      const was = context.cartId ?? cartId
      enqueue.assign(NO_CART)
      // Each pending change ends with an event. ABORTED is not a failure, so no toast is shown.
      const error = new StoreError('ABORTED', 'The request was ended')
      for (const pending of context.changes) enqueue.emit(failureOf(context, error, pending))
      enqueue.emit({ type: 'cart.replaced', cartId: null, was })
    }),
  },
})
