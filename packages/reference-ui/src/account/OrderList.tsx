import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './OrderList.module.css'
import { OrderRow } from './OrderRow.tsx'
import { useAccountData } from './useAccountData.ts'

/** The orders of the customer, the latest first; `most` shows only so many. */
export function OrderList({ most }: { readonly most?: number }) {
  const { common, account: words, errors } = useMessages()
  const { status, orders, hasMoreOrders, load, loadMoreOrders } = useAccountData()
  if (status === 'error' && orders.length === 0) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{errors.network}</p>
        <Button look="outline" size="small" onClick={() => load()}>
          {common.retry}
        </Button>
      </div>
    )
  }
  if (orders.length === 0) {
    if (status === 'ready') return <p className={styles.none}>{words.noOrders}</p>
    return (
      <div aria-busy="true">
        <p role="status" className={styles.none}>
          {common.loading}
        </p>
        <Skeleton shape="row" />
      </div>
    )
  }
  return (
    <>
      <ul className={styles.orders}>
        {orders.slice(0, most).map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {most === undefined && hasMoreOrders ? (
        <p className={styles.more}>
          <Button look="outline" busy={status === 'loading'} onClick={() => loadMoreOrders()}>
            {words.moreOrders}
          </Button>
        </p>
      ) : null}
    </>
  )
}
