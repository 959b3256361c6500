export { type ShippingSubject, shippingMachine } from './shipping.machine.ts'
export { type Subtotals, shippingCost } from './shipping.rules.ts'
export type * from './shipping.types.ts'
export { createShippingDomain, type ShippingDomain } from './shipping.view.ts'
