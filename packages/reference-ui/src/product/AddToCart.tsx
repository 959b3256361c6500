import type { ProductView } from '@cairn/core/product'
import { useCart, useFact } from '@cairn/react'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { CheckIcon } from '../ui/icons.tsx'

/** How long the tick stays after the answer, in milliseconds. */
const TICK = 2000

export interface AddToCartProps extends Pick<ButtonProps, 'wide' | 'size' | 'ref'> {
  readonly view: ProductView
  /** It was pressed although no size is chosen yet. */
  readonly onSizeNeeded: () => void
}

/** The one button: busy until the cart has answered, then a tick; the drawer opens by itself. */
export function AddToCart({ view, onSizeNeeded, ...look }: AddToCartProps) {
  const { product, currentVariant, unavailable, isOutOfStock } = view
  const words = useMessages().product
  const add = useCart().add
  // While the cart answers, another size may be chosen.
  const [adding, setAdding] = useState<number | null>(null)
  const [isAdded, setIsAdded] = useState(false)
  useFact('line.added', ({ variantId }) => {
    if (variantId !== adding) return
    setAdding(null)
    setIsAdded(true)
  })
  useFact('cart.failed', ({ kind }) => {
    if (kind === 'add') setAdding(null)
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
    add({ variantId: currentVariant.id, quantity: 1, name: product.name })
  }
  return (
    <Button {...look} disabled={unavailable !== null || isOutOfStock} busy={adding !== null} onClick={press}>
      {isAdded ? <CheckIcon size="small" /> : null}
      {unavailable === null ? words.addToCart : unavailable === 'retired' ? words.retired : words.comingSoon}
    </Button>
  )
}
