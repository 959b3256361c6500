import { setup } from 'xstate'
import { toStoreError } from '../shared/errors.ts'
import type { OutcomeEvent } from '../shared/outcome.ts'
import { claimCart, loadCart, saveChange } from './cart.actors.ts'
import {
  type CartContext,
  type CartInput,
  type CartMachineEvent,
  type CartPrivateEvent,
  type CartTask,
  changeInFlight,
  isFlushed,
  nextTask,
  unnotified,
} from './cart.context.ts'
import { QUANTITY_PAUSE } from './cart.rules.ts'
import type { CartEvent } from './cart.types.ts'

/** The retries last about 23 seconds, enough for a server to restart. */
const MAX_ATTEMPTS = 7
const TRANSIENT: readonly string[] = ['NETWORK', 'TIMEOUT', 'SERVER']

const isError = (error: unknown, codes: readonly string[]): boolean => codes.includes(toStoreError(error).code)

const isNext =
  (task: CartTask) =>
  ({ context }: { context: CartContext }): boolean =>
    nextTask(context) === task

/** The types, actors, delays and guards of `cartMachine`. */
export const cartBase = setup({
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
    isAdoptNext: isNext('adopt'),
    isClaimNext: isNext('claim'),
    isLoadNext: isNext('load'),
    isAnswerNext: isNext('answer'),
    isCountryNext: isNext('choose-country'),
    isSaveNext: isNext('save'),
    isFlushNext: isNext('flush'),
    isFlushed: ({ context }) => isFlushed(context),
    hasUnnotified: ({ context }) => unnotified(context).length > 0,
    // The revision is stale, or the cart or the line no longer exists. Without a cart, NOT_FOUND means that the added
    // variant does not exist, so another attempt would fail too. A key with a number above 0 means that a load has found
    // the cart since the change was first sent, so NOT_FOUND is about the change itself, such as an unknown coupon.
    isStale: ({ context }, { error }: { error: unknown }) =>
      context.attempts < MAX_ATTEMPTS &&
      isError(
        error,
        context.cart === null || changeInFlight(context)?.keyNumber ? ['CONFLICT'] : ['CONFLICT', 'NOT_FOUND'],
      ),
    isFirst: ({ context }) => context.attempts === 1,
    // Without idempotency keys, a repeated add could count twice.
    isTransient: ({ context }, { error }: { error: unknown }) =>
      context.attempts < MAX_ATTEMPTS &&
      isError(error, TRANSIENT) &&
      !(context.unsupported.includes('idempotency') && changeInFlight(context)?.change.kind === 'add'),
  },
})
