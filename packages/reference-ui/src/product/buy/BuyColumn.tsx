import type { Product, ProductView } from '@cairn/core/product'
import { type RefObject, useId } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { NeedsScript } from '../../app/loading/NeedsScript.tsx'
import type { PriceNotice } from '../../legal/priceNotices.ts'
import { ReviewScore, type ReviewScoreProps } from '../reviews/ReviewScore.tsx'
import { BuyActs } from './BuyActs.tsx'
import styles from './BuyColumn.module.css'
import { BuyPrice } from './BuyPrice.tsx'
import { DeliverySpace } from './DeliverySpace.tsx'
import { VariantChoice, type VariantChoiceProps } from './VariantChoice.tsx'

const ProductMemory = fetchable(async () => (await import('../../memory/fetchMemory.ts')).fetchProductMemory(), {
  isQuiet: true,
})
// The button is optional: without it the page still sells, so no error is shown.
const ShareButton = fetchable(() => import('./ShareButton.tsx'), { isQuiet: true })
const BackInStock = fetchable(() => import('../backInStock/BackInStock.tsx'), { isQuiet: true })

export interface BuyColumnProps extends Omit<VariantChoiceProps, 'hintId'>, Pick<ReviewScoreProps, 'reviews'> {
  readonly view: ProductView
  readonly notices: readonly PriceNotice[]
  /** Ref of the add-to-cart button. A bar replaces the button while the button is out of view. */
  readonly addRef: RefObject<HTMLButtonElement | null>
  readonly onChoiceNeeded: () => void
  /** Chooses the size that the visitor chose last for this type of garment. */
  readonly onSize: (key: string) => void
  /** Receives the product with its current stock. */
  readonly onFresh: (product: Product) => void
}

/** Name, price, colours, sizes and the add-to-cart button. */
export function BuyColumn({ reviews, notices, addRef, onChoiceNeeded, onSize, onFresh, ...choice }: BuyColumnProps) {
  const { view } = choice
  const hintId = useId()
  return (
    <section className={styles.buy} aria-label={view.product.name}>
      <div>
        <h1>{view.product.name}</h1>
        <ReviewScore reviews={reviews} href="#reviews" />
      </div>
      <BuyPrice view={view} notices={notices} />
      <VariantChoice {...choice} hintId={hintId} />
      <BuyActs view={view} addRef={addRef} hintId={hintId} onChoiceNeeded={onChoiceNeeded} />
      <div className={styles.memory}>
        <ProductMemory view={view} onSize={onSize} onFailed={() => undefined} />
      </div>
      {view.unavailable !== 'retired' && (view.isOutOfStock || view.unavailable) ? (
        <BackInStock view={view} onFailed={() => undefined} />
      ) : null}
      <NeedsScript />
      <DeliverySpace view={view} onFresh={onFresh} />
      <div className={styles.share}>
        <ShareButton product={view.product} variant={view.currentVariant} onFailed={() => undefined} />
      </div>
    </section>
  )
}
