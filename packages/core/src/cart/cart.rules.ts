import { STOCK_IS_LOW_BELOW } from '../shared/stock.ts'
import type { CartLine, CheckoutBlocker, StockNotice, Unavailability } from './cart.types.ts'

/** Milliseconds of rest before a line's new quantity is saved (spec section 9). */
export const QUANTITY_PAUSE = 500
/** What the contract takes of one line, however many are in stock. */
const MOST_OF_A_LINE = 999
/** The dropdown offers at most this many (spec section 9). */
export const MOST_OPTIONS = 9

/** A quantity as it was typed: a whole number of at least 1; no number, 0 or less is 1 (spec section 5). "2.7" is 2, "3abc" is 1. */
export const parseQuantity = (typed: number | string): number => {
  const value = Number(typed)
  return Number.isFinite(value) ? Math.max(1, Math.trunc(value)) : 1
}

/** Whether the back end says that the line is sold out: tracked and none left (readings, ruling 4). */
export const isSoldOut = ({ isTracked, inventoryLevel }: Pick<CartLine, 'isTracked' | 'inventoryLevel'>): boolean =>
  inventoryLevel !== null && (inventoryLevel < 0 || (isTracked === true && inventoryLevel === 0))

/** The largest quantity of a line; null when there is no known limit (readings, ruling 10). */
export const maxQuantity = ({
  isTracked,
  inventoryLevel,
}: Pick<CartLine, 'isTracked' | 'inventoryLevel'>): number | null =>
  isTracked !== false && inventoryLevel !== null && inventoryLevel >= 1
    ? Math.min(inventoryLevel, MOST_OF_A_LINE)
    : null

export const clampQuantity = (wanted: number, max: number | null): number => Math.min(wanted, max ?? MOST_OF_A_LINE)

/** 1 to min(stock, 9). */
export const quantityOptions = (max: number | null): readonly number[] =>
  Array.from({ length: Math.min(max ?? MOST_OPTIONS, MOST_OPTIONS) }, (_, index) => index + 1)

/** What the line says about stock: below 0 sold out, 1 to 5 how many remain, 0 sold out only where stock is tracked. */
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

/** Lines without an inventory of their own (gift certificates, digital and custom items) count as in stock. */
const isInStock = (line: CartLine): boolean => unavailability(line) === null && !isSoldOut(line)

/** all_items_in_stock of spec section 3: every available line is in stock. Checkout does not look at it (readings L109). */
export const allItemsInStock = (lines: readonly CartLine[]): boolean =>
  lines.filter((line) => unavailability(line) === null).every((line) => !isSoldOut(line))

/** Why checkout is blocked (spec section 4): no line in stock, or any line coming soon or retired. */
export const checkoutBlockers = (lines: readonly CartLine[]): readonly CheckoutBlocker[] => {
  if (lines.length === 0) return ['empty']
  const blockers: CheckoutBlocker[] = []
  if (!lines.some(isInStock)) blockers.push('nothing-in-stock')
  if (lines.some(({ isComingSoon }) => isComingSoon)) blockers.push('coming-soon')
  if (lines.some(({ isRetired }) => isRetired)) blockers.push('retired')
  return blockers
}

/** total_item of spec section 3: pieces over all lines. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
