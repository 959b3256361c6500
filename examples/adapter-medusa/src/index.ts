export { connect, type MedusaOptions } from './connect.ts'
export { createMedusaGateways } from './createMedusaGateways.ts'
export { createMedusaPayment } from './payment.ts'
