import { answerOn, fitStep, meanOf, qualityScore } from '../../reviews/reviews.rules.ts'
import type { Review, Reviews } from '../../reviews/reviews.types.ts'
import type { components } from '../generated/reviews.ts'

type Wire = components['schemas']
/** The provider names the count with and without an s (services, Yotpo). */
type WireBottomline = Partial<Wire['WidgetBottomline']> & { readonly total_reviews?: number }

/** The slugs under which the reviews provider keeps the answers on fit and quality. */
export interface ReviewFields {
  readonly fit: string
  readonly quality: string
}

const mapReview = (review: Wire['Review'], fields: ReviewFields): Review => ({
  id: review.id,
  score: review.score,
  title: review.title,
  content: review.content,
  author: review.user.display_name,
  createdAt: review.created_at,
  isVerified: review.verified_buyer,
  fit: answerOn(review.custom_fields?.[fields.fit]?.value),
  quality: answerOn(review.custom_fields?.[fields.quality]?.value),
})

export const mapReviews = ({ response }: Wire['ReviewsAnswer'], fields: ReviewFields): Reviews => {
  const { pagination, products } = response
  const bottomline: WireBottomline = response.bottomline
  const list = response.reviews.map((review) => mapReview(review, fields))
  // The provider's own mean is over all reviews; that of a page stands in for it.
  const averageOf = (name: keyof ReviewFields): number | null =>
    answerOn(bottomline.custom_fields_bottomline?.[fields[name]]?.average) ?? meanOf(list.map((review) => review[name]))
  const bottomLine = {
    totalReview: bottomline.total_review ?? bottomline.total_reviews ?? 0,
    averageScore: bottomline.average_score ?? 0,
  }
  const [product] = products
  const averageFitUnrounded = averageOf('fit')
  return {
    list,
    ...bottomLine,
    bottomLine,
    pagination: { page: pagination.page, perPage: pagination.per_page, total: pagination.total },
    productData: product
      ? { id: Number(product.domain_key), name: product.name, imageUrl: product.image_url ?? null }
      : null,
    averageFit: fitStep(averageFitUnrounded),
    averageFitUnrounded,
    averageQuality: qualityScore(averageOf('quality')),
  }
}
