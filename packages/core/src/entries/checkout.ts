export * from '../checkout/index.ts'
export { checkout } from '../domains/checkout.ts'
