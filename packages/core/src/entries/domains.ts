import { type AllDomains, type AllPorts, allDomains, allPorts } from '../domains/all.ts'
import type { StoreConfig } from '../store/config.types.ts'
import { createStore } from '../store/createStore.ts'
import type { Store } from '../store/store.types.ts'

export * from '../domains/all.ts'

/** The configuration of a store with all domains and ports. */
export type FullConfig = Omit<StoreConfig<AllDomains, AllPorts>, 'domains' | 'ports'>

/** Creates a store with all domains and ports. */
export const createFullStore = (config: FullConfig): Store =>
  createStore({ ...config, domains: allDomains, ports: allPorts })
