import type { FullConfig } from '../entries/domains.ts'
import * as definitions from '../entries/domains.ts'
import { allLazyDomains } from '../entries/lazy/domains.ts'
import { createPageGateways } from '../store/gateways.ts'
import { createLazyStore } from './createLazyStore.ts'
import { createLoadedStore } from './createLoadedStore.ts'

const modules = {
  createLoadedStore,
  ...Object.fromEntries(
    [...definitions.allDomains, ...definitions.allPorts].map((definition) => [definition.name, definition]),
  ),
}

/** Creates a lazy store of all domains and ports. */
export const createFullLazyStore = (config: FullConfig, load: () => Promise<object> = async () => modules) =>
  createLazyStore<typeof allLazyDomains, definitions.AllPorts>({
    ...config,
    domains: allLazyDomains,
    load: load as never,
    loadPageGateways: async () => createPageGateways,
  })

/** The module that the fixture loads by default. */
export const allDefinitions = modules

/**
 * Waits until a store whose machines are at hand has created its domains and started. It pauses a few times for a timer
 * of 0 ms, and timers of the same length end in the order of their start.
 */
export const created = async (): Promise<void> => {
  for (let pauses = 0; pauses < 10; pauses += 1) await new Promise((resolve) => setTimeout(resolve))
}
