import { formatMoney } from '@cairn/core'
import type { Order } from '@cairn/core/account'
import { useShop } from '../app/ShopContext.tsx'
import { type Messages, useMessages } from '../messages/index.ts'
import { cardPicture } from '../product/pictures.ts'
import { Picture } from '../ui/Picture.tsx'
import { Status, type StatusProps } from '../ui/Status.tsx'
import styles from './OrderList.module.css'

type Words = Messages['account']

const STATES: Readonly<Record<Order['status'], { tone: StatusProps['tone']; words: (words: Words) => string }>> = {
  awaiting_fulfillment: { tone: 'quiet', words: (words) => words.statusAwaitingFulfillment },
  shipped: { tone: 'way', words: (words) => words.statusShipped },
  completed: { tone: 'done', words: (words) => words.statusCompleted },
  cancelled: { tone: 'quiet', words: (words) => words.statusCancelled },
}
const MOST_PICTURES = 2

/** One order: its pictures, number, date, what it came to and where it is. */
export function OrderRow({ order }: { readonly order: Order }) {
  const { site } = useShop()
  const { account: words, cart } = useMessages()
  const { number, lines, placedAt, discount, total, status } = order
  const date = new Intl.DateTimeFormat(site.hreflang, { dateStyle: 'long' }).format(new Date(placedAt))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const state = STATES[status]
  return (
    <li className={styles.order}>
      <div className={styles.pictures}>
        {lines.slice(0, MOST_PICTURES).map(({ sku, imageUrl }) => (
          <Picture key={sku} {...cardPicture(imageUrl)} sizes="60px" className={styles.picture} />
        ))}
        {lines.length > MOST_PICTURES ? <span aria-hidden="true">{`+${lines.length - MOST_PICTURES}`}</span> : null}
      </div>
      <div>
        <h3 className={styles.number}>{words.order(number)}</h3>
        <p className={styles.meta}>
          <time dateTime={placedAt}>{date}</time>, {words.orderItems(pieces)}
        </p>
        <p className={styles.meta}>{lines.map(({ name }) => name).join(', ')}</p>
        {discount.amount > 0 ? (
          <p className={styles.meta}>
            {cart.professionalDiscount}: {formatMoney({ ...discount, amount: -discount.amount }, site.hreflang)}
          </p>
        ) : null}
      </div>
      <div className={styles.end}>
        <b>{formatMoney(total, site.hreflang)}</b>
        <Status tone={state.tone}>{state.words(words)}</Status>
      </div>
    </li>
  )
}
