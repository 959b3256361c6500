import type { Product } from '@cairn/core/product'
import type { Review } from '@cairn/core/reviews'
import type { RefObject } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { usePublicDay } from '../../app/shop/useFormats.ts'
import { languageName } from '../../country/names.ts'
import { useMessages } from '../../messages/index.ts'
import { Stars } from '../../ui/productCard/Stars.tsx'
import { sizesOf } from '../buy/options.ts'
import { fitMessages } from '../sizes/fitMessages.ts'
import styles from './ReviewsSection.module.css'

interface ReviewEntryProps {
  readonly product: Pick<Product, 'breadcrumbs' | 'options'>
  readonly review: Review
  /** Ref of the first new review, which takes the focus. */
  readonly entry: RefObject<HTMLLIElement | null> | undefined
}

/** A review, with its language, the bought size and how the product fits its buyer. */
export function ReviewEntry({ product, review, entry }: ReviewEntryProps) {
  const { site } = useShop()
  const { product: words, common } = useMessages()
  const publicDay = usePublicDay()
  // Buyers write in their own language, which can differ from that of the page.
  const { language, size, fit } = review
  const fitTexts = fitMessages(product, words)
  const label = sizesOf(product).find(({ key }) => key === size)?.label
  const meta = [
    review.author,
    review.isVerified && words.verified,
    language && languageName(language, site.hreflang),
    label && common.labelled(words.size, label),
    fit && (fit < 3 ? fitTexts.runsSmall : fit > 3 ? fitTexts.runsLarge : fitTexts.trueToSize),
  ]
  return (
    <li ref={entry} tabIndex={entry && -1} className={styles.entry}>
      <Stars value={review.score} label={words.score(String(review.score))} />
      <h3 lang={language}>{review.title}</h3>
      <p lang={language}>{review.content}</p>
      <p className={styles.meta}>
        {meta.filter(Boolean).join(' · ')}
        {' · '}
        <time dateTime={review.createdAt}>{publicDay(review.createdAt)}</time>
      </p>
    </li>
  )
}
