import type { Client } from 'openapi-fetch'
import type { AccountGateway, Order, Profile } from '../../account/account.types.ts'
import { type Money, toMinor } from '../../shared/money.ts'
import type { Site } from '../../shared/site.ts'
import { readAnswer } from '../answerOf.ts'
import type { components as AccountComponents, paths as AccountPaths } from '../generated/account.ts'
import type { components, paths as StorePaths } from '../generated/store.ts'
import { slugOf } from '../mappers/text.ts'
import { readable } from '../readable.ts'

type Wire = components['schemas']

export interface AccountGatewayConfig {
  readonly account: Client<AccountPaths>
  readonly store: Client<StorePaths>
  readonly site: Site
}

const mapOrder = (order: Wire['Order']): Order => {
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
    shippingOption: order.shipping_option,
    address: {
      firstName: address.first_name,
      lastName: address.last_name,
      line1: address.line1,
      line2: address.line2 ?? null,
      city: address.city,
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

const PAGE_SIZE = 10

type Body = AccountComponents['schemas']['ProfileAnswer']
const profileOf = ({ profile }: Body): Profile => profile

/** Profile, password, sign-up and orders over HTTP (spec section 7). */
export const createAccountGateway = ({ account, store, site }: AccountGatewayConfig): AccountGateway => ({
  profile: (options) => readAnswer(account.GET('/profile', { ...options }), profileOf),
  updateProfile: (body, options) => readAnswer(account.POST('/update-profile', { body, ...options }), profileOf),
  changePassword: (body, options) => readAnswer(account.POST('/change-password', { body, ...options }), profileOf),
  signUp: (fields, options) =>
    readAnswer(account.POST('/sign-up', { body: { ...fields, site: site.prefix }, ...options }), profileOf),
  orders: (page, options) => {
    const params = { query: { page, per_page: PAGE_SIZE } }
    return readAnswer(store.GET('/orders', { params, ...options }), ({ data, meta: { pagination } }) => ({
      orders: readable(data, mapOrder),
      page: pagination.page,
      total: pagination.total,
    }))
  },
  order: (orderNumber, options) =>
    readAnswer(store.GET('/orders/{orderNumber}', { params: { path: { orderNumber } }, ...options }), mapOrder),
})
