import type { StoreError } from '@cairn/core'
import type { ProductView } from '@cairn/core/product'
import { useCart, useFact } from '@cairn/react'
import { useEffect, useState } from 'react'
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

/** Whether nobody has answered: then it is told with the name, for a refusal has words of its own. */
const isUnanswered = ({ code, problem }: StoreError): boolean =>
  code === 'NETWORK' || code === 'TIMEOUT' || problem === 'store_unreachable'

/**
 * The one button: busy until the cart has answered, then a tick; the drawer opens by itself. What waits for a server that does not answer, or was given
 * up, is told by a toast and stands here for who looks later.
 */
export function AddToCart({ view, onSizeNeeded, ...look }: AddToCartProps) {
  const { product, currentVariant, unavailable, isOutOfStock } = view
  const { product: words, errors } = useMessages()
  const add = useCart().add
  // While the cart answers, another size may be chosen.
  const [adding, setAdding] = useState<number | null>(null)
  const [isAdded, setIsAdded] = useState(false)
  const [trouble, setTrouble] = useState<'waiting' | 'notAdded' | null>(null)
  useAskBeforeLeaving()
  useFact('line.added', ({ variantId }) => {
    if (variantId !== adding) return
    setAdding(null)
    setTrouble(null)
    setIsAdded(true)
  })
  useFact('cart.waiting', () => {
    if (adding !== null) setTrouble('waiting')
  })
  useFact('cart.failed', ({ kind, error }) => {
    if (kind !== 'add' || adding === null) return
    setAdding(null)
    setTrouble(isUnanswered(error) ? 'notAdded' : null)
  })
  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setIsAdded(false), TICK)
    return () => clearTimeout(timer)
  }, [isAdded])
  const press = () => {
    if (currentVariant === null) return onSizeNeeded()
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
        <div className={styles.trouble}>
          <Status tone="notice">{trouble === 'waiting' ? errors.waiting : errors.notAdded(product.name)}</Status>
        </div>
      )}
    </>
  )
}
