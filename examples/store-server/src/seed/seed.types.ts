import type { ActivityKey, CategoryKey, FamilyKey, FeatureKey, GenderKey, MaterialKey } from './keys.ts'

/** One kind of product, for example "running shorts". */
export type Kind = {
  family: FamilyKey
  category: CategoryKey
  sizes: 'alpha' | 'lengths' | 'gloves' | 'one' | 'caps' | 'socks' | 'shoes' | 'packs'
  /** Lowest and highest price in whole euros. */
  euros: readonly [number, number]
  activities: readonly ActivityKey[]
  genders: readonly GenderKey[]
  materials: readonly MaterialKey[]
  features: readonly FeatureKey[]
  /** Number of products of this kind. */
  count: number
}
