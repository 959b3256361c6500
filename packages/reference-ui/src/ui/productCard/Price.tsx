import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import styles from './Price.module.css'

/** Props of a price. All amounts are already formatted for the site. */
export interface PriceProps {
  /** The current price. */
  readonly price: string
  /** The price before a reduction. If set, `price` appears as a sale price. */
  readonly regular?: string | undefined
  /** Labels of the two prices for screen readers ("Sale price", "Regular price"). */
  readonly labels?: { readonly sale: string; readonly regular: string } | undefined
  /** Muted line below, "VAT included". */
  readonly note?: string | undefined
  /** Follows the note. A `span` has a line of its own. */
  readonly children?: ReactNode
  /**
   * Reserves the space of a second price while there is only one, so that a member price that loads later causes no
   * layout shift.
   */
  readonly hasRoom?: boolean | undefined
  /** `body` 16 px (default), `card` on a product card, `product` on the product page. */
  readonly size?: 'body' | 'card' | 'product' | undefined
}

/**
 * A price in tabular figures. A sale price comes first, in a readable orange; the struck-through regular price follows.
 */
export function Price({ price, regular, labels, note, children, hasRoom = false, size = 'body' }: PriceProps) {
  return (
    <p className={classes(styles.price, styles[size])} data-room={hasRoom && regular === undefined ? price : undefined}>
      {regular === undefined ? (
        <span>{price}</span>
      ) : (
        <>
          <ins>
            {labels ? <VisuallyHidden>{`${labels.sale} `}</VisuallyHidden> : null}
            {price}
          </ins>
          <s>
            {labels ? <VisuallyHidden>{`${labels.regular} `}</VisuallyHidden> : null}
            {regular}
          </s>
        </>
      )}
      {note ? (
        <small>
          {note}
          {children}
        </small>
      ) : null}
    </p>
  )
}
