import { defineDomain } from '../kit/defineDomain.ts'
import { type MembershipMachineTypes, membershipMachine } from './membership.machine.ts'
import { createMembershipDomain } from './membership.view.ts'

/** The runtime of the domain: machine, view and commands, without effects and without a default gateway. */
export const membershipRuntime = defineDomain<MembershipMachineTypes>()({
  name: 'membership',
  requires: ['auth'],
  machine: membershipMachine,
  input: ({ gateway }) => ({ gateway }),
  open: (actor, { startCall }) => createMembershipDomain(actor, startCall),
})
