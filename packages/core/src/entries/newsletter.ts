export { newsletter } from '../domains/newsletter.ts'
export * from '../newsletter/index.ts'
