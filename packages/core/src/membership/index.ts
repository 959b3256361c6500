export { membershipMachine, NO_MEMBERSHIP } from './membership.machine.ts'
export type * from './membership.types.ts'
export { createMembershipDomain, type MembershipDomain } from './membership.view.ts'
