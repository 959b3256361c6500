import * as z from 'zod/mini'
import {
  type AnswersOf,
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
