import { assign, enqueueActions, setup } from 'xstate'
import { StoreError, toStoreError } from '../shared/errors.ts'
import { claimCart, loadCart, releaseCart, saveChange } from './cart.actors.ts'
import { type PendingChange, withChange } from './cart.changes.ts'
import {
  type CartContext,
  type CartEvent,
  type CartInput,
  changeInFlight,
  failureOf,
  findLine,
  firstDue,
  hasUntold,
  NO_CART,
} from './cart.context.ts'
import { clampQuantity, maxQuantity, parseQuantity, QUANTITY_PAUSE } from './cart.rules.ts'
import type { Cart, CartChange, CartFact } from './cart.types.ts'

/** Long enough for a server to start again: some 23 seconds. */
const MOST_ATTEMPTS = 7
const PASSING: readonly string[] = ['NETWORK', 'TIMEOUT', 'SERVER']

type CartStart = Pick<Extract<CartEvent, { type: 'cart.start' }>, 'cartId' | 'country' | 'wasChosen'>

const isError = (error: unknown, codes: readonly string[]): boolean => codes.includes(toStoreError(error).code)

const isCountry = ({ kind }: PendingChange): boolean => kind === 'country'

type WithoutKey<Change> = Change extends CartChange ? Omit<Change, 'key'> : never

/** The wishes with one more, which is to be saved at once. */
const withWish = (
  { changes, createKey, inFlight }: CartContext,
  wish: WithoutKey<CartChange>,
): Pick<CartContext, 'changes'> => ({
  changes: withChange(changes, { ...wish, key: createKey(), isDue: true }, inFlight),
})

