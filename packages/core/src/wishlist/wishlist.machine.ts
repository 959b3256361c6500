import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { StoreError, toStoreError } from '../shared/errors.ts'
import type { Id } from '../shared/id.ts'
import {
  aborted,
  type Call,
  callsOf,
  failed,
  type OutcomeEvent,
  quietly,
  succeeded,
  type WithCall,
} from '../shared/outcome.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import type { NewWishlistItem, WishlistEvent, WishlistGateway, WishlistItem, WishlistTypes } from './wishlist.types.ts'

/** A pending change of the wish list, with the calls that wait for it. */
type WishlistChange = { readonly calls: readonly Call[] } & (
  | { readonly kind: 'add'; readonly item: NewWishlistItem }
  | { readonly kind: 'remove'; readonly itemId: Id }
)

export interface WishlistContext {
  readonly gateway: WishlistGateway
  /** The list that the server confirmed last. */
  readonly items: readonly WishlistItem[]
  /** The pending changes, oldest first. */
  readonly changes: readonly WishlistChange[]
  readonly needsLoad: boolean
  readonly hasLoaded: boolean
  /** The command calls that wait for the list to load. */
  readonly loadCalls: readonly Call[]
  readonly error: StoreError | null
}

export type WishlistMachineEvent =
  | { type: 'wishlist.signedIn' }
  | { type: 'wishlist.signedOut' }
  | ({ type: 'wishlist.load' } & WithCall)
  | ({ type: 'wishlist.add'; item: NewWishlistItem } & WithCall)
  | ({ type: 'wishlist.remove'; itemId: Id } & WithCall)

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

const nothing = { items: [], changes: [], needsLoad: false, hasLoaded: false, loadCalls: [], error: null }

const waitingCalls = ({ changes, loadCalls }: WishlistContext): readonly Call[] => [
  ...changes.flatMap(({ calls }) => calls),
  ...loadCalls,
]

const loginRequired = (calls: readonly Call[]): OutcomeEvent =>
  failed(
    calls,
    new StoreError('UNAUTHORIZED', 'Only a signed-in customer has a wish list', { problem: 'login_required' }),
  )

export const wishlistMachine = setup({
  types: {} as {
    input: { gateway: WishlistGateway }
    context: WishlistContext
    events: WishlistMachineEvent
    emitted: WishlistEvent | OutcomeEvent
  },
  actors: { loadList, saveChange },
  guards: {
    hasChange: ({ context }) => context.changes.length > 0,
    needsLoad: ({ context }) => context.needsLoad,
  },
  actions: {
    enqueueAdd: assign(({ context }, event: { item: NewWishlistItem } & WithCall) => ({
      changes: [...context.changes, { kind: 'add' as const, item: event.item, calls: callsOf(event) }],
    })),
    enqueueRemoval: assign(({ context }, event: { itemId: Id } & WithCall) => ({
      changes: [...context.changes, { kind: 'remove' as const, itemId: event.itemId, calls: callsOf(event) }],
    })),
    refuse: emit((_, event: WithCall) => loginRequired(callsOf(event))),
    requestLogin: enqueueActions(({ enqueue }, { item }: { item: NewWishlistItem }) => {
      enqueue.emit({ type: 'wishlist.loginRequired', item })
    }),
    // Only the last pending addition opens the Login Required dialog, because there is only one dialog and the sign-in
    // keeps only one intent.
    requestLoginForPending: enqueueActions(({ context, enqueue }) => {
      const change = context.changes.findLast(({ kind }) => kind === 'add')
      if (change?.kind === 'add') enqueue.emit({ type: 'wishlist.loginRequired', item: change.item })
      enqueue.emit(loginRequired(waitingCalls(context)))
      enqueue.assign({ changes: [], loadCalls: [] })
    }),
    requestLoad: assign({ needsLoad: true }),
    awaitLoad: assign(({ context }, event: WithCall) => ({
      needsLoad: true,
      loadCalls: [...context.loadCalls, ...callsOf(event)],
    })),
    applyList: enqueueActions(({ context, enqueue }, items: readonly WishlistItem[]) => {
      enqueue.assign({ items, needsLoad: false, hasLoaded: true, loadCalls: [], error: null })
      enqueue.emit({ type: 'wishlist.loaded', items })
      enqueue.emit(succeeded(context.loadCalls, items))
    }),
    confirm: enqueueActions(({ context, enqueue }, items: readonly WishlistItem[]) => {
      const [change, ...changes] = context.changes
      enqueue.assign({ items, changes, hasLoaded: true, error: null })
      if (change?.kind === 'add') enqueue.emit({ type: 'wishlist.added', item: change.item })
      if (change?.kind === 'remove') enqueue.emit({ type: 'wishlist.removed', itemId: change.itemId })
      enqueue.emit(succeeded(change?.calls ?? [], items))
    }),
    rollback: enqueueActions(({ context, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      const [{ calls } = { calls: [] }, ...changes] = context.changes
      enqueue.assign({ changes, error })
      enqueue.emit({ type: 'wishlist.failed', error, ...quietly(calls) })
      enqueue.emit(failed(calls, error))
    }),
    applyError: enqueueActions(({ context: { loadCalls }, enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error, needsLoad: false, loadCalls: [] })
      if (error.code === 'CONTRACT') enqueue.emit({ type: 'wishlist.failed', error, ...quietly(loadCalls) })
      enqueue.emit(failed(loadCalls, error))
    }),
    forget: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(nothing)
      enqueue.emit(aborted(waitingCalls(context)))
    }),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'unknown',
  // Queue the commands until the auth domain reports whether a customer is signed in.
  on: {
    'wishlist.load': { actions: withEvent('awaitLoad') },
    'wishlist.add': { actions: withEvent('enqueueAdd') },
    'wishlist.remove': { actions: withEvent('enqueueRemoval') },
  },
  states: {
    unknown: {
      on: {
        'wishlist.signedIn': { target: 'signedIn', actions: 'requestLoad' },
        'wishlist.signedOut': { target: 'signedOut', actions: 'requestLoginForPending' },
      },
    },
    signedOut: {
      entry: 'forget',
      on: {
        'wishlist.signedIn': { target: 'signedIn', actions: 'requestLoad' },
        'wishlist.load': { actions: withEvent('refuse') },
        'wishlist.add': { actions: [withEvent('requestLogin'), withEvent('refuse')] },
        'wishlist.remove': { actions: withEvent('refuse') },
      },
    },
    signedIn: {
      initial: 'ready',
      on: {
        'wishlist.signedOut': 'signedOut',
        // Another customer may have signed in, so drop the list, the running request and the pending changes of the
        // previous customer. A product that the shopper wanted to save before the sign-in is added after this
        // event, so it is not dropped.
        'wishlist.signedIn': { target: '.ready', actions: ['forget', 'requestLoad'] },
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

/** The types of the wish-list domain, including its machine events, for the effects of the core. */
export type WishlistMachineTypes = MachineTypes<WishlistTypes, WishlistMachineEvent, OutcomeEvent>
