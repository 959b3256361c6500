import { safeUrl } from '@cairn/core'
import type { Order, OrderLinks } from '@cairn/core/account'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Order.module.css'

interface OrderServiceProps {
  readonly links: OrderLinks | null
  readonly status: Order['status']
}

/**
 * Links to the pages of an order: tracking, and the withdrawal or the return. A cancelled order has no parcel, so it
 * leads to its refund. Renders nothing without links.
 */
export function OrderService({ links, status }: OrderServiceProps) {
  const { url } = useShop()
  const words = useAccountMessages()
  if (links === null) return null
  const isCancelled = status === 'cancelled'
  const known = [
    { href: links.page, text: isCancelled ? words.seeRefund : words.trackParcel },
    { href: links.withdrawal, text: words.withdrawHere },
    { href: links.return, text: words.returnItems },
  ]
  return (
    <section>
      {isCancelled ? null : <h2>{words.orderService}</h2>}
      <p className={styles.service}>
        {known.map(({ href = '', text }) => {
          const safe = safeUrl(href, { base: url.href })
          return safe === null ? null : (
            <LinkButton key={text} look="outline" href={safe.href}>
              {text}
            </LinkButton>
          )
        })}
      </p>
    </section>
  )
}
