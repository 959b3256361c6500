export { createMedusaCheckout, type ShippingMethod } from './checkout.ts'
export { connect, type MedusaOptions } from './connect.ts'
export { createMedusaGateways } from './createMedusaGateways.ts'
