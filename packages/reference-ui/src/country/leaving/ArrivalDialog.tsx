import { useOverlay, useStore } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { type Arrival, addCarried } from './addCarried.ts'
import { beginArrival } from './arrivals.ts'
import styles from './LeavingDialog.module.css'

/**
 * Adds the products that the shopper took along. A toast confirms a complete cart; a dialog, which stays until the
 * shopper closes it, names what is different and why.
 */
export default function ArrivalDialog() {
  const store = useStore()
  const { site } = useShop()
  const { common } = useMessages()
  const { closePanel, openCart } = useOverlay()
  const [shown, setShown] = useState<{ readonly arrival: Arrival; readonly end: () => void } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const end = beginArrival()
    const show = (arrival: Arrival | null) => {
      if (arrival === null) return end()
      const { words, added, differences } = arrival
      if (differences.length === 0) {
        if (added > 0) store.toasts.commands.show({ code: 'server', detail: words.added(added) })
        return end()
      }
      // Each add opens the cart panel, which would cover the dialog.
      closePanel()
      setShown({ arrival, end })
      setIsOpen(true)
    }
    addCarried(store, site).then(show, end)
  }, [store, site, closePanel])
  // The arrival also ends if the dialog unmounts while it is open.
  useEffect(() => shown?.end, [shown])
  if (shown === null) return null
  const { words, added, differences } = shown.arrival
  const close = () => {
    setIsOpen(false)
    shown.end()
  }
  const viewCart = () => {
    openCart()
    close()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={words.different}
      closeLabel={common.close}
      actions={
        added === 0 ? null : (
          <Button wide onClick={viewCart}>
            {words.viewCart}
          </Button>
        )
      }
    >
      {added === 0 ? null : <p>{words.added(added)}</p>}
      <ul className={styles.part}>
        {differences.map(({ id, name, reason }) => (
          <li key={id} className={styles.row}>
            <span>{name}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
