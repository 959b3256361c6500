import type { CartNotice } from '@cairn/core/cart'
import { useCart, useStoreEvent } from '@cairn/react'
import { useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import styles from './Codes.module.css'

const NoticeList = fetchable(() => import('./NoticeList.tsx'))

/**
 * What the server changed in the cart by itself, such as a quantity reduced to the stock. The notices stay until the
 * cart closes, because the next response of the server no longer has them.
 */
export function Notices() {
  const { notices } = useCart()
  const [seen, setSeen] = useState<readonly CartNotice[]>(notices)
  useStoreEvent('cart.noticed', (event) => setSeen((earlier) => [...earlier, ...event.notices]))
  return (
    <div role="status" className={styles.notices}>
      {seen.length === 0 ? null : <NoticeList notices={seen} onFailed={() => setSeen([])} />}
    </div>
  )
}
