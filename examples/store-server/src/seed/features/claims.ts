import type { ProductBuild } from '../build.types.ts'
import type { FeatureKey, MaterialKey } from '../keys.ts'
import { KINDS } from '../kinds.ts'
import type { Kind } from '../seed.types.ts'

/** What a claim needs: one of these materials, and one of these values of each detail. */
type Needs = {
  readonly materials?: readonly MaterialKey[]
  readonly details?: Readonly<Record<string, readonly string[]>>
}

const WATERPROOF: readonly MaterialKey[] = ['laminate3', 'laminate25', 'twillLaminate']
const MERINO: readonly MaterialKey[] = ['merino180', 'merino150', 'merinoSock']

/** The claims that no picture shows, with what must be true of the product before it makes them. */
const NEEDS: Readonly<Partial<Record<FeatureKey, Needs>>> = {
  tapedSeams: { materials: WATERPROOF },
  pfasFree: { materials: WATERPROOF },
  rewax: { materials: ['waxedCotton'] },
  // Waxed cotton is too stiff, and a jacket without a pocket has nothing to be packed into.
  packsAway: {
    materials: ['laminate3', 'laminate25', 'windPolyamide', 'down800', 'down650', 'recycledFill'],
    details: { pockets: ['hand', 'hand-chest', 'napoleon'] },
  },
  tracedDown: { materials: ['down800'] },
  warmWhenWet: { materials: ['recycledFill'] },
  odour: { materials: MERINO },
  quickDry: {
    materials: ['softshell', 'windPolyamide', 'gridKnit', 'microFleece', 'polyKnit', 'stretchWeave', 'tightKnit'],
  },
  // The mesh of the other shoes lets water in, and out again; the leather of approach shoes has no membrane.
  waterproofLining: { materials: ['nubuckLaminate'] },
  leatherPalm: { materials: ['goatskin'] },
  waterproofInsert: { materials: ['goatskin'] },
  warmLining: { materials: ['goatskin', 'twillLaminate'] },
  helmetFit: { details: { cuff: ['none'], top: ['plain', 'seamed'], crown: ['low'] } },
  rainCover: { details: { lid: ['lid'] } },
  shovelPocket: { details: { pocket: ['zip', 'twin'] } },
  shinPad: { details: { height: ['knee'] } },
}

/** Whether a product may make a claim. A detail that its garment type does not have decides nothing. */
export function mayClaim(feature: FeatureKey, { material, details }: ProductBuild): boolean {
  const { materials, details: needed = {} } = NEEDS[feature] ?? {}
  return (
    (materials === undefined || materials.includes(material)) &&
    Object.entries(needed).every(([detail, values]) => {
      const value = details[detail]
      return value === undefined || values.includes(value)
    })
  )
}

/** The features that keep water out at the seams. */
const SEALED: readonly FeatureKey[] = ['tapedSeams', 'waterproofLining', 'waterproofInsert']

/** The features without which a product would be less warm or less waterproof, so its text always names them. */
const RATED: readonly FeatureKey[] = [...SEALED, 'warmLining']

/** Returns the claims of a kind that are true of a product; those that its ratings depend on come first. */
export function possibleClaims(build: ProductBuild): { readonly rated: FeatureKey[]; readonly others: FeatureKey[] } {
  const { features }: Kind = KINDS[build.kind]
  const possible = features.filter((feature) => mayClaim(feature, build))
  const isRated = (feature: FeatureKey) => RATED.includes(feature)
  return { rated: possible.filter(isRated), others: possible.filter((feature) => !isRated(feature)) }
}

/** Whether the seams of a product are sealed. */
export const hasSealedSeams = (build: ProductBuild): boolean =>
  possibleClaims(build).rated.some((feature) => SEALED.includes(feature))

/** Whether a product has a lining that keeps warm. */
export const hasWarmLining = (build: ProductBuild): boolean => possibleClaims(build).rated.includes('warmLining')
