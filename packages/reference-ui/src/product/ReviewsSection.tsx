import type { Review, Reviews } from '@cairn/core/reviews'
import { useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { FitScale } from '../ui/FitScale.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { Score, Stars } from '../ui/Stars.tsx'
import styles from './ReviewsSection.module.css'

const STEPS = 5

/** What buyers say: the score, how it fits, and their words. */
export function ReviewsSection({ reviews }: { readonly reviews: Reviews }) {
  const { site } = useShop()
  const { common, product: words } = useMessages()
  const { totalReview, averageScore, averageFitUnrounded, averageQuality, list } = reviews
  const { format } = new Intl.NumberFormat(site.hreflang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const figure = format(averageScore)
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <SectionHead id="reviews-title" title={words.reviews} />
      {totalReview === 0 ? (
        <p className={styles.none}>{words.noReviews}</p>
      ) : (
        <div className={styles.reviews}>
          <div className={styles.summary}>
            <Score figure={figure} value={averageScore} label={words.score(figure)}>
              {words.reviewCount(totalReview)}
            </Score>
            {averageFitUnrounded === null ? null : (
              <FitScale
                label={words.fit}
                at={(averageFitUnrounded - 1) / (STEPS - 1)}
                ends={[words.runsSmall, words.runsLarge]}
                words={common.labelled(words.fit, `${format(averageFitUnrounded)} / ${STEPS}`)}
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
          <ol className={styles.list}>
            {list.map((review) => (
              <ReviewEntry key={review.id} review={review} />
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

function ReviewEntry({ review }: { readonly review: Review }) {
  const { site } = useShop()
  const words = useMessages().product
  // UTC on both sides: a date must not differ between server and browser.
  const date = new Intl.DateTimeFormat(site.hreflang, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <li className={styles.entry}>
      <Stars value={review.score} label={words.score(String(review.score))} />
      <h3>{review.title}</h3>
      <p>{review.content}</p>
      <p className={styles.meta}>
        {review.author}
        {review.isVerified ? ` · ${words.verified}` : ''}
        {' · '}
        <time dateTime={review.createdAt}>{date.format(new Date(review.createdAt))}</time>
      </p>
    </li>
  )
}
