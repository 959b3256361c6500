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
  const [phase, setPhase] = useState<'idle' | 'busy' | 'added'>('idle')
  const wanted = currentVariant?.id
  useFact('line.added', ({ variantId }) => {
    if (phase === 'busy' && variantId === wanted) setPhase('added')
  })
  useFact('cart.failed', ({ kind }) => {
    if (kind === 'add') setPhase('idle')
  })
  useEffect(() => {
    if (phase !== 'added') return
    const timer = setTimeout(() => setPhase('idle'), TICK)
    return () => clearTimeout(timer)
  }, [phase])
  const press = () => {
    if (currentVariant === null) return onSizeNeeded()
    setPhase('busy')
    add({ variantId: currentVariant.id, quantity: 1, name: product.name })
  }
  return (
    <Button {...look} disabled={unavailable !== null || isOutOfStock} busy={phase === 'busy'} onClick={press}>
      {phase === 'added' ? <CheckIcon size="small" /> : null}
      {unavailable === null ? words.addToCart : unavailable === 'retired' ? words.retired : words.comingSoon}
    </Button>
  )
}
