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

/** Long enough for a server to start again: some 23 seconds. */
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

/** Without a cart there is nothing to load, but a claim that failed before may still find the customer's. */
const loadRequest = ({
  cartId,
  needsClaim,
  isUnclaimed,
}: CartContext): Pick<CartContext, 'needsLoad' | 'needsClaim'> => ({
  needsLoad: cartId !== null,
  needsClaim: needsClaim || isUnclaimed,
})

/** Whether the news mean that the held cart changed. Versions have no order, so any other one does; 0 comes from a tab that has read nothing. */
const hasChanged = ({ cart, cartId }: CartContext, news: CartNews): boolean =>
  news === 'any' || (news.cartId === cartId && news.version !== 0 && news.version !== cart?.version)

/** The params of an action that enqueues a change. */
export interface ChangeParams {
  readonly changeId: string
  readonly change: RequestedChange
}

/** What the cart's chart names: its delays, guards and actions. */
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
    // Of another version, or gone; but what cannot even be begun is refused, not gone.
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
    // Taken off when a reading begins: whoever asks while it is on its way means what has changed since.
    beginLoad: assign({ needsLoad: false }),
    requestClaim: assign({ needsClaim: true }),
    applyServerCart: enqueueActions(({ context, enqueue }, { output: cart }: { output: Cart | null }) => {
      const cartId = cart?.id ?? null
      enqueue.assign({ cart, cartId, isUnclaimed: false, error: null })
      if (cartId !== context.cartId) {
        // Newer than what was heard of another cart: the other tabs hear of this one.
        enqueue.assign({ adoption: null })
        enqueue.emit({ type: 'cart.replaced', cartId, was: context.cartId })
      }
      if (cart === null) return
      enqueue.emit({ type: 'cart.updated', cart })
      // While a newer choice waits, the country of the answer is not the chosen one.
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
    // What was to be added is added to the other cart, which ships to where was chosen; the lines that were to be changed lie in this one.
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
        // What a later choice gives way to, where that is refused.
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
    // Before the answer takes the place of what was: only both together say what has changed.
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
    // Whoever asks again has the whole patience again.
    notifyWaiting: enqueueActions(({ context, enqueue }) => {
      if (!hasUnnotified(context)) return
      const changes = context.changes.map((change) => (change.isDue ? { ...change, wasNotified: true } : change))
      enqueue.assign({ changes, attempts: 0 })
      enqueue.emit({ type: 'cart.waiting' })
    }),
    // What was ordered, has lapsed or was removed adoption cannot be changed any more; an add begins a new cart. A key that was sent stands for
    // the version that was read before, and what is set twice is set. An add names no version: its key stays, since it may have been applied
    // by a call that was believed lost.
    rebase: assign(({ context }) => {
      const changes = context.changes.filter(
        ({ change }) => !('lineId' in change) || findLine(context, change.lineId) !== undefined,
      )
      return {
        changes: changes.map((pending) =>
          pending.wasSent && pending.change.kind !== 'add' ? { ...pending, revision: pending.revision + 1 } : pending,
        ),
        // What was tried went with it: whatever is next has the whole patience.
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
        // A later choice may still be taken.
        ...(pending?.change.kind === 'country' && !changes.some(isCountry) && context.previousChoice),
      })
      enqueue.emit(failureOf(context, error, pending))
    }),
    applyError: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      enqueue.assign({ error, needsLoad: true })
      // Asking again hardly mends an answer in a wrong shape: it is reported, once for all retries.
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
        // The queue keeps the id of the change that a newer quantity merges into.
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
    // A cart that begins, or is joined by who had none, does not know what was chosen without it.
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
    // An action of its own: XState runs the function of `enqueueActions` while it computes the next state.
    releaseOnServer: ({ context }, { cartId = null }: { cartId?: string | null }) => {
      void releaseCart(context.gateway, context.cartId ?? cartId)
    },
    release: enqueueActions(({ context, enqueue }, { cartId = null }: { cartId?: string | null }) => {
      const was = context.cartId ?? cartId
      enqueue.assign(NO_CART)
      // Each wish has an end that is told: this one is nobody's failure, and no word to the shopper.
      const error = new StoreError('ABORTED', 'The request was ended')
      for (const pending of context.changes) enqueue.emit(failureOf(context, error, pending))
      enqueue.emit({ type: 'cart.replaced', cartId: null, was })
    }),
  },
})
