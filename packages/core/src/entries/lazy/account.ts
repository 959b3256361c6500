export { lazyAccount } from '../../lazy/domains/account.lazy.ts'
