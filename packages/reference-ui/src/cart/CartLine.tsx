import type { Money } from '@cairn/core'
import type { CartLineView } from '@cairn/core/cart'
import { useStore } from '@cairn/react'
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react'
import { useHref } from '../app/shop/ShopContext.tsx'
import { useMoney } from '../app/shop/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { cardPicture } from '../product/gallery/pictures.ts'
import { Anchor } from '../ui/button/Anchor.tsx'
import { IconButton } from '../ui/button/IconButton.tsx'
import { TextButton } from '../ui/button/TextLink.tsx'
import { Status } from '../ui/feedback/Status.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { HeartIcon } from '../ui/picture/icons.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import styles from './CartLine.module.css'
import { dismissMaximum } from './dismissMaximum.ts'
import { LineOptions } from './LineOptions.tsx'
import { LineQuantity } from './LineQuantity.tsx'
import { TrashIcon } from './TrashIcon.tsx'

export interface CartLineProps {
  readonly line: CartLineView
  /** The index of the line's row. */
  readonly at: number
  readonly currency: Money['currency']
  /** Heading level of the name. */
  readonly level: 2 | 3
  /** Whether the line was just restored. It then takes the focus, because the undo button that had it has unmounted. */
  readonly isPutBack: boolean
  readonly onRemove: (line: CartLineView, at: number) => void
}

/**
 * One line of the cart; an unavailable line shows a message instead of its quantity. The component takes its commands
 * directly from the store, because `useCart` would render each line again at every change of the cart.
 */
export const CartLine = memo(function CartLine({ line, at, currency, level, isPutBack, onRemove }: CartLineProps) {
  const asMoney = useMoney()
  const href = useHref()
  const { cart: words } = useMessages()
  const store = useStore()
  const noticeId = useId()
  const optionsId = useId()
  const Name = `h${level}` as const
  const money = (amount: number) => asMoney({ amount, currency })
  const { name, slug, quantity, stockNotice } = line
  const isGone = line.unavailable !== null
  const takeOut = ({ detail }: MouseEvent) => {
    // Ignore the second press of a double click: the line has gone, and the press would remove the next one, which has
    // moved up.
    if (detail < 2) onRemove(line, at)
  }
  const bin = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Do not take the focus from another element that the shopper has moved to.
    if (isPutBack && document.activeElement === document.body) bin.current?.focus()
  }, [isPutBack])
  return (
    <li className={styles.line} data-gone={isGone || undefined}>
      <div className={styles.picture}>
        <Picture {...cardPicture(line.imageUrl)} sizes="96px" />
      </div>
      <div className={styles.body}>
        <Name className={styles.name}>{slug === null ? name : <Anchor href={href(`/${slug}`)}>{name}</Anchor>}</Name>
        <p id={optionsId} className={styles.options}>
          <span>
            <LineOptions options={line.options} properties={line.properties} />
          </span>
          {quantity > 1 ? (
            <>
              <VisuallyHidden>,</VisuallyHidden>{' '}
              <span className={styles.each}>{words.each(money(line.salePrice))}</span>
            </>
          ) : null}
        </p>
        {/* Only the price to pay: an announced reduction needs its lowest price of 30 days (Directive 98/6/EC, Art. 6a),
            which a line does not have. */}
        <p className={styles.price}>{money(line.extendedPrice)}</p>
        <div className={styles.quantity}>
          {isGone ? (
            <>
              <span className={styles.why}>{words.unavailable}</span>
              <TextButton
                className={styles.removeGone}
                aria-label={`${words.removeUnavailable} ${name}`}
                aria-describedby={optionsId}
                onClick={takeOut}
              >
                {words.removeUnavailable}
              </TextButton>
            </>
          ) : (
            <>
              {line.hasPicker ? (
                <LineQuantity line={line} describedBy={stockNotice === null ? optionsId : `${optionsId} ${noticeId}`} />
              ) : null}
              {stockNotice === null ? null : (
                <Status tone={stockNotice.kind === 'remaining' ? 'notice' : 'quiet'} id={noticeId}>
                  {stockNotice.kind === 'remaining' ? words.remaining(stockNotice.count) : words.outOfStock}
                </Status>
              )}
            </>
          )}
        </div>
        <div className={styles.actions}>
          {line.productId === null ? null : (
            <IconButton
              label={words.moveNamed(name)}
              aria-describedby={optionsId}
              onClick={() => {
                store.cart.commands.moveToWishlist(line.id)
                dismissMaximum(store, line)
              }}
            >
              <HeartIcon size="medium" />
            </IconButton>
          )}
          <IconButton ref={bin} label={words.removeNamed(name)} aria-describedby={optionsId} onClick={takeOut}>
            <TrashIcon size="medium" />
          </IconButton>
        </div>
      </div>
    </li>
  )
})
