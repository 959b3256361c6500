import { addressLines, type Order } from '@cairn/core/account'
import { useHref, useShop } from '../../app/shop/ShopContext.tsx'
import { useMoney } from '../../app/shop/useFormats.ts'
import { useAdding } from '../../cart/useAdding.ts'
import { addressRequestPath } from '../../contact/addressRequest.ts'
import { countryName } from '../../country/names.ts'
import { dayRange } from '../../delivery/dayRange.ts'
import { deliveryName } from '../../delivery/deliveryName.ts'
import { useDeliveryMessages } from '../../messages/delivery/index.ts'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { useLongDate } from '../layout/useLongDate.ts'
import styles from './Order.module.css'
import { OrderLineRow } from './OrderLineRow.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderService } from './OrderService.tsx'
import { useOrderLinks } from './useOrderLinks.ts'

/** The details of one order: its progress, lines, shipping address and totals. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { site } = useShop()
  const href = useHref()
  const { cart } = useMessages()
  const words = useAccountMessages()
  const deliveryMessages = useDeliveryMessages(site.hreflang)
  const dateOf = useLongDate()
  const { adding, add } = useAdding()
  const { address, discount, lines, placedAt, shippingCost, shippingOption, subtotal, taxIncluded, total } = order
  const money = useMoney()
  const links = useOrderLinks(order.number)
  const { discounts, giftCards = [], taxes = [], delivery, status } = order
  // The dates were a promise at the time of the order; a delivered or cancelled order has none.
  const isComing = status === 'awaiting_fulfillment' || status === 'shipped'
  // Without a list, the member discount is the only one that is known.
  const known = discounts ?? [{ label: '', amount: discount, code: null }]
  const paid = giftCards.reduce((rest, { amount }) => rest - amount.amount, total.amount)
  const buyAgain = () => {
    for (const { variantId, quantity, name } of lines) void add({ variantId, quantity, name })
  }
  return (
    <>
      <p className={styles.placed}>
        <time dateTime={placedAt}>{words.orderPlaced(dateOf(placedAt))}</time>
      </p>
      <OrderProgress status={status} />
      {isComing && delivery !== undefined ? (
        <p className={styles.arrives}>{deliveryMessages?.delivery(dayRange(delivery, site.hreflang))}</p>
      ) : null}
      <section>
        <h2>{words.orderContents}</h2>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <OrderLineRow
              key={`${line.sku} ${JSON.stringify(line.properties)}`}
              line={line}
              reviewPage={links?.reviews?.find((review) => review.line === index)?.page}
            />
          ))}
        </ul>
      </section>
      <div className={styles.foot}>
        <section>
          <h2>{words.shipTo}</h2>
          <address className={styles.address}>
            {address.firstName} {address.lastName}
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{countryName(address.country, site.hreflang)}</span>
          </address>
          {status === 'awaiting_fulfillment' ? (
            <p>
              <TextLink href={href(addressRequestPath(site, order.number))}>{words.changeAddress}</TextLink>
            </p>
          ) : null}
        </section>
        <section>
          <h2>{words.orderSum}</h2>
          <dl className={styles.sums}>
            {known
              .filter(({ amount }) => amount.amount > 0)
              .map(({ label, amount, code }) => (
                <div key={code ?? label}>
                  <dt>
                    {label || (code ?? cart.professionalDiscount)}
                    {code === null || code === label ? null : <span className={styles.option}>{code}</span>}
                  </dt>
                  <dd>{money({ ...amount, amount: -amount.amount })}</dd>
                </div>
              ))}
            <div>
              <dt>{cart.subtotal}</dt>
              <dd>{money(subtotal)}</dd>
            </div>
            <div>
              <dt>
                {words.shippingOption}
                {shippingOption === '' || deliveryMessages === null ? null : (
                  <span className={styles.option}>{deliveryName(shippingOption, deliveryMessages)}</span>
                )}
              </dt>
              <dd>{shippingCost.amount === 0 ? cart.free : money(shippingCost)}</dd>
            </div>
            {taxes.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{money(amount)}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>
                {cart.total} <small>{taxIncluded ? cart.taxIncluded : taxes.length > 0 ? null : words.taxAdded}</small>
              </dt>
              <dd>{money(total)}</dd>
            </div>
            {giftCards.map(({ label, amount }) => (
              <div key={label}>
                <dt>{cart.giftCardNamed(label)}</dt>
                <dd>{money({ ...amount, amount: -amount.amount })}</dd>
              </div>
            ))}
            {giftCards.length === 0 ? null : (
              <div className={styles.total}>
                <dt>{words.orderPaid}</dt>
                <dd>{money({ ...total, amount: paid })}</dd>
              </div>
            )}
          </dl>
          <Button look="outline" wide busy={adding.length > 0} onClick={buyAgain}>
            {words.buyAllAgain}
          </Button>
        </section>
      </div>
      <OrderService links={links} status={status} />
    </>
  )
}
