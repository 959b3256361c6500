export { lazyMembership } from '../../lazy/domains/membership.lazy.ts'
