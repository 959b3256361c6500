export * from '../auth/index.ts'
export { auth } from '../domains/auth.ts'
