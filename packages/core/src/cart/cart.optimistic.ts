import { isSameItem, type RequestedChange } from './cart.changes.ts'
import type { Cart, CartLine } from './cart.types.ts'

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  extendedPrice: line.salePrice * quantity,
  extendedListPrice: line.listPrice * quantity,
})

/** Changes the lines that the change concerns. */
const changeLine = (line: CartLine, change: RequestedChange): CartLine => {
  if (change.kind === 'add' && isSameItem(change, line)) return withQuantity(line, line.quantity + change.quantity)
  if (!('lineId' in change) || change.lineId !== line.id) return line
  if (change.kind === 'quantity') return withQuantity(line, change.quantity)
  return change.kind === 'lineProperties' ? { ...line, properties: change.properties } : line
}

/**
 * Removes a coupon, and its discount with it. The cart gets no new coupon or gift card before the server answers, because
 * only the server knows whether it accepts the code, and what it is worth.
 */
const withoutCoupon = ({ coupons, discounts, cartAmount, ...cart }: Cart, removed: string): Cart => ({
  ...cart,
  coupons: coupons.filter(({ code }) => code !== removed),
  discounts: discounts.filter(({ code }) => code !== removed),
  cartAmount: cartAmount + (coupons.find(({ code }) => code === removed)?.discountedAmount ?? 0),
})

const applyChange = (cart: Cart, change: RequestedChange): Cart => {
  switch (change.kind) {
    case 'remove':
      return { ...cart, lines: cart.lines.filter(({ id }) => id !== change.lineId) }
    case 'country':
      return { ...cart, country: change.country }
    case 'note':
      return { ...cart, note: change.text || null }
    case 'custom': {
      const custom = Object.entries({ ...cart.custom, [change.name]: change.value })
      return { ...cart, custom: Object.fromEntries(custom.filter(([, value]) => value !== null)) }
    }
    case 'coupon':
      return change.isRemoved ? withoutCoupon(cart, change.code) : cart
    case 'giftCard':
      return 'id' in change ? { ...cart, giftCards: cart.giftCards.filter(({ id }) => id !== change.id) } : cart
    default:
      return { ...cart, lines: cart.lines.map((line) => changeLine(line, change)) }
  }
}

const subtotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { extendedPrice }) => sum + extendedPrice, 0)

/**
 * The optimistic cart: the server's cart with the changes applied in order and its amounts recalculated. Until the
 * server answers, the discount stays the same percentage of `baseAmount`.
 */
export const applyChanges = (cart: Cart, changes: readonly RequestedChange[]): Cart => {
  if (changes.length === 0) return cart
  const changed = changes.reduce(applyChange, cart)
  const moved = subtotal(changed.lines) - subtotal(cart.lines)
  const baseAmount = cart.baseAmount + moved
  const share = cart.baseAmount > 0 ? cart.discountAmount / cart.baseAmount : 0
  const discountAmount = Math.round(baseAmount * share)
  const cartAmount = changed.cartAmount + moved - (discountAmount - cart.discountAmount)
  return { ...changed, baseAmount, discountAmount, cartAmount }
}
