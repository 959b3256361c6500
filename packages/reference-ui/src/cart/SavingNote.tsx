import { useCart } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Status } from '../ui/Status.tsx'
import styles from './CartContents.module.css'

/** Milliseconds after which saving is worth a word; most of it is done in far less. */
export const LONG_SAVING = 3000

/** Says that the cart is still being saved when that takes long, as while a server that does not answer is asked again. */
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
