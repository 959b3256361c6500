import { useWishlist } from '@cairn/react'
import { useState } from 'react'
import { fetchable } from '../app/fetchable.tsx'
import { useMessages } from '../messages/index.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { HeartIcon } from '../ui/icons.tsx'

// Without it the button says what it does next all the same.
const WishAnnouncer = fetchable(() => import('./WishAnnouncer.tsx'), { isQuiet: true })

export interface WishlistHeartProps {
  readonly product: { readonly id: number; readonly name: string }
  readonly variantId: number | null
  readonly shape?: 'round' | 'square'
  /** Beside the hearts of other products it is heard with the name of its own. */
  readonly isOfMany?: boolean
}

/** Remembers a product, or forgets it; anonymous visitors are asked to log in (spec section 4). */
export function WishlistHeart({ product, variantId, shape = 'round', isOfMany = false }: WishlistHeartProps) {
  const words = useMessages().product
  const { productIds, items, add, remove } = useWishlist()
  const isOn = productIds.includes(product.id)
  const [wasOn, setWasOn] = useState<boolean | null>(null)
  const label = isOn ? words.removeFromWishlist : words.addToWishlist
  const toggle = () => {
    setWasOn(isOn)
    // In each of its sizes: the heart stands for the product.
    const wishes = items.filter(({ productId }) => productId === product.id)
    for (const { id } of wishes) remove(id)
    if (wishes.length === 0) add({ productId: product.id, variantId })
  }
  return (
    <>
      <IconButton shape={shape} label={isOfMany ? `${label}, ${product.name}` : label} onClick={toggle}>
        <HeartIcon filled={isOn} />
      </IconButton>
      {wasOn === null ? null : <WishAnnouncer name={product.name} isOn={isOn} wasOn={wasOn} onLost={() => undefined} />}
    </>
  )
}
