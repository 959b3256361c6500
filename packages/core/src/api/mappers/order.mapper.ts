import type { Order, OrderPage } from '../../account/account.types.ts'
import { type Money, toMinor } from '../../shared/money.ts'
import type { components } from '../generated/store.ts'
import { type ReportBroken, readable } from '../readable.ts'
import { slugOf } from './slug.ts'

type Wire = components['schemas']

export const mapOrder = (order: Wire['Order']): Order => {
  const money = (decimal: number): Money => ({ amount: toMinor(decimal) ?? 0, currency: order.currency })
  const address = order.shipping_address
  return {
    number: order.number,
    status: order.status,
    placedAt: order.placed_at,
    discount: money(order.discount_amount),
    subtotal: money(order.subtotal),
    shippingCost: money(order.shipping_cost),
    total: money(order.total),
    taxIncluded: order.tax_included,
    shippingOption: order.shipping_option,
    address: {
      firstName: address.first_name,
      lastName: address.last_name,
      line1: address.line1,
      line2: address.line2 ?? null,
      city: address.city,
      region: address.region,
      postalCode: address.postal_code,
      country: address.country,
    },
    lines: order.line_items.map((line) => ({
      variantId: line.variant_id,
      sku: line.sku,
      name: line.name,
      slug: slugOf(line.url),
      imageUrl: line.image_url || null,
      options: line.options,
      quantity: line.quantity,
      price: money(line.price),
      extendedPrice: money(line.extended_price),
    })),
  }
}

export const mapOrders = ({ data, meta: { pagination } }: Wire['OrderPage'], report?: ReportBroken): OrderPage => ({
  orders: readable(data, mapOrder, report),
  page: pagination.page,
  total: pagination.total,
})
