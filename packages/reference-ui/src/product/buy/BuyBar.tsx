import { isSwatchOption, type ProductView } from '@cairn/core/product'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useRefusedCountry } from '../../delivery/useRefusedCountry.ts'
import { avoidLowerEdge } from '../../ui/hooks/lowerEdge.ts'
import { usePassFocusOn } from '../../ui/hooks/usePassFocusOn.ts'
import { Price } from '../../ui/productCard/Price.tsx'
import { usePricesWithoutNote } from '../card/usePricesWithoutNote.ts'
import { AddToCart } from './AddToCart.tsx'
import styles from './BuyBar.module.css'
import { chosenLabels } from './options.ts'

export interface BuyBarProps {
  /** The add-to-cart button of the page. The bar replaces it while the button is out of view. */
  readonly button: RefObject<HTMLElement | null>
  readonly view: ProductView
  readonly onChoiceNeeded: () => void
}

/**
 * A bar at the lower edge of a phone with the product, its price and an add-to-cart button, while the page's own button
 * is out of view. A product that cannot be bought has no bar.
 */
export default function BuyBar(props: BuyBarProps) {
  const { product, unavailable, isOutOfStock } = props.view
  const isRefused = useRefusedCountry(product) !== null
  return unavailable !== null || isOutOfStock || isRefused ? null : <Bar {...props} />
}

/** The bar ends where the page content ends, so it never covers the footer. */
function Bar({ button, view, onChoiceNeeded }: BuyBarProps) {
  const prices = usePricesWithoutNote()
  const { product, currentPrice, regularPrice } = view
  const chosen = chosenLabels(view, (option) => !isSwatchOption(option))
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => avoidLowerEdge(bar.current), [])
  // When the bar unmounts while it contains the focus, the focus moves to the page's own add-to-cart button.
  usePassFocusOn(bar, () => button.current?.focus({ preventScroll: true }))
  return (
    <section ref={bar} className={styles.bar} aria-label={product.name}>
      <div className={styles.words}>
        {/* Truncated at the end of the bar, because the page shows the full name above. */}
        <p className={styles.name} data-cut="">
          {[product.name, ...chosen].join(', ')}
        </p>
        {/* No space for a second price: the membership has loaded before the bar appears, and the space would make
            the bar higher on a narrow phone. */}
        <Price {...prices(currentPrice, regularPrice)} hasRoom={false} />
      </div>
      <AddToCart view={view} onChoiceNeeded={onChoiceNeeded} />
    </section>
  )
}
