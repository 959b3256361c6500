import type { Cart, CartChange } from '../../cart/cart.types.ts'
import { sortedJson } from '../../shared/custom.ts'

/** Whether the line is the one that the change sets or adds to. */
const isLineOf = (line: Cart['lines'][number], change: CartChange): boolean => {
  if (change.kind !== 'add') return 'lineId' in change && change.lineId === line.id
  const { variantId, properties = {}, custom = {} } = change
  return variantId === line.variantId && sortedJson([properties, custom]) === sortedJson([line.properties, line.custom])
}

/**
 * Adds the notice `quantity-reduced` to the cart with which the back end answered a change, if the line has fewer pieces
 * than the change asks for. Use it for a back end that reduces a quantity to its stock without a word.
 *
 * @example save: async ({ change }, options) => noticeCut(cartOf(await backEnd.save(change)), change)
 */
export const noticeCut = (cart: Cart, change: CartChange): Cart => {
  if (!('quantity' in change)) return cart
  const line = cart.lines.find((each) => isLineOf(each, change))
  if (line === undefined || line.quantity >= change.quantity) return cart
  if (cart.notices.some(({ lineId }) => lineId === line.id)) return cart
  const cut = { code: 'quantity-reduced', lineId: line.id, text: null, wanted: change.quantity, granted: line.quantity }
  return { ...cart, notices: [...cart.notices, cut] }
}
