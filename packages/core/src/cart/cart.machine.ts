import { assign, emit, enqueueActions, setup } from 'xstate'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { claimCart, loadCart, saveChange } from './cart.actors.ts'
import { type PendingChange, withChange, withoutChange } from './cart.changes.ts'
import { clampQuantity, maxQuantity, parseQuantity, QUANTITY_PAUSE } from './cart.rules.ts'
import type { Cart, CartFact, CartGateway, CartLine, MovedLine } from './cart.types.ts'

export interface CartInput {
  readonly gateway: CartGateway
  /** An unguessable key for each wish, so that it counts once however often it is sent. */
  readonly createKey: () => string
}

export interface CartContext extends CartInput {
  /** The cart that this browser holds, known before its contents are. */
  readonly cartId: string | null
  /** The last cart the server confirmed. */
  readonly cart: Cart | null
  /** What the shopper wants and the server has not confirmed, oldest first. */
  readonly changes: readonly PendingChange[]
  /** The key of the wish that is on its way. */
  readonly inFlight: string | null
  /** How often the first wish has been tried. */
  readonly attempts: number
  readonly wantsLoad: boolean
  readonly wantsClaim: boolean
  readonly isSettling: boolean
  readonly wasRequested: boolean
  readonly moved: readonly MovedLine[]
  /** Chosen before there was a cart. */
  readonly country: string | null
  readonly error: StoreError | null
}

export type CartEvent =
  | { type: 'cart.start'; cartId: string | null }
  | { type: 'cart.refresh' }
  | { type: 'cart.claim' }
  | { type: 'cart.release' }
  | { type: 'cart.settle' }
  | { type: 'line.add'; variantId: number; quantity: number }
  | { type: 'line.setQuantity'; lineId: string; quantity: number | string }
  | { type: 'line.remove'; lineId: string; isMove?: boolean }
  | { type: 'line.move'; lineId: string }
  | { type: 'country.set'; country: string }
  | { type: 'moved.clear' }
  | { type: 'quantity.rested'; key: string }

const MOST_ATTEMPTS = 5
const isPassing = ({ code }: StoreError): boolean => code === 'NETWORK' || code === 'TIMEOUT' || code === 'SERVER'

const findLine = ({ cart }: CartContext, lineId: string): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId)

const firstDue = ({ changes }: CartContext): PendingChange | undefined => changes.find(({ isDue }) => isDue)

const isError = (cause: unknown, codes: readonly string[]): boolean => codes.includes(toStoreError(cause).code)

