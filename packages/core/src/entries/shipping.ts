export { shipping } from '../domains/shipping.ts'
export * from '../shipping/index.ts'
