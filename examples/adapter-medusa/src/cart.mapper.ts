import type { Currency, Site } from '@cairn/core'
import { completeCart, completeLine } from '@cairn/core/adapter'
import type { Cart, CartLine } from '@cairn/core/cart'
import { minorOf } from './amounts.ts'
import { byLabel, discountsOf, pricesOf, type Share, sharesOf, sumOf } from './discounts.ts'
import type { MedusaCart, MedusaItem, MedusaVariantStock } from './medusa.schema.ts'
import { readCartData, readLineData } from './metadata.ts'
import { optionsOf, stockOf } from './variants.ts'

const taxesOf = ({ items }: MedusaCart, currency: Currency) =>
  byLabel(
    items.flatMap(({ is_tax_inclusive, tax_lines }) =>
      tax_lines.map(({ code, description, total }) => ({
        label: description ?? code,
        amount: minorOf(total, currency),
        isIncluded: is_tax_inclusive,
      })),
    ),
  )

const lineOf = (
  item: MedusaItem,
  {
    currency,
    shares,
    variant,
  }: { currency: Currency; shares: readonly Share[]; variant: MedusaVariantStock | undefined },
): CartLine => {
  const own = shares.filter(({ lineId }) => lineId === item.id)
  const { quantity, unit_price } = item
  const listPrice = minorOf(item.compare_at_unit_price ?? unit_price, currency)
  return completeLine({
    id: item.id,
    kind: item.requires_shipping ? 'physical' : 'digital',
    productId: item.product_id,
    variantId: item.variant_id,
    sku: item.variant_sku ?? '',
    name: item.product_title ?? item.title,
    slug: item.product_handle,
    imageUrl: item.thumbnail,
    options: optionsOf(variant),
    quantity,
    salePrice: minorOf(unit_price, currency),
    listPrice,
    extendedPrice: pricesOf(item, currency).price,
    extendedListPrice: listPrice * quantity,
    discountAmount: sumOf(own.filter(({ code }) => code === null)),
    couponAmount: sumOf(own.filter(({ code }) => code !== null)),
    needsShipping: item.requires_shipping,
    ...stockOf(variant),
    ...readLineData(item.metadata),
  })
}

interface CartContext {
  /** Medusa gives a guest's cart a customer too, as soon as it has an e-mail address. */
  readonly isSignedIn: boolean
  /** The variants of the lines, because a line has neither its stock nor its options. */
  readonly variants: readonly MedusaVariantStock[]
}

export const mapCart = (site: Site, cart: MedusaCart, { isSignedIn, variants }: CartContext): Cart => {
  const currency = cart.currency_code.toUpperCase()
  const shares = sharesOf(cart, currency)
  const variantOf = new Map(variants.map((variant) => [variant.id, variant]))
  const codes = cart.promotions.filter(({ is_automatic }) => !is_automatic).flatMap(({ code }) => code ?? [])
  return completeCart(site, {
    id: cart.id,
    customerId: isSignedIn ? (cart.customer?.id ?? null) : null,
    channelId: cart.sales_channel_id ?? site.storeSource,
    email: cart.email ?? '',
    currency,
    taxIncluded: cart.items[0]?.is_tax_inclusive ?? site.taxIncluded,
    country: cart.shipping_address?.country_code?.toUpperCase() ?? null,
    lines: cart.items.map((item) => lineOf(item, { currency, shares, variant: variantOf.get(item.variant_id ?? '') })),
    discountAmount: sumOf(shares.filter(({ code }) => code === null)),
    discounts: discountsOf(shares),
    coupons: codes.map((code) => ({ code, discountedAmount: sumOf(shares.filter((share) => share.code === code)) })),
    taxes: taxesOf(cart, currency),
    createdAt: cart.created_at,
    updatedAt: cart.updated_at,
    ...readCartData(cart.metadata),
  })
}
