import { useEffect, useRef } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { useAccountData } from '../layout/useAccountData.ts'
import { Waiting } from '../layout/Waiting.tsx'
import styles from './OrderList.module.css'
import { OrderRow } from './OrderRow.tsx'

// The page is complete without these products, so a failure shows no error.
const SuggestedProducts = fetchable(() => import('../../product/card/SuggestedProducts.tsx'), { isQuiet: true })

/** The orders of the customer, newest first; `max` limits their number. */
export function OrderList({ max }: { readonly max?: number }) {
  const href = useHref()
  const { cart } = useMessages()
  const words = useAccountMessages()
  const { status, orders, hasMoreOrders, isLoading, hasFailed, load, loadMoreOrders } = useAccountData()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  useEffect(() => {
    // Loading the last page removes the focused button. Move the focus to the first order that was added.
    const at = before.current
    if (at === 0 || orders.length <= at || document.activeElement !== document.body) return
    list.current?.children[at]?.querySelector('a')?.focus()
  }, [orders.length])
  const loadError = hasFailed ? <LoadError busy={isLoading} onRetry={load} /> : null
  if (orders.length === 0 && loadError !== null) return loadError
  // A profile restored from storage does not mean that the orders have loaded, so check the orders themselves.
  if (orders.length === 0 && (isLoading || status !== 'ready')) {
    return <Waiting of="lines" />
  }
  if (orders.length === 0 && max !== undefined) return <p className={styles.quiet}>{words.noOrders}</p>
  if (orders.length === 0) {
    return (
      <>
        <div className={styles.none}>
          <EmptyState
            level={2}
            title={words.noOrders}
            actions={<LinkButton href={href('/')}>{cart.continueShopping}</LinkButton>}
          >
            <p>{words.noOrdersHint}</p>
          </EmptyState>
        </div>
        <SuggestedProducts onFailed={() => undefined} />
      </>
    )
  }
  return (
    <>
      {loadError}
      <ul ref={list} className={styles.orders}>
        {orders.slice(0, max).map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {max === undefined && hasMoreOrders ? (
        <p className={styles.more}>
          <Button
            look="outline"
            busy={isLoading}
            onClick={() => {
              before.current = orders.length
              loadMoreOrders()
            }}
          >
            {words.moreOrders}
          </Button>
        </p>
      ) : null}
    </>
  )
}
