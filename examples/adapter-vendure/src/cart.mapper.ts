import type { Site } from '@cairn/core'
import { completeCart, completeLine } from '@cairn/core/adapter'
import type { Cart, CartLine, CartNotice } from '@cairn/core/cart'
import { writeCartId } from './cart.id.ts'
import type { VendureCart, VendureLine } from './cart.schema.ts'
import { readJson, readTexts } from './customFields.ts'
import { amountOf } from './money.ts'
import { stockOf } from './stock.ts'

export interface CartContext {
  readonly site: Site
  /** The token of the guest's session; null for the cart of a customer. */
  readonly guest: string | null
  readonly catalogueLanguage: string
  readonly notices?: readonly CartNotice[] | undefined
}

type Named = VendureLine['productVariant']['options'][number]['group']

/** Returns the name of an option in the language of the catalogue, which identifies it in every language. */
export const canonicalName = ({ name, translations }: Named, language: string): string =>
  translations.find(({ languageCode }) => languageCode === language)?.name ?? name

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const mapLine = (
  line: VendureLine,
  currency: string,
  isCoupon: (source: string) => boolean,
  language: string,
): CartLine => {
  const { customFields, discounts, featuredAsset, productVariant, quantity } = line
  const amount = (hundredths: number): number => amountOf(hundredths, currency)
  const reduced = (wanted: boolean): number =>
    sum(discounts.filter((each) => isCoupon(each.adjustmentSource) === wanted).map((each) => -amount(each.amount)))
  return completeLine({
    id: line.id,
    productId: productVariant.product.id,
    variantId: productVariant.id,
    sku: productVariant.sku,
    name: productVariant.product.name,
    slug: productVariant.product.slug,
    imageUrl: featuredAsset?.preview ?? null,
    options: productVariant.options.map(({ name, group }) => ({ name: canonicalName(group, language), value: name })),
    properties: readTexts(customFields?.properties),
    custom: readJson(customFields?.custom),
    quantity,
    salePrice: amount(line.unitPrice),
    extendedPrice: amount(line.linePrice),
    discountAmount: reduced(false),
    couponAmount: reduced(true),
    ...stockOf(productVariant.stockLevel),
  })
}

/** Maps an order of Vendure to a cart. */
export const mapCart = (order: VendureCart, { site, guest, catalogueLanguage, notices = [] }: CartContext): Cart => {
  const { couponCodes, currencyCode: currency, customFields, promotions } = order
  const amount = (hundredths: number): number => amountOf(hundredths, currency)
  const codes = new Map(promotions.map(({ id, couponCode }) => [`PROMOTION:${id}`, couponCode]))
  const codeOf = (source: string): string | null => codes.get(source) ?? null
  const lines = order.lines.map((line) =>
    mapLine(line, currency, (source) => codeOf(source) !== null, catalogueLanguage),
  )
  const discounts = order.discounts.map(({ adjustmentSource, description, amount: hundredths }) => ({
    label: description,
    amount: -amount(hundredths),
    code: codeOf(adjustmentSource),
  }))
  const coupons = couponCodes.map((code) => ({
    code,
    discountedAmount: sum(discounts.filter((discount) => discount.code === code).map((discount) => discount.amount)),
  }))
  const baseAmount = sum(lines.map(({ extendedPrice }) => extendedPrice))
  const cartAmount = amount(order.subTotal)
  return completeCart(site, {
    id: writeCartId(guest, order.code),
    customerId: guest === null ? (order.customer?.id ?? null) : null,
    email: order.customer?.emailAddress ?? '',
    currency,
    country: order.shippingAddress?.countryCode ?? null,
    lines,
    baseAmount,
    // Vendure rounds each discount alone, so the rest keeps the sum exact.
    discountAmount: baseAmount - cartAmount - sum(coupons.map(({ discountedAmount }) => discountedAmount)),
    cartAmount,
    coupons,
    discounts,
    taxes: order.taxSummary.map(({ description, taxTotal }) => ({
      label: description,
      amount: amount(taxTotal),
      isIncluded: site.taxIncluded,
    })),
    notices,
    note: customFields?.note ?? null,
    custom: readJson(customFields?.custom),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  })
}
