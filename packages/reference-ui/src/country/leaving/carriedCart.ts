import { CARRIED_CART } from './hasCarriedCart.ts'
import { isLeftReason, type LeftReason } from './leftReason.ts'

/** A product variant that the shopper takes along. */
export interface CarriedItem {
  readonly variantId: string
  readonly quantity: number
  /** The quantity in the cart that the shopper leaves; the stock of the other site may be lower. */
  readonly wanted: number
  /** The name on the other site, if it is known. */
  readonly name: string
  /** What the shopper entered for the line, such as an engraving. */
  readonly properties: Readonly<Record<string, string>>
}

/** A product that stays behind. */
interface LeftItem {
  readonly name: string
  readonly reason: LeftReason
}

export interface CarriedCart {
  /** The prefix of the site that adds the products. */
  readonly to: string
  readonly items: readonly CarriedItem[]
  readonly left: readonly LeftItem[]
  /** The coupons to try on the other site. */
  readonly coupons: readonly string[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText)

const isItem = (value: unknown): value is CarriedItem =>
  isRecord(value) &&
  isText(value.variantId) &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) > 0 &&
  Number.isSafeInteger(value.wanted) &&
  isText(value.name) &&
  isTexts(value.properties)

const isLeft = (value: unknown): value is LeftItem =>
  isRecord(value) && isText(value.name) && isLeftReason(value.reason)

const isCarriedCart = (value: unknown): value is CarriedCart =>
  isRecord(value) &&
  isText(value.to) &&
  Array.isArray(value.items) &&
  value.items.every(isItem) &&
  Array.isArray(value.left) &&
  value.left.every(isLeft) &&
  Array.isArray(value.coupons) &&
  value.coupons.every(isText)

/** Parses stored content; null for damaged content. */
const parse = (text: string): CarriedCart | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isCarriedCart(value) ? value : null
  } catch {
    return null
  }
}

/** Stores the list in this tab for the next document. Returns false if the storage is blocked or full. */
export const persistCarriedCart = (cart: CarriedCart): boolean => {
  try {
    sessionStorage.setItem(CARRIED_CART, JSON.stringify(cart))
    return true
  } catch {
    return false
  }
}

/**
 * Reads and removes the list, so that a reload does not add the products again. Returns null for damaged content and
 * for a list that was made for another site.
 */
export const takeCarriedCart = (prefix: string): CarriedCart | null => {
  try {
    const text = sessionStorage.getItem(CARRIED_CART)
    sessionStorage.removeItem(CARRIED_CART)
    const cart = text === null ? null : parse(text)
    return cart?.to === prefix ? cart : null
  } catch {
    return null
  }
}
