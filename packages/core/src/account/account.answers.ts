import * as z from 'zod/mini'
import { type AnswersOf, custom, flag, id, maybeText, money, number, options, text } from '../shared/answerParts.ts'
import { createStandFor, refuseUnsupported } from '../shared/unsupported.ts'
import type { AccountGateway } from './account.types.ts'

const profile = z.object({
  customerId: id,
  userName: text,
  firstName: text,
  lastName: text,
  custom: z.optional(custom),
})

const order = z.object({
  number: text,
  status: z.enum(['awaiting_fulfillment', 'shipped', 'completed', 'cancelled']),
  placedAt: text,
  discount: money,
  discounts: z.optional(z.array(z.object({ label: text, amount: money, code: maybeText }))),
  subtotal: money,
  shippingCost: money,
  total: money,
  giftCards: z.optional(z.array(z.object({ label: text, amount: money }))),
  taxIncluded: flag,
  shippingOption: text,
  address: z.object({
    firstName: text,
    lastName: text,
    line1: text,
    line2: maybeText,
    city: text,
    region: z.optional(text),
    postalCode: text,
    country: text,
  }),
  lines: z.array(
    z.object({
      variantId: id,
      sku: text,
      name: text,
      slug: text,
      imageUrl: maybeText,
      options,
      properties: z.optional(z.record(text, text)),
      quantity: number,
      price: money,
      extendedPrice: money,
    }),
  ),
  links: z.optional(z.object({ page: text })),
  custom: z.optional(custom),
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  profile: profile,
  updateProfile: profile,
  changePassword: profile,
  signUp: profile,
  orders: z.object({ orders: z.array(order), page: number, total: number }),
  order: order,
} satisfies AnswersOf<AccountGateway>

/** Finds what replaces a call that the back end cannot answer. */
export const standFor = createStandFor<AccountGateway>({
  orders: ['orders', async (page) => ({ orders: [], page, total: 0 })],
  order: ['orders', refuseUnsupported],
  updateProfile: ['profile', refuseUnsupported],
  changePassword: ['password', refuseUnsupported],
  signUp: ['signUp', refuseUnsupported],
})
