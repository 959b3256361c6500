import { useOverlay, useStore } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { type Arrival, addCarried } from './addCarried.ts'
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
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const show = (result: Arrival | null) => {
      if (result === null) return
      if (result.differences.length === 0) {
        if (result.added === 0) return
        return store.toasts.commands.show({ code: 'server', detail: result.words.added(result.added) })
      }
      // Each add opens the cart panel, which would cover the dialog.
      closePanel()
      setArrival(result)
      setIsOpen(true)
    }
    addCarried(store, site).then(show, () => undefined)
  }, [store, site, closePanel])
  if (arrival === null) return null
  const { words, added, differences } = arrival
  const close = () => setIsOpen(false)
  const viewCart = () => {
    close()
    openCart()
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
