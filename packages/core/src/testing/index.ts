export { siteAt } from '../shared/sites.ts'
export { createGateways, type GatewayConfig } from '../store/gateways.ts'
export { ConformanceError } from './conformance/check.ts'
export type {
  ConformanceBrowser,
  ConformanceCase,
  ConformanceCustomer,
  ConformanceWorld,
  Port,
  Shelf,
  ShelfItem,
} from './conformance/conformance.types.ts'
export { gatewayConformance } from './conformance/gatewayConformance.ts'
export { createCartLine } from './createCartLine.ts'
export type { FakeProduct } from './fakes/backEnd.ts'
export {
  createFakeGateways,
  createFakeShop,
  type FakeBrowser,
  type FakeGatewaysOptions,
  type FakeShop,
  type FakeShopOptions,
} from './fakes/fakeShop.ts'
export { fakeProducts } from './fakes/products.ts'
