import type { Cart, CartChange, CartLine } from '../../cart/cart.types.ts'
import { sortedJson } from '../../shared/custom.ts'

type QuantityChange = Extract<CartChange, { readonly quantity: number }>

/** Whether the line is the one that the change sets or adds to. */
const isLineOf = (line: CartLine, change: QuantityChange): boolean => {
  if (change.kind !== 'add') return change.lineId === line.id
  const { variantId, properties = {}, custom = {} } = change
  return variantId === line.variantId && sortedJson([properties, custom]) === sortedJson([line.properties, line.custom])
}

const lineOf = (cart: Cart | null, change: QuantityChange): CartLine | undefined =>
  cart?.lines.find((line) => isLineOf(line, change))

/**
 * Adds the notice `quantity-reduced` to the cart with which the back end answered a change, if the line has fewer pieces
 * than the shopper asked for. Use it for a back end that reduces a quantity to its stock without a word.
 *
 * `before` is the cart as it was before the change, and null if the change creates the cart. An add needs it, because the
 * line may have had pieces already; the change of a quantity does not. `wanted` and `granted` of the notice are quantities
 * of the whole line. For an add that a gateway repeats under a known key, `before` is the cart before the first attempt.
 * An add of which the back end takes nothing, so that there is no line, has no notice: reject it with `REFUSED`.
 *
 * @example
 * save: async ({ cartId, change }, options) => {
 *   const before = change.kind === 'add' ? await load(cartId, options) : null
 *   return noticeCut(cartOf(await backEnd.save(cartId, change)), change, before)
 * }
 */
export const noticeCut = (cart: Cart, change: CartChange, before: Cart | null): Cart => {
  if (!('quantity' in change)) return cart
  const line = lineOf(cart, change)
  if (line === undefined) return cart
  const wanted = change.quantity + (change.kind === 'add' ? (lineOf(before, change)?.quantity ?? 0) : 0)
  if (line.quantity >= wanted || cart.notices.some(({ lineId }) => lineId === line.id)) return cart
  const cut = { code: 'quantity-reduced', lineId: line.id, text: null, wanted, granted: line.quantity }
  return { ...cart, notices: [...cart.notices, cut] }
}
