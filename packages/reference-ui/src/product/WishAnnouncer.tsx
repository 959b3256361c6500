import { useEffect, useState } from 'react'
import { useShop } from '../app/ShopContext.tsx'
import { useProductMessages } from '../messages/product/index.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

export interface WishAnnouncerProps {
  readonly name: string
  readonly isOn: boolean
  /** Whether it was on the list when the heart was last pressed: the list may have answered before this is there to see it. */
  readonly wasOn: boolean
}

/** Says to screen readers that a product is on the Wish List, or no longer; mounted by the first press of its heart. */
export default function WishAnnouncer({ name, isOn, wasOn }: WishAnnouncerProps) {
  const words = useProductMessages(useShop().site.hreflang)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    // Only what the press has led to: the list of whoever signs out is empty too, though all is still on it.
    if (words !== null && isOn !== wasOn) setSentence(isOn ? words.wished(name) : words.notWished(name))
  }, [words, isOn, wasOn, name])
  return (
    <VisuallyHidden>
      <span role="status">{sentence}</span>
    </VisuallyHidden>
  )
}
