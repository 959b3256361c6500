export { membership } from '../domains/membership.ts'
export * from '../membership/index.ts'
