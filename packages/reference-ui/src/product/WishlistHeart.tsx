import { useWishlist } from '@cairn/react'
import { useMessages } from '../messages/index.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { HeartIcon } from '../ui/icons.tsx'

export interface WishlistHeartProps {
  readonly product: { readonly id: number; readonly name: string }
  readonly variantId: number | null
  readonly shape?: 'round' | 'square'
}

/** Remembers a product, or forgets it; anonymous visitors are asked to log in (spec section 4). */
export function WishlistHeart({ product, variantId, shape = 'round' }: WishlistHeartProps) {
  const words = useMessages().product
  const { productIds, items, add, remove } = useWishlist()
  const isOn = productIds.includes(product.id)
  const toggle = () => {
    const item = items.find(({ productId }) => productId === product.id)
    if (item === undefined) add({ productId: product.id, variantId })
    else remove(item.id)
  }
  return (
    <IconButton shape={shape} label={isOn ? words.removeFromWishlist : words.addToWishlist} onClick={toggle}>
      <HeartIcon filled={isOn} />
    </IconButton>
  )
}
