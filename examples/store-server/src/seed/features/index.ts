import type { GarmentType } from '@cairn/garments'
import type { ProductBuild } from '../build.types.ts'
import type { FeatureKey } from '../keys.ts'
import { pantsFeatures, shortsFeatures, tightsFeatures } from './legs.ts'
import { packFeatures } from './packs.ts'
import { beanieFeatures, capFeatures, gloveFeatures, shoeFeatures, sockFeatures } from './small.ts'
import {
  baselayerFeatures,
  downFeatures,
  fleeceFeatures,
  hardshellFeatures,
  teeFeatures,
  vestFeatures,
} from './tops.ts'

type AnyRules = readonly (readonly [FeatureKey, Readonly<Record<string, readonly string[]>>?])[]

const RULES: Readonly<Record<GarmentType, AnyRules>> = {
  hardshell: hardshellFeatures,
  down: downFeatures,
  fleece: fleeceFeatures,
  vest: vestFeatures,
  baselayer: baselayerFeatures,
  tee: teeFeatures,
  pants: pantsFeatures,
  shorts: shortsFeatures,
  tights: tightsFeatures,
  gloves: gloveFeatures,
  beanie: beanieFeatures,
  cap: capFeatures,
  socks: sockFeatures,
  shoe: shoeFeatures,
  pack: packFeatures,
}

/** Returns the features that the pictures of a product show, in the order of its text. */
export function drawnFeatures({ type, details }: ProductBuild): FeatureKey[] {
  return RULES[type]
    .filter(([, when = {}]) => Object.entries(when).every(([detail, values]) => values.includes(details[detail] ?? '')))
    .map(([feature]) => feature)
}
