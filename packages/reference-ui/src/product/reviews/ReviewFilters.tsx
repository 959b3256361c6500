import type { Product } from '@cairn/core/product'
import type { ReviewFilter, Reviews } from '@cairn/core/reviews'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { useReviewFilterMessages } from '../../messages/reviewFilters/index.ts'
import { TextButton, TextLink } from '../../ui/button/TextLink.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { sizesOf } from '../buy/options.ts'
import styles from './ReviewFilters.module.css'

const SCORES = [5, 4, 3, 2, 1]

interface ReviewFiltersProps {
  readonly product: Pick<Product, 'options'>
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
  const href = useHref()
  const words = useReviewFilterMessages(site.hreflang)
  const { common, product: productTexts } = useMessages()
  if (words === null) return null
  const { bottomLine, pagination } = reviews
  const { byScore = {}, bySize = {} } = bottomLine
  const sum = Object.values(byScore).reduce((total, count) => total + count, 0)
  const sizes = sizesOf(product)
  const chosenSize = sizes.find(({ key }) => key === filter.size)
  const hasSizes = sizes.length > 1 && (chosenSize !== undefined || sizes.some(({ key }) => (bySize[key] ?? 0) > 0))
  const sizeLabel = productTexts.size
  const change = (next: Partial<Record<keyof ReviewFilter, unknown>>) =>
    onFilter(toFilter({ star: filter.star, size: filter.size, sort: filter.sort, ...next }))
  const isFiltered = filter.star !== undefined || filter.size !== undefined
  const isEmpty = isFiltered && !isReading && pagination.total === 0
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
              <meter className={styles.bar} value={count} max={Math.max(sum, 1)} aria-hidden="true" />
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </button>
          )
        })}
      </fieldset>
      {hasSizes ? (
        <Select
          size="small"
          label={sizeLabel}
          value={filter.size ?? ''}
          onChange={({ target }) => change({ size: target.value })}
        >
          <option value="">{words.allSizes}</option>
          {sizes.map(({ key, label }) => (
            <option key={key} value={key} disabled={!bySize[key] && key !== filter.size}>
              {`${label} (${bySize[key] ?? 0})`}
            </option>
          ))}
        </Select>
      ) : null}
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
      {isEmpty && filter.star !== undefined ? (
        <TextButton onClick={() => change({ star: undefined })}>{words.remove(words.stars(filter.star))}</TextButton>
      ) : null}
      {isEmpty && chosenSize !== undefined ? (
        <TextButton onClick={() => change({ size: undefined })}>
          {words.remove(common.labelled(sizeLabel, chosenSize.label))}
        </TextButton>
      ) : null}
      {isFiltered ? (
        <TextButton onClick={() => change({ star: undefined, size: undefined })}>{words.showAll}</TextButton>
      ) : null}
      <p>
        <TextLink href={href('/legal/reviews')}>{words.verified}</TextLink>
      </p>
    </div>
  )
}
