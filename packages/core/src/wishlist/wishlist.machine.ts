import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import type { NewWishlistItem, WishlistEvent, WishlistGateway, WishlistItem, WishlistTypes } from './wishlist.types.ts'

/** A pending change of the wish list. */
export type WishlistChange =
  | { readonly kind: 'add'; readonly item: NewWishlistItem }
  | { readonly kind: 'remove'; readonly itemId: number }

export interface WishlistContext {
  readonly gateway: WishlistGateway
  /** The list that the server confirmed last. */
  readonly items: readonly WishlistItem[]
  /** The pending changes, oldest first. */
  readonly changes: readonly WishlistChange[]
  readonly needsLoad: boolean
  readonly hasLoaded: boolean
  readonly error: StoreError | null
}

export type WishlistMachineEvent =
  | { type: 'wishlist.signedIn' }
  | { type: 'wishlist.signedOut' }
  | { type: 'wishlist.load' }
  | { type: 'wishlist.add'; item: NewWishlistItem }
  | { type: 'wishlist.remove'; itemId: number }

const loadList = fromPromise<readonly WishlistItem[], WishlistGateway>(({ input: gateway, signal }) =>
  gateway.load({ signal }),
)

const saveChange = fromPromise<
  readonly WishlistItem[],
  { gateway: WishlistGateway; change: WishlistChange | undefined; items: readonly WishlistItem[] }
>(async ({ input: { gateway, change, items }, signal }) => {
  if (change === undefined) return items
  if (change.kind === 'add') return gateway.add(change.item, { signal })
  return gateway.remove(change.itemId, { signal }).catch((cause) => {
    if (toStoreError(cause).code !== 'NOT_FOUND') throw cause
    // Another tab or device removed the item already, so the change counts as done.
    return gateway.load({ signal })
  })
})

const nothing = { items: [], changes: [], needsLoad: false, hasLoaded: false, error: null }

export const wishlistMachine = setup({
  types: {} as {
    input: { gateway: WishlistGateway }
    context: WishlistContext
    events: WishlistMachineEvent
    emitted: WishlistEvent
  },
  actors: { loadList, saveChange },
  guards: {
    hasChange: ({ context }) => context.changes.length > 0,
    needsLoad: ({ context }) => context.needsLoad,
  },
  actions: {
    enqueueChange: assign(({ context }, { change }: { change: WishlistChange }) => ({
      changes: [...context.changes, change],
    })),
    requestLogin: enqueueActions(({ enqueue }, { item }: { item: NewWishlistItem }) => {
      enqueue.emit({ type: 'wishlist.loginRequired', item })
    }),
    // Only the last add: there is one dialog, and the sign-in carries one intent.
    requestLoginForPending: enqueueActions(({ context, enqueue }) => {
      const change = context.changes.findLast(({ kind }) => kind === 'add')
      if (change?.kind === 'add') enqueue.emit({ type: 'wishlist.loginRequired', item: change.item })
    }),
    requestLoad: assign({ needsLoad: true }),
    applyList: enqueueActions(({ enqueue }, items: readonly WishlistItem[]) => {
      enqueue.assign({ items, needsLoad: false, hasLoaded: true, error: null })
      enqueue.emit({ type: 'wishlist.loaded', items })
    }),
    confirm: enqueueActions(({ context, enqueue }, items: readonly WishlistItem[]) => {
      const [change, ...changes] = context.changes
      enqueue.assign({ items, changes, hasLoaded: true, error: null })
      if (change?.kind === 'add') enqueue.emit({ type: 'wishlist.added', item: change.item })
      if (change?.kind === 'remove') enqueue.emit({ type: 'wishlist.removed', itemId: change.itemId })
    }),
    rollback: enqueueActions(({ context, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ changes: context.changes.slice(1), error })
      enqueue.emit({ type: 'wishlist.failed', error })
    }),
    applyError: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error, needsLoad: false })
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
        'wishlist.signedIn': { target: 'signedIn', actions: 'requestLoad' },
        'wishlist.signedOut': { target: 'signedOut', actions: 'requestLoginForPending' },
        'wishlist.load': { actions: 'requestLoad' },
        'wishlist.add': {
          actions: { type: 'enqueueChange', params: ({ event }) => ({ change: { kind: 'add', item: event.item } }) },
        },
      },
    },
    signedOut: {
      entry: 'forget',
      on: {
        'wishlist.signedIn': { target: 'signedIn', actions: 'requestLoad' },
        'wishlist.add': { actions: withEvent('requestLogin') },
      },
    },
    signedIn: {
      initial: 'ready',
      on: {
        'wishlist.signedOut': 'signedOut',
        // The customer may be another one, so drop the list, the running request and the pending changes of the previous one. The intent of the
        // sign-in arrives after this event.
        'wishlist.signedIn': { target: '.ready', actions: ['forget', 'requestLoad'] },
        'wishlist.load': { actions: 'requestLoad' },
        'wishlist.add': {
          actions: { type: 'enqueueChange', params: ({ event }) => ({ change: { kind: 'add', item: event.item } }) },
        },
        'wishlist.remove': {
          actions: {
            type: 'enqueueChange',
            params: ({ event }) => ({ change: { kind: 'remove', itemId: event.itemId } }),
          },
        },
      },
      states: {
        ready: {
          always: [
            { guard: 'hasChange', target: 'saving' },
            { guard: 'needsLoad', target: 'loading' },
          ],
        },
        loading: {
          invoke: {
            src: 'loadList',
            input: ({ context }) => context.gateway,
            onDone: {
              target: 'ready',
              actions: withOutput('applyList'),
            },
            onError: {
              target: 'ready',
              actions: withEvent('applyError'),
            },
          },
        },
        saving: {
          invoke: {
            src: 'saveChange',
            input: ({ context: { gateway, changes, items } }) => ({ gateway, change: changes[0], items }),
            onDone: { target: 'ready', actions: withOutput('confirm') },
            onError: { target: 'ready', actions: withEvent('rollback') },
          },
        },
      },
    },
  },
})

/** The types of the domain with its machine events, for the effects of the core. */
export type WishlistMachineTypes = MachineTypes<WishlistTypes, WishlistMachineEvent>
