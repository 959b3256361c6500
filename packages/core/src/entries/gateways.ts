export * from '../api/httpGateways.ts'
export { createPageGateways } from '../store/gateways.ts'
