import type { Cart, CartLine, LineKind } from '../../cart/cart.types.ts'
import { currencySign, toMinor } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { type Minor, mapCustom, mapOpenCart, mapProperties, textOf } from './cart.open.ts'
import type { WireCart, WireLine } from './cart.wire.ts'
import { isFlagged, mapOptions, neededId, numberOf, slugOf, toId } from './fields.ts'

/**
 * Converts a time to UTC with the suffix `Z`, because a server may write `+00:00` instead. An invalid time becomes the
 * empty string.
 */
const mapTime = (time: string | null | undefined): string => {
  const date = new Date(time ?? '')
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

const mapLine = (line: WireLine, kind: LineKind, minor: Minor): CartLine => {
  const quantity = Math.max(1, Math.trunc(Number(line.quantity)) || 1)
  const { product, variant } = line
  const listed = line.list_price ?? line.amount
  const listPrice = minor(line.original_price ?? listed ?? variant?.price) ?? 0
  // Prefer the prices of the line to those of its variant. A variant that is not on sale has the sale price 0, so use
  // `||` to skip that 0.
  const salePrice = minor(line.sale_price ?? listed) ?? (minor(variant?.sale_price) || listPrice)
  const extendedPrice = minor(line.extended_sale_price ?? line.extended_list_price) ?? salePrice * quantity
  const url = product?.custom_url?.url ?? line.url ?? ''
  return {
    id: neededId(line.id, 'id'),
    kind,
    productId: toId(line.product_id ?? product?.id),
    variantId: toId(line.variant_id ?? variant?.id),
    sku: line.sku ?? product?.sku ?? '',
    name: line.name ?? '',
    slug: slugOf(url) || null,
    imageUrl: line.image_url || null,
    options: mapOptions(line.options),
    properties: mapProperties(line.properties),
    custom: mapCustom(line.custom),
    quantity,
    listPrice,
    salePrice,
    extendedPrice,
    extendedListPrice: Math.max(extendedPrice, listPrice * quantity),
    discountAmount: minor(line.discount_amount) ?? 0,
    couponAmount: minor(line.coupon_amount) ?? 0,
    isMutable: line.is_mutable ?? kind !== 'gift-certificate',
    needsShipping: line.is_require_shipping ?? kind === 'physical',
    isComingSoon: isFlagged(product?.custom_fields, 'is_coming_soon'),
    isRetired: isFlagged(product?.custom_fields, 'is_retired'),
    itemError: line.item_error ?? null,
    isTracked: line.inventory_tracking ? line.inventory_tracking !== 'none' : null,
    inventoryLevel: numberOf(line.inventory_level ?? variant?.inventory_level),
  }
}

/**
 * Maps the cart of the store service. If the cart does not contain `tax_included`, the site determines whether prices
 * include tax.
 */
export const mapCart = (wire: WireCart, report?: ReportBroken, site?: Site): Cart => {
  const items = needed(wire.line_items, 'line_items')
  const { code: currency, symbol } = needed(wire.currency, 'currency')
  const code = needed(currency, 'currency.code')
  const minor: Minor = (decimal) => toMinor(decimal, code)
  const taxIncluded = needed(wire.tax_included ?? site?.taxIncluded, 'tax_included')
  const linesOf = (lines: readonly WireLine[] | null | undefined, kind: LineKind): readonly CartLine[] =>
    readParts(lines, (line) => mapLine(line, kind, minor), report)
  const coupons = readParts(
    wire.coupons,
    (coupon) => ({ code: textOf(coupon.code), discountedAmount: minor(coupon.discounted_amount) ?? 0 }),
    report,
  )
  return {
    id: needed(wire.id, 'id'),
    revision: toId(wire.version),
    // The service sends the customer id 0 for a guest. Map this id to null.
    customerId: toId(wire.customer_id || null),
    channelId: String(wire.channel_id ?? 1),
    email: wire.email ?? '',
    currency: code,
    currencySymbol: symbol ?? currencySign(code) ?? '$',
    locale: wire.locale ?? '',
    taxIncluded,
    country: wire.country ?? null,
    lines: [
      ...linesOf(items.physical_items, 'physical'),
      ...linesOf(items.digital_items, 'digital'),
      ...linesOf(items.gift_certificates, 'gift-certificate'),
      ...linesOf(items.custom_items, 'custom'),
    ],
    baseAmount: minor(wire.base_amount) ?? 0,
    discountAmount: minor(wire.discount_amount) ?? 0,
    // Take this amount from the server and never compute it: where prices exclude tax, the shop does not know the tax.
    cartAmount: needed(
      minor(wire.cart_amount ?? (taxIncluded ? wire.cart_amount_inc_tax : wire.cart_amount_ex_tax)),
      'cart_amount',
    ),
    ...mapOpenCart({ ...wire, tax_included: taxIncluded }, coupons, minor, report),
    coupons,
    createdAt: mapTime(wire.created_time),
    updatedAt: mapTime(wire.updated_time),
    removed: readParts(wire.removed_items, ({ id, name }) => ({ id: needed(id, 'id'), name: name ?? '' }), report),
  }
}
