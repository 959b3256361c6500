import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createDomain } from '../shared/createDomain.ts'
import type { Domain } from '../shared/domain.ts'
import type { StartCall } from '../shared/outcome.ts'
import { createSelector } from '../shared/selectors.ts'
import type { membershipMachine } from './membership.machine.ts'
import { isMember } from './membership.rules.ts'
import type { MembershipCommands, MembershipEvent, MembershipView } from './membership.types.ts'

type MembershipActor = ActorRefFrom<typeof membershipMachine>
export type MembershipDomain = Domain<MembershipView, MembershipCommands, MembershipEvent>

const createMembershipView = (): ((snapshot: SnapshotFrom<typeof membershipMachine>) => MembershipView) =>
  createSelector(
    (snapshot) => {
      const { membership, hasLoaded, error, gateway } = snapshot.context
      return [membership, hasLoaded, error, snapshot.hasTag('loading'), gateway.unsupported] as const
    },
    (membership, hasLoaded, error, isLoading, unsupported = []): MembershipView => ({
      ...membership,
      isMember: isMember(membership),
      status: isLoading ? 'loading' : hasLoaded ? 'ready' : 'unknown',
      error,
      unsupported,
    }),
  )

const createMembershipCommands = (actor: MembershipActor, startCall: StartCall): MembershipCommands => ({
  load: (options) => startCall((call) => actor.send({ type: 'membership.load', call }), options),
  verify: (code, options) => startCall((call) => actor.send({ type: 'membership.verify', code, call }), options),
  reset: () => actor.send({ type: 'membership.reset' }),
})

/** Creates the public side of the membership: its view, commands and events. */
export const createMembershipDomain = (actor: MembershipActor, startCall: StartCall): MembershipDomain =>
  createDomain(actor, createMembershipView(), createMembershipCommands(actor, startCall))
