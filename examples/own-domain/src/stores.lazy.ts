import { defineLazyDomain } from '@cairn/core/domain'
import type { StoresTypes } from './stores.types.ts'

export const lazyStores = defineLazyDomain<StoresTypes>({
  name: 'stores',
  commands: { find: 'load' },
  initialView: () => ({ status: 'idle', places: [] }),
})
