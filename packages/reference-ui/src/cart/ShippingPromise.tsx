import { useShipping } from '@cairn/react'
import { useMessages } from '../messages/index.ts'
import styles from './CartPage.module.css'

/** Promises that the shopper sees the shipping cost in time, while the totals do not show it. */
export function ShippingPromise() {
  const { cart: words } = useMessages()
  const { isNeeded, isEstimated, isFree, cost, isLoading } = useShipping()
  const isShown = isEstimated && (isFree || cost !== null)
  return isNeeded && !isShown && !isLoading ? <p className={styles.promise}>{words.shippingPromise}</p> : null
}
