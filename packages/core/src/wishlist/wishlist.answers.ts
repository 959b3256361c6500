import * as z from 'zod/mini'
import {
  type AnswersOf,
  flag,
  id,
  maybeId,
  maybeMoney,
  maybeText,
  money,
  options,
  text,
} from '../shared/answerParts.ts'
import type { WishlistGateway } from './wishlist.types.ts'

const wishlist = z.array(
  z.object({
    id,
    productId: id,
    variantId: maybeId,
    slug: text,
    name: text,
    category: z.array(text),
    imageUrl: maybeText,
    options,
    price: money,
    regularPrice: maybeMoney,
    isAvailable: flag,
    unavailable: z.optional(z.enum(['coming-soon', 'retired'])),
  }),
)

/** Schemas of the responses of the wish-list port, by method. */
export const answers = {
  load: wishlist,
  add: wishlist,
  remove: wishlist,
} satisfies AnswersOf<WishlistGateway>
