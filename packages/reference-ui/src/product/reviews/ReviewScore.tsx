import type { Reviews } from '@cairn/core/reviews'
import { Deferred } from '../../app/loading/Deferred.tsx'
import { useOneDecimal } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Stars } from '../../ui/productCard/Stars.tsx'
import styles from './ReviewScore.module.css'

export interface ReviewScoreProps {
  readonly reviews: Parameters<typeof Deferred<Pick<Reviews, 'totalReview' | 'averageScore'>>>[0]['value']
  /** URL of the reviews. */
  readonly href: string
}

/**
 * A product's stars with a link to its reviews. While the reviews load, the component reserves the height of one line.
 */
export function ReviewScore({ reviews, href }: ReviewScoreProps) {
  const words = useMessages().product
  const oneDecimal = useOneDecimal()
  return (
    <Deferred value={reviews} pending={<p className={styles.score} />} failed={null}>
      {({ totalReview, averageScore }) => (
        <p className={styles.score}>
          {totalReview === 0 ? null : <Stars value={averageScore} label={words.score(oneDecimal(averageScore))} />}
          <TextLink href={href}>{totalReview === 0 ? words.noReviews : words.reviewCount(totalReview)}</TextLink>
        </p>
      )}
    </Deferred>
  )
}
