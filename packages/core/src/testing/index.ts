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
export {
  type ConformanceEnvironment,
  type DomainConformanceCase,
  domainConformance,
} from './conformance/domainConformance.ts'
export { gatewayConformance } from './conformance/gatewayConformance.ts'
export {
  type ConformanceResult,
  type ConformanceRun,
  conformanceTable,
  runConformance,
} from './conformance/runConformance.ts'
export { createCart } from './createCart.ts'
export { createCartLine } from './createCartLine.ts'
export { createTestStore, type TestStore, type TestStoreConfig } from './createTestStore.ts'
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
