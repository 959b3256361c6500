import { safeUrl } from '@cairn/core'
import type { OrderLine } from '@cairn/core/account'
import { useId } from 'react'
import { numberLocale } from '../../app/shop/numberLocale.ts'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { useMoney } from '../../app/shop/useFormats.ts'
import { LineOptions } from '../../cart/LineOptions.tsx'
import { useAdding } from '../../cart/useAdding.ts'
import { useMessages } from '../../messages/index.ts'
import { cardPicture } from '../../product/gallery/pictures.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { TextButton, TextLink } from '../../ui/button/TextLink.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Order.module.css'

interface OrderLineRowProps {
  readonly line: OrderLine
  /** The address of the form for the buyer's review; absent when the line has one, and before the order was shipped. */
  readonly reviewPage?: string | undefined
}

/** One line of an order, with its options, quantity and price at the time of purchase. */
export function OrderLineRow({ line, reviewPage }: OrderLineRowProps) {
  const { site, url } = useShop()
  const money = useMoney()
  const href = useHref()
  const { cart } = useMessages()
  const words = useAccountMessages()
  const { adding, add } = useAdding()
  const isBusy = adding.length > 0 || undefined
  const { variantId, name, slug, imageUrl, options, properties, quantity, price, extendedPrice } = line
  // The label of the button contains only the product name, and two sizes of one product have the same name. So
  // describe the button with the options.
  const optionsId = useId()
  const review = reviewPage === undefined ? null : safeUrl(reviewPage, { base: url.href })
  const count = new Intl.NumberFormat(numberLocale(site.hreflang)).format(quantity)
  return (
    <li className={styles.line}>
      <Picture {...cardPicture(imageUrl)} sizes="96px" />
      <div className={styles.about}>
        <h3>
          <Anchor href={href(`/${slug}`)}>{name}</Anchor>
        </h3>
        <p id={optionsId} className={styles.meta}>
          <LineOptions options={options} properties={properties} />
        </p>
        <p className={styles.meta}>
          {words.orderQuantity(count)}{' '}
          {quantity > 1 ? <span className={styles.each}>{cart.each(money(price))}</span> : null}
        </p>
        <p className={styles.again}>
          <TextButton
            aria-label={words.buyAgainNamed(name)}
            aria-describedby={optionsId}
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => add({ variantId, quantity, name })}
          >
            {words.buyAgain}
          </TextButton>
          {review === null ? null : (
            <TextLink href={review.href} aria-label={words.writeReviewNamed(name)} aria-describedby={optionsId}>
              {words.writeReview}
            </TextLink>
          )}
        </p>
      </div>
      <b className={styles.price}>{money(extendedPrice)}</b>
    </li>
  )
}
