import { createHash } from 'node:crypto'
import { memberDiscountMinor } from '../accounts/memberDiscount.ts'
import type { Pricing } from '../carts/cart.view.ts'
import { readLines } from '../carts/carts.repository.ts'
import type { CartRow } from '../carts/carts.schema.ts'
import type { Queries } from '../database/database.ts'
import { canShip, currentPriceMinor, maxQuantityOf, unavailability } from '../inventory/inventory.rules.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import { checkoutRates } from '../shipping/shipping.rates.ts'
import { siteOf } from '../sites/sites.ts'

type SummaryLine = { variant: SellableVariant; quantity: number; priceMinor: number }

/** The items that can be ordered now, their totals, and the items that cannot be ordered. */
export type Summary = {
  lines: SummaryLine[]
  /** Items that are sold out, coming soon, retired or deleted; the order leaves them out. */
  leftOut: { name: string }[]
  /** Items with less stock than the requested quantity; the shopper must change the cart first. */
  short: { name: string; variantId: number; max: number }[]
  /** Items that cannot be shipped to the chosen country. */
  unshippable: { name: string }[]
  /** The member discount on the goods. */
  discountMinor: number
  /** The price of the goods after the discount. */
  subtotalMinor: number
  rates: ReturnType<typeof checkoutRates>
  /**
   * A hash of the data above. The order is placed only if the hash is still the same as on the page, so the buyer orders
   * exactly what the page showed.
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
  { cart, customerId, country }: { cart: CartRow; customerId: number; country: string },
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
    subtotalMinor: 0,
    rates: checkoutRates(country),
  }
  for (const row of rows) {
    const variant = variants.get(row.variantId)
    if (variant === undefined || unavailability(variant) !== null) {
      summary.leftOut.push({ name: variant?.name ?? row.name })
      continue
    }
    if (row.quantity > maxQuantityOf(variant))
      summary.short.push({ name: variant.name, variantId: row.variantId, max: maxQuantityOf(variant) })
    if (!canShip(variant, country)) summary.unshippable.push({ name: variant.name })
    const priceMinor = currentPriceMinor(variant)
    summary.lines.push({ variant, quantity: row.quantity, priceMinor })
    summary.subtotalMinor += priceMinor * row.quantity
  }
  summary.discountMinor = await memberDiscountMinor(queries, clock, customerId, summary.lines)
  summary.subtotalMinor -= summary.discountMinor
  const seen = [
    cart.id,
    cart.site,
    country,
    summary.rates,
    summary.lines.map((line) => [line.variant.variantId, line.quantity, line.priceMinor]),
    summary.discountMinor,
  ]
  return { ...summary, digest: createHash('sha256').update(JSON.stringify(seen)).digest('hex') }
}
