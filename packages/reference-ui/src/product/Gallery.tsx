import type { Product, ProductColor } from '@cairn/core/product'
import { useMessages } from '../messages/index.ts'
import { Picture } from '../ui/Picture.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import styles from './Gallery.module.css'

const VIEWS = { front: 'viewFront', back: 'viewBack', detail: 'viewDetail' } as const

/** The pictures of a colour, drawn live. Phones swipe through them, wider windows lay them out. */
export function Gallery({ product, color }: { readonly product: Product; readonly color: ProductColor }) {
  const words = useMessages().product
  // On phones the list scrolls, and a keyboard must be able to scroll it; laid out it does not, and a stop there would only be in the way.
  const isLaidOut = useMediaQuery('(width >= 48em)')
  return (
    <section className={styles.gallery} aria-label={words.gallery}>
      <ul tabIndex={isLaidOut ? undefined : 0}>
        {color.images.length === 0 ? (
          <li>
            <Picture src={null} shape="square" />
          </li>
        ) : null}
        {color.images.map(({ view, url }, index) => (
          <li key={view}>
            <Picture
              src={url}
              alt={words.picture(product.name, color.name, words[VIEWS[view]])}
              shape={index === 0 ? 'square' : 'portrait'}
              fit={view === 'detail' ? 'cover' : 'whole'}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
