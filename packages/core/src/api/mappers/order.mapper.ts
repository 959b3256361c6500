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
  const money = <Name extends string>(part: Readonly<Record<Name, number>>, name: Name): Money => ({
    amount: needed(toMinor(part[name], currency), name),
    currency,
  })
  const labelled = (part: Wire['OrderGiftCard']) => ({ label: part.label ?? '', amount: money(part, 'amount') })
  const address = order.shipping_address
  return {
    number: needed(order.number, 'number'),
    status: needed(order.status, 'status'),
    placedAt: needed(order.placed_at, 'placed_at'),
    discount: money({ discount_amount: order.discount_amount ?? 0 }, 'discount_amount'),
    ...(order.discounts && {
      discounts: readParts(order.discounts, (item) => ({ ...labelled(item), code: item.code ?? null })),
    }),
    subtotal: money(order, 'subtotal'),
    shippingCost: money(order, 'shipping_cost'),
    total: money(order, 'total'),
    ...(order.taxes && { taxes: readParts(order.taxes, labelled) }),
    delivery: order.delivery ?? undefined,
    ...(order.gift_cards && { giftCards: readParts(order.gift_cards, labelled) }),
    taxIncluded: order.tax_included ?? site.taxIncluded,
    shippingOption: order.shipping_option ?? '',
    address: {
      firstName: address.first_name ?? '',
      lastName: address.last_name ?? '',
      line1: address.line1 ?? '',
      line2: address.line2 ?? null,
      city: address.city ?? '',
      region: address.region || undefined,
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
      price: money(line, 'price'),
      extendedPrice: money(line, 'extended_price'),
    })),
    links: order.links?.page ? order.links : undefined,
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
