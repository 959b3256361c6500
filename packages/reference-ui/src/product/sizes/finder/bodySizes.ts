import type { OptionValue } from '@cairn/core/product'
import type { GuidedTable } from '../sizeTables.ts'
import type { BodySize, Girth } from './findSize.ts'

type Table = GuidedTable['table']

/**
 * Returns the girths that decide about a size: the chest for a table with one, otherwise the waist and the hip. Returns
 * none for a table of hands, heads, feet or backs: its single row of ranges needs no finder.
 */
export const girthsOf = ({ measures }: Table): readonly Girth[] =>
  measures.includes('chest') ? ['chest'] : (['waist', 'hip'] as const).filter((girth) => measures.includes(girth))

/** Returns the sizes of a product with the ranges of a size table that decide, in the order of the product. */
export const bodySizes = (table: Table, sizes: readonly OptionValue[]): readonly BodySize[] =>
  sizes.map(({ key }) => ({
    key,
    ranges: Object.fromEntries(
      girthsOf(table).flatMap((girth) => {
        const range = table.rows[key]?.[table.measures.indexOf(girth)]
        return typeof range === 'object' ? [[girth, range] as const] : []
      }),
    ),
  }))
