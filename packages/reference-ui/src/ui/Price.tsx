import { classes } from './classes.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A price, already formatted for the site. */
export interface PriceProps {
  /** What the shopper pays. */
  readonly price: string
  /** The price before a reduction; with it `price` is shown as a sale price. */
  readonly regular?: string | undefined
  /** Words before the two prices for screen readers ("Sale price", "Regular price"). */
  readonly labels?: { readonly sale: string; readonly regular: string } | undefined
  /** A line below in meta ink, "VAT included". */
  readonly note?: string | undefined
  /** `body` 16 px (default), `product` on the product page, `stacked` at the end of a cart line. */
  readonly size?: 'body' | 'product' | 'stacked' | undefined
}

/** A price with tabular figures; a sale price stands first in readable orange, the regular one struck through after it. */
export function Price({ price, regular, labels, note, size = 'body' }: PriceProps) {
  return (
    <p className={classes(styles.price, styles[size])}>
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
      {note ? <small>{note}</small> : null}
    </p>
  )
}
