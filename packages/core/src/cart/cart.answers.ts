import * as z from 'zod/mini'
import {
  type AnswersOf,
  custom,
  flag,
  id,
  maybeId,
  maybeNumber,
  maybeText,
  number,
  options,
  text,
} from '../shared/answerParts.ts'
import type { CartGateway } from './cart.types.ts'

const cartLine = z.object({
  id: text,
  kind: z.enum(['physical', 'digital', 'gift-certificate', 'custom']),
  productId: maybeId,
  variantId: maybeId,
  sku: text,
  name: text,
  slug: maybeText,
  imageUrl: maybeText,
  options,
  properties: z.record(z.string(), text),
  custom,
  quantity: number,
  listPrice: number,
  salePrice: number,
  extendedPrice: number,
  extendedListPrice: number,
  discountAmount: number,
  couponAmount: number,
  isMutable: flag,
  needsShipping: flag,
  isComingSoon: flag,
  isRetired: flag,
  itemError: maybeText,
  isTracked: z.nullable(flag),
  inventoryLevel: maybeNumber,
})

const cart = z.object({
  // An id may have only characters that the cart cookie can store and return unchanged.
  id: text.check(z.regex(/^[!-~]{1,512}$/)),
  revision: maybeText,
  customerId: maybeId,
  channelId: id,
  email: text,
  currency: text,
  currencySymbol: text,
  locale: text,
  taxIncluded: flag,
  country: maybeText,
  lines: z.array(cartLine),
  baseAmount: number,
  discountAmount: number,
  cartAmount: number,
  discounts: z.array(z.object({ label: text, amount: number, code: maybeText })),
  taxes: z.array(z.object({ label: text, amount: number, isIncluded: flag })),
  giftCards: z.array(z.object({ id: text, label: text, amount: number, balance: maybeNumber })),
  notices: z.array(
    z.object({ code: text, lineId: maybeText, text: maybeText, wanted: maybeNumber, granted: maybeNumber }),
  ),
  note: maybeText,
  custom,
  coupons: z.array(z.object({ code: text, discountedAmount: number })),
  createdAt: text,
  updatedAt: text,
  removed: z.array(z.object({ id: text, name: text })),
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  load: z.nullable(cart),
  create: cart,
  save: cart,
  claim: z.nullable(cart),
} satisfies AnswersOf<CartGateway>
