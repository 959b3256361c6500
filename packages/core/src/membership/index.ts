export { membershipMachine } from './membership.machine.ts'
export { NO_MEMBERSHIP } from './membership.rules.ts'
export type * from './membership.types.ts'
export { createMembershipDomain, type MembershipDomain } from './membership.view.ts'
