import type { CartNotice } from '@cairn/core/cart'
import { useCart, useStoreEvent } from '@cairn/react'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { Status } from '../../ui/feedback/Status.tsx'
import { noticeText } from '../noticeText.ts'
import styles from './Codes.module.css'

/**
 * What the server changed in the cart by itself, such as a quantity reduced to the stock. The notices stay until the
 * cart closes, because the next response of the server no longer has them.
 */
export function Notices() {
  const { cart: words } = useMessages()
  const { notices, lines } = useCart()
  const [seen, setSeen] = useState<readonly CartNotice[]>(notices)
  useStoreEvent('cart.noticed', (event) => setSeen((earlier) => [...earlier, ...event.notices]))
  const texts = new Set(seen.map((notice) => noticeText(notice, lines, words)))
  return (
    <div role="status" className={styles.notices}>
      {[...texts].map((text) => (
        <Status key={text} tone="notice">
          {text}
        </Status>
      ))}
    </div>
  )
}
