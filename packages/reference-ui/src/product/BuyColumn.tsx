import { isInStock, type ProductView } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'
import { type RefObject, useId } from 'react'
import { Deferred } from '../app/Deferred.tsx'
import { NeedsScript } from '../app/NeedsScript.tsx'
import { useHref } from '../app/ShopContext.tsx'
import { useMoney, useOneDecimal } from '../app/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { Price } from '../ui/Price.tsx'
import { SizePicker } from '../ui/SizePicker.tsx'
import { Stars } from '../ui/Stars.tsx'
import { Status } from '../ui/Status.tsx'
import { Swatches } from '../ui/Swatches.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { AddToCart } from './AddToCart.tsx'
import styles from './BuyColumn.module.css'
import { cardPicture } from './pictures.ts'
import { ShareButton } from './ShareButton.tsx'
import { SizeGuideButton } from './SizeGuideButton.tsx'
import { sizeWords } from './sizeWords.ts'
import { WishlistHeart } from './WishlistHeart.tsx'

export interface BuyColumnProps {
  readonly view: ProductView
  readonly reviews: Parameters<typeof Deferred<Reviews>>[0]['value']
  /** Add was pressed without a size. */
  readonly needsSize: boolean
  /** The choice of a size, which takes the focus then. */
  readonly sizesRef: RefObject<HTMLDivElement | null>
  /** The button, which a bar stands in for once it is out of sight. */
  readonly addRef: RefObject<HTMLButtonElement | null>
  readonly onColor: (color: string) => void
  readonly onSize: (size: string) => void
  readonly onSizeNeeded: () => void
}

/** Name, price, colour, size and the one button. */
export function BuyColumn(props: BuyColumnProps) {
  const { view, reviews, needsSize, sizesRef, addRef, onColor, onSize, onSizeNeeded } = props
  const { product, color, sizes, size, currentVariant, currentPrice, regularPrice } = view
  const money = useMoney()
  const { common, product: words } = useMessages()
  const saidOfSizes = sizeWords(product, words)
  const hintId = useId()
  const oneDecimal = useOneDecimal()
  const href = useHref()
  const category = product.breadcrumbs.at(-1)
  return (
    <section className={styles.buy} aria-label={product.name}>
      <div>
        <h1>{product.name}</h1>
        <Deferred value={reviews} pending={<p className={styles.score} />} failed={null}>
          {({ totalReview, averageScore }) => (
            <p className={styles.score}>
              {totalReview === 0 ? null : <Stars value={averageScore} label={words.score(oneDecimal(averageScore))} />}
              <TextLink href="#reviews">
                {totalReview === 0 ? words.noReviews : words.reviewCount(totalReview)}
              </TextLink>
            </p>
          )}
        </Deferred>
      </div>
      <Price
        size="product"
        price={money(currentPrice)}
        regular={regularPrice === null ? undefined : money(regularPrice)}
        labels={{ sale: common.salePrice, regular: common.regularPrice }}
        note={product.taxIncluded ? words.taxIncluded : words.taxExcluded}
      />
      <Swatches
        legend={words.colour}
        value={color.key}
        onChange={onColor}
        swatches={product.colors.map(({ key, name, images }) => ({
          value: key,
          name,
          picture: cardPicture(images[0]?.url ?? null),
          unavailable: hasStock(product, key) ? undefined : words.soldOut,
        }))}
      />
      <div ref={sizesRef}>
        <SizePicker
          legend={saidOfSizes.size}
          value={size ?? undefined}
          onChange={onSize}
          aside={<SizeGuideButton product={product} size={size} />}
          describedBy={hintId}
          error={needsSize ? saidOfSizes.sizeNeeded : undefined}
          sizes={sizes.map(({ key, label, isAvailable }) => ({
            value: key,
            label,
            unavailable: isAvailable ? undefined : words.soldOut,
          }))}
        />
      </div>
      <div className={styles.acts}>
        <AddToCart wide ref={addRef} view={view} onSizeNeeded={onSizeNeeded} />
        <WishlistHeart shape="square" product={product} variantId={currentVariant?.id ?? null} />
      </div>
      <div id={hintId} className={styles.notice} role="status">
        {view.remaining === null ? null : <Status tone="notice">{words.remaining(view.remaining)}</Status>}
        {view.isOutOfStock && view.unavailable === null ? <Status tone="notice">{words.outOfStock}</Status> : null}
        {view.unavailable === 'coming-soon' ? <p>{words.comingSoonHint}</p> : null}
        {view.unavailable === 'retired' && category !== undefined ? (
          <p>
            {words.retiredHint} <TextLink href={href(category.url)}>{category.title}</TextLink>
          </p>
        ) : null}
      </div>
      <NeedsScript />
      <ShareButton product={product} variant={currentVariant} />
    </section>
  )
}

const hasStock = ({ variants }: ProductView['product'], color: string): boolean =>
  variants.some((variant) => variant.color === color && isInStock(variant))
