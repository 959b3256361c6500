import type { Site } from '@cairn/core'
import type { Order, OrderLine } from '@cairn/core/account'
import {
  flagOf,
  listOf,
  mapOptions,
  needed,
  numberOf,
  type ReportBroken,
  readParts,
  recordOf,
  textOf,
  toMinor,
} from '@cairn/core/adapter'
import type { Catalogue } from './catalogue.mapper.ts'
import { variantIdOf } from './ids.ts'

type Json = Readonly<Record<string, unknown>>

/** What an order is mapped with. */
export interface OrderContext {
  readonly site: Site
  /** The products of the lines, which an order itself does not link to and has no pictures of. */
  readonly catalogue?: Catalogue | undefined
  readonly report?: ReportBroken | undefined
}

/** The fourteen states of BigCommerce as the four of the core. State 0 is a checkout that nobody completed. */
const STATUS: Readonly<Record<string, Order['status']>> = {
  '1': 'awaiting_fulfillment',
  '2': 'shipped',
  '3': 'shipped',
  '4': 'cancelled',
  '5': 'cancelled',
  '6': 'cancelled',
  '7': 'awaiting_fulfillment',
  '8': 'awaiting_fulfillment',
  '9': 'awaiting_fulfillment',
  '10': 'completed',
  '11': 'awaiting_fulfillment',
  '12': 'awaiting_fulfillment',
  '13': 'awaiting_fulfillment',
  '14': 'completed',
}

/** Whether the customer sees the order: it was completed, and nobody archived it. */
export const isVisibleOrder = (json: unknown): boolean => {
  const { status_id, is_deleted } = recordOf(json)
  return numberOf(status_id) !== 0 && flagOf(is_deleted) !== true
}

/** Converts the time of an order (RFC 2822) to ISO 8601. */
const timeOf = (json: unknown): string => {
  const date = new Date(textOf(json) ?? '')
  if (Number.isNaN(date.getTime())) throw new TypeError('The field date_created is no time')
  return date.toISOString()
}

const addressOf = (json: Json): Order['address'] => {
  const region = textOf(json.state)
  return {
    firstName: textOf(json.first_name) ?? '',
    lastName: textOf(json.last_name) ?? '',
    line1: textOf(json.street_1) ?? '',
    line2: textOf(json.street_2),
    city: textOf(json.city) ?? '',
    ...(region !== null && { region }),
    postalCode: textOf(json.zip) ?? '',
    country: textOf(json.country_iso2) ?? '',
  }
}

/** The shipping addresses and lines of an order, requested with `include=consignments.line_items`. */
const consignmentsOf = (order: Json) => {
  const { shipping, pickups, downloads, email } = recordOf(order.consignments)
  const shipped = listOf(shipping).map(recordOf)
  const all = [...shipped, ...[pickups, downloads, recordOf(email).gift_certificates].flatMap(listOf).map(recordOf)]
  return { shipped, lines: all.flatMap(({ line_items }) => listOf(line_items)) }
}

/**
 * Maps an order (v2), whose amounts are text. The site decides whether the amounts with or without tax are shown, as in
 * its carts. An order of downloads has no shipping address, and then shows that of the invoice.
 */
export const mapOrder = (json: unknown, { site, catalogue, report }: OrderContext): Order => {
  const order = recordOf(json)
  const currency = textOf(order.default_currency_code) ?? textOf(order.currency_code) ?? site.currency
  const tax = site.taxIncluded ? 'inc_tax' : 'ex_tax'
  const minorOf = (decimal: unknown): number => toMinor(numberOf(decimal), currency) ?? 0
  const money = (amount: number) => ({ amount, currency })
  const { shipped, lines } = consignmentsOf(order)
  const discount = minorOf(order.discount_amount) + minorOf(order.coupon_discount)

  const mapLine = (part: unknown): OrderLine => {
    const line = recordOf(part)
    const product = catalogue?.get(textOf(line.product_id) ?? '')
    const variant = product?.variants.find(({ id }) => id === textOf(line.variant_id))
    return {
      // A product that the shop wrote into the order by hand has no variant; its line in the order identifies it.
      variantId: variantIdOf(line.product_id, line.variant_id) ?? needed(textOf(line.id), 'id'),
      sku: textOf(line.sku) ?? '',
      name: textOf(line.name_customer) ?? textOf(line.name) ?? '',
      slug: product?.slug ?? '',
      imageUrl: variant?.imageUrl ?? product?.imageUrl ?? null,
      options: mapOptions(
        listOf(line.product_options).map((option) => {
          const { display_name, display_value } = recordOf(option)
          return { name: textOf(display_name) ?? '', value: textOf(display_value) ?? '' }
        }),
      ),
      quantity: Math.max(1, Math.trunc(numberOf(line.quantity) ?? 1)),
      price: money(minorOf(line[`price_${tax}`])),
      extendedPrice: money(minorOf(line[`total_${tax}`])),
    }
  }

  return {
    number: needed(textOf(order.id), 'id'),
    status: STATUS[textOf(order.status_id) ?? ''] ?? 'awaiting_fulfillment',
    placedAt: timeOf(order.date_created),
    discount: money(discount),
    subtotal: money(minorOf(order[`subtotal_${tax}`]) - discount),
    shippingCost: money(minorOf(order[`shipping_cost_${tax}`]) + minorOf(order[`handling_cost_${tax}`])),
    total: money(needed(toMinor(numberOf(order[`total_${tax}`]), currency), `total_${tax}`)),
    taxIncluded: site.taxIncluded,
    shippingOption: textOf(shipped[0]?.shipping_method) ?? '',
    address: addressOf(shipped[0] ?? recordOf(order.billing_address)),
    lines: readParts(lines, mapLine, report),
  }
}

/** Maps the orders of `GET /v2/orders`, which answers 204 without a body where there are none. */
export const mapOrders = (body: unknown, context: OrderContext): readonly Order[] =>
  readParts(listOf(body).filter(isVisibleOrder), (order) => mapOrder(order, context), context.report)

/** Returns the ids of all products in orders, to request them from the catalogue. */
export const productIdsOfOrders = (orders: readonly unknown[]): readonly string[] => [
  ...new Set(
    orders.flatMap((order) =>
      consignmentsOf(recordOf(order)).lines.flatMap((line) => {
        const id = numberOf(recordOf(line).product_id)
        return id === null || id === 0 ? [] : String(id)
      }),
    ),
  ),
]
