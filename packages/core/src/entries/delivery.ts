export * from '../delivery/index.ts'
export { delivery } from '../domains/delivery.ts'
