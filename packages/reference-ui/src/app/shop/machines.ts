// Everything that loads at the visitor's first interaction: all domains and their ports, the store, and the page
// gateways. One module exports them, so that the bundler puts them into one chunk.
import { createLoadedStore as createWhole } from '@cairn/core/lazy/loaded'
import { refreshCartOnReturn } from './refreshCartOnReturn.ts'
import { restoreInTasks } from './restoreInTasks.ts'

export { createPageGateways } from '@cairn/core'
export * from '@cairn/core/domains'
export * from './largeMachines.ts'

/** Creates the store behind the lazy one, whose domains restore one after the other, with the shop's own effect. */
export const createLoadedStore: typeof createWhole = (module, definitions, config) =>
  createWhole(
    Object.fromEntries(Object.entries(module).map(([name, value]) => [name, restoreInTasks(value)])),
    definitions,
    { ...config, effects: { ...config.effects, 'shop.refreshCartOnReturn': refreshCartOnReturn } },
  )
