import type { QuickViewProduct } from '@cairn/core/overlay'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Price } from '../../ui/productCard/Price.tsx'
import { usePricesWithoutNote } from '../card/usePricesWithoutNote.ts'
import { cardPicture } from '../gallery/pictures.ts'
import styles from './QuickView.module.css'

/**
 * The placeholder of the quick view while the product loads. It shows the data of the card where the data of the
 * product will appear.
 */
export function QuickViewCard({ card, children }: { readonly card: QuickViewProduct; readonly children: ReactNode }) {
  const prices = usePricesWithoutNote()
  const { imageUrl, price, regularPrice } = card
  return (
    <div className={styles.look}>
      <div className={styles.pictures}>
        <Picture {...cardPicture(imageUrl)} shape="square" sizes="(width >= 48em) 28rem, 92vw" priority />
      </div>
      <div className={styles.buy}>
        {price === null ? null : <Price size="product" {...prices(price, regularPrice)} />}
        {children}
      </div>
    </div>
  )
}
