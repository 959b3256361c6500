import type { OptionValue } from '@cairn/core/product'
import type { GuidedTable } from '../sizeTables.ts'
import type { ChestSize } from './findSize.ts'

/** Returns the sizes of a product with the chest range of a size table, in the order of the product. */
export const chestSizes = (
  { measures, rows }: GuidedTable['table'],
  sizes: readonly OptionValue[],
): readonly ChestSize[] =>
  sizes.flatMap(({ key }) => {
    const chest = rows[key]?.[measures.indexOf('chest')]
    return typeof chest === 'object' ? [{ key, chest }] : []
  })
