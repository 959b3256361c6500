import type { DetailsOf, GarmentType } from '@cairn/garments'
import type { FeatureKey } from '../keys.ts'

type Condition<Type extends GarmentType> = {
  readonly [Detail in keyof DetailsOf<Type>]?: readonly DetailsOf<Type>[Detail][]
}

/** A feature, and the details whose drawing shows it; without details every drawing of the type shows it. */
type Rule<Type extends GarmentType> = readonly [feature: FeatureKey, when?: Condition<Type>]

export type Rules<Type extends GarmentType> = readonly Rule<Type>[]
