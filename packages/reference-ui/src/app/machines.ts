// What loads at the first sign of interest: all domains and ports, the store, and the gateways of pages. In one module, so that the bundler
// makes one file of it.
export { createPageGateways } from '@cairn/core'
export * from '@cairn/core/domains'
export { createLoadedStore } from '@cairn/core/lazy/loaded'
