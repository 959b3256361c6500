import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type StoreError, toStoreError } from '../shared/errors.ts'
import { answered, told } from '../shared/ofEvent.ts'
import { NO_MEMBERSHIP } from './membership.rules.ts'
import type { LoadedMembership, Membership, MembershipFact, MembershipGateway } from './membership.types.ts'

export interface MembershipContext {
  readonly gateway: MembershipGateway
  readonly membership: Membership
  readonly hasLoaded: boolean
  /** Whether the end was told, so that it is told once. */
  readonly wasExpiryTold: boolean
  /** The code that is to be verified; null when there is none. */
  readonly code: string | null
  /** Something has changed since the running question was asked. */
  readonly wantsLoad: boolean
  readonly error: StoreError | null
}

export type MembershipEvent =
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
  wasExpiryTold: false,
  code: null,
  wantsLoad: false,
  error: null,
}

export const membershipMachine = setup({
  types: {} as {
    input: { gateway: MembershipGateway }
    context: MembershipContext
    events: MembershipEvent
    emitted: MembershipFact
    tags: 'loading'
  },
  actors: { load, verify },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    wantsLoad: ({ context }) => context.wantsLoad,
  },
  actions: {
    keep: enqueueActions(({ context, enqueue }, { membership, expired }: LoadedMembership) => {
      const kept = membership === null ? NO_MEMBERSHIP : { ...membership, isActive: !expired && membership.isActive }
      enqueue.assign({
        membership: kept,
        hasLoaded: true,
        error: null,
        wasExpiryTold: context.wasExpiryTold || expired,
      })
      if (expired && !context.wasExpiryTold) enqueue.emit({ type: 'membership.expired' })
      enqueue.emit({ type: 'membership.loaded', membership: kept })
    }),
    join: enqueueActions(({ enqueue }, { membership, message }: { membership: Membership; message: string }) => {
      enqueue.assign({ membership: { ...membership, isActive: true }, hasLoaded: true, error: null })
      enqueue.emit({ type: 'membership.verified', message })
    }),
    fail: enqueueActions(({ enqueue }, { error: cause }: { error: unknown }) => {
      const error = toStoreError(cause)
      enqueue.assign({ error })
      enqueue.emit({ type: 'membership.failed', error })
    }),
    wantLoad: assign({ wantsLoad: true }),
    beginLoad: assign({ wantsLoad: false }),
    restore: assign((_, { membership }: { membership: Membership }) => ({
      membership,
      // One that had ended was told on the page that was left.
      wasExpiryTold: !membership.isActive && membership.bigCommCustomerGroupID !== null,
    })),
    keepCode: assign((_, { code }: { code: string | null }) => ({ code })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'membership',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'idle',
  on: {
    'membership.reset': { target: '.idle', actions: 'forget' },
    'membership.refresh': { actions: 'wantLoad' },
  },
  states: {
    idle: {
      always: [
        { guard: 'hasCode', target: 'verifying' },
        { guard: 'wantsLoad', target: 'loading' },
      ],
      on: {
        'membership.load': 'loading',
        'membership.verify': { target: 'verifying', actions: told('keepCode') },
        'membership.restore': { actions: told('restore') },
      },
    },
    loading: {
      tags: 'loading',
      entry: 'beginLoad',
      // A code that is given meanwhile waits for the answer, and is verified then.
      on: { 'membership.verify': { actions: told('keepCode') } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.gateway,
        onDone: { target: 'idle', actions: answered('keep') },
        onError: { target: 'idle', actions: told('fail') },
      },
    },
    verifying: {
      tags: 'loading',
      exit: { type: 'keepCode', params: { code: null } },
      invoke: {
        src: 'verify',
        input: ({ context: { gateway, code } }) => ({ gateway, code: code ?? '' }),
        onDone: { target: 'idle', actions: answered('join') },
        onError: { target: 'idle', actions: told('fail') },
      },
    },
  },
})
