import type { Site } from '@cairn/core'
import type { Order, OrderAddress, OrderLine } from '@cairn/core/account'
import { moneyOf } from './amounts.ts'
import { discountsOf, sharesOf, sumOf } from './discounts.ts'
import type { MedusaAddress, MedusaOrder, MedusaOrderItem } from './medusa.schema.ts'
import { NOTE, readCustom } from './metadata.ts'

/** The parts of an order that this adapter reads. */
export const ORDER_FIELDS = [
  'id,display_id,status,fulfillment_status,currency_code,created_at,total,metadata',
  'item_total,item_tax_total,shipping_total,shipping_subtotal',
  '*items,*shipping_address,*shipping_methods',
  'promotions.id,promotions.code,promotions.is_automatic',
].join(',')

const STATUS: Readonly<Record<string, Order['status']>> = {
  partially_shipped: 'shipped',
  shipped: 'shipped',
  partially_delivered: 'shipped',
  delivered: 'completed',
}

const statusOf = ({ fulfillment_status, status }: MedusaOrder): Order['status'] => {
  if (status === 'canceled') return 'cancelled'
  if (status === 'completed') return 'completed'
  return STATUS[fulfillment_status ?? ''] ?? 'awaiting_fulfillment'
}

/** Maps an address. Medusa keeps what the shopper left out as an empty text. */
const addressOf = (address: MedusaAddress | null): OrderAddress => ({
  firstName: address?.first_name ?? '',
  lastName: address?.last_name ?? '',
  line1: address?.address_1 ?? '',
  line2: address?.address_2 || null,
  city: address?.city ?? '',
  region: address?.province || undefined,
  postalCode: address?.postal_code ?? '',
  country: address?.country_code?.toUpperCase() ?? '',
})

const lineOf = (item: MedusaOrderItem, currency: string): OrderLine => ({
  variantId: item.variant_id ?? '',
  sku: item.variant_sku ?? '',
  name: item.product_title ?? item.title,
  slug: item.product_handle ?? '',
  imageUrl: item.thumbnail,
  options: Object.entries(item.variant_option_values ?? {}).map(([name, value]) => ({ name, value })),
  quantity: item.quantity,
  price: moneyOf(item.unit_price, currency),
  extendedPrice: moneyOf(item.is_tax_inclusive ? item.original_total : item.subtotal, currency),
})

/** Maps an order. Amounts include the tax where the prices of the site do. */
export const mapOrder = ({ taxIncluded }: Site, order: MedusaOrder): Order => {
  const currency = order.currency_code
  const shares = sharesOf(order, currency.toUpperCase())
  const minorMoney = (amount: number) => ({ amount, currency: currency.toUpperCase() })
  const goods = order.item_total - (taxIncluded ? 0 : order.item_tax_total)
  return {
    number: String(order.display_id),
    status: statusOf(order),
    placedAt: order.created_at,
    discount: minorMoney(sumOf(shares)),
    discounts: discountsOf(shares).map(({ amount, code, label }) => ({ code, label, amount: minorMoney(amount) })),
    subtotal: moneyOf(goods, currency),
    shippingCost: moneyOf(taxIncluded ? order.shipping_total : order.shipping_subtotal, currency),
    total: moneyOf(order.total, currency),
    taxIncluded,
    shippingOption: order.shipping_methods.map(({ name }) => name).join(', '),
    address: addressOf(order.shipping_address),
    lines: order.items.map((item) => lineOf(item, currency)),
    ...readCustom(order.metadata, NOTE),
  }
}
