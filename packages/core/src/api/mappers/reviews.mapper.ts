import { answerOn, fitStep, meanOf, qualityScore } from '../../reviews/reviews.rules.ts'
import type { Review, Reviews } from '../../reviews/reviews.types.ts'
import type { components } from '../generated/reviews.ts'
import type { ReportBroken } from '../readParts.ts'

type Wire = components['schemas']
/** The provider leaves out fields without a value, so every field is optional. */
type WireResponse = Partial<Wire['ReviewsAnswer']['response']>
/** The provider calls the number of reviews `total_review` or `total_reviews`. */
type WireBottomline = Partial<Wire['WidgetBottomline']> & { readonly total_reviews?: number }

/** The keys of the custom fields in which the reviews provider keeps the answers on fit and quality. */
export interface ReviewFields {
  readonly fit: string
  readonly quality: string
}

/** A copy of `needed` in `readParts.ts`. {@link readReviews} gives the reason for the copy. */
const needed = <Field>(field: Field | null | undefined, name: string): Field => {
  if (field === null || field === undefined) throw new TypeError(`The field ${name} is missing`)
  return field
}

/** The custom field of the bought size. */
const SIZE = '--12160'

const sizeOf = ({ custom_fields }: Wire['Review']): { size?: string } => {
  const size = custom_fields?.[SIZE]?.value
  return typeof size === 'string' ? { size } : {}
}

/** Leaves out the counts that the provider sends as null. */
const countsOf = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => Number.isFinite(count)))

const mapReview = (review: Wire['Review'], fields: ReviewFields): Review => ({
  id: String(needed(review.id, 'id')),
  score: needed(review.score, 'score'),
  title: review.title ?? '',
  content: review.content ?? '',
  ...(review.language && { language: review.language }),
  author: review.user?.display_name ?? '',
  createdAt: needed(review.created_at, 'created_at'),
  isVerified: review.verified_buyer ?? false,
  ...sizeOf(review),
  fit: answerOn(review.custom_fields?.[fields.fit]?.value),
  quality: answerOn(review.custom_fields?.[fields.quality]?.value),
})

/**
 * Repeats `readParts`, which loads with the first page of a shop. If this lazy file imported it, the bundler would move
 * the shared code to a separate chunk, which every page would have to load.
 */
const readReviews = (reviews: WireResponse['reviews'], fields: ReviewFields, report: ReportBroken): readonly Review[] =>
  (reviews ?? []).flatMap((review) => {
    try {
      return [mapReview(review, fields)]
    } catch (cause) {
      report(review, cause)
      return []
    }
  })

export const mapReviews = (
  { response }: Wire['ReviewsAnswer'],
  fields: ReviewFields,
  report: ReportBroken = console.warn,
): Reviews => {
  const { pagination, products, reviews, ...said }: WireResponse = response
  const bottomline: WireBottomline = said.bottomline ?? {}
  const list = readReviews(reviews, fields, report)
  // The provider's average covers all reviews. Compute the average of the loaded reviews only if the provider sends
  // none.
  const averageOf = (name: keyof ReviewFields): number | null =>
    answerOn(bottomline.custom_fields_bottomline?.[fields[name]]?.average) ?? meanOf(list.map((review) => review[name]))
  const bottomLine = {
    totalReview: Number(bottomline.total_review ?? bottomline.total_reviews) || 0,
    averageScore: Number(bottomline.average_score) || 0,
  }
  const [product] = products ?? []
  const averageFitUnrounded = averageOf('fit')
  return {
    list,
    ...bottomLine,
    bottomLine: {
      ...bottomLine,
      ...(bottomline.star_distribution && { byScore: countsOf(bottomline.star_distribution) }),
      ...(bottomline.size_distribution && { bySize: countsOf(bottomline.size_distribution) }),
    },
    pagination: {
      page: Number(pagination?.page) || 1,
      perPage: Number(pagination?.per_page) || list.length,
      total: Number(pagination?.total ?? bottomLine.totalReview) || 0,
    },
    productData: product?.domain_key
      ? { id: String(product.domain_key), name: product.name ?? '', imageUrl: product.image_url ?? null }
      : null,
    averageFit: fitStep(averageFitUnrounded),
    averageFitUnrounded,
    averageQuality: qualityScore(averageOf('quality')),
  }
}
