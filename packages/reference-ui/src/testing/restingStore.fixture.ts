import type { Site } from '@cairn/core'
import { createStore, type Store } from '@cairn/core'
import { createMemoryPlatform } from '@cairn/core/platform'
import { createFakeGateways } from '@cairn/core/testing'

/** A store that is not started, for parts that ask it for nothing unless something goes wrong. */
export const restingStore = ({ prefix }: Site): Store =>
  createStore({
    site: prefix,
    platform: createMemoryPlatform({ href: `https://shop.example/${prefix}/home` }),
    gateways: createFakeGateways({ site: prefix, country: null }),
  })
