import type { CheckoutBlocker } from '@cairn/core/cart'
import { useCart, useCheckout, useShipping } from '@cairn/react'
import { useId } from 'react'
import { useWishlistLink } from '../account/wishlist/useWishlistLink.ts'
import { fetchable } from '../app/loading/fetchable.tsx'
import { useMoney } from '../app/shop/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import { TextLink } from '../ui/button/TextLink.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { AlertIcon } from '../ui/picture/icons.tsx'
import styles from './CartFooter.module.css'
import { AmountRow } from './codes/AmountRow.tsx'
import { DiscountRows } from './codes/DiscountRows.tsx'
import { useRemoveCode } from './codes/useRemoveCode.ts'
import { ShippingCountry } from './ShippingCountry.tsx'

// The dates are optional: without them the cart still sells, so no error is shown.
const DeliveryLine = fetchable(() => import('../delivery/DeliveryLine.tsx'), { isQuiet: true })

const REASONS = {
  empty: 'blockedEmpty',
  'nothing-in-stock': 'blockedNothingInStock',
  'coming-soon': 'blockedComingSoon',
  retired: 'blockedRetired',
  'blocker-failed': 'blockedUnchecked',
} as const satisfies Record<CheckoutBlocker, string>

/**
 * Whether a blocker (a reason that blocks the checkout) is built in and so has a translated text. A blocker that a shop
 * adds is itself the text to show.
 */
const isOurs = (blocker: string): blocker is keyof typeof REASONS => blocker in REASONS

/** Shows the totals, the shipping country and the checkout button, with the reason if the checkout is blocked. */
export function CartFooter() {
  const asMoney = useMoney()
  const { cart: words, errors } = useMessages()
  const { subtotal, currency, taxIncluded, blockers, giftCards, taxes } = useCart()
  const { start, isStarting, error } = useCheckout()
  const { cost, isFree, isNeeded, isEstimated, isLoading, total, options } = useShipping()
  const wishlistLink = useWishlistLink()
  const reasonsId = useId()
  const { removed, remove, said } = useRemoveCode()
  const money = (amount: number) => asMoney({ amount, currency })
  const isBlocked = blockers.length > 0
  // Taxes on top of the prices are part of the total; a tax in the prices is named beside it.
  const added = taxes.filter(({ isIncluded }) => !isIncluded)
  const totalAmount = added.reduce((sum, { amount }) => sum + amount, total.amount)
  // An unknown cost is a visible dash (spec 2.cart.footer-shipping-null), and a text for screen readers.
  const unknown = (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words.notKnown}</VisuallyHidden>
    </>
  )
  const known = isFree ? words.free : cost === null ? unknown : money(cost.amount)
  return (
    <>
      <dl className={styles.sums}>
        <DiscountRows onRemove={remove} />
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        {isNeeded ? (
          <div>
            <dt className={styles.to}>
              <ShippingCountry />
            </dt>
            <dd aria-busy={isLoading || undefined} data-unknown={(!isFree && cost === null) || undefined}>
              {isEstimated ? known : words.shippingAtCheckout}
            </dd>
          </div>
        ) : null}
        {added.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={giftCards.length === 0 ? styles.total : styles.before}>
          <dt>
            {words.total} <small>{taxIncluded ? words.taxIncluded : added.length > 0 ? null : words.taxExcluded}</small>
          </dt>
          <dd>{money(totalAmount)}</dd>
        </div>
        {giftCards.map(({ id, label, amount }) => {
          const name = words.giftCardNamed(label)
          return (
            <AmountRow
              key={id}
              label={name}
              amount={amount}
              onRemove={() => remove(name, { kind: 'giftCard', id, isRemoved: true })}
            />
          )
        })}
        {giftCards.length === 0 ? null : (
          <div className={styles.total}>
            <dt>{words.amountDue}</dt>
            <dd>{money(giftCards.reduce((due, { amount }) => due - amount, totalAmount))}</dd>
          </div>
        )}
      </dl>
      {isNeeded ? (
        <>
          <p className={styles.delivery} data-dated={isEstimated}>
            <DeliveryLine options={isEstimated ? options : []} onFailed={() => undefined} />
          </p>
          <p className={styles.delivery}>{words.returnsPromise}</p>
        </>
      ) : null}
      <p ref={said} role="status" tabIndex={-1} className={styles.removed}>
        {removed}
      </p>
      {isBlocked ? (
        <div id={reasonsId} className={styles.reasons}>
          <AlertIcon size="small" />
          <div>
            {blockers.map((blocker) => (
              <p key={blocker}>{isOurs(blocker) ? words[REASONS[blocker]] : blocker}</p>
            ))}
          </div>
        </div>
      ) : null}
      {/* The toast closes after five seconds, which is too short to change the browser's settings. */}
      {error?.problem === 'cookies_blocked' && !isStarting ? (
        <div className={styles.reasons}>
          <AlertIcon size="small" />
          <p>{errors.cookiesBlocked}</p>
        </div>
      ) : null}
      <div className={styles.checkout}>
        <Button
          size="large"
          wide
          busy={isStarting}
          disabled={isBlocked}
          aria-describedby={isBlocked ? reasonsId : undefined}
          onClick={() => start()}
        >
          {words.checkout}
        </Button>
        <div role="status">
          <VisuallyHidden>{isStarting ? words.checkoutStarting : ''}</VisuallyHidden>
        </div>
      </div>
      <p className={styles.wishlist}>
        <TextLink {...wishlistLink}>{words.goToWishlist}</TextLink>
      </p>
    </>
  )
}
