export { createLazyStore } from './createLazyStore.ts'
export { defineLazyDomain } from './defineLazyDomain.ts'
export type { CommandPolicy, LazyDefinition, LazyHost, LocalPart } from './lazyDefinition.types.ts'
export type { LazyStoreConfig, LazyStoreOf, PageGatewayContext } from './lazyStore.types.ts'
