import { createHash } from 'node:crypto'
import { deductionsOf } from '../carts/cart.deductions.ts'
import type { Pricing } from '../carts/cart.view.ts'
import { piecesOf } from '../carts/carts.lines.ts'
import { readLines } from '../carts/carts.repository.ts'
import type { CartLineRow, CartRow } from '../carts/carts.schema.ts'
import type { CouponNames } from '../coupons/coupons.schema.ts'
import type { Queries } from '../database/database.ts'
import { payWith } from '../giftCards/giftCards.rules.ts'
import { canShip, currentPriceMinor, maxQuantityOf, unavailability } from '../inventory/inventory.rules.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import { checkoutRates } from '../shipping/shipping.rates.ts'
import { siteOf } from '../sites/sites.ts'
import { type SalesTax, salesTax } from '../tax/salesTax.ts'
import { stateCode } from './usStates.ts'

type SummaryLine = Pick<CartLineRow, 'quantity' | 'properties' | 'custom'> & {
  variant: SellableVariant
  priceMinor: number
}

/** The items that can be ordered now, their totals, and the items that cannot be ordered. */
export type Summary = {
  lines: SummaryLine[]
  /** Items that are sold out, coming soon, retired or deleted; the order leaves them out. */
  leftOut: { name: string }[]
  /** Items with less stock than the requested quantity; the shopper must change the cart first. */
  short: { name: string; variantId: number; max: number }[]
  /** Items that cannot be shipped to the chosen country. */
  unshippable: { name: string }[]
  /** The member discount on the goods, in minor units. */
  discountMinor: number
  coupon: { code: string; names: CouponNames; amountMinor: number } | null
  /** The coupon of the cart, if it does not apply to the items that can be ordered. */
  endedCoupon: string | null
  /** The gift cards with their balances, in the order in which they pay. */
  giftCards: { id: string; lastFour: string; balanceMinor: number }[]
  /** The price of the goods after all discounts. */
  subtotalMinor: number
  /** The estimated sales tax; null where the prices include the tax, and while the state is unknown. */
  tax: SalesTax | null
  rates: ReturnType<typeof checkoutRates>
  /**
   * A hash of the goods and the discounts, a hash of the country and its shipping rates, and the amount of the tax. The
   * order is placed only if all are still the same as on the page, so the buyer orders exactly what the page showed.
   */
  digest: string
}

/**
 * Computes the summary of a cart, with the member discount of `customerId`: the customer who will own the order, or 0
 * for a guest.
 */
export async function summarise(
  queries: Queries,
  { inventory, clock }: Pricing,
  {
    cart,
    customerId,
    country,
    region = '',
  }: { cart: CartRow; customerId: number; country: string; region?: string | undefined },
): Promise<Summary> {
  const rows = await readLines(queries, cart.id)
  const variants = await inventory.read(
    queries,
    rows.map((row) => row.variantId),
    siteOf(cart.site),
  )
  const summary: Omit<Summary, 'digest'> = {
    lines: [],
    leftOut: [],
    short: [],
    unshippable: [],
    discountMinor: 0,
    coupon: null,
    endedCoupon: null,
    giftCards: [],
    subtotalMinor: 0,
    tax: null,
    rates: checkoutRates(country),
  }
  for (const row of rows) {
    const variant = variants.get(row.variantId)
    if (variant === undefined || unavailability(variant) !== null) {
      summary.leftOut.push({ name: variant?.name ?? row.name })
      continue
    }
    const isShort = piecesOf(rows, row.variantId) > maxQuantityOf(variant)
    if (isShort && summary.short.every(({ variantId }) => variantId !== row.variantId))
      summary.short.push({ name: variant.name, variantId: row.variantId, max: maxQuantityOf(variant) })
    if (!canShip(variant, country)) summary.unshippable.push({ name: variant.name })
    const priceMinor = currentPriceMinor(variant)
    const { quantity, properties, custom } = row
    summary.lines.push({ variant, quantity, properties, custom, priceMinor })
  }
  const deductions = await deductionsOf(queries, clock, { cart, goods: summary.lines, customerId })
  summary.discountMinor = deductions.memberMinor
  summary.subtotalMinor = deductions.goodsMinor
  summary.endedCoupon = deductions.endedCoupon
  const state = siteOf(cart.site).taxIncluded ? null : stateCode(region)
  if (state !== null) summary.tax = salesTax(state, summary.subtotalMinor)
  if (deductions.coupon !== null) {
    const { row, amountMinor } = deductions.coupon
    summary.coupon = { code: row.code, names: row.names, amountMinor }
  }
  summary.giftCards = deductions.giftCards.map(({ id, lastFour, balanceMinor }) => ({ id, lastFour, balanceMinor }))
  const goods = [
    cart.id,
    cart.site,
    summary.lines.map((line) => [line.variant.variantId, line.quantity, line.priceMinor, line.properties]),
    summary.discountMinor,
    summary.coupon?.code,
    summary.coupon?.amountMinor,
    summary.giftCards.map(({ id, balanceMinor }) => [id, balanceMinor]),
  ]
  const digest = [hashOf(goods), hashOf([country, summary.rates]), summary.tax?.amountMinor ?? 0].join('-')
  return { ...summary, digest }
}

const hashOf = (data: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(data)).digest('hex')

/** Whether the goods and the discounts that the buyer saw are the current ones. */
export const hasSameGoods = (seen: string, { digest }: Summary): boolean => seen.split('-')[0] === digest.split('-')[0]

/** Whether the summary that the buyer saw is the current one, except for the tax. */
export const isSameButTax = (seen: string, summary: Summary): boolean =>
  hasSameGoods(seen, summary) && seen.split('-')[1] === summary.digest.split('-')[1]

type Rate = Summary['rates'][number]

/** The total with a shipping method and the tax, before gift cards. */
export const totalMinor = (summary: Summary, rate: Rate): number =>
  summary.subtotalMinor + rate.costMinor + (summary.tax?.amountMinor ?? 0)

/** The amount that is left to pay after the gift cards. */
export function dueMinor(summary: Summary, rate: Rate): number {
  const total = totalMinor(summary, rate)
  return payWith(summary.giftCards, total).reduce((due, { amountMinor }) => due - amountMinor, total)
}

/** Returns whether gift cards pay for the whole order with every shipping method. */
export const isNothingDue = (summary: Summary): boolean => summary.rates.every((rate) => dueMinor(summary, rate) === 0)
