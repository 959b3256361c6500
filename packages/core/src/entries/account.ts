export * from '../account/index.ts'
export { account } from '../domains/account.ts'
