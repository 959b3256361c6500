import type { Product } from '@cairn/core/product'
import type { ReviewFilter, Reviews } from '@cairn/core/reviews'
import { useStore } from '@cairn/react'
import { type ReactNode, useRef, useState } from 'react'
import { cachedPart } from '../../app/loading/cachedPart.tsx'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useOneDecimal } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { FitScale } from '../../ui/productCard/FitScale.tsx'
import { Score } from '../../ui/productCard/Stars.tsx'
import { fitMessages } from '../sizes/fitMessages.ts'
import { ReviewEntry } from './ReviewEntry.tsx'
import styles from './ReviewsSection.module.css'
import type { ShownReviews } from './readReviews.ts'

const ReviewFilters = fetchable(() => import('./ReviewFilters.tsx'))

const STEPS = 5

export interface ReviewsSectionProps {
  readonly product: Pick<Product, 'id' | 'breadcrumbs' | 'options'>
  readonly perPage: number
  /** The first page of reviews; null if it failed to load. */
  readonly reviews: Reviews | null
}

/**
 * The reviews of a product: the score, the fit, and a list. The list starts with a few reviews, and a button loads
 * more.
 */
export function ReviewsSection({ product, perPage, reviews }: ReviewsSectionProps) {
  const { common, product: words, search } = useMessages()
  const { gateways } = useStore()
  const [read, setRead] = useState<ShownReviews>({
    reviews,
    filter: {},
    page: reviews ? 1 : 0,
    before: 0,
    isReading: false,
    hasFailed: !reviews,
  })
  const [isFiltering, setIsFiltering] = useState(false)
  const first = useRef<HTMLLIElement>(null)
  const latest = useRef<ShownReviews>(null)
  const load = async (page: number, filter: ReviewFilter, pressed?: Element) => {
    const request = { ...read, filter, page, isReading: true }
    latest.current = request
    setRead(request)
    try {
      const { readReviews } = await import('./readReviews.ts')
      await readReviews({
        request,
        latest,
        first,
        pressed,
        show: setRead,
        load: (options) => gateways.reviews.load({ productId: product.id, perPage, page: page + 1, filter }, options),
      })
    } catch {
      if (latest.current === request) setRead({ ...request, isReading: false, hasFailed: true })
    }
  }
  const more = (label: string) => (
    <Button
      look="outline"
      busy={read.isReading}
      onClick={({ currentTarget }) => void load(read.page, read.filter, currentTarget)}
    >
      {label}
    </Button>
  )
  const problem = <p role="status">{read.hasFailed && !read.isReading ? words.reviewsFailed : ''}</p>
  const format = useOneDecimal()
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <SectionHead id="reviews-title" title={words.reviews} />
      {read.reviews === null ? (
        <div className={styles.none}>
          {problem}
          {more(common.retry)}
        </div>
      ) : read.reviews.totalReview === 0 ? (
        <p className={styles.none}>{words.noReviews}</p>
      ) : (
        <div className={styles.reviews}>
          <Summary product={product} reviews={read.reviews} format={format}>
            <Button
              look="outline"
              size="small"
              aria-expanded={isFiltering}
              onClick={() => setIsFiltering(!isFiltering)}
            >
              {search.filters}
            </Button>
            {isFiltering ? (
              <ReviewFilters
                product={product}
                reviews={read.reviews}
                filter={read.filter}
                isReading={read.isReading}
                onFilter={(filter) => void load(0, filter)}
                onFailed={() => setIsFiltering(false)}
              />
            ) : null}
          </Summary>
          <div>
            <ol className={styles.list}>
              {read.reviews.list.map((review, index) => {
                const entry = index === read.before ? first : undefined
                const part = <ReviewEntry key={review.id} product={product} review={review} entry={entry} />
                return cachedPart(entry ? 'first-review' : 'review', review, part)
              })}
            </ol>
            {read.hasFailed ||
            (read.reviews.list.length < read.reviews.pagination.total &&
              read.page * perPage < read.reviews.pagination.total) ? (
              <div className={styles.more}>
                {problem}
                {more(read.hasFailed ? common.retry : words.moreReviews)}
              </div>
            ) : null}
          </div>
        </div>
      )}
    </section>
  )
}

interface SummaryProps extends Pick<ReviewsSectionProps, 'product'> {
  readonly children: ReactNode
  readonly reviews: Reviews
  readonly format: (figure: number) => string
}

function Summary({ product, reviews, format, children }: SummaryProps) {
  const { common, product: words } = useMessages()
  const { fit, runsSmall, runsLarge } = fitMessages(product, words)
  const { totalReview, averageScore, averageFitUnrounded, averageQuality } = reviews
  const figure = format(averageScore)
  return (
    <div className={styles.summary}>
      <Score figure={figure} value={averageScore} label={words.score(figure)}>
        {words.reviewCount(totalReview)}
      </Score>
      {averageFitUnrounded === null ? null : (
        <FitScale
          label={fit}
          at={(averageFitUnrounded - 1) / (STEPS - 1)}
          ends={[runsSmall, runsLarge]}
          words={common.labelled(fit, `${format(averageFitUnrounded)} / ${STEPS}`)}
        />
      )}
      {averageQuality === null ? null : (
        <FitScale
          label={words.quality}
          at={(averageQuality - 1) / (STEPS - 1)}
          ends={[words.poor, words.excellent]}
          words={common.labelled(words.quality, `${format(averageQuality)} / ${STEPS}`)}
        />
      )}
      {children}
    </div>
  )
}
