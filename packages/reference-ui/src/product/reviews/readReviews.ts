import type { ReviewFilter, Reviews } from '@cairn/core/reviews'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { focusPage } from '../../ui/hooks/focusPage.ts'

/** Timeout of a request for reviews, in milliseconds. */
const PATIENCE = 10_000

/** The reviews that a product page shows, and the request that is running. */
export interface ShownReviews {
  readonly reviews: Reviews | null
  readonly filter: ReviewFilter
  /** The last loaded page; 0 if none is loaded. */
  readonly page: number
  /** Number of reviews that were shown before the latest page of reviews arrived. */
  readonly before: number
  readonly isReading: boolean
  readonly hasFailed: boolean
}

interface ReviewsRequest {
  readonly request: ShownReviews
  /** The latest request, which makes the responses of all others stale. */
  readonly latest: RefObject<ShownReviews | null>
  /** The first new review, which takes the focus. */
  readonly first: RefObject<HTMLLIElement | null>
  readonly pressed: Element | undefined
  readonly load: (options: { readonly signal: AbortSignal }) => Promise<Reviews>
  readonly show: (shown: ShownReviews) => void
}

/** Loads the page of reviews after `request.page` and shows it. The first page of a filter replaces the list. */
export const readReviews = async ({ request, latest, first, pressed, load, show }: ReviewsRequest): Promise<void> => {
  const next = await load({ signal: AbortSignal.timeout(PATIENCE) })
  if (latest.current !== request) return
  const known = request.page === 0 ? [] : (request.reviews?.list ?? [])
  // A review that was written meanwhile shifts older reviews to the next page, so filter out duplicates.
  const fresh = next.list.filter(({ id }) => known.every((review) => review.id !== id))
  const { activeElement } = document
  // Move the focus only if the user has not moved it elsewhere.
  const isAttended = activeElement === pressed || activeElement === document.body
  const reviews = { ...next, list: [...known, ...fresh] }
  const page = request.page + 1
  flushSync(() => show({ ...request, reviews, page, before: known.length, isReading: false, hasFailed: false }))
  if (isAttended) first.current?.focus()
  // If the focused button has disappeared and no new review has taken the focus, focus the main content.
  if (document.activeElement === document.body) focusPage()
}
