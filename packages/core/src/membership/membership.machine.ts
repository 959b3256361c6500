import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { MachineTypes } from '../shared/domain.ts'
import { type StoreError, toStoreError } from '../shared/errors.ts'
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
  /** Whether the end was told, so that it is told once. */
  readonly wasExpiryNotified: boolean
  /** The code that is to be verified; null when there is none. */
  readonly code: string | null
  /** Something has changed since the running question was asked. */
  readonly needsLoad: boolean
  readonly error: StoreError | null
}

export type MembershipMachineEvent =
  /** A question that is on its way answers this one too. */
  | { type: 'membership.load' }
  /** What is on its way may be of before the change: it is asked for again. */
  | { type: 'membership.refresh' }
  | { type: 'membership.verify'; code: string }
  | { type: 'membership.reset' }
  /** What was known of it when the page was left. */
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
      // One that had ended was told on the page that was left.
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
      // A code that is given meanwhile waits for the answer, and is verified then.
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

/** The domain as our own effects see it. */
export type MembershipMachineTypes = MachineTypes<MembershipTypes, MembershipMachineEvent>
