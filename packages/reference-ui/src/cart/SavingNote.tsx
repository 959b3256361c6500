import { useCart } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Status } from '../ui/feedback/Status.tsx'
import styles from './CartContents.module.css'

/** Milliseconds before the message appears; most saves are much faster. */
export const LONG_SAVING = 3000

/**
 * Shows that the cart is still being saved if the save takes long, for example while the core retries a server that
 * does not respond.
 */
export function SavingNote() {
  const { cart: words } = useMessages()
  const isSaving = useCart((cart) => cart.isSaving)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isSaving) return
    const timer = setTimeout(() => setIsLong(true), LONG_SAVING)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isSaving])
  return (
    <div role="status" className={styles.saving}>
      {isLong ? <Status tone="quiet">{words.saving}</Status> : null}
    </div>
  )
}
