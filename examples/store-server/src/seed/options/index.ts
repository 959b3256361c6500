import type { MaterialKey } from '../keys.ts'
import type { KindKey } from '../kinds.ts'
import { pantsOptions, shortsOptions, tightsOptions } from './legs.ts'
import { type Choice, estimated } from './options.types.ts'
import { packOptions } from './packs.ts'
import { shellOptions } from './shells.ts'
import { beanieOptions, capOptions, gloveOptions, shoeOptions, sockOptions } from './small.ts'
import { baseOptions, fleeceOptions, insulationOptions, teeOptions, vestOptions } from './warm.ts'

type Choices = Readonly<Record<string, Choice>>

/** What each kind of product may have: the values of its details, and where the choice comes from. */
export const OPTIONS: Readonly<Record<KindKey, Choices>> = {
  ...shellOptions,
  ...insulationOptions,
  ...vestOptions,
  ...fleeceOptions,
  ...baseOptions,
  ...teeOptions,
  ...pantsOptions,
  ...shortsOptions,
  ...tightsOptions,
  ...gloveOptions,
  ...beanieOptions,
  ...capOptions,
  ...sockOptions,
  ...shoeOptions,
  ...packOptions,
}

/** What a material looks like, whatever the kind: only leather is drawn as leather. */
const BY_MATERIAL: Readonly<Partial<Record<MaterialKey, Choices>>> = {
  nubuckUpper: { upper: estimated('leather') },
  nubuckLaminate: { upper: estimated('leather') },
  knitUpper: { upper: estimated('knit', 'wave') },
  meshUpper: { upper: estimated('webbing', 'ridge', 'plain') },
}

/** Returns the values that a detail may have in a kind of this material, or undefined if nothing limits them. */
export const allowedValues = (kind: KindKey, material: MaterialKey, detail: string): readonly string[] | undefined =>
  (BY_MATERIAL[material]?.[detail] ?? OPTIONS[kind][detail])?.values
