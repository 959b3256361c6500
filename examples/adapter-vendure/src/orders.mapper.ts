import type { Site } from '@cairn/core'
import type { Order } from '@cairn/core/account'
import type { VendureOrder } from './account.schema.ts'
import { canonicalName } from './cart.mapper.ts'
import { readCustom } from './customFields.ts'
import { moneyOf } from './money.ts'

/** The status of an order by its state in Vendure's default process. An own process has other states. */
const STATUS: Readonly<Record<string, Order['status']>> = {
  PartiallyShipped: 'shipped',
  Shipped: 'shipped',
  PartiallyDelivered: 'shipped',
  Delivered: 'completed',
  Cancelled: 'cancelled',
}

/** Vendure stores one name. Its last word is shown as the family name. */
const namesOf = (fullName: string): { readonly firstName: string; readonly lastName: string } => {
  const words = fullName.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** Maps a placed order. */
export const mapOrder = (order: VendureOrder, site: Site, catalogueLanguage: string): Order => {
  const money = (hundredths: number) => moneyOf(hundredths, order.currencyCode)
  const { lines, shippingAddress: address } = order
  return {
    number: order.code,
    status: STATUS[order.state] ?? 'awaiting_fulfillment',
    placedAt: order.orderPlacedAt ?? '',
    discount: money(-order.discounts.reduce((sum, { amount }) => sum + amount, 0)),
    subtotal: money(order.subTotal),
    shippingCost: money(order.shipping),
    total: money(order.total),
    taxIncluded: site.taxIncluded,
    shippingOption: order.shippingLines[0]?.shippingMethod.name ?? '',
    address: {
      ...namesOf(address?.fullName ?? ''),
      line1: address?.streetLine1 ?? '',
      line2: address?.streetLine2 || null,
      city: address?.city ?? '',
      ...(address?.province && { region: address.province }),
      postalCode: address?.postalCode ?? '',
      country: address?.countryCode ?? '',
    },
    lines: lines.map(({ featuredAsset, linePrice, productVariant, quantity, unitPrice }) => ({
      variantId: productVariant.id,
      sku: productVariant.sku,
      name: productVariant.product.name,
      slug: productVariant.product.slug,
      imageUrl: featuredAsset?.preview ?? null,
      options: productVariant.options.map(({ name, group }) => ({
        name: canonicalName(group, catalogueLanguage),
        value: name,
      })),
      quantity,
      price: money(unitPrice),
      extendedPrice: money(linePrice),
    })),
    ...readCustom(order.customFields?.custom),
  }
}
