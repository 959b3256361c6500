import type { ProductBuild } from './build.types.ts'
import { FOAMS } from './facts/soles.ts'
import type { MaterialKey } from './keys.ts'

/**
 * How good a material is among those that a kind may have: more layers, more fill power, a membrane, more warmth or
 * wool instead of polyester. Materials without a grade differ in taste only.
 */
const GRADES: Readonly<Partial<Record<MaterialKey, number>>> = {
  laminate25: 1,
  twillLaminate: 2,
  laminate3: 3,
  down650: 1,
  down800: 2,
  goatskin: 1,
  nubuckLaminate: 1,
  brushedKnit: 1,
  merinoSock: 1,
}

/** Returns how good a product is compared with the others of its kind. */
export const gradeOf = ({ material, sole }: Pick<ProductBuild, 'material' | 'sole'>): number =>
  (GRADES[material] ?? 0) + (sole === undefined ? 0 : FOAMS.indexOf(sole.foam) + Number(sole.hasPlate))

type Graded = { readonly grade: number; readonly euros: number }

/**
 * Gives the prices of a kind to its products in the order of their grades, so that a better product never costs less.
 * Products of one grade keep their order.
 */
export const eurosByGrade = (graded: readonly Graded[]): number[] => {
  const sorted = graded.map(({ euros }) => euros).toSorted((one, other) => one - other)
  const order = graded.toSorted((one, other) => one.grade - other.grade || one.euros - other.euros)
  return graded.map((one) => sorted[order.indexOf(one)] ?? one.euros)
}
