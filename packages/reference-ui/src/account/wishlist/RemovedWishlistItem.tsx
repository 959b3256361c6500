import type { WishlistItem } from '@cairn/core/wishlist'
import { useEffect, useRef } from 'react'
import { cardPicture } from '../../product/gallery/pictures.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Wishlist.module.css'

/**
 * The placeholder of a wish-list item that was just removed, with an undo button. The undo button takes the focus,
 * because the focused remove button has unmounted.
 */
export function RemovedWishlistItem({ item, onUndo }: { readonly item: WishlistItem; readonly onUndo: () => void }) {
  const words = useAccountMessages()
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <li ref={place} className={styles.removed}>
      <div className={styles.ghost}>
        <Picture {...cardPicture(item.imageUrl)} sizes="(width >= 64em) 20vw, (width >= 43.5em) 28vw, 42vw" />
        <Button look="outline" size="small" aria-label={words.wishlistUndoNamed(item.name)} onClick={onUndo}>
          {words.wishlistUndo}
        </Button>
      </div>
      <p role="status">{words.wishlistRemoved(item.name)}</p>
    </li>
  )
}
