import * as z from 'zod/mini'
import { type AnswersOf, flag, id, maybeNumber, maybeText, number, text } from '../shared/answerParts.ts'
import type { ReviewsGateway } from './reviews.types.ts'

const reviews = z.object({
  list: z.array(
    z.object({
      id,
      score: number,
      title: text,
      content: text,
      language: z.optional(text),
      author: text,
      createdAt: text,
      isVerified: flag,
      size: z.optional(text),
      fit: maybeNumber,
      quality: maybeNumber,
    }),
  ),
  totalReview: number,
  averageScore: number,
  pagination: z.object({ page: number, perPage: number, total: number }),
  productData: z.nullable(z.object({ id, name: text, imageUrl: maybeText })),
  bottomLine: z.object({
    totalReview: number,
    averageScore: number,
    byScore: z.optional(z.record(z.string(), number)),
    bySize: z.optional(z.record(z.string(), number)),
  }),
  averageFit: maybeNumber,
  averageFitUnrounded: maybeNumber,
  averageQuality: maybeNumber,
})

/** Response schemas of the port (gateway interface), by method. */
export const answers = {
  load: reviews,
} satisfies AnswersOf<ReviewsGateway>
