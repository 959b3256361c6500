import type { ProductBuild } from '../build.types.ts'
import type { FeatureKey } from '../keys.ts'

/** Returns the features that follow from the sole and the fit of a running shoe. */
export function soleFeatures({ kind, sole }: Pick<ProductBuild, 'kind' | 'sole'>): FeatureKey[] {
  if (sole === undefined) return []
  const plate = kind === 'trailShoe' ? 'rockPlate' : 'springPlate'
  return [
    sole.foam,
    ...(sole.hasPlate ? ([plate] as const) : []),
    ...(sole.fit === 'wide' ? (['wideToe'] as const) : []),
  ]
}
