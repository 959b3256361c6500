// Everything that loads at the visitor's first interaction: all domains and their ports, the store, and the page
// gateways. One module exports them, so that the bundler puts them into one chunk.
export { createPageGateways } from '@cairn/core'
export * from '@cairn/core/domains'
export { createLoadedStore } from '@cairn/core/lazy/loaded'
