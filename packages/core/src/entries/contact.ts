export * from '../contact/index.ts'
export { contact } from '../domains/contact.ts'
