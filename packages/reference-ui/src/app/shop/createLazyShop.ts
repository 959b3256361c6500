import type { StoreOptions } from '@cairn/core'
import type { AllPorts } from '@cairn/core/domains'
import { createLazyStore } from '@cairn/core/lazy'
import { allLazyDomains } from '@cairn/core/lazy/domains'

/**
 * Resolves to a loaded module in a new task. Evaluating the machines and creating the store are then two tasks, so that
 * neither delays an input for long. The first script has a function for this, but shares no file with the shop.
 */
const inNextTask = async <Module>(loading: Promise<Module>): Promise<Module> => {
  const module = await loading
  await new Promise((resolve) => setTimeout(resolve))
  return module
}

/** Creates the store of the shop, which loads its machines when they are first needed. */
export const createLazyShop = (options: StoreOptions) =>
  createLazyStore<typeof allLazyDomains, AllPorts>({
    ...options,
    domains: allLazyDomains,
    load: () => inNextTask(import('./machines.ts')),
    loadPageGateways: () => import('./machines.ts').then(({ createPageGateways }) => createPageGateways),
  })

export type LazyShop = ReturnType<typeof createLazyShop>
