import type { ProductView } from '@cairn/core/product'
import { useCart, useStore, useStoreEvent } from '@cairn/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useConfirmBeforeUnload } from '../cart/useConfirmBeforeUnload.ts'
import { useMessages } from '../messages/index.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { Status } from '../ui/Status.tsx'
import styles from './AddToCart.module.css'

/** Duration of the tick after the response, in milliseconds. */
const TICK = 2000

export interface AddToCartProps extends Pick<ButtonProps, 'wide' | 'size' | 'ref'> {
  readonly view: ProductView
  /** Called for a press without a chosen size. */
  readonly onSizeNeeded: () => void
}

interface Trouble {
  readonly code: 'waiting' | 'not-added'
  /** The message appears only here, not as a toast. */
  readonly isHere: boolean
}

const isInWindow = (element: Element | null): boolean => {
  const { top = 0, bottom = -1 } = element?.getBoundingClientRect() ?? {}
  return bottom >= 0 && top <= window.innerHeight
}

/**
 * The add-to-cart button: busy until the cart responds, then with a tick; the drawer opens by itself.
 * A message below it replaces the toast for an add that waits for a connection or failed without one. If the button is
 * out of view, the toast appears as well.
 */
export function AddToCart({ view, onSizeNeeded, ...look }: AddToCartProps) {
  const { product, currentVariant, unavailable, isOutOfStock } = view
  const { product: words, errors } = useMessages()
  const add = useCart().add
  // The shopper can choose another size during the request, so this is the variant of the pending add.
  const [adding, setAdding] = useState<number | null>(null)
  const [isAdded, setIsAdded] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const pressed = useRef<Element>(null)
  const { dismiss } = useStore().toasts.commands
  useConfirmBeforeUnload()
  useStoreEvent('line.added', ({ variantId }) => {
    if (variantId !== adding) return
    setAdding(null)
    setTrouble(null)
    setIsAdded(true)
  })
  useStoreEvent('toast.shown', ({ toast: { id, code } }) => {
    if (adding === null || (code !== 'waiting' && code !== 'not-added')) return
    const isHere = isInWindow(pressed.current)
    if (isHere) dismiss(id)
    setTrouble({ code, isHere })
  })
  useStoreEvent('cart.failed', ({ kind }) => {
    if (kind !== 'add' || adding === null) return
    setAdding(null)
    // The toast for a failed connection arrives immediately before or after this event. A refusal has its own toast, so
    // only the waiting message is removed.
    setTrouble((known) => (known?.code === 'waiting' ? null : known))
  })
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setIsAdded(false), TICK)
    return () => clearTimeout(timer)
  }, [isAdded])
  const press = ({ currentTarget }: MouseEvent) => {
    if (currentVariant === null) return onSizeNeeded()
    pressed.current = currentTarget
    setAdding(currentVariant.id)
    setIsAdded(false)
    setTrouble(null)
    add({ variantId: currentVariant.id, quantity: 1, name: product.name })
  }
  return (
    <>
      <Button {...look} disabled={unavailable !== null || isOutOfStock} busy={adding !== null} onClick={press}>
        {isAdded ? <CheckIcon size="small" /> : null}
        {unavailable === null ? words.addToCart : unavailable === 'retired' ? words.retired : words.comingSoon}
      </Button>
      {trouble === null ? null : (
        <div className={styles.trouble} role={trouble.isHere ? 'alert' : undefined}>
          <Status tone="notice">{trouble.code === 'waiting' ? errors.waiting : errors.notAdded(product.name)}</Status>
        </div>
      )}
    </>
  )
}
