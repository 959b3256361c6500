import type { Order } from '@cairn/core/account'
import { useHref } from '../app/ShopContext.tsx'
import { useMoney } from '../app/useFormats.ts'
import { useMessages } from '../messages/index.ts'
import { cardPicture } from '../product/pictures.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Status } from '../ui/Status.tsx'
import { useAccountWords } from './AccountWords.tsx'
import styles from './OrderList.module.css'
import { orderPath, orderStates } from './orderState.ts'
import { useLongDate } from './useLongDate.ts'

const MOST_PICTURES = 2

/** One order: its pictures, number, date, what it came to and where it is; the whole row leads to its page. */
export function OrderRow({ order }: { readonly order: Order }) {
  const money = useMoney()
  const href = useHref()
  const { account } = useMessages()
  const words = useAccountWords()
  const dateOf = useLongDate()
  const { number, lines, placedAt, total, status } = order
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const state = orderStates[status]
  return (
    <li className={styles.order}>
      <div className={styles.pictures}>
        {lines.slice(0, MOST_PICTURES).map(({ sku, imageUrl }) => (
          <Picture key={sku} {...cardPicture(imageUrl)} sizes="60px" className={styles.picture} />
        ))}
        {lines.length > MOST_PICTURES ? <span aria-hidden="true">{`+${lines.length - MOST_PICTURES}`}</span> : null}
      </div>
      <div className={styles.about}>
        <h3 className={styles.number}>
          <Anchor href={href(orderPath(number))}>{account.order(number)}</Anchor>
        </h3>
        <p className={styles.meta}>
          <time dateTime={placedAt}>{dateOf(placedAt)}</time>, {words.orderItems(pieces)}
        </p>
        {/* Cut where the row ends: the page of the order has them whole. */}
        <p className={styles.names} data-cut="">
          {lines.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className={styles.end}>
        <b>{money(total)}</b>
        <Status tone={state.tone}>{state.words(words)}</Status>
      </div>
    </li>
  )
}
