import type { ProductView } from '@cairn/core/product'
import { useMoney } from '../app/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { keepsClear } from '../ui/lowerEdge.ts'
import { Price } from '../ui/Price.tsx'
import { AddToCart } from './AddToCart.tsx'
import styles from './BuyBar.module.css'

export interface BuyBarProps {
  readonly view: ProductView
  readonly onSizeNeeded: () => void
}

/** What is bought and the button, at the lower edge of a phone while the buy column is out of sight. It ends with the page, so the footer stays free. */
export default function BuyBar({ view, onSizeNeeded }: BuyBarProps) {
  const money = useMoney()
  const { common } = useMessages()
  const { product, sizes, size, currentPrice, regularPrice } = view
  const chosen = sizes.find(({ key }) => key === size)
  return (
    <section className={styles.bar} aria-label={product.name} ref={keepsClear}>
      <div className={styles.words}>
        {/* Cut where the bar ends: the name stands whole above. */}
        <p className={styles.name} data-cut="">
          {chosen === undefined ? product.name : `${product.name}, ${chosen.label}`}
        </p>
        <Price
          price={money(currentPrice)}
          regular={regularPrice === null ? undefined : money(regularPrice)}
          labels={{ sale: common.salePrice, regular: common.regularPrice }}
        />
      </div>
      <AddToCart view={view} onSizeNeeded={onSizeNeeded} />
    </section>
  )
}
