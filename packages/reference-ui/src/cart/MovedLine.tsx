import type { MovedLine as Line } from '@cairn/core/cart'
import { useEffect, useRef } from 'react'
import { useWishlistLink } from '../account/useWishlistLink.ts'
import { useMessages } from '../messages/index.ts'
import { HeartIcon } from '../ui/icons.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import styles from './CartContents.module.css'

/** The place of a line that was moved to the wish list, with the link there; the focus was on the heart that is gone, and goes on here. */
export function MovedLine({ line: { name } }: { readonly line: Line }) {
  const { cart: words } = useMessages()
  const wishlistLink = useWishlistLink()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // A shopper who went on to something else meanwhile stays there.
    if (document.activeElement === document.body) row.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <li ref={row} className={styles.moved}>
      <HeartIcon size="small" />
      {/* Spoken by the announcer of the cart. */}
      <span>
        {words.moved(name)} <TextLink {...wishlistLink}>{words.goToWishlist}</TextLink>
      </span>
    </li>
  )
}
