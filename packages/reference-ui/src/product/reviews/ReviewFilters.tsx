import type { Product } from '@cairn/core/product'
import type { ReviewFilter, Reviews } from '@cairn/core/reviews'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { useReviewFilterMessages } from '../../messages/reviewFilters/index.ts'
import { TextButton } from '../../ui/button/TextLink.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { sizesOf } from '../buy/options.ts'
import { sizeMessages } from '../sizes/sizeMessages.ts'
import styles from './ReviewFilters.module.css'

const SCORES = [5, 4, 3, 2, 1]

interface ReviewFiltersProps {
  readonly product: Pick<Product, 'breadcrumbs' | 'options'>
  readonly reviews: Reviews
  readonly filter: ReviewFilter
  readonly isReading: boolean
  readonly onFilter: (filter: ReviewFilter) => void
}

/** Removes the filters without a value. */
const toFilter = ({ star, size, sort }: Readonly<Record<keyof ReviewFilter, unknown>>): ReviewFilter => ({
  ...(typeof star === 'number' && { star }),
  ...(typeof size === 'string' && size !== '' && { size }),
  ...((sort === 'date' || sort === 'rating') && { sort }),
})

/** The filters of the reviews: a bar per number of stars, the bought size and the order. */
export default function ReviewFilters({ product, reviews, filter, isReading, onFilter }: ReviewFiltersProps) {
  const { site } = useShop()
  const words = useReviewFilterMessages(site.hreflang)
  const { product: productTexts } = useMessages()
  if (words === null) return null
  const { bottomLine, totalReview, pagination } = reviews
  const { byScore = {}, bySize = {} } = bottomLine
  const sizes = sizesOf(product).filter(({ key }) => (bySize[key] ?? 0) > 0)
  const change = (next: Partial<Record<keyof ReviewFilter, unknown>>) =>
    onFilter(toFilter({ star: filter.star, size: filter.size, sort: filter.sort, ...next }))
  const isFiltered = filter.star !== undefined || filter.size !== undefined
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className={styles.legend}>{words.filterByStars}</legend>
        {SCORES.map((star) => {
          const count = byScore[star] ?? 0
          const isChosen = filter.star === star
          return (
            <button
              key={star}
              type="button"
              className={styles.row}
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              onClick={() => change({ star: isChosen ? undefined : star })}
            >
              <VisuallyHidden>{words.starRow(words.stars(star), count)}</VisuallyHidden>
              <span aria-hidden="true">{words.stars(star)}</span>
              <meter className={styles.bar} value={count} max={Math.max(totalReview, 1)} aria-hidden="true" />
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </button>
          )
        })}
      </fieldset>
      {sizes.length < 2 ? null : (
        <Select
          size="small"
          label={sizeMessages(product, productTexts).size}
          value={filter.size ?? ''}
          onChange={({ target }) => change({ size: target.value })}
        >
          <option value="">{words.allSizes}</option>
          {sizes.map(({ key, label }) => (
            <option key={key} value={key}>
              {`${label} (${bySize[key]})`}
            </option>
          ))}
        </Select>
      )}
      <Select
        size="small"
        label={words.sort}
        value={filter.sort ?? ''}
        onChange={({ target }) => change({ sort: target.value })}
      >
        <option value="">{words.ownLanguage}</option>
        <option value="date">{words.newest}</option>
        <option value="rating">{words.best}</option>
      </Select>
      <p role="status" className={styles.found}>
        {isFiltered && !isReading ? words.matching(pagination.total) : ''}
      </p>
      {isFiltered ? (
        <TextButton onClick={() => change({ star: undefined, size: undefined })}>{words.showAll}</TextButton>
      ) : null}
    </div>
  )
}
