import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { addToCartWorkflow } from '@medusajs/medusa/core-flows'
import { isRefusal } from './isRefusal.ts'
import type { JoinedCart, JoinedLine } from './joinedCart.ts'
import { readStock } from './readStock.ts'

/** A variant of which the joined cart has fewer pieces than both carts had. */
export interface ReducedVariant {
  readonly variant_id: string
  readonly wanted: number
  readonly granted: number
}

const piecesOf = ({ items }: JoinedCart, variantId: string): number =>
  items.reduce((sum, item) => sum + (item.variant_id === variantId ? item.quantity : 0), 0)

/** Adds pieces of a line to a cart; false when Medusa refuses them, for example because they have no price any more. */
const addPieces = async (
  scope: MedusaContainer,
  cartId: string,
  { metadata, variant_id }: JoinedLine,
  quantity: number,
): Promise<boolean> => {
  const items = [{ variant_id, quantity, metadata: metadata ?? {} }]
  try {
    await addToCartWorkflow(scope).run({ input: { cart_id: cartId, items } })
    return true
  } catch (cause) {
    if (isRefusal(cause)) return false
    throw cause
  }
}

/**
 * Moves the lines of one cart to the other, as far as the stock allows, and returns what did not fit. Each line leaves
 * the first cart on its own, so a second try after an error moves nothing twice.
 */
export const moveLines = async (
  scope: MedusaContainer,
  from: JoinedCart,
  to: JoinedCart,
): Promise<readonly ReducedVariant[]> => {
  const stock = await readStock(scope, from)
  const inCart = new Map([...to.items, ...from.items].map(({ variant_id: id }) => [id, piecesOf(to, id)]))
  for (const line of from.items) {
    const { id, quantity, variant_id } = line
    const own = inCart.get(variant_id) ?? 0
    const pieces = Math.min(quantity, (stock.get(variant_id) ?? 0) - own)
    if (pieces > 0 && (await addPieces(scope, to.id, line, pieces))) inCart.set(variant_id, own + pieces)
    await scope.resolve(Modules.CART).deleteLineItems([id])
  }
  return [...new Set(from.items.map((item) => item.variant_id))]
    .map((id) => ({ variant_id: id, wanted: piecesOf(from, id) + piecesOf(to, id), granted: inCart.get(id) ?? 0 }))
    .filter(({ granted, wanted }) => granted < wanted)
}
