import { sendTo } from 'xstate'
import { withEvent } from '../shared/withEvent.ts'
import { firstDue, NO_CART } from './cart.context.ts'
import { cartSetup } from './cart.setup.ts'

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    ...input,
    ...NO_CART,
    unsupported: input.gateway.unsupported ?? [],
    flush: null,
    wasRequested: false,
    country: null,
    hasChosenCountry: false,
    previousChoice: null,
    needsCountry: false,
    countryChangeId: null,
    notifiedCountry: null,
  }),
  initial: 'unknown',
  // The root handles the commands, so that no state drops one.
  on: {
    'cart.refresh': { actions: withEvent('requestLoad') },
    'cart.claim': { actions: 'requestClaim' },
    'cart.release': { target: '.ready', actions: [withEvent('releaseOnServer'), withEvent('release')] },
    'cart.adopt': { actions: withEvent('requestAdoption') },
    'cart.flush': { actions: withEvent('flush') },
    'cart.change': { actions: withEvent('requestChange') },
    'line.setQuantity': { actions: withEvent('requestQuantity') },
    'line.move': { actions: withEvent('requestMove') },
    'line.moveFailed': { actions: withEvent('failMove') },
    'moved.clear': { actions: 'clearMoved' },
    'quantity.debounced': { actions: withEvent('becomeDue') },
  },
  states: {
    unknown: {
      on: {
        'cart.start': { target: 'ready', actions: withEvent('begin') },
        // This handler stays in `unknown`, unlike the handler of the root, because only `unknown` handles `cart.start`.
        // A release detaches the cart from this browser.
        'cart.release': { actions: [withEvent('releaseOnServer'), withEvent('release')] },
      },
    },
    ready: {
      always: [
        { guard: 'isAdoptNext', actions: 'adopt' },
        { guard: 'isClaimNext', target: 'claiming' },
        { guard: 'isLoadNext', target: 'loading' },
        { guard: 'isAnswerNext', target: 'answering' },
        { guard: 'isCountryNext', actions: 'chooseCountry' },
        { guard: 'isSaveNext', target: 'saving' },
        { guard: 'isFlushNext', actions: 'endFlush' },
      ],
    },
    // If the cart is gone, a claim or an adoption may follow. Its event arrives before `cart.answer`, and the calls
    // then wait for the claimed or adopted cart.
    answering: {
      entry: sendTo(({ self }) => self, { type: 'cart.answer' }),
      on: { 'cart.answer': [{ guard: 'isAnswerNext', target: 'ready', actions: 'answer' }, 'ready'] },
    },
    loading: {
      tags: 'loading',
      entry: 'beginLoad',
      invoke: {
        src: 'loadCart',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: [withEvent('applyServerCart'), 'rebase'],
        },
        onError: {
          target: 'unreachable',
          actions: withEvent('applyError'),
        },
      },
    },
    // The cart cannot be loaded now. Retry, and keep the pending changes.
    unreachable: {
      always: [
        { guard: 'hasUnnotified', target: 'loading', actions: 'notifyWaiting' },
        // Without pending changes, or after an unreadable response, a flush ends here.
        { guard: 'isFlushed', actions: 'endFlush' },
      ],
      after: { loadRetry: 'loading' },
      on: {
        'cart.refresh': { target: 'loading', actions: withEvent('requestLoad') },
        'cart.claim': { target: 'ready', actions: 'requestClaim' },
        'cart.adopt': { target: 'ready', actions: withEvent('requestAdoption') },
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
          actions: ['claimed', 'carryCountry', withEvent('applyServerCart')],
        },
        onError: [
          {
            guard: withEvent('isTransient'),
            target: 'waiting',
            actions: [withEvent('applyError'), 'notifyWaiting', 'countAttempt'],
          },
          { target: 'ready', actions: ['claimed', withEvent('failClaim')] },
        ],
      },
    },
    saving: {
      entry: 'send',
      invoke: {
        src: 'saveChange',
        input: ({ context }) => ({ gateway: context.gateway, cart: context.cart, pending: firstDue(context) }),
        onDone: {
          target: 'ready',
          actions: [withEvent('confirmLine'), 'carryCountry', withEvent('applyServerCart'), 'confirm'],
        },
        onError: [
          {
            // The revision may be stale, or the line or the whole cart may be gone. A load shows which is the case.
            guard: withEvent('isStale'),
            target: 'stale',
            actions: 'countAttempt',
          },
          {
            guard: withEvent('isTransient'),
            target: 'waiting',
            actions: ['notifyWaiting', 'countAttempt'],
          },
          { target: 'ready', actions: withEvent('rollback') },
        ],
      },
    },
    stale: {
      always: { guard: 'isFirst', target: 'loading' },
      // A repeated failure may have another reason than the revision, so pause before the next attempt.
      after: { retryPause: 'loading' },
    },
    waiting: {
      // A new change ends the pause, because the shopper waits for the result of that change.
      always: { guard: 'hasUnnotified', target: 'ready' },
      after: { retryPause: 'ready' },
      on: {
        'cart.refresh': { target: 'ready', actions: withEvent('requestLoad') },
        'cart.adopt': { target: 'ready', actions: withEvent('requestAdoption') },
      },
    },
  },
})
