import { formatMoney } from '@cairn/core'
import type { ProductView } from '@cairn/core/product'
import { useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Price } from '../ui/Price.tsx'
import { AddToCart } from './AddToCart.tsx'
import styles from './BuyBar.module.css'

export interface BuyBarProps {
  readonly view: ProductView
  readonly onSizeNeeded: () => void
}

/** What is bought and the button, at the lower edge of a phone while the buy column is out of sight. It ends with the page, so the footer stays free. */
export default function BuyBar({ view, onSizeNeeded }: BuyBarProps) {
  const { site } = useShop()
  const { common } = useMessages()
  const { product, sizes, size, currentPrice, regularPrice } = view
  const chosen = sizes.find(({ key }) => key === size)
  return (
    <section className={styles.bar} aria-label={product.name}>
      <div className={styles.words}>
        <p className={styles.name}>{chosen === undefined ? product.name : `${product.name}, ${chosen.label}`}</p>
        <Price
          price={formatMoney(currentPrice, site.hreflang)}
          regular={regularPrice === null ? undefined : formatMoney(regularPrice, site.hreflang)}
          labels={{ sale: common.salePrice, regular: common.regularPrice }}
        />
      </div>
      <AddToCart view={view} onSizeNeeded={onSizeNeeded} />
    </section>
  )
}
