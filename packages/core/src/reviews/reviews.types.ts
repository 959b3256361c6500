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
  /** From 1 (runs small) to 5 (runs large), or null. */
  readonly fit: number | null
  /** 1 to 5, or null. */
  readonly quality: number | null
}

/** The Review state of spec section 3. */
export interface Reviews {
  readonly list: readonly Review[]
  readonly totalReview: number
  readonly averageScore: number
  readonly pagination: { readonly page: number; readonly perPage: number; readonly total: number }
  readonly productData: { readonly id: Id; readonly name: string; readonly imageUrl: string | null } | null
  readonly bottomLine: { readonly totalReview: number; readonly averageScore: number }
  /** Rounded to a whole number from 1 to 5 (3 is true to size); null without answers. */
  readonly averageFit: number | null
  readonly averageFitUnrounded: number | null
  /** Rounded to one decimal; null without answers. */
  readonly averageQuality: number | null
}

export interface ReviewsGateway {
  load(request: { productId: Id; page?: number; perPage?: number }, options: CallOptions): Promise<Reviews>
}
