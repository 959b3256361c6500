import { useEffect, useState } from 'react'
import { useShop } from '../../app/shop/ShopContext.tsx'
import { useProductMessages } from '../../messages/product/index.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'

export interface WishlistAnnouncerProps {
  readonly name: string
  readonly isOn: boolean
  /**
   * Whether the product was on the list just before the last press of the heart. The list may change before this
   * component has loaded, so the component compares the current list with this value.
   */
  readonly wasOn: boolean
}

/**
 * Announces to screen readers that a product was added to or removed from the Wish List. The first press of the heart
 * mounts it.
 */
export default function WishlistAnnouncer({ name, isOn, wasOn }: WishlistAnnouncerProps) {
  const words = useProductMessages(useShop().site.hreflang)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    // Announce only the result of a press. A sign-out also empties the local list, but it removes nothing from the
    // saved list.
    if (words !== null && isOn !== wasOn)
      setSentence(isOn ? words.addedToWishlist(name) : words.removedFromWishlist(name))
  }, [words, isOn, wasOn, name])
  return (
    <VisuallyHidden>
      <span role="status">{sentence}</span>
    </VisuallyHidden>
  )
}
