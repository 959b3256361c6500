import { useWishlist } from '@cairn/react'
import { useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useMessages } from '../../messages/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { HeartIcon } from '../../ui/picture/icons.tsx'

// The announcer is optional: if its chunk fails to load, the label of the heart button still names the next action.
const WishlistAnnouncer = fetchable(() => import('./WishlistAnnouncer.tsx'), { isQuiet: true })

export interface WishlistHeartProps {
  readonly product: { readonly id: string; readonly name: string }
  readonly variantId: string | null
  readonly shape?: 'round' | 'square'
  /** Adds the product's name to the label, to distinguish this heart from the hearts of other products on the page. */
  readonly isOfMany?: boolean
}

/** Adds a product to the wish list or removes it; the store asks anonymous visitors to log in (spec section 4). */
export function WishlistHeart({ product, variantId, shape = 'round', isOfMany = false }: WishlistHeartProps) {
  const words = useMessages().product
  const { productIds, items, add, remove } = useWishlist()
  const isOn = productIds.includes(product.id)
  const [wasOn, setWasOn] = useState<boolean | null>(null)
  const label = isOn ? words.removeFromWishlist : words.addToWishlist
  const toggle = () => {
    setWasOn(isOn)
    // The heart represents the product in all sizes, so remove all its items.
    const listed = items.filter(({ productId }) => productId === product.id)
    for (const { id } of listed) remove(id)
    if (listed.length === 0) add({ productId: product.id, variantId })
  }
  return (
    <>
      <IconButton shape={shape} label={isOfMany ? `${label}, ${product.name}` : label} onClick={toggle}>
        <HeartIcon filled={isOn} />
      </IconButton>
      {wasOn === null ? null : (
        <WishlistAnnouncer name={product.name} isOn={isOn} wasOn={wasOn} onFailed={() => undefined} />
      )}
    </>
  )
}
