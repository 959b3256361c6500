import { assign, emit, enqueueActions, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
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
  type WithCall,
} from '../shared/outcome.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import { startCheckout, syncMetafield } from './checkout.actors.ts'
import type { CheckoutCart, CheckoutEvent, CheckoutGateway, CheckoutTypes } from './checkout.types.ts'

export interface CheckoutInput {
  readonly gateway: CheckoutGateway
}

export interface CheckoutContext extends CheckoutInput {
  /** The cart that an effect fetched for the current start of the checkout. */
  readonly cart: CheckoutCart | null
  /** The idempotency key of the checkout start that is in progress. */
  readonly key: string
  /** The call of the command `start` that is in progress. */
  readonly calls: readonly Call[]
  readonly error: StoreError | null
}

export type CheckoutMachineEvent =
  | ({ type: 'checkout.start'; key: string } & WithCall)
  /** The user came back to the page (back button, bfcache) or signed out. */
  | { type: 'checkout.abort' }
  /** The cart for the request with that key. */
  | { type: 'checkout.cartReady'; key: string; cart: CheckoutCart }
  | { type: 'checkout.cartFailed'; key: string; error: unknown }
  /** The origin of the checkout URL is allowed, so the browser goes there. */
  | { type: 'checkout.accept'; returnUrl: string }
  /** The origin of the checkout URL is not allowed. */
  | { type: 'checkout.refuse'; error: StoreError }

/**
 * An event that only effects see. It requests a freshly loaded cart; with `isFlushed`, the effect first saves every
 * pending change.
 */
export type CheckoutPrivateEvent = {
  readonly type: '@checkout.cartRequested'
  readonly key: string
  readonly isFlushed: boolean
}

const failure = { target: 'idle', actions: withEvent('fail') } as const

/**
 * The transitions for the response to the machine's own request for the cart. The guard ignores a response that belongs
 * to an earlier `checkout.start`.
 */
const cartAnswer = <Target extends string>(target: Target) =>
  ({
    'checkout.cartReady': { guard: withEvent('isForThis'), target, actions: withEvent('applyCart') },
    'checkout.cartFailed': { guard: withEvent('isForThis'), ...failure },
  }) as const

export const checkoutMachine = setup({
  types: {} as {
    input: CheckoutInput
    context: CheckoutContext
    events: CheckoutMachineEvent
    emitted: CheckoutEvent | CheckoutPrivateEvent | OutcomeEvent
  },
  actors: { syncMetafield, startCheckout },
  guards: {
    isForThis: ({ context }, { key }: { key: string }) => key === context.key,
    isBlocked: ({ context }) => context.cart !== null && context.cart.blockers.length > 0,
  },
  actions: {
    begin: assign((_, event: { key: string } & WithCall) => ({
      key: event.key,
      calls: callsOf(event),
      error: null,
      cart: null,
    })),
    ignore: emit((_, event: WithCall) => ignored(callsOf(event))),
    accept: enqueueActions(({ context, enqueue }, { returnUrl }: { returnUrl: string }) => {
      enqueue.assign({ calls: [] })
      enqueue.emit(succeeded(context.calls, returnUrl))
    }),
    abort: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ calls: [] })
      enqueue.emit(aborted(context.calls))
    }),
    applyCart: assign((_, { cart }: { cart: CheckoutCart }) => ({ cart })),
    requestCart: emit(({ context: { key } }, { isFlushed }: { isFlushed: boolean }) => ({
      type: '@checkout.cartRequested',
      key,
      isFlushed,
    })),
    emitBlocked: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ calls: [] })
      enqueue.emit({ type: 'checkout.blocked', blockers: context.cart?.blockers ?? [] })
      const error = new StoreError('REFUSED', 'The cart has reasons that block the checkout', { problem: 'blocked' })
      enqueue.emit(failed(context.calls, error))
    }),
    emitReady: enqueueActions(({ enqueue }, returnUrl: string) => {
      enqueue.emit({ type: 'checkout.ready', returnUrl })
    }),
    fail: enqueueActions(({ context: { calls }, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error, calls: [] })
      enqueue.emit({ type: 'checkout.failed', error, ...quietly(calls) })
      enqueue.emit(failed(calls, error))
    }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, cart: null, key: '', calls: [], error: null }),
  initial: 'idle',
  on: {
    // Every state except `idle` ignores `checkout.start`. `idle` has its own handler, which takes precedence over this
    // one.
    'checkout.start': { actions: withEvent('ignore') },
    'checkout.abort': { target: '.idle', actions: 'abort' },
    'checkout.refuse': { target: '.idle', actions: withEvent('fail') },
  },
  states: {
    idle: { on: { 'checkout.start': { target: 'settling', actions: withEvent('begin') } } },
    settling: {
      entry: { type: 'requestCart', params: { isFlushed: true } },
      on: cartAnswer('checking'),
    },
    checking: {
      always: [{ guard: 'isBlocked', target: 'idle', actions: 'emitBlocked' }, { target: 'syncing' }],
    },
    syncing: {
      invoke: {
        src: 'syncMetafield',
        input: ({ context: { gateway, cart } }) => ({ gateway, cart }),
        onDone: 'refreshing',
        onError: failure,
      },
    },
    refreshing: {
      entry: { type: 'requestCart', params: { isFlushed: false } },
      on: cartAnswer('rechecking'),
    },
    // The stock may have changed while the metafield was saved.
    rechecking: {
      always: [{ guard: 'isBlocked', target: 'idle', actions: 'emitBlocked' }, { target: 'asking' }],
    },
    asking: {
      invoke: {
        src: 'startCheckout',
        input: ({ context: { gateway, cart, key } }) => ({ gateway, cart, key }),
        onDone: {
          target: 'leaving',
          actions: withOutput('emitReady'),
        },
        onError: failure,
      },
    },
    // The result of the check of the checkout URL counts only in this state. In any other state, the result belongs to
    // an earlier URL and must not end the current call.
    leaving: { on: { 'checkout.accept': { actions: withEvent('accept') } } },
  },
})

/** The types of the checkout domain with its private events. The effects of the core use them. */
export type CheckoutMachineTypes = MachineTypes<
  CheckoutTypes,
  CheckoutMachineEvent,
  CheckoutPrivateEvent | OutcomeEvent
>
