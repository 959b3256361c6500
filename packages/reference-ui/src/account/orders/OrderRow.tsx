import type { Order } from '@cairn/core/account'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMoney } from '../../app/shop/useFormats.ts'
import { useMessages } from '../../messages/index.ts'
import { cardPicture } from '../../product/gallery/pictures.ts'
import { Anchor } from '../../ui/button/Anchor.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { useLongDate } from '../layout/useLongDate.ts'
import styles from './OrderList.module.css'
import { orderPath, orderStates } from './orderState.ts'

const MAX_PICTURES = 2

/** One order in a list: pictures, number, date, total and status. The whole row links to the page of the order. */
export function OrderRow({ order }: { readonly order: Order }) {
  const money = useMoney()
  const href = useHref()
  const { account } = useMessages()
  const words = useAccountMessages()
  const dateOf = useLongDate()
  const { number, lines, placedAt, total, status } = order
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const state = orderStates[status]
  return (
    <li className={styles.order}>
      <div className={styles.pictures}>
        {lines.slice(0, MAX_PICTURES).map(({ sku, imageUrl }) => (
          <Picture key={sku} {...cardPicture(imageUrl)} sizes="60px" className={styles.picture} />
        ))}
        {lines.length > MAX_PICTURES ? <span aria-hidden="true">{`+${lines.length - MAX_PICTURES}`}</span> : null}
      </div>
      <div className={styles.about}>
        <h3 className={styles.number}>
          <Anchor href={href(orderPath(number))}>{account.order(number)}</Anchor>
        </h3>
        <p className={styles.meta}>
          <time dateTime={placedAt}>{dateOf(placedAt)}</time>, {words.orderItems(pieces)}
        </p>
        {/* CSS truncates the names to one line; the page of the order lists them in full. */}
        <p className={styles.names} data-cut="">
          {lines.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className={styles.end}>
        <b>{money(total)}</b>
        <Status tone={state.tone}>{state.messageOf(words)}</Status>
      </div>
    </li>
  )
}
