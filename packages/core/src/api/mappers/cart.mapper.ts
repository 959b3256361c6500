import type { Cart, CartLine, LineKind, LineOption } from '../../cart/cart.types.ts'
import { type Currency, toMinor } from '../../shared/money.ts'
import type { components } from '../generated/store.ts'
import { type ReportBroken, readable } from '../readable.ts'
import { isFlagged } from './flag.ts'
import { numberOf } from './number.ts'
import { slugOf } from './slug.ts'

type Wire = components['schemas']
type WireLine = Partial<Wire['CartItem']> & { readonly id: string }

const SYMBOLS: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£', CHF: 'CHF', USD: '$' }

const OPTION_NAMES = ['Color', 'Size'] as const

/** Both forms of UTC that servers write, Z and +00:00, as one; what is no time is left out. */
const mapTime = (time: string | undefined): string => {
  const date = new Date(time ?? '')
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

const mapOptions = (options: WireLine['options']): readonly LineOption[] =>
  (options ?? []).flatMap(({ name, value }): LineOption[] => {
    const known = OPTION_NAMES.find((option) => option.toLowerCase() === name.trim().toLowerCase())
    return known === undefined ? [] : [{ name: known, value }]
  })

const mapLine = (line: WireLine, kind: LineKind): CartLine => {
  const quantity = Math.max(1, Math.trunc(Number(line.quantity)) || 1)
  const { product, variant } = line
  const listPrice = toMinor(line.original_price ?? line.list_price ?? variant?.price) ?? 0
  // A variant that is not on sale has a sale price of 0; what a line costs is told by the line itself where it is told.
  const salePrice = toMinor(line.sale_price ?? line.list_price) ?? (toMinor(variant?.sale_price) || listPrice)
  const extendedPrice = toMinor(line.extended_sale_price ?? line.extended_list_price) ?? salePrice * quantity
  const url = product?.custom_url?.url ?? line.url ?? ''
  return {
    id: String(line.id),
    kind,
    productId: numberOf(line.product_id ?? product?.id),
    variantId: numberOf(line.variant_id ?? variant?.id),
    sku: line.sku ?? product?.sku ?? '',
    name: line.name ?? '',
    slug: slugOf(url) || null,
    imageUrl: line.image_url || null,
    options: mapOptions(line.options),
    quantity,
    listPrice,
    salePrice,
    extendedPrice,
    extendedListPrice: Math.max(extendedPrice, listPrice * quantity),
    discountAmount: toMinor(line.discount_amount) ?? 0,
    couponAmount: toMinor(line.coupon_amount) ?? 0,
    isMutable: line.is_mutable ?? kind !== 'gift-certificate',
    needsShipping: line.is_require_shipping ?? kind === 'physical',
    isComingSoon: isFlagged(product?.custom_fields, 'is_coming_soon'),
    isRetired: isFlagged(product?.custom_fields, 'is_retired'),
    itemError: line.item_error ?? null,
    isTracked: line.inventory_tracking === undefined ? null : line.inventory_tracking !== 'none',
    inventoryLevel: numberOf(line.inventory_level ?? variant?.inventory_level),
  }
}

const mapGift = (gift: Wire['GiftCertificate']): CartLine =>
  mapLine(
    { id: gift.id, name: gift.name, quantity: gift.quantity, list_price: gift.amount, is_mutable: false },
    'gift-certificate',
  )

/** Numbers of custom items come as text too (services, section 1.1). */
const mapCustom = (item: Wire['CustomItem']): CartLine =>
  mapLine(
    {
      id: item.id,
      sku: item.sku,
      name: item.name,
      quantity: Number(item.quantity),
      list_price: Number(item.list_price),
      extended_list_price: Number(item.extended_list_price),
      image_url: item.image_url ?? '',
    },
    'custom',
  )

export const mapCart = (wire: Wire['Cart'], report?: ReportBroken): Cart => {
  const { line_items: items, currency } = wire
  return {
    id: wire.id,
    version: wire.version,
    customerId: wire.customer_id,
    channelId: wire.channel_id,
    email: wire.email,
    currency: currency.code,
    currencySymbol: currency.symbol ?? SYMBOLS[currency.code] ?? '$',
    locale: wire.locale,
    taxIncluded: wire.tax_included,
    country: wire.country ?? null,
    lines: [
      ...readable(items.physical_items, (line) => mapLine(line, 'physical'), report),
      ...readable(items.digital_items, (line) => mapLine(line, 'digital'), report),
      ...readable(items.gift_certificates, mapGift, report),
      ...readable(items.custom_items, mapCustom, report),
    ],
    baseAmount: toMinor(wire.base_amount) ?? 0,
    discountAmount: toMinor(wire.discount_amount) ?? 0,
    cartAmount: toMinor(wire.cart_amount) ?? 0,
    coupons: (wire.coupons ?? []).map(({ code, discounted_amount }) => ({
      code,
      discountedAmount: toMinor(discounted_amount) ?? 0,
    })),
    createdAt: mapTime(wire.created_time),
    updatedAt: mapTime(wire.updated_time),
    removed: (wire.removed_items ?? []).map(({ id, name }) => ({ id, name })),
  }
}
