import type { ProductView } from '@cairn/core/product'
import { useCart, useFact, useStore } from '@cairn/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useAskBeforeLeaving } from '../cart/useAskBeforeLeaving.ts'
import { useMessages } from '../messages/index.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { Status } from '../ui/Status.tsx'
import styles from './AddToCart.module.css'

/** How long the tick stays after the answer, in milliseconds. */
const TICK = 2000

export interface AddToCartProps extends Pick<ButtonProps, 'wide' | 'size' | 'ref'> {
  readonly view: ProductView
  /** It was pressed although no size is chosen yet. */
  readonly onSizeNeeded: () => void
}

interface Trouble {
  readonly code: 'waiting' | 'not-added'
  /** It is said here and nowhere else. */
  readonly isHere: boolean
}

const isInWindow = (element: Element | null): boolean => {
  const { top = 0, bottom = -1 } = element?.getBoundingClientRect() ?? {}
  return bottom >= 0 && top <= window.innerHeight
}

/**
 * The one button: busy until the cart has answered, then a tick; the drawer opens by itself. That an add waits for a connection, or was given up for want
 * of one, stands below it in place of the toast; who has moved on along the page has both.
 */
export function AddToCart({ view, onSizeNeeded, ...look }: AddToCartProps) {
  const { product, currentVariant, unavailable, isOutOfStock } = view
  const { product: words, errors } = useMessages()
  const add = useCart().add
  // While the cart answers, another size may be chosen.
  const [adding, setAdding] = useState<number | null>(null)
  const [isAdded, setIsAdded] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const pressed = useRef<Element>(null)
  const { dismiss } = useStore().toasts.commands
  useAskBeforeLeaving()
  useFact('line.added', ({ variantId }) => {
    if (variantId !== adding) return
    setAdding(null)
    setTrouble(null)
    setIsAdded(true)
  })
  useFact('toast.shown', ({ toast: { id, code } }) => {
    if (adding === null || (code !== 'waiting' && code !== 'not-added')) return
    const isHere = isInWindow(pressed.current)
    if (isHere) dismiss(id)
    setTrouble({ code, isHere })
  })
  useFact('cart.failed', ({ kind }) => {
    if (kind !== 'add' || adding === null) return
    setAdding(null)
    // Its toast comes in the same breath, before or after; a refusal has words of its own.
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
