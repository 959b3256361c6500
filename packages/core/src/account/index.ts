export { accountMachine } from './account.machine.ts'
export { addressLines } from './account.rules.ts'
export type * from './account.types.ts'
export { type AccountDomain, createAccountDomain } from './account.view.ts'
