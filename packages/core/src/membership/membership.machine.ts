import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { withEvent, withOutput } from '../shared/withEvent.ts'
import type {
  LoadedMembership,
  Membership,
  MembershipEvent,
  MembershipGateway,
  MembershipTypes,
} from './membership.types.ts'
import { NO_MEMBERSHIP } from './status.rules.ts'

export interface MembershipContext {
  readonly gateway: MembershipGateway
  readonly membership: Membership
  readonly hasLoaded: boolean
  /** Whether `membership.expired` was emitted, so that it is emitted once. */
  readonly wasExpiryNotified: boolean
  /** The code to verify; null when there is none. */
  readonly code: string | null
  /** Whether another load is needed, because the data changed during the running one. */
  readonly needsLoad: boolean
  readonly error: StoreError | null
}

export type MembershipMachineEvent =
  /** Joins a running load. */
  | { type: 'membership.load' }
  /** Loads again after a running load, because its response may be older than the change. */
  | { type: 'membership.refresh' }
  | { type: 'membership.verify'; code: string }
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
}

export const membershipMachine = setup({
  types: {} as {
    input: { gateway: MembershipGateway }
    context: MembershipContext
    events: MembershipMachineEvent
    emitted: MembershipEvent
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
        wasExpiryNotified: context.wasExpiryNotified || expired,
      })
      if (expired && !context.wasExpiryNotified) enqueue.emit({ type: 'membership.expired' })
      enqueue.emit({ type: 'membership.loaded', membership: known })
    }),
    activate: enqueueActions(({ enqueue }, { membership, message }: { membership: Membership; message: string }) => {
      const active = { ...membership, isActive: true }
      enqueue.assign({ membership: active, hasLoaded: true, error: null })
      enqueue.emit({ type: 'membership.verified', message, membership: active })
    }),
    fail: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error })
      enqueue.emit({ type: 'membership.failed', error })
    }),
    requestLoad: assign({ needsLoad: true }),
    beginLoad: assign({ needsLoad: false }),
    restore: assign((_, { membership }: { membership: Membership }) => ({
      membership,
      // The previous page has already emitted the expiry.
      wasExpiryNotified: !membership.isActive && membership.bigCommCustomerGroupID !== null,
    })),
    applyCode: assign((_, { code }: { code: string | null }) => ({ code })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'idle',
  on: {
    'membership.reset': { target: '.idle', actions: 'forget' },
    'membership.refresh': { actions: 'requestLoad' },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasCode', target: 'verifying' },
        { guard: 'needsLoad', target: 'loading' },
      ],
      on: {
        'membership.load': 'loading',
        'membership.verify': { target: 'verifying', actions: withEvent('applyCode') },
        'membership.restore': { actions: withEvent('restore') },
      },
    },
    loading: {
      tags: 'loading',
      entry: 'beginLoad',
      // A code that arrives during the load is verified after it.
      on: { 'membership.verify': { actions: withEvent('applyCode') } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.gateway,
        onDone: { target: 'idle', actions: withOutput('applyMembership') },
        onError: { target: 'idle', actions: withEvent('fail') },
      },
    },
    verifying: {
      tags: 'loading',
      exit: { type: 'applyCode', params: { code: null } },
      invoke: {
        src: 'verify',
        input: ({ context: { gateway, code } }) => ({ gateway, code: code ?? '' }),
        onDone: { target: 'idle', actions: withOutput('activate') },
        onError: { target: 'idle', actions: withEvent('fail') },
      },
    },
  },
})

/** The types of the domain with its machine events, for the effects of the core. */
export type MembershipMachineTypes = MachineTypes<MembershipTypes, MembershipMachineEvent>
