import { assign, emit, enqueueActions, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import { startCheckout, syncMetafield } from './checkout.actors.ts'
import type { CheckoutCart, CheckoutEvent, CheckoutGateway, CheckoutTypes } from './checkout.types.ts'

export interface CheckoutInput {
  readonly gateway: CheckoutGateway
}

export interface CheckoutContext extends CheckoutInput {
  /** The cart that an effect fetched for this start. */
  readonly cart: CheckoutCart | null
  /** The idempotency key of this start. */
  readonly key: string
  readonly error: StoreError | null
}

export type CheckoutMachineEvent =
  | { type: 'checkout.start'; key: string }
  /** The user came back to the page (back button, bfcache). */
  | { type: 'checkout.return' }
  /** The cart for the request with that key. */
  | { type: 'checkout.cartReady'; key: string; cart: CheckoutCart }
  | { type: 'checkout.cartFailed'; key: string; error: unknown }
  /** The origin of the checkout address is not allowed. */
  | { type: 'checkout.refuse'; error: StoreError }

/** Only effects see this event. It requests the cart: after a flush (`isFlushed`), or loaded again from the server. */
export type CheckoutPrivateEvent = {
  readonly type: '@checkout.cartRequested'
  readonly key: string
  readonly isFlushed: boolean
}

const failed = { target: 'idle', actions: withEvent('fail') } as const

/** The transitions for the requested cart. The guard ignores the cart of an earlier press. */
const cartAnswer = <Target extends string>(target: Target) =>
  ({
    'checkout.cartReady': { guard: withEvent('isForThis'), target, actions: withEvent('applyCart') },
    'checkout.cartFailed': { guard: withEvent('isForThis'), ...failed },
  }) as const

export const checkoutMachine = setup({
  types: {} as {
    input: CheckoutInput
    context: CheckoutContext
    events: CheckoutMachineEvent
    emitted: CheckoutEvent | CheckoutPrivateEvent
  },
  actors: { syncMetafield, startCheckout },
  guards: {
    isForThis: ({ context }, { key }: { key: string }) => key === context.key,
    isBlocked: ({ context }) => context.cart !== null && context.cart.blockers.length > 0,
  },
  actions: {
    begin: assign((_, { key }: { key: string }) => ({ key, error: null, cart: null })),
    applyCart: assign((_, { cart }: { cart: CheckoutCart }) => ({ cart })),
    requestCart: emit(({ context: { key } }, { isFlushed }: { isFlushed: boolean }) => ({
      type: '@checkout.cartRequested',
      key,
      isFlushed,
    })),
    emitBlocked: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'checkout.blocked', blockers: context.cart?.blockers ?? [] })
    }),
    emitReady: enqueueActions(({ enqueue }, returnUrl: string) => {
      enqueue.emit({ type: 'checkout.ready', returnUrl })
    }),
    fail: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error })
      enqueue.emit({ type: 'checkout.failed', error })
    }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({ ...input, cart: null, key: '', error: null }),
  initial: 'idle',
  on: {
    'checkout.return': '.idle',
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
        onError: failed,
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
        onError: failed,
      },
    },
    leaving: {},
  },
})

/** The types of the domain with its private events, for the effects of the core. */
export type CheckoutMachineTypes = MachineTypes<CheckoutTypes, CheckoutMachineEvent, CheckoutPrivateEvent>
