import type { Review, Reviews } from '../../reviews/reviews.types.ts'
import type { components } from '../generated/reviews.ts'

type Wire = components['schemas']

/** The slugs under which the reviews provider keeps the answers on fit and quality. */
export interface ReviewFields {
  readonly fit: string
  readonly quality: string
}

const answer = (review: Wire['Review'], slug: string): number | null => {
  const value = Number(review.custom_fields?.[slug]?.value)
  return Number.isFinite(value) && value >= 1 && value <= 5 ? value : null
}

const mapReview = (review: Wire['Review'], fields: ReviewFields): Review => ({
  id: review.id,
  score: review.score,
  title: review.title,
  content: review.content,
  author: review.user.display_name,
  createdAt: review.created_at,
  isVerified: review.verified_buyer,
  fit: answer(review, fields.fit),
  quality: answer(review, fields.quality),
})

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits

export const mapReviews = ({ response }: Wire['ReviewsAnswer'], fields: ReviewFields): Reviews => {
  const { bottomline, pagination, products, reviews } = response
  const average = (slug: string): number | null => bottomline.custom_fields_bottomline?.[slug]?.average ?? null
  const [product] = products
  const fit = average(fields.fit)
  return {
    list: reviews.map((review) => mapReview(review, fields)),
    totalReview: bottomline.total_review,
    averageScore: bottomline.average_score,
    pagination: { page: pagination.page, perPage: pagination.per_page, total: pagination.total },
    productData: product
      ? { id: Number(product.domain_key), name: product.name, imageUrl: product.image_url ?? null }
      : null,
    bottomLine: { totalReview: bottomline.total_review, averageScore: bottomline.average_score },
    averageFit: rounded(fit, 0),
    averageFitUnrounded: fit,
    averageQuality: rounded(average(fields.quality), 1),
  }
}
