export { checkoutMachine } from './checkout.machine.ts'
export type * from './checkout.types.ts'
export { type CheckoutDomain, createCheckoutDomain } from './checkout.view.ts'
