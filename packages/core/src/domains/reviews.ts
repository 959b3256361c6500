import { httpReviews } from '../api/httpGateways.ts'
import type { PortDefinition } from '../kit/definition.types.ts'
import type { ReviewsGateway } from '../reviews/reviews.types.ts'
import { reviewsAnswers } from '../store/portAnswers.ts'

/** The port (gateway interface) `reviews`, which pages call without a domain: `createStore({ ports: [reviews] })`. */
export const reviews: PortDefinition<'reviews', ReviewsGateway> = {
  name: 'reviews',
  createGateway: httpReviews,
  answers: reviewsAnswers,
}
