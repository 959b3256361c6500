import { formatMoney } from '@cairn/core'
import type { ProductView } from '@cairn/core/product'
import type { Reviews } from '@cairn/core/reviews'
import { useCart } from '@cairn/react'
import { useId, useState } from 'react'
import { Deferred } from '../app/Deferred.tsx'
import { NeedsScript } from '../app/NeedsScript.tsx'
import { useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Price } from '../ui/Price.tsx'
import { SizePicker } from '../ui/SizePicker.tsx'
import { Stars } from '../ui/Stars.tsx'
import { Status } from '../ui/Status.tsx'
import { Swatches } from '../ui/Swatches.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import styles from './BuyColumn.module.css'
import { cardPicture } from './pictures.ts'
import { WishlistHeart } from './WishlistHeart.tsx'

export interface BuyColumnProps {
  readonly view: ProductView
  readonly reviews: Parameters<typeof Deferred<Reviews>>[0]['value']
  readonly onColor: (color: string) => void
  readonly onSize: (size: string) => void
}

/** Name, price, colour, size and the one button. */
export function BuyColumn({ view, reviews, onColor, onSize }: BuyColumnProps) {
  const { product, color, sizes, size, currentVariant, currentPrice, regularPrice } = view
  const { site } = useShop()
  const { common, product: words } = useMessages()
  const { add } = useCart()
  const hintId = useId()
  const [needsSize, setNeedsSize] = useState(false)
  const oneDecimal = new Intl.NumberFormat(site.hreflang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const isBlocked = view.unavailable !== null || view.isOutOfStock

  const addToCart = () => {
    if (currentVariant === null) setNeedsSize(true)
    else add({ variantId: currentVariant.id, quantity: 1, name: product.name })
  }
  return (
    <section className={styles.buy} aria-label={product.name}>
      <div>
        <h1>{product.name}</h1>
        <Deferred value={reviews} pending={<p className={styles.score} />} failed={null}>
          {({ totalReview, averageScore }) => (
            <p className={styles.score}>
              {totalReview === 0 ? null : (
                <Stars value={averageScore} label={words.score(oneDecimal.format(averageScore))} />
              )}
              <TextLink href="#reviews">
                {totalReview === 0 ? words.noReviews : words.reviewCount(totalReview)}
              </TextLink>
            </p>
          )}
        </Deferred>
      </div>
      <Price
        size="product"
        price={formatMoney(currentPrice, site.hreflang)}
        regular={regularPrice === null ? undefined : formatMoney(regularPrice, site.hreflang)}
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
        }))}
      />
      <SizePicker
        legend={words.size}
        value={size ?? undefined}
        onChange={(value) => {
          setNeedsSize(false)
          onSize(value)
        }}
        describedBy={hintId}
        sizes={sizes.map(({ key, label, isAvailable }) => ({
          value: key,
          label,
          unavailable: isAvailable ? undefined : words.soldOut,
        }))}
      />
      <div id={hintId} className={styles.notice} role="status">
        {needsSize ? <Status tone="notice">{words.sizeNeeded}</Status> : null}
        {view.remaining === null ? null : <Status tone="notice">{words.remaining(view.remaining)}</Status>}
        {view.isOutOfStock && view.unavailable === null ? <Status tone="notice">{words.outOfStock}</Status> : null}
        {view.unavailable === 'coming-soon' ? <Status tone="quiet">{words.comingSoon}</Status> : null}
        {view.unavailable === 'retired' ? <Status tone="quiet">{words.retired}</Status> : null}
      </div>
      <div className={styles.acts}>
        <Button wide disabled={isBlocked} onClick={addToCart}>
          {words.addToCart}
        </Button>
        <WishlistHeart shape="square" product={product} variantId={currentVariant?.id ?? null} />
      </div>
      <NeedsScript />
    </section>
  )
}
