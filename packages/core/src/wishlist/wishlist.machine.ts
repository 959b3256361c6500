import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { answered, told } from '../shared/ofEvent.ts'
import type { Wish, WishlistFact, WishlistGateway, WishlistItem } from './wishlist.types.ts'

/** A wish about the list that the server has not confirmed. */
export type WishlistChange =
  | { readonly kind: 'add'; readonly wish: Wish }
  | { readonly kind: 'remove'; readonly itemId: number }

export interface WishlistContext {
  readonly gateway: WishlistGateway
  readonly items: readonly WishlistItem[]
  /** Oldest first. */
  readonly changes: readonly WishlistChange[]
  readonly wantsLoad: boolean
  readonly hasLoaded: boolean
  readonly error: StoreError | null
}

export type WishlistEvent =
  | { type: 'wishlist.signedIn' }
  | { type: 'wishlist.signedOut' }
  | { type: 'wishlist.load' }
  | { type: 'wishlist.add'; wish: Wish }
  | { type: 'wishlist.remove'; itemId: number }

const loadList = fromPromise<readonly WishlistItem[], WishlistGateway>(({ input: gateway, signal }) =>
  gateway.load({ signal }),
)

const saveChange = fromPromise<
  readonly WishlistItem[],
  { gateway: WishlistGateway; change: WishlistChange | undefined; items: readonly WishlistItem[] }
>(async ({ input: { gateway, change, items }, signal }) => {
  if (change === undefined) return items
  if (change.kind === 'add') return gateway.add(change.wish, { signal })
  return gateway.remove(change.itemId, { signal }).catch((cause) => {
    if (toStoreError(cause).code !== 'NOT_FOUND') throw cause
    // It was taken off elsewhere meanwhile, so what was wanted is so.
    return gateway.load({ signal })
  })
})

const nothing = { items: [], changes: [], wantsLoad: false, hasLoaded: false, error: null }

export const wishlistMachine = setup({
  types: {} as {
    input: { gateway: WishlistGateway }
    context: WishlistContext
    events: WishlistEvent
    emitted: WishlistFact
  },
  actors: { loadList, saveChange },
  guards: {
    hasChange: ({ context }) => context.changes.length > 0,
    wantsLoad: ({ context }) => context.wantsLoad,
  },
  actions: {
    want: assign(({ context }, { change }: { change: WishlistChange }) => ({ changes: [...context.changes, change] })),
    askForLogin: enqueueActions(({ enqueue }, { wish }: { wish: Wish }) => {
      enqueue.emit({ type: 'wishlist.loginRequired', wish })
    }),
    // Only the last: there is one dialog, and one wish goes along with the sign-in.
    askWhoWaits: enqueueActions(({ context, enqueue }) => {
      const change = context.changes.findLast(({ kind }) => kind === 'add')
      if (change?.kind === 'add') enqueue.emit({ type: 'wishlist.loginRequired', wish: change.wish })
    }),
    wantLoad: assign({ wantsLoad: true }),
    keepList: enqueueActions(({ enqueue }, items: readonly WishlistItem[]) => {
      enqueue.assign({ items, wantsLoad: false, hasLoaded: true, error: null })
      enqueue.emit({ type: 'wishlist.loaded', items })
    }),
    confirm: enqueueActions(({ context, enqueue }, items: readonly WishlistItem[]) => {
      const [change, ...changes] = context.changes
      enqueue.assign({ items, changes, hasLoaded: true, error: null })
      if (change?.kind === 'add') enqueue.emit({ type: 'wishlist.added', wish: change.wish })
      if (change?.kind === 'remove') enqueue.emit({ type: 'wishlist.removed', itemId: change.itemId })
    }),
    undo: enqueueActions(({ context, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ changes: context.changes.slice(1), error })
      enqueue.emit({ type: 'wishlist.failed', error })
    }),
    keepError: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error, wantsLoad: false })
      if (error.code === 'CONTRACT') enqueue.emit({ type: 'wishlist.failed', error })
    }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'wishlist.signedIn': { target: 'signedIn', actions: 'wantLoad' },
        'wishlist.signedOut': { target: 'signedOut', actions: 'askWhoWaits' },
        'wishlist.load': { actions: 'wantLoad' },
        'wishlist.add': {
          actions: { type: 'want', params: ({ event }) => ({ change: { kind: 'add', wish: event.wish } }) },
        },
      },
    },
    signedOut: {
      entry: 'forget',
      on: {
        'wishlist.signedIn': { target: 'signedIn', actions: 'wantLoad' },
        'wishlist.add': { actions: told('askForLogin') },
      },
    },
    signedIn: {
      initial: 'ready',
      on: {
        'wishlist.signedOut': 'signedOut',
        // It may be somebody else: what was read, what is on its way and what waits belongs to whoever was here. A wish that went along with
        // the sign-in comes after it.
        'wishlist.signedIn': { target: '.ready', actions: ['forget', 'wantLoad'] },
        'wishlist.load': { actions: 'wantLoad' },
        'wishlist.add': {
          actions: { type: 'want', params: ({ event }) => ({ change: { kind: 'add', wish: event.wish } }) },
        },
        'wishlist.remove': {
          actions: { type: 'want', params: ({ event }) => ({ change: { kind: 'remove', itemId: event.itemId } }) },
        },
      },
      states: {
        ready: {
          always: [
            { guard: 'hasChange', target: 'saving' },
            { guard: 'wantsLoad', target: 'loading' },
          ],
        },
        loading: {
          invoke: {
            src: 'loadList',
            input: ({ context }) => context.gateway,
            onDone: {
              target: 'ready',
              actions: answered('keepList'),
            },
            onError: {
              target: 'ready',
              actions: told('keepError'),
            },
          },
        },
        saving: {
          invoke: {
            src: 'saveChange',
            input: ({ context: { gateway, changes, items } }) => ({ gateway, change: changes[0], items }),
            onDone: { target: 'ready', actions: answered('confirm') },
            onError: { target: 'ready', actions: told('undo') },
          },
        },
      },
    },
  },
})
