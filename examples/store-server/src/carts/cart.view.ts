import type { Store } from '@cairn/core/contracts'
import { memberDiscountMinor } from '../accounts/memberDiscount.ts'
import type { Clock } from '../clock.ts'
import type { Queries } from '../database/database.ts'
import { currentPriceMinor, unavailability } from '../inventory/inventory.rules.ts'
import type { Inventory, SellableVariant } from '../inventory/inventory.types.ts'
import { CHANNEL_IDS, currencySign } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { readLines } from './carts.repository.ts'
import type { CartLineRow, CartRow } from './carts.schema.ts'

export type Cart = Store.components['schemas']['Cart']
type CartItem = Store.components['schemas']['CartItem']
export type RemovedItem = Store.components['schemas']['RemovedItem']

/**
 * The sources of a cart's amounts besides its lines: `inventory` gives current prices and stock, and `clock` decides
 * whether a membership is still active.
 */
export type Pricing = { inventory: Inventory; clock: Clock }

/** Converts minor units to a decimal amount by dividing by 100, because all four currencies have two decimals. */
export const fromMinor = (minor: number): number => minor / 100

/**
 * Builds the contract's cart from the lines and the current product, variant and stock data. The discount belongs to
 * the cart's customer, so a guest's cart never has one.
 */
export async function viewCart(
  queries: Queries,
  { inventory, clock }: Pricing,
  cart: CartRow,
  removed: RemovedItem[] = [],
): Promise<Cart> {
  const site = siteOf(cart.site)
  const lines = await readLines(queries, cart.id)
  const variants = await inventory.read(
    queries,
    lines.map((line) => line.variantId),
    site,
  )
  const goods = lines.map(({ variantId, quantity }) => ({ quantity, priceMinor: priceOf(variants.get(variantId)) }))
  const totalMinor = goods.reduce((sum, { priceMinor, quantity }) => sum + quantity * priceMinor, 0)
  const discountMinor = await memberDiscountMinor(queries, clock, cart.customerId, goods)
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
    discount_amount: fromMinor(discountMinor),
    cart_amount: fromMinor(totalMinor - discountMinor),
    coupons: [],
    line_items: {
      physical_items: lines.map((line) => viewLine(line, variants.get(line.variantId))),
      digital_items: [],
      gift_certificates: [],
      custom_items: [],
    },
    removed_items: removed,
    created_time: cart.createdAt.toISOString(),
    updated_time: cart.updatedAt.toISOString(),
  }
}

function priceOf(variant: SellableVariant | undefined): number {
  return variant === undefined ? 0 : currentPriceMinor(variant)
}

/** As in BigCommerce, `list_price` is the current unit price and `original_price` the unit price without a sale. */
function viewLine(line: CartLineRow, variant: SellableVariant | undefined): CartItem {
  const price = fromMinor(priceOf(variant))
  const extended = fromMinor(line.quantity * priceOf(variant))
  const common = {
    id: line.id,
    parent_id: null,
    product_id: line.productId,
    variant_id: line.variantId,
    quantity: line.quantity,
    list_price: price,
    sale_price: price,
    extended_list_price: extended,
    extended_sale_price: extended,
    discount_amount: 0,
    coupon_amount: 0,
    is_require_shipping: true,
    is_mutable: true,
  }
  if (variant === undefined) {
    return {
      ...common,
      sku: line.sku,
      name: line.name,
      url: '',
      image_url: '',
      original_price: 0,
      options: [],
      inventory_tracking: 'variant',
      inventory_level: null,
      item_error: 'unknown_variant',
    }
  }
  const reason = unavailability(variant)
  return {
    ...common,
    sku: variant.sku,
    name: variant.name,
    url: `/${variant.slug}`,
    image_url: variant.imageUrl,
    original_price: fromMinor(variant.priceMinor),
    // Report only an unknown variant here. For sold-out, coming-soon and retired variants, other fields of the line
    // show the reason.
    item_error: reason === 'unknown_variant' ? reason : null,
    options: [
      { name: 'Color', value: variant.colour },
      { name: 'Size', value: variant.size },
    ],
    inventory_tracking: variant.tracked ? 'variant' : 'none',
    inventory_level: variant.stock,
    product: {
      id: variant.productId,
      sku: variant.productSku,
      custom_url: { url: `/${variant.slug}/` },
      custom_fields: [
        { name: 'is_coming_soon', value: String(variant.comingSoon) },
        { name: 'is_retired', value: String(variant.retired) },
      ],
    },
    variant: {
      id: variant.variantId,
      price: fromMinor(variant.priceMinor),
      sale_price: variant.salePriceMinor === null ? null : fromMinor(variant.salePriceMinor),
      inventory_level: variant.stock,
    },
  }
}
