import { type ColourwayName, type GarmentType, optionsOf } from '@cairn/garments'
import { type PictureSpec, pictureSpecSchema } from '../media/picture.types.ts'
import type { Details, ProductBuild } from './build.types.ts'
import type { FamilyKey, MaterialKey } from './keys.ts'
import type { KindKey } from './kinds.ts'
import { distinctnessOf, type Look } from './likeness.ts'
import { allowedValues } from './options/index.ts'
import { hash, pick, randomFor } from './random.ts'

/** The garment type that draws a family. */
export const TYPES: Readonly<Record<FamilyKey, GarmentType>> = {
  shell: 'hardshell',
  insulation: 'down',
  vest: 'vest',
  fleece: 'fleece',
  baselayer: 'baselayer',
  tee: 'tee',
  pants: 'pants',
  shorts: 'shorts',
  tights: 'tights',
  gloves: 'gloves',
  beanie: 'beanie',
  cap: 'cap',
  socks: 'socks',
  shoe: 'shoe',
  roadShoe: 'shoe',
  pack: 'pack',
}

/**
 * Chooses the details of a product. A chooser remembers its earlier choices, and prefers details whose drawing differs
 * from all of them.
 */
export type ChooseDetails = (kind: KindKey, family: FamilyKey, material: MaterialKey, name: string) => Details

/** Number of random choices per product, from which the chooser takes the most distinct one. */
const THROWS = 320

export function detailChooser(): ChooseDetails {
  const chosen = new Map<GarmentType, Look[]>()
  return (kind, family, material, name) => {
    const type = TYPES[family]
    const options = Object.entries(optionsOf(type))
    const allowed = options.map(([option, values]) => allowedValues(kind, material, option) ?? values)
    const others = chosen.get(type) ?? []
    const distinctness = distinctnessOf(type)
    const throws = Array.from({ length: THROWS }, (_, index) => {
      const random = randomFor(String(hash(`${kind} ${name} ${index}`)))
      const look = allowed.map((values) => pick(random, values))
      return { look, distinctness: distinctness(look, others) }
    })
    const { look } = throws.reduce((best, one) => (one.distinctness > best.distinctness ? one : best))
    chosen.set(type, [...others, look])
    return Object.fromEntries(options.map(([option], index) => [option, look[index] ?? '']))
  }
}

/** Returns the picture of a product in a colourway. */
export const pictureOf = ({ type, details }: ProductBuild, colourway: ColourwayName): PictureSpec =>
  pictureSpecSchema.parse({ type, colourway, details })
