import type { Product } from '@cairn/core/product'
import type { Review, Reviews } from '@cairn/core/reviews'
import { useStore } from '@cairn/react'
import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cachedPart } from '../../app/loading/cachedPart.tsx'
import { useOneDecimal, usePublicDay } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { focusPage } from '../../ui/hooks/focusPage.ts'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { FitScale } from '../../ui/productCard/FitScale.tsx'
import { Score, Stars } from '../../ui/productCard/Stars.tsx'
import { sizeMessages } from '../sizes/sizeMessages.ts'
import styles from './ReviewsSection.module.css'

const STEPS = 5
/** Timeout of a request for reviews, in milliseconds. */
const PATIENCE = 10_000

export interface ReviewsSectionProps {
  readonly product: Pick<Product, 'id' | 'breadcrumbs'>
  readonly perPage: number
  /** The first page of reviews; null if it failed to load. */
  readonly reviews: Reviews | null
}

/**
 * The reviews of a product: the score, the fit, and a list. The list starts with a few reviews, and a button loads
 * more.
 */
export function ReviewsSection({ product, perPage, reviews }: ReviewsSectionProps) {
  const { common, product: words } = useMessages()
  const { gateways } = useStore()
  const [read, setRead] = useState({
    reviews,
    page: reviews === null ? 0 : 1,
    /** Number of reviews that were shown before the latest page of reviews arrived. */
    before: 0,
    isReading: false,
    hasFailed: reviews === null,
  })
  const first = useRef<HTMLLIElement>(null)
  const readNext = async ({ currentTarget: pressed }: MouseEvent) => {
    const page = read.page + 1
    setRead({ ...read, isReading: true })
    try {
      const next = await gateways.reviews.load(
        { productId: product.id, perPage, page },
        { signal: AbortSignal.timeout(PATIENCE) },
      )
      const known = read.reviews?.list ?? []
      // A review that was written meanwhile shifts older reviews to the next page, so filter out duplicates.
      const fresh = next.list.filter(({ id }) => known.every((review) => review.id !== id))
      const { activeElement } = document
      // Move the focus only if the user has not moved it elsewhere.
      const isAttended = activeElement === pressed || activeElement === document.body
      const all = { ...next, list: [...known, ...fresh] }
      flushSync(() => setRead({ reviews: all, page, before: known.length, isReading: false, hasFailed: false }))
      if (isAttended) first.current?.focus()
      // If the focused button has disappeared and no new review has taken the focus, focus the main content.
      if (document.activeElement === document.body) focusPage()
    } catch {
      setRead({ ...read, isReading: false, hasFailed: true })
    }
  }
  const more = (label: string) => (
    <Button look="outline" busy={read.isReading} onClick={(event) => void readNext(event)}>
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
          <Summary product={product} reviews={read.reviews} format={format} />
          <div>
            <ol className={styles.list}>
              {read.reviews.list.map((review, index) => {
                const entry = index === read.before ? first : undefined
                const part = <ReviewEntry key={review.id} review={review} entry={entry} />
                return cachedPart(entry ? 'first-review' : 'review', review, part)
              })}
            </ol>
            {read.reviews.list.length < read.reviews.totalReview && read.page * perPage < read.reviews.totalReview ? (
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
  readonly reviews: Reviews
  readonly format: (figure: number) => string
}

function Summary({ product, reviews, format }: SummaryProps) {
  const { common, product: words } = useMessages()
  const { fit, runsSmall, runsLarge } = sizeMessages(product, words)
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
    </div>
  )
}

interface ReviewEntryProps {
  readonly review: Review
  /** Ref of the first new review, which takes the focus. */
  readonly entry: RefObject<HTMLLIElement | null> | undefined
}

function ReviewEntry({ review, entry }: ReviewEntryProps) {
  const words = useMessages().product
  const publicDay = usePublicDay()
  // Buyers write in their own language, which can differ from that of the page.
  const { language } = review
  return (
    <li ref={entry} tabIndex={entry && -1} className={styles.entry}>
      <Stars value={review.score} label={words.score(String(review.score))} />
      <h3 lang={language}>{review.title}</h3>
      <p lang={language}>{review.content}</p>
      <p className={styles.meta}>
        {review.author}
        {review.isVerified ? ` · ${words.verified}` : ''}
        {' · '}
        <time dateTime={review.createdAt}>{publicDay(review.createdAt)}</time>
      </p>
    </li>
  )
}
