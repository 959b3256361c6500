import { useEffect, useRef } from 'react'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useAccountWords } from './AccountWords.tsx'
import { NotAnswered } from './NotAnswered.tsx'
import styles from './OrderList.module.css'
import { OrderRow } from './OrderRow.tsx'
import { useAccountData } from './useAccountData.ts'
import { Waiting } from './Waiting.tsx'

/** The orders of the customer, the latest first; `most` shows only so many. */
export function OrderList({ most }: { readonly most?: number }) {
  const href = useHref()
  const { cart } = useMessages()
  const words = useAccountWords()
  const { status, orders, hasMoreOrders, isLoading, hasFailed, load, loadMoreOrders } = useAccountData()
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(0)
  useEffect(() => {
    // With the last of them the button is gone, and the focus with it.
    const at = before.current
    if (at === 0 || orders.length <= at || document.activeElement !== document.body) return
    list.current?.children[at]?.querySelector('a')?.focus()
  }, [orders.length])
  const notRead = hasFailed ? <NotAnswered busy={isLoading} onRetry={load} /> : null
  if (orders.length === 0 && notRead !== null) return notRead
  // What was kept of the profile says nothing of the orders.
  if (orders.length === 0 && (isLoading || status !== 'ready')) {
    return <Waiting of="lines" />
  }
  if (orders.length === 0 && most !== undefined) return <p className={styles.quiet}>{words.noOrders}</p>
  if (orders.length === 0) {
    return (
      <div className={styles.none}>
        <EmptyState
          level={2}
          title={words.noOrders}
          actions={<LinkButton href={href('/')}>{cart.continueShopping}</LinkButton>}
        >
          <p>{words.noOrdersHint}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      {notRead}
      <ul ref={list} className={styles.orders}>
        {orders.slice(0, most).map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {most === undefined && hasMoreOrders ? (
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
