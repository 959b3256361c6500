import type { MovedLine as Line } from '@cairn/core/cart'
import { useEffect, useRef } from 'react'
import { useWishlistLink } from '../account/wishlist/useWishlistLink.ts'
import { useMessages } from '../messages/index.ts'
import { TextLink } from '../ui/button/TextLink.tsx'
import { HeartIcon } from '../ui/picture/icons.tsx'
import styles from './CartContents.module.css'

/**
 * The placeholder of a line that was moved to the wish list, with a link to the wish list. The link takes the focus,
 * because the button that had the focus has unmounted.
 */
export function MovedLine({ line: { name } }: { readonly line: Line }) {
  const { cart: words } = useMessages()
  const wishlistLink = useWishlistLink()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Do not take the focus from another element that the shopper has moved to.
    if (document.activeElement === document.body) row.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <li ref={row} className={styles.moved}>
      <HeartIcon size="small" />
      {/* `CartAnnouncer` announces this text. */}
      <span>
        {words.moved(name)} <TextLink {...wishlistLink}>{words.goToWishlist}</TextLink>
      </span>
    </li>
  )
}
