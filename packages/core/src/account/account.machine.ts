import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { CallOptions } from '../shared/call.ts'
import type { MachineTypes } from '../shared/domain.ts'
import { StoreError, toStoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
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
import type { AccountEvent, AccountGateway, AccountTypes, Order, OrderPage, Profile } from './account.types.ts'

export interface AccountContext {
  readonly gateway: AccountGateway
  readonly profile: Profile | null
  /**
   * The profile that was saved while a load was running. It replaces the profile in the load's response, which may be
   * older; null if none was saved.
   */
  readonly saved: Profile | null
  /** The loaded orders, newest first. */
  readonly orders: readonly Order[]
  /** The number of the last loaded page, from 1. */
  readonly page: number
  /**
   * How many orders the loaded pages contained, including repeated ones: a new order shifts all pages, so the next page
   * may repeat an order.
   */
  readonly read: number
  /** How many orders the server has. */
  readonly total: number
  /**
   * Whether a load must start as soon as the machine is idle, for example because the data changed during the running
   * load.
   */
  readonly needsLoad: boolean
  readonly error: StoreError | null
  /** The calls that wait for a load of the account. */
  readonly loadCalls: readonly Call[]
  /** The calls that wait for more orders: one at most. */
  readonly moreCalls: readonly Call[]
  /** The calls that wait for the change in flight: one at most. */
  readonly saveCalls: readonly Call[]
}

/**
 * A change of the profile or the password. `save` is a closure, which keeps the password out of events, states and
 * inspectors.
 */
export interface AccountChange {
  readonly kind: 'profile.updated' | 'password.changed'
  readonly save: (options: CallOptions) => Promise<Profile>
}

export type AccountMachineEvent =
  /** Loads the account, or joins a load that is in flight. */
  | ({ type: 'account.load' } & WithCall)
  /** Loads the account again: at once, or after the request in progress, whose response may be out of date. */
  | { type: 'account.refresh' }
  | ({ type: 'orders.loadMore' } & WithCall)
  | ({ type: 'account.save'; change: AccountChange } & WithCall)
  | { type: 'account.reset' }
  /** The profile that an earlier page stored. */
  | { type: 'account.restore'; profile: Profile }

export interface Loaded {
  readonly profile: Profile
  readonly orders: OrderPage
}

export interface Saved {
  readonly kind: AccountChange['kind']
  readonly profile: Profile
}

const loadAccount = fromPromise<Loaded, AccountGateway>(async ({ input: gateway, signal }) => {
  const [profile, orders] = await Promise.all([gateway.profile({ signal }), gateway.orders(1, { signal })])
  return { profile, orders }
})

const loadOrders = fromPromise<OrderPage, { gateway: AccountGateway; page: number }>(
  ({ input: { gateway, page }, signal }) => gateway.orders(page, { signal }),
)

const saveChange = fromPromise<Saved, AccountChange | null>(async ({ input: change, signal }) => {
  if (change === null) throw new StoreError('UNEXPECTED', UNEXPECTED_ERROR)
  return { kind: change.kind, profile: await change.save({ signal }) }
})

const nothing = {
  profile: null,
  saved: null,
  orders: [],
  page: 0,
  read: 0,
  total: 0,
  needsLoad: false,
  error: null,
  loadCalls: [],
  moreCalls: [],
  saveCalls: [],
}

type CallList = 'loadCalls' | 'moreCalls' | 'saveCalls'

/** Returns the action for a failed request; `list` names the calls that wait for this request. */
const failOf = (list: CallList) =>
  ({ type: 'fail', params: ({ event: { error } }: { event: { error: unknown } }) => ({ error, list }) }) as const

export const accountMachine = setup({
  types: {} as {
    input: { gateway: AccountGateway }
    context: AccountContext
    events: AccountMachineEvent
    emitted: AccountEvent | OutcomeEvent
    tags: 'loading' | 'saving'
  },
  actors: { loadAccount, loadOrders, saveChange },
  guards: {
    hasMore: ({ context }) => context.read < context.total,
    needsLoad: ({ context }) => context.needsLoad,
  },
  actions: {
    applyAccount: enqueueActions(({ context, enqueue }, { profile: loaded, orders }: Loaded) => {
      const profile = context.saved ?? loaded
      enqueue.assign({ profile, ...orders, read: orders.orders.length, error: null, loadCalls: [] })
      enqueue.emit({ type: 'profile.loaded', profile })
      enqueue.emit(succeeded(context.loadCalls, profile))
    }),
    appendOrders: enqueueActions(({ context, enqueue }, { orders: added, page, total }: OrderPage) => {
      const orders = [...new Map([...context.orders, ...added].map((order) => [order.number, order])).values()]
      enqueue.assign({
        orders,
        page,
        read: context.read + added.length,
        // The mapper drops unreadable orders, so `read` may never reach `total`. An empty page therefore ends the list.
        total: added.length > 0 ? total : context.read,
        error: null,
        moreCalls: [],
      })
      enqueue.emit(succeeded(context.moreCalls, orders))
    }),
    fail: enqueueActions(({ context, enqueue }, { error: cause, list }: { error: unknown; list: CallList }) => {
      const error = toStoreError(cause)
      const calls = context[list]
      enqueue.assign({ error, [list]: [] })
      enqueue.emit({ type: 'account.failed', error, ...quietly(calls) })
      enqueue.emit(failed(calls, error))
    }),
    // Stores the profile of the response. The session keeps its access token, although the profile has changed (spec
    // section 7).
    replace: enqueueActions(({ context, enqueue }, { kind, profile }: Saved) => {
      enqueue.assign({ profile, saved: profile, error: null, saveCalls: [] })
      enqueue.emit({ type: kind, profile })
      enqueue.emit(succeeded(context.saveCalls, profile))
    }),
    requestLoad: assign({ needsLoad: true }),
    beginLoad: assign({ needsLoad: false, saved: null }),
    restore: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    awaitLoad: assign(({ context }, event: WithCall) => ({ loadCalls: [...context.loadCalls, ...callsOf(event)] })),
    awaitMore: assign((_, event: WithCall) => ({ moreCalls: callsOf(event) })),
    awaitSave: assign((_, event: WithCall) => ({ saveCalls: callsOf(event) })),
    ignore: emit((_, event: WithCall) => ignored(callsOf(event))),
    forget: enqueueActions(({ context: { loadCalls, moreCalls, saveCalls }, enqueue }) => {
      enqueue.assign(nothing)
      enqueue.emit(aborted([...loadCalls, ...moreCalls, ...saveCalls]))
    }),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, ...nothing }),
  type: 'parallel',
  on: {
    'account.reset': { target: ['.reading.idle', '.saving.idle'], actions: 'forget' },
    // These commands are ignored, except in the states that handle them: the handler of a state takes precedence.
    'orders.loadMore': { actions: withEvent('ignore') },
    'account.save': { actions: withEvent('ignore') },
  },
  states: {
    reading: {
      initial: 'idle',
      on: { 'account.refresh': { actions: 'requestLoad' } },
      states: {
        idle: {
          always: { guard: 'needsLoad', target: 'loading' },
          on: {
            'account.load': { target: 'loading', actions: withEvent('awaitLoad') },
            'orders.loadMore': { guard: 'hasMore', target: 'loadingMore', actions: withEvent('awaitMore') },
            'account.restore': { actions: withEvent('restore') },
          },
        },
        loading: {
          tags: 'loading',
          entry: 'beginLoad',
          on: { 'account.load': { actions: withEvent('awaitLoad') } },
          invoke: {
            src: 'loadAccount',
            input: ({ context }) => context.gateway,
            onDone: { target: 'idle', actions: withOutput('applyAccount') },
            onError: { target: 'idle', actions: failOf('loadCalls') },
          },
        },
        loadingMore: {
          tags: 'loading',
          // The running request loads only orders, so it cannot answer a load of the account.
          on: { 'account.load': { actions: ['requestLoad', withEvent('awaitLoad')] } },
          invoke: {
            src: 'loadOrders',
            input: ({ context: { gateway, page } }) => ({ gateway, page: page + 1 }),
            onDone: { target: 'idle', actions: withOutput('appendOrders') },
            onError: { target: 'idle', actions: failOf('moreCalls') },
          },
        },
      },
    },
    saving: {
      initial: 'idle',
      states: {
        idle: { on: { 'account.save': { target: 'busy', actions: withEvent('awaitSave') } } },
        // A save command during another save is ignored.
        busy: {
          tags: 'saving',
          invoke: {
            src: 'saveChange',
            input: ({ event }) => (event.type === 'account.save' ? event.change : null),
            onDone: { target: 'idle', actions: withOutput('replace') },
            onError: { target: 'idle', actions: failOf('saveCalls') },
          },
        },
      },
    },
  },
})

/**
 * The types of the account domain, plus the events that its machine receives. The effects of the core use these types.
 */
export type AccountMachineTypes = MachineTypes<AccountTypes, AccountMachineEvent, OutcomeEvent>
