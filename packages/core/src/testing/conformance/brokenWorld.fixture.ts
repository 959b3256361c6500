import { expect } from 'vitest'
import type { Gateways } from '../../store/store.types.ts'
import { ConformanceError } from './check.ts'
import type { ConformanceBrowser, ConformanceWorld, Port } from './conformance.types.ts'
import { gatewayConformance } from './gatewayConformance.ts'

/** Replaces gateways of one browser by faulty ones. */
export type Break = (gateways: Gateways) => Partial<Gateways>

/** Returns a copy of the world (the back end under test) in which every browser's gateways have the given fault. */
export const broken = (world: ConformanceWorld, fault: Break): ConformanceWorld => {
  const breakIn = <Browser extends ConformanceBrowser>(browser: Browser): Browser => ({
    ...browser,
    gateways: { ...browser.gateways, ...fault(browser.gateways) },
    reopen: () => breakIn(browser.reopen()),
  })
  const { customer: open } = world
  return {
    ...world,
    visitor: () => breakIn(world.visitor()),
    customer:
      open &&
      (async () => {
        const customer = breakIn(await open())
        return { ...customer, openOtherBrowser: async () => breakIn(await customer.openOtherBrowser()) }
      }),
  }
}

/** Returns the names of the test cases that fail in this world. */
export const brokenPromises = async (world: ConformanceWorld, ports?: readonly Port[]): Promise<readonly string[]> => {
  const names: string[] = []
  for (const { name, port, run } of gatewayConformance(ports && { ports })) {
    try {
      await run(world)
    } catch (error) {
      expect(error).toBeInstanceOf(ConformanceError)
      names.push(`${port}: ${name}`)
    }
  }
  return names
}
