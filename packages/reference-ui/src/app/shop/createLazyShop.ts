import type { StoreOptions } from '@cairn/core'
import type { AllPorts } from '@cairn/core/domains'
import { createLazyStore } from '@cairn/core/lazy'
import { allLazyDomains } from '@cairn/core/lazy/domains'

/** Creates the store of the shop, which loads its machines when they are first needed. */
export const createLazyShop = (options: StoreOptions) =>
  createLazyStore<typeof allLazyDomains, AllPorts>({
    ...options,
    domains: allLazyDomains,
    load: async () => {
      const machines = await import('./machines.ts')
      // Evaluating the module is one task, creating the store another, so that neither delays an input for long.
      // Not `nextTask`: the first script contains it and shares no file with the shop.
      await new Promise((resolve) => setTimeout(resolve))
      return machines
    },
    loadPageGateways: () => import('./machines.ts').then(({ createPageGateways }) => createPageGateways),
  })

export type LazyShop = ReturnType<typeof createLazyShop>
