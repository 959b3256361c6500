import type { Product, ProductView } from '@cairn/core/product'
import { memo, type RefObject, useId } from 'react'
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

interface BuyExtrasProps {
  readonly view: ProductView
  /** Chooses the size that the visitor chose last for this type of garment. */
  readonly onSize: (key: string) => void
  /** Receives the product with its current stock. */
  readonly onFresh: (product: Product) => void
}

export interface BuyColumnProps
  extends Omit<VariantChoiceProps, 'hintId'>,
    Omit<BuyExtrasProps, 'view'>,
    Pick<ReviewScoreProps, 'reviews'> {
  readonly view: ProductView
  /** The view of the parts below the button, which may follow a choice a moment later. */
  readonly lateView: ProductView
  readonly notices: readonly PriceNotice[]
  /** Ref of the add-to-cart button. A bar replaces the button while the button is out of view. */
  readonly addRef: RefObject<HTMLButtonElement | null>
  readonly onChoiceNeeded: () => void
}

/** Name, price, colours, sizes and the add-to-cart button. */
export function BuyColumn(props: BuyColumnProps) {
  const { reviews, notices, lateView, addRef, onChoiceNeeded, onSize, onFresh, ...choice } = props
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
      <BuyExtras view={lateView} onSize={onSize} onFresh={onFresh} />
    </section>
  )
}

/**
 * The parts below the add-to-cart button. They render again only for another view: the handlers of an earlier render do
 * the same.
 */
const BuyExtras = memo(
  ({ view, onSize, onFresh }: BuyExtrasProps) => (
    <>
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
    </>
  ),
  (last, next) => last.view === next.view,
)
