import type { ProductBuild } from './build.types.ts'
import { hasWarmLining } from './features/claims.ts'
import type { MaterialKey } from './keys.ts'

/** What holds warm air in a product. */
export type InsulationKey = 'filling' | 'pile' | 'fleece' | 'wool' | 'lining'

/** The insulation that a material is, or is filled with; no other material insulates. */
const OF_MATERIALS: Readonly<Partial<Record<MaterialKey, InsulationKey>>> = {
  down800: 'filling',
  down650: 'filling',
  recycledFill: 'filling',
  pile: 'pile',
  gridKnit: 'fleece',
  microFleece: 'fleece',
  brushedKnit: 'fleece',
  merino180: 'wool',
  merino150: 'wool',
  ribWool: 'wool',
  merinoSock: 'wool',
}

/** Returns what insulates a product. Without any of it, a product is no warmer than 2 of 5. */
export function insulationOf(build: ProductBuild): Set<InsulationKey> {
  const material = OF_MATERIALS[build.material]
  return new Set([...(material === undefined ? [] : [material]), ...(hasWarmLining(build) ? ['lining' as const] : [])])
}
