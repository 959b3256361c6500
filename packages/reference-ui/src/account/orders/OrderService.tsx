import { safeUrl } from '@cairn/core'
import type { OrderLinks } from '@cairn/core/account'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Order.module.css'

/** Links to the pages of an order: tracking, and the withdrawal or the return. Renders nothing without them. */
export function OrderService({ links }: { readonly links: OrderLinks | null }) {
  const { url } = useShop()
  const words = useAccountMessages()
  if (links === null) return null
  const known = [
    { href: links.page, text: words.trackParcel },
    { href: links.withdrawal, text: words.withdrawHere },
    { href: links.return, text: words.returnItems },
  ]
  return (
    <section>
      <h2>{words.orderService}</h2>
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
