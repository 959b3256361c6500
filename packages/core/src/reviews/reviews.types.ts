import type { CallOptions } from '../shared/call.ts'
import type { Id } from '../shared/id.ts'

export interface Review {
  readonly id: Id
  /** 1 to 5. */
  readonly score: number
  readonly title: string
  readonly content: string
  /** The language of title and content (BCP 47), if the provider sends it. */
  readonly language?: string | undefined
  readonly author: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly isVerified: boolean
  /** The key of the bought size, if the provider sends it. */
  readonly size?: string | undefined
  /** From 1 (runs small) to 5 (runs large), or null. */
  readonly fit: number | null
  /** 1 to 5, or null. */
  readonly quality: number | null
}

/** The figures of all reviews of a product. */
export interface BottomLine {
  readonly totalReview: number
  readonly averageScore: number
  /** The number of all reviews by score, `'1'` to `'5'`, if the provider sends it. */
  readonly byScore?: Readonly<Record<string, number>> | undefined
  /** The number of all reviews by the key of the bought size, if the provider sends it. */
  readonly bySize?: Readonly<Record<string, number>> | undefined
}

/** The Review state of spec section 3. */
export interface Reviews {
  readonly list: readonly Review[]
  readonly totalReview: number
  readonly averageScore: number
  readonly pagination: { readonly page: number; readonly perPage: number; readonly total: number }
  readonly productData: { readonly id: Id; readonly name: string; readonly imageUrl: string | null } | null
  readonly bottomLine: BottomLine
  /** Rounded to a whole number from 1 to 5 (3 is true to size); null without answers. */
  readonly averageFit: number | null
  readonly averageFitUnrounded: number | null
  /** Rounded to one decimal; null without answers. */
  readonly averageQuality: number | null
}

/** Which reviews to load, and in which order. */
export interface ReviewFilter {
  /** 1 to 5. */
  readonly star?: number
  /** The key of the bought size. */
  readonly size?: string
  /** Newest first (`date`) or best first. Without it, the reviews in the language of the site come first. */
  readonly sort?: 'date' | 'rating'
}

export interface ReviewsGateway {
  /** Loads a page of reviews. `pagination.total` counts the reviews that match `filter`; all averages cover all reviews. */
  load(
    request: { productId: Id; page?: number; perPage?: number; filter?: ReviewFilter },
    options: CallOptions,
  ): Promise<Reviews>
}
