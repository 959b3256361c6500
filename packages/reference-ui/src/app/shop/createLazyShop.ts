import { minorDigits, type StoreOptions } from '@cairn/core'
import type { AllPorts } from '@cairn/core/domains'
import { createLazyStore } from '@cairn/core/lazy'
import { allLazyDomains } from '@cairn/core/lazy/domains'
import { nextTask } from './nextTask.ts'

/**
 * Loads the machines. Each expensive step has a task of its own, so that none delays an input for long: the first use of
 * `Intl` (while the files load), the evaluation of each file, and, later, the creation of the store. The first use of
 * `Intl` reads the data of all locales, which takes 15 ms in Chromium. A collator reads more than half of them, so two
 * tasks share this time.
 */
const loadMachines = async () => {
  const loading = Promise.all([import('./largeMachines.ts'), import('./machines.ts')])
  await nextTask()
  Intl.Collator()
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
