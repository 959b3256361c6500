import { MAX_LINE_QUANTITY } from '../shared/generated/limits.ts'
import { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
import type { Cart, CartLine, CheckoutBlocker, StockNotice, Unavailability } from './cart.types.ts'

/** The debounce before a line's new quantity is saved, in milliseconds (spec section 9). */
export const QUANTITY_PAUSE = 500
/** The maximum number of options in the quantity dropdown (spec section 9). */
export const MAX_OPTIONS = 9

/**
 * Parses a typed quantity into a whole number of at least 1; 0, negative and invalid input become 1 (spec section 5).
 * "2.7" is 2, "3abc" is 1.
 */
export const parseQuantity = (typed: number | string): number => {
  const value = Number(typed)
  return Number.isFinite(value) ? Math.max(1, Math.trunc(value)) : 1
}

/** Whether a line is sold out: a level below 0, or a tracked level of 0 (docs/spec/rulings.md#4). */
export const isSoldOut = ({ isTracked, inventoryLevel }: Pick<CartLine, 'isTracked' | 'inventoryLevel'>): boolean =>
  inventoryLevel !== null && (inventoryLevel < 0 || (isTracked === true && inventoryLevel === 0))

/** Returns the maximum quantity of a line; null when no limit is known (docs/spec/rulings.md#10). */
export const maxQuantity = ({
  isTracked,
  inventoryLevel,
}: Pick<CartLine, 'isTracked' | 'inventoryLevel'>): number | null =>
  isTracked !== false && inventoryLevel !== null && inventoryLevel >= 1
    ? Math.min(inventoryLevel, MAX_LINE_QUANTITY)
    : null

export const clampQuantity = (wanted: number, max: number | null): number => Math.min(wanted, max ?? MAX_LINE_QUANTITY)

/** Returns the options of the dropdown: 1 to min(stock, 9). */
export const quantityOptions = (max: number | null): readonly number[] =>
  Array.from({ length: Math.min(max ?? MAX_OPTIONS, MAX_OPTIONS) }, (_, index) => index + 1)

/**
 * Returns the stock notice of a line: for a level from 1 to 5 the remaining number, unless `isTracked` is false. A level
 * below 0 means sold out; a level of 0 means sold out only when `isTracked` is true.
 */
export const stockNotice = (line: Pick<CartLine, 'isTracked' | 'inventoryLevel'>): StockNotice | null => {
  const { isTracked, inventoryLevel } = line
  if (isSoldOut(line)) return { kind: 'out-of-stock' }
  const isLow =
    inventoryLevel !== null &&
    Number.isInteger(inventoryLevel) &&
    inventoryLevel > 0 &&
    inventoryLevel < STOCK_IS_LOW_BELOW
  return isLow && isTracked !== false ? { kind: 'remaining', count: inventoryLevel } : null
}

export const unavailability = ({ isComingSoon, isRetired, itemError }: CartLine): Unavailability | null => {
  if (isComingSoon) return 'coming-soon'
  if (isRetired) return 'retired'
  return itemError === null || itemError === '' ? null : 'error'
}

/** Lines without a stock level, such as gift certificates and digital items, count as in stock. */
const isInStock = (line: CartLine): boolean => unavailability(line) === null && !isSoldOut(line)

/**
 * Returns all_items_in_stock of spec section 3: whether every available line is in stock. The checkout does not use it
 * (spec 3.cart.all-items-in-stock).
 */
export const allItemsInStock = (lines: readonly CartLine[]): boolean =>
  lines.filter((line) => unavailability(line) === null).every((line) => !isSoldOut(line))

/**
 * Returns the reasons that block the checkout (spec section 4): the cart is empty, no line is in stock, or a line is
 * coming soon or retired.
 */
export const checkoutBlockers = (lines: readonly CartLine[]): readonly CheckoutBlocker[] => {
  if (lines.length === 0) return ['empty']
  const blockers: CheckoutBlocker[] = []
  if (!lines.some(isInStock)) blockers.push('nothing-in-stock')
  if (lines.some(({ isComingSoon }) => isComingSoon)) blockers.push('coming-soon')
  if (lines.some(({ isRetired }) => isRetired)) blockers.push('retired')
  return blockers
}

/** Returns total_item of spec section 3: the sum of all quantities. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns what is left to pay before shipping, in minor units: the subtotal and the taxes on top of it, less what the
 * gift cards pay.
 */
export const amountDue = ({
  cartAmount,
  taxes,
  giftCards,
}: Pick<Cart, 'cartAmount' | 'taxes' | 'giftCards'>): number => {
  const added = taxes.flatMap(({ amount, isIncluded }) => (isIncluded ? [] : amount))
  const paid = giftCards.map(({ amount }) => -amount)
  return Math.max(
    0,
    [...added, ...paid].reduce((sum, amount) => sum + amount, cartAmount),
  )
}

/**
 * Returns a text that differs after each change of the cart: its revision, or the contents of a cart without revisions.
 * Tabs compare this text to learn whether another tab has changed their cart.
 */
export const versionOf = ({ revision, cartAmount, lines }: Cart): string =>
  revision ?? JSON.stringify([cartAmount, lines.map(({ id, quantity }) => [id, quantity])])
