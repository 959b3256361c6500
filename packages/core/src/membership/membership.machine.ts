import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import {
  aborted,
  type Call,
  callsOf,
  failed,
  ignored,
  type OutcomeEvent,
  quietly,
  succeeded,
  superseded,
  type WithCall,
} from '../shared/outcome.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import { NO_MEMBERSHIP } from './membership.rules.ts'
import type {
  LoadedMembership,
  Membership,
  MembershipEvent,
  MembershipGateway,
  MembershipTypes,
} from './membership.types.ts'

export interface MembershipContext {
  readonly gateway: MembershipGateway
  readonly membership: Membership
  readonly hasLoaded: boolean
  /** Whether `membership.expired` was emitted. The machine emits it only once. */
  readonly wasExpiryNotified: boolean
  /** The code to verify; null when there is none. */
  readonly code: string | null
  /** Whether another load is needed, because the data changed during the running one. */
  readonly needsLoad: boolean
  readonly error: StoreError | null
  /** The calls that wait for a load. */
  readonly loadCalls: readonly Call[]
  /** The calls that wait for the verification of the code: one at most. */
  readonly verifyCalls: readonly Call[]
}

export type MembershipMachineEvent =
  /** Loads the membership, or joins a load that is in flight. */
  | ({ type: 'membership.load' } & WithCall)
  /** Loads the membership again: at once, or after the request in progress, whose response may be out of date. */
  | { type: 'membership.refresh' }
  | ({ type: 'membership.verify'; code: string } & WithCall)
  | { type: 'membership.reset' }
  /** The membership that an earlier page stored. */
  | { type: 'membership.restore'; membership: Membership }

const load = fromPromise<LoadedMembership, MembershipGateway>(({ input: gateway, signal }) => gateway.load({ signal }))

const verify = fromPromise<{ membership: Membership; message: string }, { gateway: MembershipGateway; code: string }>(
  ({ input: { gateway, code }, signal }) => gateway.verify(code, { signal }),
)

const nothing = {
  membership: NO_MEMBERSHIP,
  hasLoaded: false,
  wasExpiryNotified: false,
  code: null,
  needsLoad: false,
  error: null,
  loadCalls: [],
  verifyCalls: [],
}

type CallList = 'loadCalls' | 'verifyCalls'

/** Returns the action for a failed request; `list` names the calls that wait for this request. */
const failOf = (list: CallList) =>
  ({ type: 'fail', params: ({ event: { error } }: { event: { error: unknown } }) => ({ error, list }) }) as const

export const membershipMachine = setup({
  types: {} as {
    input: { gateway: MembershipGateway }
    context: MembershipContext
    events: MembershipMachineEvent
    emitted: MembershipEvent | OutcomeEvent
    tags: 'loading'
  },
  actors: { load, verify },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    needsLoad: ({ context }) => context.needsLoad,
  },
  actions: {
    applyMembership: enqueueActions(({ context, enqueue }, { membership, expired }: LoadedMembership) => {
      const known = membership === null ? NO_MEMBERSHIP : { ...membership, isActive: !expired && membership.isActive }
      enqueue.assign({
        membership: known,
        hasLoaded: true,
        error: null,
        loadCalls: [],
        wasExpiryNotified: context.wasExpiryNotified || expired,
      })
      if (expired && !context.wasExpiryNotified) enqueue.emit({ type: 'membership.expired' })
      enqueue.emit({ type: 'membership.loaded', membership: known })
      enqueue.emit(succeeded(context.loadCalls, known))
    }),
    activate: enqueueActions(
      ({ context, enqueue }, { membership, message }: { membership: Membership; message: string }) => {
        const active = { ...membership, isActive: true }
        enqueue.assign({ membership: active, hasLoaded: true, error: null, verifyCalls: [] })
        enqueue.emit({ type: 'membership.verified', message, membership: active })
        enqueue.emit(succeeded(context.verifyCalls, active))
      },
    ),
    fail: enqueueActions(({ context, enqueue }, { error: cause, list }: { error: unknown; list: CallList }) => {
      const error = toStoreError(cause)
      const calls = context[list]
      enqueue.assign({ error, [list]: [] })
      enqueue.emit({ type: 'membership.failed', error, ...quietly(calls) })
      enqueue.emit(failed(calls, error))
    }),
    requestLoad: assign({ needsLoad: true }),
    beginLoad: assign({ needsLoad: false }),
    restore: assign((_, { membership }: { membership: Membership }) => ({
      membership,
      // An inactive membership with a customer group has expired. An earlier page has already emitted
      // `membership.expired` for it.
      wasExpiryNotified: !membership.isActive && membership.customerGroupId !== null,
    })),
    applyCode: assign((_, { code }: { code: string | null }) => ({ code })),
    awaitLoad: assign(({ context }, event: WithCall) => ({ loadCalls: [...context.loadCalls, ...callsOf(event)] })),
    awaitVerification: assign((_, event: WithCall) => ({ verifyCalls: callsOf(event) })),
    ignore: emit((_, event: WithCall) => ignored(callsOf(event))),
    // A newer code replaces a code that waits for the end of a load.
    supersede: emit(({ context }) => superseded(context.verifyCalls)),
    forget: enqueueActions(({ context: { loadCalls, verifyCalls }, enqueue }) => {
      enqueue.assign(nothing)
      enqueue.emit(aborted([...loadCalls, ...verifyCalls]))
    }),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'idle',
  on: {
    'membership.reset': { target: '.idle', actions: 'forget' },
    'membership.refresh': { actions: 'requestLoad' },
    // `membership.verify` is ignored, except in the states that handle it: the handler of a state takes precedence.
    'membership.verify': { actions: withEvent('ignore') },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasCode', target: 'verifying' },
        { guard: 'needsLoad', target: 'loading' },
      ],
      on: {
        'membership.load': { target: 'loading', actions: withEvent('awaitLoad') },
        'membership.verify': {
          target: 'verifying',
          actions: [withEvent('applyCode'), withEvent('awaitVerification')],
        },
        'membership.restore': { actions: withEvent('restore') },
      },
    },
    loading: {
      tags: 'loading',
      entry: 'beginLoad',
      // A code that arrives during the load is verified after it.
      on: {
        'membership.load': { actions: withEvent('awaitLoad') },
        'membership.verify': { actions: ['supersede', withEvent('applyCode'), withEvent('awaitVerification')] },
      },
      invoke: {
        src: 'load',
        input: ({ context }) => context.gateway,
        onDone: { target: 'idle', actions: withOutput('applyMembership') },
        onError: { target: 'idle', actions: failOf('loadCalls') },
      },
    },
    verifying: {
      tags: 'loading',
      // A call of `load` needs a response of its own, not that of the verification. So a load follows the verification.
      on: { 'membership.load': { actions: ['requestLoad', withEvent('awaitLoad')] } },
      exit: { type: 'applyCode', params: { code: null } },
      invoke: {
        src: 'verify',
        input: ({ context: { gateway, code } }) => ({ gateway, code: code ?? '' }),
        onDone: { target: 'idle', actions: withOutput('activate') },
        onError: { target: 'idle', actions: failOf('verifyCalls') },
      },
    },
  },
})

/** The types of the membership domain with the events of its machine. The effects of the core use them. */
export type MembershipMachineTypes = MachineTypes<MembershipTypes, MembershipMachineEvent, OutcomeEvent>