export const cartMachine = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartFact,
    tags: {} as 'loading' | 'saving',
  },
  actors: { loadCart, claimCart, saveChange },
  delays: {
    quantityPause: QUANTITY_PAUSE,
    retryPause: ({ context }) => 300 * 2 ** Math.min(context.attempts, 4),
    loadRetry: 3000,
  },
  guards: {
    wantsClaim: ({ context }) => context.wantsClaim,
    wantsLoad: ({ context }) => context.wantsLoad && context.cartId !== null,
    hasDue: ({ context }) => firstDue(context) !== undefined,
    isSettled: ({ context }) => context.isSettling && context.changes.length === 0,
    isStale: ({ context }, { cause }: { cause: unknown }) =>
      context.attempts < MOST_ATTEMPTS && isError(cause, ['CONFLICT']),
    isGone: (_, { cause }: { cause: unknown }) => isError(cause, ['NOT_FOUND']),
    isPassing: ({ context }, { cause }: { cause: unknown }) =>
      context.attempts < MOST_ATTEMPTS && isPassing(toStoreError(cause)),
  },
  actions: {
    begin: assign((_, { cartId }: { cartId: string | null }) => ({
      cartId,
      wantsLoad: cartId !== null,
      wasRequested: true,
    })),
    wantLoad: assign({ wantsLoad: true }),
    wantClaim: assign({ wantsClaim: true }),
    keep: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart | null }) => {
      enqueue.assign({ cart, cartId: cart?.id ?? null, error: null, wantsLoad: false, attempts: 0 })
      if ((cart?.id ?? null) !== context.cartId) enqueue.emit({ type: 'cart.replaced', cartId: cart?.id ?? null })
      if (cart === null) return
      enqueue.emit({ type: 'cart.updated', cart })
      if (cart.removed.length > 0) {
        const names = cart.removed.map(({ name }) => name)
        enqueue.emit({ type: 'lines.unshippable', names, country: cart.country ?? '' })
      }
    }),
    claimed: assign({ wantsClaim: false }),
    send: assign(({ context }) => ({ inFlight: firstDue(context)?.key ?? null })),
    confirm: enqueueActions(({ context, enqueue }) => {
      const change = context.changes.find(({ key }) => key === context.inFlight)
      if (change === undefined) return
      enqueue.assign({ changes: withoutChange(context.changes, change.key), inFlight: null, attempts: 0 })
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
    confirmRemoval: enqueueActions(({ context, enqueue }) => {
      const change = context.changes.find(({ key }) => key === context.inFlight)
      const line = change?.kind === 'remove' ? findLine(context, change.lineId) : undefined
      if (change?.kind !== 'remove' || line === undefined) return
      enqueue.emit({ type: 'line.removed', line })
      if (!change.isMove) return
      enqueue.assign({ moved: [...context.moved, { id: line.id, name: line.name }] })
      enqueue.emit({ type: 'line.moved', line })
    }),
    tryAgain: assign(({ context }) => ({ attempts: context.attempts + 1, inFlight: null })),
    // The refused key stands for the old version; a fresh one cannot count twice, since the first was never applied.
    renewKey: assign(({ context }) => ({
      changes: context.changes.map((change) =>
        change.key === context.inFlight ? { ...change, key: context.createKey() } : change,
      ),
    })),
    /** The cart was ordered or has lapsed: adds begin a new one, wishes about its lines have lost their object. */
    loseCart: assign(({ context }) => ({
      cart: null,
      wantsLoad: false,
      changes: context.changes.filter(({ kind }) => kind === 'add'),
    })),
    /** Wishes about lines that are not in the cart any more. */
    dropOrphans: assign(({ context }) => ({
      changes: context.changes.filter(
        (change) => !('lineId' in change) || context.cart?.lines.some(({ id }) => id === change.lineId),
      ),
    })),
    tellLost: emit({ type: 'cart.replaced' as const, cartId: null }),
    forgetId: assign({ cartId: null }),
    undo: enqueueActions(({ context, enqueue }, { cause }: { cause: unknown }) => {
      const error = toStoreError(cause)
      const key = context.inFlight
      enqueue.assign({
        error,
        attempts: 0,
        inFlight: null,
        wantsLoad: context.cartId !== null,
        changes: key === null ? context.changes : withoutChange(context.changes, key),
      })
      enqueue.emit({ type: 'cart.failed', error })
    }),
    keepError: assign(({ context }, { cause }: { cause: unknown }) => ({
      error: toStoreError(cause),
      attempts: context.attempts + 1,
    })),
    want: assign(({ context }, { change }: { change: PendingChange }) => ({
      changes: withChange(context.changes, change, context.inFlight),
    })),
    requestQuantity: enqueueActions(
      ({ context, enqueue }, { lineId, quantity }: { lineId: string; quantity: number | string }) => {
        const line = findLine(context, lineId)
        if (line === undefined || !line.isMutable) return
        const wanted = parseQuantity(quantity)
        const max = maxQuantity(line)
        const kept = clampQuantity(wanted, max)
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
        if (max !== null && wanted > max && !earlier?.wasClamped) enqueue.emit({ type: 'line.clamped', lineId, max })
      },
    ),
    becomeDue: assign(({ context }, { key }: { key: string }) => ({
      changes: context.changes.map((change) => (change.key === key ? { ...change, isDue: true } : change)),
    })),
    settle: assign(({ context }) => ({
      isSettling: true,
      changes: context.changes.map((change) => (change.isDue ? change : { ...change, isDue: true })),
    })),
    settled: enqueueActions(({ enqueue }) => {
      enqueue.assign({ isSettling: false })
      enqueue.emit({ type: 'cart.settled' })
    }),
    askForMove: enqueueActions(({ context, enqueue }, { lineId }: { lineId: string }) => {
      const line = findLine(context, lineId)
      if (line !== undefined) enqueue.emit({ type: 'line.moveRequested', line })
    }),
    keepCountry: assign((_, { country }: { country: string }) => ({ country })),
    clearMoved: assign({ moved: [] }),
    release: enqueueActions(({ context, enqueue }) => {
      // Sent and forgotten: signing out never waits, and never fails (spec section 4).
      if (context.cartId !== null) context.gateway.release(context.cartId, {}).catch(() => undefined)
      enqueue.assign({
        cart: null,
        cartId: null,
        changes: [],
        inFlight: null,
        attempts: 0,
        wantsLoad: false,
        wantsClaim: false,
        moved: [],
        error: null,
      })
      enqueue.emit({ type: 'cart.replaced', cartId: null })
    }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    cartId: null,
    cart: null,
    changes: [],
    inFlight: null,
    attempts: 0,
    wantsLoad: false,
    wantsClaim: false,
    isSettling: false,
    wasRequested: false,
    moved: [],
    country: null,
    error: null,
  }),
  initial: 'unknown',
  // Commands live on the root, so that none is dropped whatever is under way.
  on: {
    'cart.refresh': { actions: 'wantLoad' },
    'cart.claim': { actions: 'wantClaim' },
    'cart.release': { target: '.ready', actions: 'release' },
    'cart.settle': { actions: 'settle' },
    'line.add': {
      actions: {
        type: 'want',
        params: ({ context, event: { variantId, quantity } }) => ({
          change: { kind: 'add', key: context.createKey(), variantId, quantity: parseQuantity(quantity), isDue: true },
        }),
      },
    },
    'line.setQuantity': { actions: { type: 'requestQuantity', params: ({ event }) => event } },
    'line.remove': {
      guard: ({ context, event }) => findLine(context, event.lineId) !== undefined,
      actions: {
        type: 'want',
        params: ({ context, event: { lineId, isMove } }) => ({
          change: { kind: 'remove', key: context.createKey(), lineId, isDue: true, isMove: isMove ?? false },
        }),
      },
    },
    'line.move': { actions: { type: 'askForMove', params: ({ event }) => event } },
    'country.set': [
      {
        guard: ({ context }) => context.cart !== null,
        actions: [
          { type: 'keepCountry', params: ({ event }) => event },
          {
            type: 'want',
            params: ({ context, event: { country } }) => ({
              change: { kind: 'country', key: context.createKey(), country, isDue: true },
            }),
          },
        ],
      },
      { actions: { type: 'keepCountry', params: ({ event }) => event } },
    ],
    'moved.clear': { actions: 'clearMoved' },
    'quantity.rested': { actions: { type: 'becomeDue', params: ({ event }) => event } },
  },
  states: {
    unknown: {
      on: { 'cart.start': { target: 'ready', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    ready: {
      always: [
        { guard: 'wantsClaim', target: 'claiming' },
        { guard: 'wantsLoad', target: 'loading' },
        { guard: 'hasDue', target: 'saving' },
        { guard: 'isSettled', actions: 'settled' },
      ],
    },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadCart',
        input: ({ context: { gateway, cartId } }) => ({ gateway, cartId }),
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ cart: event.output }) } },
        onError: {
          target: 'unreachable',
          actions: { type: 'keepError', params: ({ event }) => ({ cause: event.error }) },
        },
      },
    },
    // The cart is there, only the way to it is not: try again, and let a wish wait rather than be lost.
    unreachable: {
      after: { loadRetry: 'loading' },
      on: { 'cart.refresh': 'loading', 'cart.claim': { target: 'ready', actions: 'wantClaim' } },
    },
    claiming: {
      tags: 'loading',
      invoke: {
        src: 'claimCart',
        input: ({ context: { gateway, cartId } }) => ({ gateway, cartId }),
        onDone: {
          target: 'ready',
          actions: ['claimed', { type: 'keep', params: ({ event }) => ({ cart: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => ({ cause: event.error }) },
            target: 'waiting',
            actions: 'tryAgain',
          },
          { target: 'ready', actions: ['claimed', { type: 'undo', params: ({ event }) => ({ cause: event.error }) }] },
        ],
      },
    },
    saving: {
      tags: 'saving',
      entry: 'send',
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ gateway: context.gateway, cart: context.cart, change: firstDue(context) }),
        onDone: {
          target: 'ready',
          actions: ['confirmRemoval', { type: 'keep', params: ({ event }) => ({ cart: event.output }) }, 'confirm'],
        },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ cause: event.error }) },
            target: 'loading',
            actions: ['renewKey', 'tryAgain'],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ cause: event.error }) },
            target: 'looking',
            actions: 'tryAgain',
          },
          {
            guard: { type: 'isPassing', params: ({ event }) => ({ cause: event.error }) },
            target: 'waiting',
            actions: 'tryAgain',
          },
          { target: 'ready', actions: { type: 'undo', params: ({ event }) => ({ cause: event.error }) } },
        ],
      },
    },
    waiting: { tags: 'saving', after: { retryPause: 'ready' } },
    // Is it the line that is gone, or the whole cart?
    looking: {
      tags: 'loading',
      invoke: {
        src: 'loadCart',
        input: ({ context: { gateway, cartId } }) => ({ gateway, cartId }),
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: 'ready',
            actions: ['loseCart', 'forgetId', 'tellLost'],
          },
          {
            target: 'ready',
            actions: [{ type: 'keep', params: ({ event }) => ({ cart: event.output }) }, 'dropOrphans'],
          },
        ],
        onError: { target: 'waiting', actions: 'tryAgain' },
      },
    },
  },
})
