import * as z from 'zod/mini'
import { type AnswersOf, custom, flag, id, maybeMoney, maybeNumber, money, text } from '../shared/answerParts.ts'
import type { ProductGateway } from './product.types.ts'

const images = z.array(z.object({ view: z.enum(['front', 'back', 'detail']), url: text }))

const product = z.object({
  id,
  sku: text,
  slug: text,
  name: text,
  category: z.array(text),
  breadcrumbs: z.array(z.object({ title: text, url: text })),
  brand: text,
  summary: text,
  description: text,
  features: z.array(text),
  materials: text,
  care: text,
  fit: text,
  gender: z.enum(['women', 'men', 'all']),
  activities: z.array(text),
  taxIncluded: flag,
  options: z.array(
    z.object({
      name: text,
      label: z.optional(text),
      values: z.array(z.object({ key: text, label: text, hex: z.optional(text), images: z.optional(images) })),
    }),
  ),
  images,
  variants: z.array(
    z.object({
      id,
      sku: text,
      options: z.record(text, text),
      price: money,
      regularPrice: maybeMoney,
      isTracked: flag,
      inventoryLevel: maybeNumber,
    }),
  ),
  isComingSoon: flag,
  isRetired: flag,
  stores: z.optional(z.array(text)),
  custom: z.optional(custom),
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  load: z.nullable(product),
} satisfies AnswersOf<ProductGateway>
