import { told } from '../shared/ofEvent.ts'
import { firstDue, NO_CART } from './cart.context.ts'
import { parseQuantity } from './cart.rules.ts'
import { cartSetup } from './cart.setup.ts'

export type { CartContext, CartEvent, CartInput } from './cart.context.ts'

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    ...NO_CART,
    isSettling: false,
    wasRequested: false,
    country: null,
    hasChosenCountry: false,
    former: null,
    wantsCountry: false,
  }),
  initial: 'unknown',
  // Commands live on the root, so that none is dropped whatever is under way.
  on: {
    'cart.refresh': { actions: 'wantLoad' },
    'cart.claim': { actions: 'wantClaim' },
    'cart.release': { target: '.ready', actions: [told('releaseOnServer'), told('release')] },
    'cart.adopt': { actions: told('hear') },
    'cart.settle': { actions: 'settle' },
    'line.add': {
      actions: {
        type: 'want',
        params: ({ event: { variantId, quantity, name } }) => ({
          kind: 'add',
          variantId,
          quantity: parseQuantity(quantity),
          name,
        }),
      },
    },
    'line.setQuantity': { actions: told('requestQuantity') },
    'line.remove': {
      guard: told('isInCart'),
      actions: {
        type: 'want',
        params: ({ event: { lineId, isMove = false } }) => ({ kind: 'remove', lineId, isMove }),
      },
    },
    'line.move': { actions: told('askForMove') },
    'country.set': [
      {
        guard: 'hasCart',
        actions: [
          told('keepCountry'),
          {
            type: 'want',
            params: ({ event: { country } }) => ({ kind: 'country', country }),
          },
        ],
      },
      { actions: [told('keepCountry'), 'wantCountry'] },
    ],
    'moved.clear': { actions: 'clearMoved' },
    'quantity.rested': { actions: told('becomeDue') },
  },
  states: {
    unknown: {
      on: {
        'cart.start': { target: 'ready', actions: told('begin') },
        // The start is still to come.
        'cart.release': { actions: [told('releaseOnServer'), told('release')] },
      },
    },
    ready: {
      always: [
        { guard: 'isElsewhere', target: 'ready', reenter: true, actions: 'adopt' },
        { guard: 'wantsClaim', target: 'claiming' },
        { guard: 'wantsLoad', target: 'loading' },
        { guard: 'wantsCountry', target: 'ready', reenter: true, actions: 'chooseCountry' },
        { guard: 'hasDue', target: 'saving' },
        { guard: 'isSettled', actions: 'settled' },
      ],
    },
    loading: {
      tags: 'loading',
      entry: 'beginLoad',
      invoke: {
        src: 'loadCart',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: [told('keep'), 'rebase'],
        },
        onError: {
          target: 'unreachable',
          actions: told('keepError'),
        },
      },
    },
    // The cart is there, only the way to it is not: try again, and let a wish wait rather than be lost.
    unreachable: {
      always: [
        { guard: 'hasUntold', target: 'loading', actions: 'tellWaiting' },
        // Who waits for nothing but the way to the cart is told that it is blocked when reading it.
        { guard: 'isSettled', actions: 'settled' },
      ],
      after: { loadRetry: 'loading' },
      on: {
        'cart.refresh': 'loading',
        'cart.claim': { target: 'ready', actions: 'wantClaim' },
        'cart.adopt': { target: 'ready', actions: told('hear') },
      },
    },
    claiming: {
      tags: 'loading',
      entry: 'beginLoad',
      invoke: {
        src: 'claimCart',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: ['claimed', 'carryCountry', told('keep')],
        },
        onError: [
          {
            guard: told('isPassing'),
            target: 'waiting',
            actions: [told('keepError'), 'tellWaiting', 'tryAgain'],
          },
          { target: 'ready', actions: ['claimed', 'giveUpClaim', told('undo')] },
        ],
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ ...context, change: firstDue(context) }),
        onDone: {
          target: 'ready',
          actions: [told('confirmLine'), 'carryCountry', told('keep'), 'confirm'],
        },
        onError: [
          {
            // Is it the line that is gone, or the whole cart?
            guard: told('isStale'),
            target: 'stale',
            actions: 'tryAgain',
          },
          {
            guard: told('isPassing'),
            target: 'waiting',
            actions: ['tellWaiting', 'tryAgain'],
          },
          { target: 'ready', actions: told('undo') },
        ],
      },
    },
    stale: {
      always: { guard: 'isFirst', target: 'loading' },
      // Not the version alone: whoever refuses again, or is still busy with it, is not asked in haste.
      after: { retryPause: 'loading' },
    },
    waiting: {
      // A new wish is a good moment to try, and its shopper is waiting to hear.
      always: { guard: 'hasUntold', target: 'ready' },
      after: { retryPause: 'ready' },
      on: { 'cart.refresh': { target: 'ready', actions: 'wantLoad' } },
    },
  },
})
