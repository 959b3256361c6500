import type { ProductView } from '@cairn/core/product'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { keepsClear } from '../ui/lowerEdge.ts'
import { Price } from '../ui/Price.tsx'
import { usePassFocusOn } from '../ui/usePassFocusOn.ts'
import { AddToCart } from './AddToCart.tsx'
import styles from './BuyBar.module.css'
import { usePrices } from './usePrices.ts'

export interface BuyBarProps {
  /** The button that it stands in for once that is out of sight. */
  readonly button: RefObject<HTMLElement | null>
  readonly view: ProductView
  readonly onSizeNeeded: () => void
}

/** What is bought and the button, at the lower edge of a phone while the buy column is out of sight. It ends with the page, so the footer stays free. */
export default function BuyBar({ button, view, onSizeNeeded }: BuyBarProps) {
  const prices = usePrices()
  const { product, sizes, size, currentPrice, regularPrice } = view
  const chosen = sizes.find(({ key }) => key === size)
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => keepsClear(bar.current), [])
  // It goes when that one comes into sight.
  usePassFocusOn(bar, () => button.current?.focus({ preventScroll: true }))
  return (
    <section ref={bar} className={styles.bar} aria-label={product.name}>
      <div className={styles.words}>
        {/* Cut where the bar ends: the name stands whole above. */}
        <p className={styles.name} data-cut="">
          {chosen === undefined ? product.name : `${product.name}, ${chosen.label}`}
        </p>
        {/* The bar comes after the membership; empty room would make it higher on a narrow phone. */}
        <Price {...prices(currentPrice, regularPrice)} hasRoom={false} />
      </div>
      <AddToCart view={view} onSizeNeeded={onSizeNeeded} />
    </section>
  )
}
