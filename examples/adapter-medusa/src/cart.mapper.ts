import type { Currency, Site } from '@cairn/core'
import { completeCart, completeLine } from '@cairn/core/adapter'
import type { Cart, CartLine } from '@cairn/core/cart'
import { minorOf, split } from './amounts.ts'
import type { MedusaCart, MedusaItem, MedusaVariantStock } from './medusa.schema.ts'
import { readCartData, readLineData } from './metadata.ts'
import { optionsOf, stockOf } from './variants.ts'

/** The price of the whole line before its discounts, and the discounts, in the tax mode of its prices. */
const pricesOf = (item: MedusaItem, currency: Currency) => {
  const { is_tax_inclusive, original_total, subtotal, tax_total, total } = item
  const price = minorOf(is_tax_inclusive ? original_total : subtotal, currency)
  return { price, discount: price - minorOf(is_tax_inclusive ? total : total - tax_total, currency) }
}

interface Share {
  readonly lineId: string
  /** The code of the coupon; null for an automatic promotion. */
  readonly code: string | null
  readonly label: string
  readonly amount: number
}

/** Returns which promotion makes which line how much cheaper. */
const sharesOf = ({ items, promotions }: MedusaCart, currency: Currency): readonly Share[] => {
  const automatic = new Set(promotions.filter(({ is_automatic }) => is_automatic).map(({ id }) => id))
  return items.flatMap((item) => {
    const amounts = split(
      pricesOf(item, currency).discount,
      item.adjustments.map(({ amount }) => amount),
    )
    return item.adjustments.map(({ code, promotion_id }, index) => ({
      lineId: item.id,
      code: promotion_id !== null && automatic.has(promotion_id) ? null : code,
      label: code ?? '',
      amount: amounts[index] ?? 0,
    }))
  })
}

const sum = (shares: readonly { readonly amount: number }[]): number =>
  shares.reduce((total, { amount }) => total + amount, 0)

/** Joins what has the same label: the discounts of a promotion, or the taxes of one rate. */
const byLabel = <Part extends { readonly label: string; readonly amount: number }>(parts: readonly Part[]): Part[] => {
  const joined = new Map<string, Part>()
  for (const part of parts) {
    const amount = part.amount + (joined.get(part.label)?.amount ?? 0)
    joined.set(part.label, { ...part, amount })
  }
  return [...joined.values()]
}

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
    discountAmount: sum(own.filter(({ code }) => code === null)),
    couponAmount: sum(own.filter(({ code }) => code !== null)),
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
    discountAmount: sum(shares.filter(({ code }) => code === null)),
    discounts: byLabel(shares).map(({ amount, code, label }) => ({ amount, code, label })),
    coupons: codes.map((code) => ({ code, discountedAmount: sum(shares.filter((share) => share.code === code)) })),
    taxes: taxesOf(cart, currency),
    createdAt: cart.created_at,
    updatedAt: cart.updated_at,
    ...readCartData(cart.metadata),
  })
}