/** What the cart's chart names: its delays, guards and actions. */
export const cartSetup = setup({
  types: {} as {
    input: CartInput
    context: CartContext
    events: CartEvent
    emitted: CartFact
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
    wantsClaim: ({ context }) => context.wantsClaim,
    isElsewhere: ({ context }) => context.elsewhere !== null,
    wantsCountry: ({ context }) => context.wantsCountry && context.cart !== null,
    wantsLoad: ({ context }) => context.wantsLoad && context.cartId !== null,
    hasDue: ({ context }) => firstDue(context) !== undefined,
    isSettled: ({ context }) => context.isSettling && context.changes.length === 0,
    hasUntold: ({ context }) => hasUntold(context),
    // Of another version, or gone; but what cannot even be begun is refused, not gone.
    isStale: ({ context: { attempts, cart } }, { error }: { error: unknown }) =>
      attempts < MOST_ATTEMPTS && isError(error, cart === null ? ['CONFLICT'] : ['CONFLICT', 'NOT_FOUND']),
    isFirst: ({ context }) => context.attempts === 1,
    isPassing: ({ context }, { error }: { error: unknown }) =>
      context.attempts < MOST_ATTEMPTS && isError(error, PASSING),
  },
  actions: {
    begin: assign(({ context }, { cartId, country, wasChosen = false }: CartStart) => ({
      cartId,
      wantsLoad: cartId !== null,
      wasRequested: true,
      // Whoever was faster than the start has chosen.
      ...(!context.hasChosenCountry && { country: country ?? null, hasChosenCountry: wasChosen }),
    })),
    // Without a cart there is nothing to read, unless the customer's has not been found.
    wantLoad: assign(({ context: { cartId, wantsClaim, isUnclaimed } }) => ({
      wantsLoad: cartId !== null,
      wantsClaim: wantsClaim || isUnclaimed,
    })),
    // Taken off when a reading begins: whoever asks while it is on its way means what has changed since.
    beginLoad: assign({ wantsLoad: false }),
    wantClaim: assign({ wantsClaim: true }),
    keep: enqueueActions(({ context, enqueue }, { output: cart }: { output: Cart | null }) => {
      const cartId = cart?.id ?? null
      enqueue.assign({ cart, cartId, isUnclaimed: false, error: null })
      if (cartId !== context.cartId) {
        // Newer than what was heard of another cart: the other tabs hear of this one.
        enqueue.assign({ elsewhere: null })
        enqueue.emit({ type: 'cart.replaced', cartId, was: context.cartId })
      }
      if (cart === null) return
      enqueue.emit({ type: 'cart.updated', cart })
      if (cart.removed.length > 0) {
        const names = cart.removed.map(({ name }) => name)
        enqueue.emit({ type: 'lines.unshippable', names, country: cart.country ?? '' })
      }
    }),
    claimed: assign({ wantsClaim: false, attempts: 0 }),
    giveUpClaim: assign({ isUnclaimed: true }),
    hear: assign(({ context }, { cartId }: { cartId: string | null }) => ({
      elsewhere: cartId === context.cartId ? null : { cartId },
    })),
    // What was to be added is added to the other cart, which ships to where was chosen; the lines that were to be changed lie in this one.
    adopt: assign(({ context: { elsewhere, changes, wantsClaim } }) => {
      const { cartId = null } = elsewhere ?? {}
      const carried = changes.filter((change) => !('lineId' in change))
      return { ...NO_CART, wantsClaim, cartId, wantsLoad: cartId !== null, changes: carried }
    }),
    send: assign(({ context }) => {
      const due = firstDue(context)
      const changes = context.changes.map((change) => (change === due ? { ...change, wasSent: true } : change))
      return { inFlight: due?.key ?? null, changes }
    }),
    confirm: enqueueActions(({ context, enqueue }) => {
      const change = changeInFlight(context)
      if (change === undefined) return
      enqueue.assign({
        changes: context.changes.filter((other) => other !== change),
        inFlight: null,
        attempts: 0,
        // What a later choice gives way to, where that is refused.
        ...(change.kind === 'country' && { former: { country: change.country, hasChosenCountry: true } }),
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
      const change = changeInFlight(context)
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
    tryAgain: assign(({ context }) => ({ attempts: context.attempts + 1, inFlight: null })),
    // Whoever asks again has the whole patience again.
    tellWaiting: enqueueActions(({ context, enqueue }) => {
      if (!hasUntold(context)) return
      const changes = context.changes.map((change) => (change.isDue ? { ...change, wasTold: true } : change))
      enqueue.assign({ changes, attempts: 0 })
      enqueue.emit({ type: 'cart.waiting' })
    }),
    // What was ordered, has lapsed or was removed elsewhere cannot be changed any more; an add begins a new cart. A key that was sent stands for
    // the version that was read before, and what is set twice is set. An add names no version: its key stays, since it may have been applied
    // by a call that was believed lost.
    rebase: assign(({ context }) => {
      const changes = context.changes.filter(
        (change) => !('lineId' in change) || findLine(context, change.lineId) !== undefined,
      )
      return {
        changes: changes.map((change) =>
          change.wasSent && change.kind !== 'add' ? { ...change, key: context.createKey() } : change,
        ),
        // What was tried went with it: whatever is next has the whole patience.
        ...(changes.length < context.changes.length && { attempts: 0 }),
      }
    }),
    undo: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      const change = changeInFlight(context)
      const changes = context.changes.filter((other) => other !== change)
      enqueue.assign({
        error,
        attempts: 0,
        inFlight: null,
        wantsLoad: context.cartId !== null,
        changes,
        // A later choice may still be taken.
        ...(change?.kind === 'country' && !changes.some(isCountry) && context.former),
      })
      enqueue.emit(failureOf(context, error, change))
    }),
    keepError: enqueueActions(({ context, enqueue }, event: { error: unknown }) => {
      const error = toStoreError(event.error)
      enqueue.assign({ error, wantsLoad: true })
      // Asking again hardly mends an answer in a wrong shape: it is reported, once for all retries.
      if (error.code === 'CONTRACT' && context.error?.code !== error.code)
        enqueue.emit(failureOf(context, error, undefined))
    }),
    want: assign(({ context }, wish: WithoutKey<CartChange>) => withWish(context, wish)),
    requestQuantity: enqueueActions(
      ({ context, enqueue }, { lineId, quantity }: { lineId: string; quantity: number | string }) => {
        const line = findLine(context, lineId)
        if (line === undefined || !line.isMutable) return
        const wanted = parseQuantity(quantity)
        const kept = clampQuantity(wanted, maxQuantity(line))
        const earlier = context.changes.find((change) => change.kind === 'quantity' && change.lineId === lineId)
        const key = context.createKey()
        const change: PendingChange = {
          kind: 'quantity',
          key,
          lineId,
          quantity: kept,
          isDue: context.isSettling,
          wasClamped: wanted > kept,
        }
        if (earlier !== undefined) enqueue.cancel(`rest ${earlier.key}`)
        enqueue.assign({ changes: withChange(context.changes, change, context.inFlight) })
        enqueue.raise({ type: 'quantity.rested', key }, { id: `rest ${key}`, delay: 'quantityPause' })
        if (wanted > kept && !earlier?.wasClamped) enqueue.emit({ type: 'line.clamped', lineId, max: kept })
      },
    ),
    becomeDue: assign(({ context }, { key }: { key: string }) => ({
      changes: context.changes.map((change) => (change.key === key ? { ...change, isDue: true } : change)),
    })),
    settle: assign(({ context }) => ({
      isSettling: true,
      changes: context.changes.map((change) => ({ ...change, isDue: true })),
    })),
    settled: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isSettling: false })
      enqueue.emit({ type: 'cart.settled' })
    }),
    askForMove: enqueueActions(({ context, enqueue }, { lineId }: { lineId: string }) => {
      const line = findLine(context, lineId)
      if (line !== undefined) enqueue.emit({ type: 'line.moveRequested', line })
    }),
    keepCountry: assign(
      ({ context: { changes, country, former, hasChosenCountry, wantsCountry } }, event: { country: string }) => ({
        country: event.country,
        hasChosenCountry: true,
        former: wantsCountry || changes.some(isCountry) ? former : { country, hasChosenCountry },
      }),
    ),
    wantCountry: assign({ wantsCountry: true }),
    // A cart that begins, or is joined by who had none, does not know what was chosen without it.
    carryCountry: assign(({ context: { cart, hasChosenCountry, wantsCountry } }) => ({
      wantsCountry: wantsCountry || (cart === null && hasChosenCountry),
    })),
    chooseCountry: assign(({ context }) => {
      const { cart, country } = context
      const isToTell = country !== null && cart?.country !== country
      return { wantsCountry: false, ...(isToTell && withWish(context, { kind: 'country', country })) }
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
      for (const change of context.changes) enqueue.emit(failureOf(context, error, change))
      enqueue.emit({ type: 'cart.replaced', cartId: null, was })
    }),
  },
})
