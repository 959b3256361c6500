import type { Site, Store } from '@cairn/core'
import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'

/** Returns a store that is never started, for components that use the store only after an error. */
export const restingStore = ({ prefix }: Site): Store =>
  createFullStore({
    site: prefix,
    platform: createMemoryPlatform({ href: `https://shop.example/${prefix}/home` }),
    gateways: createFakeGateways({ site: prefix, country: null }),
  })
