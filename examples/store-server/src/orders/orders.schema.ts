import type { Store } from '@cairn/core/contracts'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Custom, Properties } from '../carts/carts.schema.ts'
import type { CouponRow } from '../coupons/coupons.schema.ts'
import { jsonText } from '../database/jsonText.ts'
import type { DeliveryDates } from '../delivery/deliveryDates.ts'

type Schemas = Store.components['schemas']

export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  number: text('number').notNull(),
  checkoutId: text('checkout_id').notNull(),
  cartId: text('cart_id').notNull(),
  customerId: integer('customer_id').notNull().default(0),
  status: text('status', { enum: ['awaiting_fulfillment', 'shipped', 'completed', 'cancelled'] })
    .notNull()
    .default('awaiting_fulfillment'),
  email: text('email').notNull(),
  site: text('site').notNull(),
  currency: text('currency', { enum: ['EUR', 'GBP', 'CHF', 'USD'] }).notNull(),
  /** The membership discount on the goods. */
  discountMinor: bigint('discount_minor', { mode: 'number' }).notNull().default(0),
  coupon: jsonb('coupon').$type<Pick<CouponRow, 'code' | 'names'>>(),
  couponMinor: bigint('coupon_minor', { mode: 'number' }).notNull().default(0),
  /** The price of the goods after all discounts. */
  subtotalMinor: bigint('subtotal_minor', { mode: 'number' }).notNull(),
  shippingMinor: integer('shipping_minor').notNull(),
  /** The sales tax on top of the prices; 0 where the prices include the tax. */
  taxMinor: bigint('tax_minor', { mode: 'number' }).notNull().default(0),
  taxIncluded: boolean('tax_included').notNull(),
  shippingOption: text('shipping_option').notNull(),
  shippingAddress: jsonb('shipping_address').$type<Schemas['Address']>().notNull(),
  /** The address of the invoice; null when it equals the shipping address. */
  billingAddress: jsonb('billing_address').$type<Schemas['Address']>(),
  /** The company that gets the invoice, and its VAT id. */
  company: text('company'),
  vatId: text('vat_id'),
  phone: text('phone'),
  /** The delivery dates that the buyer saw. */
  delivery: jsonb('delivery').$type<DeliveryDates>(),
  /** The message on the gift card in the parcel. */
  giftNote: text('gift_note'),
  /** The shopper's message to the shop. */
  note: text('note'),
  custom: jsonText<Custom>('custom').notNull().default({}),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  shippedAt: timestamp('shipped_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  trackingNumber: text('tracking_number'),
})

export const orderLines = pgTable('order_lines', {
  orderId: integer('order_id').notNull(),
  position: integer('position').notNull(),
  productId: integer('product_id').notNull(),
  variantId: integer('variant_id').notNull(),
  sku: text('sku').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  imageUrl: text('image_url').notNull(),
  options: jsonb('options').$type<Schemas['CartItemOption'][]>().notNull(),
  properties: jsonText<Properties>('properties').notNull().default({}),
  custom: jsonText<Custom>('custom').notNull().default({}),
  quantity: integer('quantity').notNull(),
  priceMinor: integer('price_minor').notNull(),
})

export const orderLinks = pgTable('order_links', {
  tokenSha256: text('token_sha256').primaryKey(),
  orderId: integer('order_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
