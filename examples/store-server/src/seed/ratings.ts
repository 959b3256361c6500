import type { ProductBuild } from './build.types.ts'
import { hasSealedSeams, hasWarmLining } from './features/claims.ts'
import type { FamilyKey, MaterialKey } from './keys.ts'
import type { KindKey } from './kinds.ts'

/** How warm, how waterproof and how close a product is. The values are estimates of the demonstration data. */
export type Ratings = {
  /** From 1, hardly warm, to 5, very warm; null for shoes and packs. */
  warmth: number | null
  /** The hydrostatic head in millimetres that cloth and seams withstand; null for a product that is not waterproof. */
  waterproofness: number | null
  /** Null for a product that is not a garment. */
  fit: 'slim' | 'regular' | 'relaxed' | null
}

const WARMTH: Readonly<Record<MaterialKey, number | null>> = {
  laminate3: 2,
  laminate25: 1,
  twillLaminate: 2,
  waxedCotton: 2,
  softshell: 2,
  windPolyamide: 1,
  down800: 5,
  down650: 4,
  recycledFill: 4,
  pile: 4,
  gridKnit: 3,
  microFleece: 3,
  merino180: 3,
  merino150: 2,
  polyKnit: 1,
  hempCotton: 1,
  stretchWeave: 1,
  tightKnit: 2,
  brushedKnit: 4,
  goatskin: 2,
  ribWool: 4,
  merinoSock: 3,
  polySock: 1,
  meshUpper: null,
  knitUpper: null,
  nubuckUpper: null,
  nubuckLaminate: null,
  packCloth: null,
  lightRipstop: null,
}

/** The warmth of a product with a warm lining, whatever its material. */
const LINED = 4

/** Kinds that are warmer than their material and their lining, because they are thicker. */
const WARMTH_OF_KINDS: Readonly<Partial<Record<KindKey, number>>> = { snowGloves: 5, snowSocks: 4 }

/** The materials with a membrane. They are waterproof only in a product with sealed seams. */
const WATERPROOFNESS: Readonly<Partial<Record<MaterialKey, number>>> = {
  laminate3: 20_000,
  laminate25: 10_000,
  twillLaminate: 15_000,
  goatskin: 10_000,
  nubuckLaminate: 10_000,
}

/** Kinds whose seams let water through earlier than their material. */
const WATERPROOFNESS_OF_KINDS: Readonly<Partial<Record<KindKey, number>>> = { snowGloves: 5000 }

const FITS: Readonly<Partial<Record<FamilyKey, Ratings['fit']>>> = {
  shell: 'relaxed',
  insulation: 'regular',
  vest: 'regular',
  fleece: 'regular',
  baselayer: 'slim',
  tee: 'regular',
  pants: 'regular',
  shorts: 'regular',
  tights: 'slim',
}

/** The cut of legs, where the drawing shows one. */
const FITS_OF_CUTS: Readonly<Record<string, Ratings['fit']>> = { slim: 'slim', wide: 'relaxed' }

function waterproofnessOf(build: ProductBuild): number | null {
  if (!hasSealedSeams(build)) return null
  return WATERPROOFNESS_OF_KINDS[build.kind] ?? WATERPROOFNESS[build.material] ?? null
}

/** Returns the ratings of a product, which follow from its family and its build. */
export const ratingsOf = (family: FamilyKey, build: ProductBuild): Ratings => ({
  warmth: WARMTH_OF_KINDS[build.kind] ?? (hasWarmLining(build) ? LINED : WARMTH[build.material]),
  waterproofness: waterproofnessOf(build),
  fit: FITS_OF_CUTS[build.details.cut ?? ''] ?? FITS[family] ?? null,
})
