import { assign, enqueueActions, setup } from 'xstate'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { answered, told } from '../shared/ofEvent.ts'
import { refreshCart, settleCart, startCheckout, syncMetafield } from './checkout.actors.ts'
import type { CheckoutCart, CheckoutCartPort, CheckoutFact, CheckoutGateway } from './checkout.types.ts'

export interface CheckoutInput {
  readonly gateway: CheckoutGateway
  readonly cartPort: CheckoutCartPort
  readonly createKey: () => string
}

export interface CheckoutContext extends CheckoutInput {
  readonly cart: CheckoutCart | null
  readonly error: StoreError | null
}

export type CheckoutEvent =
  | { type: 'checkout.start' }
  /** The browser is back on the page (back button, bfcache). */
  | { type: 'checkout.return' }
  /** The address may not be gone to. */
  | { type: 'checkout.refuse'; error: StoreError }

const failed = { target: 'idle', actions: told('fail') } as const

export const checkoutMachine = setup({
  types: {} as {
    input: CheckoutInput
    context: CheckoutContext
    events: CheckoutEvent
    emitted: CheckoutFact
  },
  actors: { settleCart, syncMetafield, refreshCart, startCheckout },
  guards: { isBlocked: ({ context }) => context.cart !== null && context.cart.blockers.length > 0 },
  actions: {
    clear: assign({ error: null, cart: null }),
    keepCart: assign((_, cart: CheckoutCart) => ({ cart })),
    tellBlocked: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'checkout.blocked', blockers: context.cart?.blockers ?? [] })
    }),
    tellReady: enqueueActions(({ enqueue }, returnUrl: string) => {
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
  context: ({ input }) => ({ ...input, cart: null, error: null }),
  initial: 'idle',
  on: {
    'checkout.return': '.idle',
    'checkout.refuse': { target: '.idle', actions: told('fail') },
  },
  states: {
    idle: { on: { 'checkout.start': { target: 'settling', actions: 'clear' } } },
    settling: {
      invoke: {
        src: 'settleCart',
        input: ({ context }) => context.cartPort,
        onDone: { target: 'checking', actions: answered('keepCart') },
        onError: failed,
      },
    },
    checking: {
      always: [{ guard: 'isBlocked', target: 'idle', actions: 'tellBlocked' }, { target: 'syncing' }],
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
      invoke: {
        src: 'refreshCart',
        input: ({ context }) => context.cartPort,
        onDone: {
          target: 'rechecking',
          actions: answered('keepCart'),
        },
        onError: failed,
      },
    },
    // Stock may have gone while the note was written.
    rechecking: {
      always: [{ guard: 'isBlocked', target: 'idle', actions: 'tellBlocked' }, { target: 'asking' }],
    },
    asking: {
      invoke: {
        src: 'startCheckout',
        input: ({ context: { gateway, cart, createKey } }) => ({ gateway, cart, key: createKey() }),
        onDone: {
          target: 'leaving',
          actions: answered('tellReady'),
        },
        onError: failed,
      },
    },
    leaving: {},
  },
})
