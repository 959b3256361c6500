import { useShipping } from '@cairn/react'
import { useMessages } from '../messages/index.ts'
import styles from './CartPage.module.css'

/** Promises free returns, and that the shopper sees the shipping cost in time while the totals do not show it. */
export function CartPromises() {
  const { cart: words } = useMessages()
  const { isNeeded, isEstimated, isFree, cost, isLoading } = useShipping()
  const isShown = isEstimated && (isFree || cost !== null)
  return (
    <p className={styles.promise}>
      {isNeeded && !isShown && !isLoading ? `${words.shippingPromise} ` : null}
      {words.returnsPromise}
    </p>
  )
}
