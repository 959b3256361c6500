import type { ProductView } from '@cairn/core/product'
import type { Ref } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useRefusedCountry } from '../../delivery/useRefusedCountry.ts'
import { useMessages } from '../../messages/index.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import { WishlistHeart } from '../card/WishlistHeart.tsx'
import { AddToCart } from './AddToCart.tsx'
import styles from './BuyActs.module.css'

// Without the reason the button still cannot be pressed, so no error is shown.
const NotDelivered = fetchable(() => import('../../delivery/NotDelivered.tsx'), { isQuiet: true })

export interface BuyActsProps {
  readonly view: ProductView
  readonly addRef?: Ref<HTMLButtonElement>
  /** Id that this component gives to its stock notice. */
  readonly hintId: string
  readonly onChoiceNeeded: () => void
}

/** The add-to-cart button, the wish-list heart, and the notice why the product cannot be bought or is scarce. */
export function BuyActs({ view, addRef, hintId, onChoiceNeeded }: BuyActsProps) {
  const { product, currentVariant } = view
  const words = useMessages().product
  const href = useHref()
  const country = useRefusedCountry(product)
  const stock = view.remaining === null ? view.isOutOfStock && words.outOfStock : words.remaining(view.remaining)
  const category = product.breadcrumbs.at(-1)
  return (
    <>
      <div className={styles.acts}>
        <AddToCart wide ref={addRef} view={view} onChoiceNeeded={onChoiceNeeded} />
        <WishlistHeart shape="square" product={product} variantId={currentVariant?.id ?? null} />
      </div>
      <div id={hintId} className={styles.notice} data-refused={country} role="status">
        {country === null || view.unavailable === 'retired' ? null : (
          <NotDelivered country={country} onFailed={() => undefined} />
        )}
        {country === null && view.unavailable === null && stock ? <Status tone="notice">{stock}</Status> : null}
        {view.unavailable === 'coming-soon' ? <p>{words.comingSoonHint}</p> : null}
        {view.unavailable === 'retired' && category !== undefined ? (
          <p>
            {words.retiredHint} <TextLink href={href(category.url)}>{category.title}</TextLink>
          </p>
        ) : null}
      </div>
    </>
  )
}
