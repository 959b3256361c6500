export { membershipMachine } from './membership.machine.ts'
export { isMember, memberPrice, NO_MEMBERSHIP, needsRefresh } from './membership.rules.ts'
export type * from './membership.types.ts'
export { createMembershipDomain, type MembershipDomain } from './membership.view.ts'
