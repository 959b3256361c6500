import { isDeepStrictEqual } from 'node:util'
import type { Queries } from '../database/database.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import { insertLine, updateLine } from './carts.repository.ts'
import type { CartLineRow } from './carts.schema.ts'

/** The parts of a line by which an add finds the line that it joins. */
export type LineContent = Pick<CartLineRow, 'variantId' | 'properties' | 'custom'>

export function isSameContent(one: LineContent, other: LineContent): boolean {
  return (
    one.variantId === other.variantId &&
    isDeepStrictEqual(one.properties, other.properties) &&
    isDeepStrictEqual(one.custom, other.custom)
  )
}

type Placement = {
  lines: readonly CartLineRow[]
  /** The line with this content, if the cart has one. */
  line: CartLineRow | undefined
  content: LineContent
  quantity: number
}

/** Returns the pieces of a variant in all lines except `besides`, because the lines of a variant share its stock. */
export function piecesOf(lines: readonly CartLineRow[], variantId: number, besides?: string): number {
  return lines.reduce(
    (sum, line) => (line.variantId === variantId && line.id !== besides ? sum + line.quantity : sum),
    0,
  )
}

/** Sets the quantity of the line, or inserts a line with this content where there is none; returns the lines after it. */
export async function putLine(
  queries: Queries,
  cartId: string,
  variant: SellableVariant,
  { lines, line, content, quantity }: Placement,
): Promise<{ lines: readonly CartLineRow[]; lineId: string }> {
  if (line === undefined) {
    const added = await insertLine(queries, cartId, variant, { ...content, quantity })
    return { lines: [...lines, added], lineId: added.id }
  }
  await updateLine(queries, line.id, { quantity })
  return { lines: lines.map((other) => (other === line ? { ...line, quantity } : other)), lineId: line.id }
}
