import { useStore } from '@cairn/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Deferred } from '../app/loading/Deferred.tsx'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useOneDecimal } from '../app/shop/useFormats.ts'
import { compared } from '../memory/memories.ts'
import type { CompareMessages } from '../messages/compare/index.ts'
import { useMessages } from '../messages/index.ts'
import { usePrices } from '../product/card/usePrices.ts'
import { cardPicture } from '../product/gallery/pictures.ts'
import { QuickView } from '../product/quickView/loadQuickView.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { Price } from '../ui/productCard/Price.tsx'
import { Stars } from '../ui/productCard/Stars.tsx'
import styles from './Compare.module.css'
import type { ComparedProduct } from './comparedProduct.ts'
import { comparePath } from './comparePath.ts'
import { type CompareRow, compareRows, differInPrice, differs, onlyDifferences } from './compareRows.ts'

/** The rating of a product; null if it failed to load. */
type Rating = { readonly averageScore: number; readonly totalReview: number } | null

export interface CompareTableProps {
  readonly products: readonly ComparedProduct[]
  readonly ratings: Parameters<typeof Deferred<readonly Rating[]>>[0]['value']
  readonly words: CompareMessages
}

/**
 * The comparison: a column for each product, a row for each property. On a phone the table scrolls sideways. The shopper
 * can hide the rows in which the products do not differ.
 *
 * The names of the products stick below the header of the shop. The table is in a box that scrolls sideways, so its own
 * head cannot stick; a copy without a role for assistive technology scrolls sideways with it.
 */
export function CompareTable({ products, ratings, words }: CompareTableProps) {
  const { product } = useMessages()
  const prices = usePrices()
  const table = useRef<HTMLElement>(null)
  const names = useRef<HTMLDivElement>(null)
  const [isShort, setIsShort] = useState(false)
  const alignNames = () => {
    if (names.current !== null && table.current !== null) names.current.scrollLeft = table.current.scrollLeft
  }
  // The shopper can scroll the table before the page is interactive.
  useEffect(alignNames, [])
  const rows = compareRows(products, words, product.soldOut)
  const isShortened = isShort && products.length > 1
  const shown = isShortened ? onlyDifferences(rows, words) : rows
  const hasOnePrice = !differInPrice(products)
  const row = (title: string, cell: (product: ComparedProduct, index: number) => ReactNode) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {products.map((each, index) => (
        <td key={each.slug}>{cell(each, index)}</td>
      ))}
    </tr>
  )
  return (
    <>
      {products.length > 1 && (hasOnePrice || rows.some((each) => !differs(each))) ? (
        <Checkbox
          className={styles.short}
          label={words.onlyDifferences}
          checked={isShort}
          onChange={({ currentTarget }) => setIsShort(currentTarget.checked)}
        />
      ) : null}
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table */}
        <section ref={table} className={styles.scroll} tabIndex={0} aria-label={words.title} onScroll={alignNames}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{words.feature}</VisuallyHidden>
                </th>
                {products.map((each) => (
                  <th key={each.slug} scope="col">
                    <Column product={each} products={products} words={words} onRemove={() => table.current?.focus()} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {isShortened && hasOnePrice
                ? null
                : row(words.price, ({ price, regularPrice, priceNote, badge, isRetired }) => (
                    <>
                      {price === null ? null : <Price {...prices(price, regularPrice, priceNote)} />}
                      {isRetired ? product.retired : badge === 'badgeComingSoon' ? product.comingSoon : null}
                    </>
                  ))}
              {row(words.rating, (each, index) => (
                <Deferred value={ratings} pending={<RatingPending product={each} />} failed={words.unknown}>
                  {(all) => <Score rating={all[index] ?? null} words={words} />}
                </Deferred>
              ))}
              {shown.map(({ title, cells, isInline = false }) =>
                row(title, (_, index) => <Cell content={cells[index] ?? null} isInline={isInline} words={words} />),
              )}
            </tbody>
          </table>
        </section>
        {products.length < 2 ? null : (
          <div ref={names} className={styles.names} aria-hidden="true" tabIndex={-1}>
            <div className={styles.row}>
              <span />
              {products.map(({ slug, name }) => (
                <span key={slug}>
                  <span className={styles.name} data-cut="">
                    {name}
                  </span>
                </span>
              ))}
            </div>
          </div>
        )}
      </div>
    </>
  )
}

interface CellProps {
  readonly content: CompareRow['cells'][number]
  readonly isInline: boolean
  readonly words: CompareMessages
}

function Cell({ content, isInline, words }: CellProps) {
  if (content === null) return words.unknown
  if (typeof content === 'string') return content
  if (isInline) return content.join(', ')
  return (
    <ul>
      {content.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

interface ColumnProps extends Pick<CompareTableProps, 'products' | 'words'> {
  readonly product: ComparedProduct
  /** Moves the focus, because the focused link leaves with its column. */
  readonly onRemove: () => void
}

/** The head of a column. Its link to the comparison without this product works without scripts too. */
function Column({ product, products, words, onRemove }: ColumnProps) {
  const { id, slug, name, imageUrl, price, regularPrice, sizes, isForSale } = product
  const { overlay } = useStore()
  const href = useHref()
  const { common } = useMessages()
  const choose = sizes === null ? words.choose : words.chooseSize
  const others = products.flatMap((other) => (other.slug === slug ? [] : [other.slug]))
  const forget = () => {
    compared.set(compared.getSnapshot().filter((other) => other.slug !== slug))
    onRemove()
  }
  return (
    <div className={styles.column}>
      <div className={styles.picture}>
        <Picture {...cardPicture(imageUrl)} alt="" sizes="(width >= 48em) 16rem, 11rem" />
      </div>
      <TextLink className={styles.title} href={href(`/${slug}`)}>
        {name}
      </TextLink>
      {isForSale ? (
        <Button
          className={styles.choose}
          look="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={common.labelled(choose, name)}
          onPointerEnter={QuickView.preload}
          onFocus={QuickView.preload}
          onClick={() =>
            overlay.commands.openQuickView({ id, slug, name, imageUrl, price, regularPrice, variantId: null })
          }
        >
          {choose}
        </Button>
      ) : null}
      <TextLink
        className={styles.remove}
        href={href(comparePath(others))}
        aria-label={common.labelled(words.remove, name)}
        onClick={forget}
      >
        {words.remove}
      </TextLink>
    </div>
  )
}

/** Without scripts, a rating that was late for the page has a link to the product in its place. */
function RatingPending({ product: { slug, name } }: { readonly product: ComparedProduct }) {
  const href = useHref()
  const { common } = useMessages()
  return (
    <>
      <span className={styles.pending}>{common.loading}</span>
      <noscript>
        <TextLink href={href(`/${slug}`)}>{name}</TextLink>
      </noscript>
    </>
  )
}

function Score({ rating, words }: { readonly rating: Rating; readonly words: CompareMessages }) {
  const { score } = useMessages().product
  const oneDecimal = useOneDecimal()
  if (rating === null) return words.unknown
  if (rating.totalReview === 0) return words.noRating
  const average = oneDecimal(rating.averageScore)
  return (
    <span className={styles.score}>
      <Stars value={rating.averageScore} label={score(average)} />
      <span aria-hidden="true">{average}</span>
    </span>
  )
}
