export { checkoutMachine } from './checkout.machine.ts'
export { findMetafield, METAFIELD_KEY, metafieldStep, metafieldValue } from './checkout.rules.ts'
export type * from './checkout.types.ts'
export { type CheckoutDomain, createCheckoutDomain } from './checkout.view.ts'
