import type { StoreError } from '@cairn/core'
import type { ProductView } from '@cairn/core/product'
import { useCart, useStore } from '@cairn/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useConfirmBeforeUnload } from '../../cart/useConfirmBeforeUnload.ts'
import { useRefusedCountry } from '../../delivery/useRefusedCountry.ts'
import { useMessages } from '../../messages/index.ts'
import { Button, type ButtonProps } from '../../ui/button/Button.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import { CheckIcon } from '../../ui/picture/icons.tsx'
import styles from './AddToCart.module.css'

/** Duration in milliseconds for which the button shows a check mark after the response. */
const TICK = 2000

export interface AddToCartProps extends Pick<ButtonProps, 'wide' | 'size' | 'ref'> {
  readonly view: ProductView
  /** Called when the button is pressed although the choice is not complete. */
  readonly onChoiceNeeded: () => void
}

interface Trouble {
  readonly code: 'waiting' | 'not-added'
  /** Whether the message below the button is visible. If it is out of view, a toast shows the message too. */
  readonly isHere: boolean
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return element.isConnected && bottom >= 0 && top <= window.innerHeight
}

/** Whether the add failed because no server responded, not because the server rejected the product. */
const isUnreachable = ({ code, problem }: StoreError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || problem === 'store_unreachable'

/**
 * The add-to-cart button. It is busy until the cart responds and then shows a check mark; if the server does not
 * respond, a message below the button says that the add waits or has failed.
 */
export function AddToCart({ view, onChoiceNeeded, ...look }: AddToCartProps) {
  const { product, currentVariant, unavailable, isOutOfStock } = view
  const { product: words, errors } = useMessages()
  const add = useCart().add
  const store = useStore()
  const [isAdding, setIsAdding] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const isRefused = useRefusedCountry(product) !== null
  useConfirmBeforeUnload()
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setIsAdded(false), TICK)
    return () => clearTimeout(timer)
  }, [isAdded])
  const press = async ({ currentTarget }: MouseEvent) => {
    if (currentVariant === null) return onChoiceNeeded()
    const { show, showError } = store.toasts.commands
    const { name } = product
    const report = (code: Trouble['code']) => {
      const isHere = isInWindow(currentTarget)
      setTrouble({ code, isHere })
      if (!isHere) show({ code, params: { name }, tone: 'error' })
    }
    setIsAdding(true)
    setIsAdded(false)
    setTrouble(null)
    const outcome = await add(
      { variantId: currentVariant.id, quantity: 1, name },
      // This call continues after the button has unmounted, so a shopper who has moved to another page still gets the
      // toast.
      { toast: false, onWaiting: () => report('waiting') },
    )
    setIsAdding(false)
    setTrouble(null)
    if (outcome.ok) return setIsAdded(true)
    const { error } = outcome
    if (isUnreachable(error)) report('not-added')
    else showError(error)
  }
  return (
    <>
      <Button {...look} disabled={unavailable !== null || isOutOfStock || isRefused} busy={isAdding} onClick={press}>
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
