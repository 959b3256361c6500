import { type ColourwayName, type GarmentType, optionsOf } from '@cairn/garments'
import { type PictureSpec, pictureSpecSchema } from '../media/picture.types.ts'
import type { Details, ProductBuild } from './build.types.ts'
import type { FamilyKey, MaterialKey } from './keys.ts'
import type { KindKey } from './kinds.ts'
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
  pack: 'pack',
}

/**
 * Chooses the details of a product. A chooser remembers its earlier choices, and prefers details whose drawing differs
 * from all of them.
 */
export type ChooseDetails = (kind: KindKey, family: FamilyKey, material: MaterialKey, name: string) => Details

/** Number of random choices per product, from which the chooser takes the most distinct one. */
const THROWS = 160

export function detailChooser(): ChooseDetails {
  const chosen = new Map<GarmentType, Details[]>()
  return (kind, family, material, name) => {
    const type = TYPES[family]
    const others = chosen.get(type) ?? []
    const throws = Array.from({ length: THROWS }, (_, index) => {
      const details = randomDetails(type, kind, material, hash(`${kind} ${name} ${index}`))
      return { details, strangeness: strangeness(details, others) }
    })
    const { details } = throws.reduce((best, one) => (one.strangeness > best.strangeness ? one : best))
    chosen.set(type, [...others, details])
    return details
  }
}

/** Returns the picture of a product in a colourway. */
export const pictureOf = ({ type, details }: ProductBuild, colourway: ColourwayName): PictureSpec =>
  pictureSpecSchema.parse({ type, colourway, details })

function randomDetails(type: GarmentType, kind: KindKey, material: MaterialKey, seed: number): Details {
  const random = randomFor(String(seed))
  return Object.fromEntries(
    Object.entries(optionsOf(type)).map(([option, values]) => [
      option,
      pick(random, allowedValues(kind, material, option) ?? values),
    ]),
  )
}

/**
 * The visual weight of a detail; the default is 1. A detail that is visible from afar has more than 1, and a detail
 * that is visible only from near has less.
 */
const WEIGHT: Readonly<Record<string, number>> = {
  pattern: 2,
  print: 2,
  tone: 2,
  stripe: 1.5,
  pad: 1.5,
  upper: 1.5,
  closure: 0.3,
  seams: 0.2,
  palm: 0.2,
  tips: 0.3,
  binding: 0.3,
  mark: 0.3,
  laces: 0.4,
  cuffs: 0.4,
  label: 0.5,
  hem: 0.5,
  zipOff: 0.5,
  badge: 1.5,
}

/** Returns the difference between two drawings of one type: the sum of the weights of their differing details. */
export const unlikeness = (look: Details, other: Details): number =>
  Object.keys(look).reduce((sum, option) => (look[option] === other[option] ? sum : sum + (WEIGHT[option] ?? 1)), 0)

/**
 * Returns how distinct a drawing is: its difference to the most similar other drawing. The average difference to all of
 * them decides ties.
 */
function strangeness(look: Details, others: readonly Details[]): number {
  if (others.length === 0) return 0
  const distances = others.map((other) => unlikeness(look, other))
  return Math.min(...distances) + distances.reduce((sum, distance) => sum + distance, 0) / (distances.length * 1000)
}
