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
import { startCheckout } from './checkout.actors.ts'
import type { CheckoutCart, CheckoutEvent, CheckoutGateway, CheckoutTypes, StartedCheckout } from './checkout.types.ts'

export interface CheckoutInput {
  readonly gateway: CheckoutGateway
}

/** A freshly loaded cart, with the reasons that block its checkout. */
export interface CheckedCart {
  /** Null when there is no cart. */
  readonly cart: CheckoutCart | null
  readonly blockers: readonly string[]
}

export interface CheckoutContext extends CheckoutInput {
  /** The cart that an effect fetched for the current start of the checkout; null for none. */
  readonly cart: CheckoutCart | null
  /** The reasons that block the checkout of that cart; empty when it may start. */
  readonly blockers: readonly string[]
  /** The checkout that the back end started. */
  readonly checkout: StartedCheckout | null
  /** The idempotency key of the checkout start that is in progress. */
  readonly key: string
  /** The call of the command `start` that is in progress. */
  readonly calls: readonly Call[]
  readonly error: StoreError | null
}

export type CheckoutMachineEvent =
  | ({ type: 'checkout.start'; key: string } & WithCall)
  /** The user cancelled the checkout, came back to the page (back button, bfcache) or signed out. */
  | { type: 'checkout.abort' }
  /** The cart for the request with that key. */
  | ({ type: 'checkout.cartReady'; key: string } & CheckedCart)
  | { type: 'checkout.cartFailed'; key: string; error: unknown }
  /** The origin of the checkout's URL is allowed. The checkout of the event has the complete URL. */
  | { type: 'checkout.accept'; checkout: StartedCheckout }
  /** The origin of the checkout's URL is not allowed. */
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

const begin = { 'checkout.start': { target: 'settling', actions: withEvent('begin') } } as const
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
  actors: { startCheckout },
  guards: {
    isForThis: ({ context }, { key }: { key: string }) => key === context.key,
    isBlocked: ({ context }) => context.blockers.length > 0,
    isEmbedded: (_, { checkout }: { checkout: StartedCheckout }) => checkout.kind === 'embedded',
  },
  actions: {
    begin: assign((_, event: { key: string } & WithCall) => ({
      key: event.key,
      calls: callsOf(event),
      error: null,
      cart: null,
      checkout: null,
    })),
    ignore: emit((_, event: WithCall) => ignored(callsOf(event))),
    accept: enqueueActions(({ context, enqueue }, { checkout }: { checkout: StartedCheckout }) => {
      enqueue.assign({ calls: [], checkout })
      enqueue.emit(succeeded(context.calls, checkout))
    }),
    abort: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ calls: [] })
      enqueue.emit(aborted(context.calls))
    }),
    applyCart: assign((_, { cart, blockers }: CheckedCart) => ({ cart, blockers })),
    applyCheckout: assign((_, checkout: StartedCheckout) => ({ checkout })),
    requestCart: emit(({ context: { key } }, { isFlushed }: { isFlushed: boolean }) => ({
      type: '@checkout.cartRequested',
      key,
      isFlushed,
    })),
    emitBlocked: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ calls: [] })
      enqueue.emit({ type: 'checkout.blocked', blockers: context.blockers })
      const error = new StoreError('REFUSED', 'The cart has reasons that block the checkout', { problem: 'blocked' })
      enqueue.emit(failed(context.calls, error))
    }),
    emitReady: enqueueActions(({ context: { checkout }, enqueue }) => {
      if (checkout !== null) enqueue.emit({ type: 'checkout.ready', checkout })
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
  context: ({ input }) => ({ ...input, cart: null, blockers: [], checkout: null, key: '', calls: [], error: null }),
  initial: 'idle',
  on: {
    // Every state except `idle` and `embedded` ignores `checkout.start`. These two have handlers of their own, which
    // take precedence over this one.
    'checkout.start': { actions: withEvent('ignore') },
    'checkout.abort': { target: '.idle', actions: 'abort' },
    'checkout.refuse': { target: '.idle', actions: withEvent('fail') },
  },
  states: {
    idle: { on: begin },
    settling: {
      entry: { type: 'requestCart', params: { isFlushed: true } },
      on: cartAnswer('checking'),
    },
    checking: {
      always: [{ guard: 'isBlocked', target: 'idle', actions: 'emitBlocked' }, { target: 'asking' }],
    },
    asking: {
      invoke: {
        src: 'startCheckout',
        input: ({ context: { gateway, cart, key } }) => ({ gateway, cart, key }),
        onDone: { target: 'refreshing', actions: withOutput('applyCheckout') },
        onError: failure,
      },
    },
    // Refresh the cart after the back end has written its metafield (spec 4.checkout.refresh).
    refreshing: {
      entry: { type: 'requestCart', params: { isFlushed: false } },
      on: cartAnswer('rechecking'),
    },
    // The stock may have changed while the checkout started.
    rechecking: {
      always: [
        { guard: 'isBlocked', target: 'idle', actions: 'emitBlocked' },
        { target: 'leaving', actions: 'emitReady' },
      ],
    },
    // The result of the check of the checkout's URL counts only in this state. In any other state, the result belongs
    // to an earlier URL and must not end the current call.
    leaving: {
      on: {
        'checkout.accept': [
          { guard: withEvent('isEmbedded'), target: 'embedded', actions: withEvent('accept') },
          { actions: withEvent('accept') },
        ],
      },
    },
    // The page shows the checkout. A new start replaces it, for example after the cart has changed.
    embedded: { on: begin },
  },
})

/** The types of the checkout domain with its private events. The effects of the core use them. */
export type CheckoutMachineTypes = MachineTypes<
  CheckoutTypes,
  CheckoutMachineEvent,
  CheckoutPrivateEvent | OutcomeEvent
>
