import type { Store } from '@cairn/core/contracts'
import { fromMinor } from '../carts/cart.view.ts'
import { deliveryOf } from '../checkout/deliveryName.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound, unauthorized } from '../contract/problem.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Language } from '../sites/sites.data.ts'
import type { Vertical } from '../vertical.ts'
import { findOrder, linesOf, pageOfOrders } from './orders.repository.ts'
import type { OrderLineRow, OrderRow } from './orders.schema.ts'

type Order = Store.components['schemas']['Order']

export const orderHistory: Vertical = {
  name: 'orders',
  operations: ({ database }) => {
    const store: Pick<Handlers<Store.operations>, 'listOrders' | 'getOrder'> = {
      listOrders: async ({ query, claims, headers }) => {
        const page = query.page ?? 1
        const size = query.per_page ?? 10
        const { orders, total } = await pageOfOrders(database, customerOf(claims), { number: page, size })
        const lines = Map.groupBy(
          await linesOf(
            database,
            orders.map(({ id }) => id),
          ),
          (line) => line.orderId,
        )
        const data = orders.map((order) =>
          viewOrder(order, lines.get(order.id) ?? [], acceptedLanguage(headers['accept-language'])),
        )
        return { status: 200, body: { data, meta: { pagination: { page, per_page: size, total } } } }
      },

      getOrder: async ({ params, claims, headers }) => {
        const order = await findOrder(database, customerOf(claims), params.orderNumber)
        if (order === undefined) throw notFound('This order does not exist')
        return {
          status: 200,
          body: viewOrder(order, await linesOf(database, [order.id]), acceptedLanguage(headers['accept-language'])),
        }
      },
    }
    return { store }
  },
}

function customerOf(claims: Claims | undefined): number {
  if (claims === undefined || claims.customerId < 1) throw unauthorized()
  return claims.customerId
}

function viewOrder(order: OrderRow, lines: readonly OrderLineRow[], language: Language): Order {
  return {
    number: order.number,
    status: order.status,
    placed_at: order.placedAt.toISOString(),
    currency: order.currency,
    discount_amount: fromMinor(order.discountMinor),
    subtotal: fromMinor(order.subtotalMinor),
    shipping_cost: fromMinor(order.shippingMinor),
    total: fromMinor(order.subtotalMinor + order.shippingMinor),
    tax_included: order.taxIncluded,
    shipping_option: deliveryOf(order, checkoutMessages[language]),
    shipping_address: order.shippingAddress,
    line_items: lines.map((line) => ({
      product_id: line.productId,
      variant_id: line.variantId,
      sku: line.sku,
      name: line.name,
      url: line.url,
      image_url: line.imageUrl,
      options: line.options,
      quantity: line.quantity,
      price: fromMinor(line.priceMinor),
      extended_price: fromMinor(line.priceMinor * line.quantity),
    })),
  }
}
