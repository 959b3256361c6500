import type { ProductBuild } from '../build.types.ts'
import type { FeatureKey, MaterialKey } from '../keys.ts'

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
  warmLining: { materials: ['goatskin'] },
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
