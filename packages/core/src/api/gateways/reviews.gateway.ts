import type { Client } from 'openapi-fetch'
import type { ReviewsGateway } from '../../reviews/reviews.types.ts'
import type { paths } from '../generated/reviews.ts'
import type { ReviewFields } from '../mappers/reviews.mapper.ts'
import { readLazily } from '../readBody.ts'
import type { ReportBroken } from '../readParts.ts'
import { toWireId } from '../wireId.ts'

export interface ReviewsGatewayConfig {
  readonly client: Client<paths>
  /** The store's key at the reviews provider. */
  readonly appKey: string
  readonly fields: ReviewFields
  readonly report?: ReportBroken | undefined
}

const PAGE_SIZE = 5

/** Creates the reviews gateway over HTTP. */
export const createReviewsGateway = ({ client, appKey, fields, report }: ReviewsGatewayConfig): ReviewsGateway => ({
  load: async ({ productId, page, perPage, filter }, options) => {
    const params = {
      path: { appKey, productId: toWireId(productId) },
      query: { page: page ?? 1, per_page: perPage ?? PAGE_SIZE, ...filter },
    }
    const path = '/v1/widget/{appKey}/products/{productId}/reviews.json'
    const call = client.GET(path, { params, ...options })
    // The mapper loads on demand, because only the product page shows reviews.
    return readLazily(call, import('../mappers/reviews.mapper.ts'), ({ mapReviews }, answer) =>
      mapReviews(answer, fields, report),
    )
  },
})
