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
  /** Keeps the room of a second price while there is one only: a member price that comes later moves nothing. */
  readonly hasRoom?: boolean | undefined
  /** `body` 16 px (default), `card` on a product card, `product` on the product page, `stacked` at the end of a cart line. */
  readonly size?: 'body' | 'card' | 'product' | 'stacked' | undefined
}

/** A price with tabular figures; a sale price stands first in readable orange, the regular one struck through after it. */
export function Price({ price, regular, labels, note, hasRoom = false, size = 'body' }: PriceProps) {
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
      {note ? <small>{note}</small> : null}
    </p>
  )
}
