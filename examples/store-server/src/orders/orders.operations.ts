import type { Store } from '@cairn/core/contracts'
import { fromMinor, viewDiscounts } from '../carts/cart.amounts.ts'
import { deliveryOf } from '../checkout/deliveryName.ts'
import { checkoutMessages } from '../checkout/messages/index.ts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound, unauthorized } from '../contract/problem.ts'
import type { Database } from '../database/database.ts'
import { type GiftCardUse, usesOfOrders } from '../giftCards/giftCards.repository.ts'
import { giftCardLabel } from '../giftCards/giftCards.rules.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { reviewableLines } from '../reviews/orderReviews.repository.ts'
import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Language } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Vertical } from '../vertical.ts'
import { JOIN_COOKIE, joinFromLink } from './joinAccount.ts'
import { orderPages } from './order.pages.ts'
import { createOrderLink } from './orderLinks.ts'
import { findOrder, linesOf, pageOfOrders } from './orders.repository.ts'
import type { OrderLineRow, OrderRow } from './orders.schema.ts'
import { returnKindOf } from './returnRules.ts'
import { openLines } from './returns.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Order = Store.components['schemas']['Order']

export const createOrders = (inventory: Inventory): Vertical => ({
  name: 'orders',
  pages: (app, context) => orderPages(app, context, inventory),
  operations: ({ config, database, clock }) => {
    const store: Pick<Handlers<Store.operations>, 'listOrders' | 'getOrder'> = {
      listOrders: async ({ query, claims, headers, cookies }) => {
        const customerId = customerOf(claims)
        const token = cookies[JOIN_COOKIE]
        if (token !== undefined) await joinFromLink(database, { token, customerId, now: new Date(clock.now()) })
        const page = query.page ?? 1
        const size = query.per_page ?? 10
        const { orders, total } = await pageOfOrders(database, customerId, { number: page, size })
        const ids = orders.map(({ id }) => id)
        const lines = Map.groupBy(await linesOf(database, ids), (line) => line.orderId)
        const giftCards = Map.groupBy(await usesOfOrders(database, ids), (use) => use.orderId)
        const language = acceptedLanguage(headers['accept-language'])
        const data = orders.map((order) =>
          viewOrder(order, { lines: lines.get(order.id) ?? [], giftCards: giftCards.get(order.id) ?? [] }, language),
        )
        return { status: 200, body: { data, meta: { pagination: { page, per_page: size, total } } } }
      },

      getOrder: async ({ params, claims, headers }) => {
        const order = await findOrder(database, customerOf(claims), params.orderNumber)
        if (order === undefined) throw notFound('This order does not exist')
        const parts = {
          lines: await linesOf(database, [order.id]),
          giftCards: await usesOfOrders(database, [order.id]),
        }
        const now = clock.now()
        const links = await linksOf(database, order, { origin: config.hostOrigin, now })
        const body = { ...viewOrder(order, parts, acceptedLanguage(headers['accept-language'])), links }
        return { status: 200, body }
      },
    }
    return { store }
  },
})

function customerOf(claims: Claims | undefined): number {
  if (claims === undefined || claims.customerId < 1) throw unauthorized()
  return claims.customerId
}

/** Returns the taxes on top of the prices. A tax in the prices has no amount of its own. */
function taxesOf(
  { taxMinor, taxIncluded, shippingAddress }: OrderRow,
  language: Language,
): Store.components['schemas']['OrderTax'][] {
  if (taxIncluded || taxMinor === 0) return []
  const label = checkoutMessages[language].salesTax(shippingAddress.region ?? '')
  return [{ label, amount: fromMinor(taxMinor) }]
}

/** Returns the pages of an order. Each response has a new link, because the database has only hashes of earlier ones. */
async function linksOf(
  database: Database,
  order: OrderRow,
  { origin, now }: { origin: string; now: number },
): Promise<NonNullable<Order['links']>> {
  const page = await createOrderLink(database, order.id, { origin, now: new Date(now), lifetimeMs: DAY_MS })
  const canReturn = (await openLines(database, order, now)).length > 0
  const reviews = (await reviewableLines(database, order, now)).map((line) => ({
    line,
    page: `${page}/review/${line}`,
  }))
  return {
    page,
    ...(canReturn && { [returnKindOf(siteOf(order.site))]: `${page}/return` }),
    ...(reviews.length > 0 && { reviews }),
  }
}

function viewOrder(
  order: OrderRow,
  { lines, giftCards }: { lines: readonly OrderLineRow[]; giftCards: readonly GiftCardUse[] },
  language: Language,
): Order {
  const { discountMinor: memberMinor, coupon, couponMinor } = order
  return {
    number: order.number,
    status: order.status,
    placed_at: order.placedAt.toISOString(),
    currency: order.currency,
    discount_amount: fromMinor(order.discountMinor),
    discounts: viewDiscounts({ memberMinor, coupon, couponMinor }, { language, contentLanguage: language }),
    subtotal: fromMinor(order.subtotalMinor),
    shipping_cost: fromMinor(order.shippingMinor),
    total: fromMinor(order.subtotalMinor + order.shippingMinor + order.taxMinor),
    taxes: taxesOf(order, language),
    delivery: order.delivery,
    gift_cards: giftCards.map((use) => ({ label: giftCardLabel(use), amount: fromMinor(use.amountMinor) })),
    note: order.note,
    custom: order.custom,
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
      properties: line.properties,
      custom: line.custom,
      quantity: line.quantity,
      price: fromMinor(line.priceMinor),
      extended_price: fromMinor(line.priceMinor * line.quantity),
    })),
  }
}
