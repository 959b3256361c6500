import { minorDigits, type StoreOptions } from '@cairn/core'
import type { AllPorts } from '@cairn/core/domains'
import { createLazyStore } from '@cairn/core/lazy'
import { allLazyDomains } from '@cairn/core/lazy/domains'
import { nextTask } from './nextTask.ts'

/**
 * Loads the machines. Each expensive step has a task of its own, so that none delays an input for long: the first use of
 * `Intl` (while the files load), the evaluation of each file, and, later, the creation of the store.
 */
const loadMachines = async () => {
  const loading = Promise.all([import('./largeMachines.ts'), import('./machines.ts')])
  await nextTask()
  minorDigits('EUR')
  const [, module] = await loading
  await nextTask()
  return module
}

/** Creates the store of the shop, which loads its machines when they are first needed. */
export const createLazyShop = (options: StoreOptions) =>
  createLazyStore<typeof allLazyDomains, AllPorts>({
    ...options,
    domains: allLazyDomains,
    load: loadMachines,
    loadPageGateways: () => import('./machines.ts').then(({ createPageGateways }) => createPageGateways),
  })

export type LazyShop = ReturnType<typeof createLazyShop>
