import type { Store } from '@cairn/core/contracts'
import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import type { Inventory, SellableVariant } from '../inventory/inventory.types.ts'
import { CHANNEL_IDS, currencySign, type Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { fromMinor, viewCoupon, viewDiscounts, viewGiftCards, viewTaxes } from './cart.amounts.ts'
import { type Deductions, deductionsOf, divide } from './cart.deductions.ts'
import { priceOf, viewLine } from './cart.lineView.ts'
import { readLines } from './carts.repository.ts'
import type { CartLineRow, CartRow } from './carts.schema.ts'

export type Cart = Store.components['schemas']['Cart']
export type RemovedItem = Store.components['schemas']['RemovedItem']
export type CartNotice = Store.components['schemas']['CartNotice']

/**
 * The sources of a cart's amounts besides its lines: `inventory` gives current prices and stock, and `clock` decides
 * whether a membership is still active.
 */
export type Pricing = { inventory: Inventory; clock: Clock }

/** A cart with everything that its amounts depend on. */
export type CartParts = {
  cart: CartRow
  site: Site
  lines: readonly CartLineRow[]
  variants: ReadonlyMap<number, SellableVariant>
  /** The price of the goods without any discount. */
  totalMinor: number
  deductions: Deductions
}

/** Reads the lines, the current prices and stock, and the deductions of a cart for its own customer. */
export async function readCartParts(
  queries: Queries,
  { inventory, clock }: Pricing,
  cart: CartRow,
): Promise<CartParts> {
  const site = siteOf(cart.site)
  const lines = await readLines(queries, cart.id)
  const variants = await inventory.read(
    queries,
    lines.map((line) => line.variantId),
    site,
  )
  const goods = lines.map(({ variantId, quantity }) => ({ quantity, priceMinor: priceOf(variants.get(variantId)) }))
  const totalMinor = goods.reduce((sum, { priceMinor, quantity }) => sum + quantity * priceMinor, 0)
  const deductions = await deductionsOf(queries, clock, { cart, goods, customerId: cart.customerId })
  return { cart, site, lines, variants, totalMinor, deductions }
}

export async function viewCart(queries: Queries, pricing: Pricing, cart: CartRow): Promise<Cart> {
  return viewParts(await readCartParts(queries, pricing, cart))
}

/** Builds the contract's cart. Member discounts belong to the cart's customer, so a guest's cart never has one. */
export function viewParts(
  { cart, site, lines, variants, totalMinor, deductions }: CartParts,
  { removed = [], notices = [] }: { removed?: RemovedItem[]; notices?: CartNotice[] } = {},
): Cart {
  const { memberMinor, goodsMinor, coupon } = deductions
  const extendedMinor = lines.map(({ variantId, quantity }) => quantity * priceOf(variants.get(variantId)))
  const couponMinors = divide(coupon?.amountMinor ?? 0, extendedMinor)
  return {
    id: cart.id,
    version: cart.version,
    site: cart.site,
    customer_id: cart.customerId,
    channel_id: CHANNEL_IDS[site.store],
    email: '',
    currency: { code: site.currency, symbol: currencySign(site.currency), decimal_places: 2 },
    locale: site.entry.hreflang,
    tax_included: site.taxIncluded,
    country: cart.country,
    base_amount: fromMinor(totalMinor),
    discount_amount: fromMinor(memberMinor),
    cart_amount: fromMinor(goodsMinor),
    coupons: coupon === null ? [] : [viewCoupon(coupon, site)],
    line_items: {
      physical_items: lines.map((line, index) => ({
        ...viewLine(line, variants.get(line.variantId)),
        coupon_amount: fromMinor(couponMinors[index] ?? 0),
      })),
      digital_items: [],
      gift_certificates: [],
      custom_items: [],
    },
    removed_items: removed,
    discounts: viewDiscounts({ memberMinor, coupon: coupon?.row ?? null, couponMinor: coupon?.amountMinor ?? 0 }, site),
    gift_cards: viewGiftCards(deductions),
    taxes: viewTaxes(cart, site, goodsMinor),
    notices,
    note: cart.note,
    custom: cart.custom,
    created_time: cart.createdAt.toISOString(),
    updated_time: cart.updatedAt.toISOString(),
  }
}
