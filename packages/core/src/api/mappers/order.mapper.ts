import type { Order, OrderPage } from '../../account/account.types.ts'
import { customPart } from '../../shared/custom.ts'
import { type Money, toMinor } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import type { components } from '../generated/store.ts'
import { needed, type ReportBroken, readParts } from '../readParts.ts'
import { mapProperties } from './cart.open.ts'
import { mapOptions, neededId, slugOf } from './fields.ts'

type Wire = components['schemas']

export const mapOrder = (order: Wire['Order'], site: Site): Order => {
  const currency = needed(order.currency, 'currency')
  const money = (decimal: number, name: string): Money => ({
    amount: needed(toMinor(decimal, currency), name),
    currency,
  })
  const labelled = ({ label, amount }: Wire['OrderGiftCard']) => ({
    label: label ?? '',
    amount: money(amount, 'amount'),
  })
  const address = order.shipping_address
  return {
    number: needed(order.number, 'number'),
    status: needed(order.status, 'status'),
    placedAt: needed(order.placed_at, 'placed_at'),
    discount: money(order.discount_amount ?? 0, 'discount_amount'),
    ...(order.discounts && {
      discounts: readParts(order.discounts, ({ code, ...item }) => ({ ...labelled(item), code: code ?? null })),
    }),
    subtotal: money(order.subtotal, 'subtotal'),
    shippingCost: money(order.shipping_cost, 'shipping_cost'),
    total: money(order.total, 'total'),
    ...(order.taxes && { taxes: readParts(order.taxes, labelled) }),
    ...(order.delivery && { delivery: order.delivery }),
    ...(order.gift_cards && { giftCards: readParts(order.gift_cards, labelled) }),
    taxIncluded: order.tax_included ?? site.taxIncluded,
    shippingOption: order.shipping_option ?? '',
    address: {
      firstName: address.first_name ?? '',
      lastName: address.last_name ?? '',
      line1: address.line1 ?? '',
      line2: address.line2 ?? null,
      city: address.city ?? '',
      ...(address.region && { region: address.region }),
      postalCode: address.postal_code ?? '',
      country: address.country ?? '',
    },
    lines: order.line_items.map((line) => ({
      variantId: neededId(line.variant_id, 'variant_id'),
      sku: line.sku ?? '',
      name: line.name ?? '',
      slug: slugOf(line.url ?? ''),
      imageUrl: line.image_url || null,
      options: mapOptions(line.options),
      ...(line.properties && { properties: mapProperties(line.properties) }),
      quantity: needed(line.quantity, 'quantity'),
      price: money(line.price, 'price'),
      extendedPrice: money(line.extended_price, 'extended_price'),
    })),
    ...(order.links?.page && { links: order.links }),
    ...customPart(order.custom),
  }
}

export const mapOrders = (
  { data, meta: { pagination } }: Wire['OrderPage'],
  site: Site,
  report?: ReportBroken,
): OrderPage => ({
  orders: readParts(data, (order) => mapOrder(order, site), report),
  page: needed(pagination.page, 'page'),
  total: needed(pagination.total, 'total'),
})
