import type { WishlistItem } from '@cairn/core/wishlist'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { LineOptions } from '../../cart/LineOptions.tsx'
import { useMessages } from '../../messages/index.ts'
import { usePricesWithoutNote } from '../../product/card/usePricesWithoutNote.ts'
import { cardPicture } from '../../product/gallery/pictures.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { Status } from '../../ui/feedback/Status.tsx'
import { isModified } from '../../ui/hooks/isModified.ts'
import { usePassFocusOn } from '../../ui/hooks/usePassFocusOn.ts'
import { CloseIcon } from '../../ui/picture/icons.tsx'
import { ProductCard } from '../../ui/productCard/ProductCard.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import styles from './Wishlist.module.css'
import { wishlistItemPath } from './wishlistItemPath.ts'

const WishlistSize = fetchable(() => import('./WishlistSize.tsx'))
// The link to the product page remains without this chunk, so no error is shown.
const WishlistOtherSizes = fetchable(() => import('./WishlistOtherSizes.tsx'), { isQuiet: true })

interface WishlistCardProps {
  readonly item: WishlistItem
  /**
   * Whether the item was just restored. The card then takes the focus, because the focused undo button has unmounted.
   */
  readonly isPutBack: boolean
  readonly isMoving: boolean
  readonly onRemove: () => void
  /** Moves a variant to the cart. */
  readonly onMove: (variantId: string) => void
}

/**
 * A wish-list item. With a variant it can be moved to the cart; without one, or if the variant is sold out, the shopper
 * chooses a size here. The link to the product page works until the size picker has loaded.
 */
export function WishlistCard({ item, isPutBack, isMoving, onRemove, onMove }: WishlistCardProps) {
  const prices = usePricesWithoutNote()
  const href = useHref()
  const { product } = useMessages()
  const words = useAccountMessages()
  const { name, variantId, regularPrice, options } = item
  const address = href(wishlistItemPath(item))
  // The options describe the remove button, because its label is the same for two sizes of one product.
  const optionsId = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isPutBack) place.current?.querySelector('button')?.focus()
  }, [isPutBack])
  const openSizes = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    setIsChoosing(true)
  }
  // A move to the cart unmounts this card with its focused button, so the focus moves to the main content. A dialog
  // that closes later can return the focus to the main content, because that element stays in the document.
  usePassFocusOn(place)
  return (
    <li ref={place} className={styles.item}>
      <ProductCard
        href={address}
        name={name}
        category={item.category.join(' · ')}
        picture={{ ...cardPicture(item.imageUrl), sizes: '(width >= 64em) 20vw, (width >= 43.5em) 28vw, 42vw' }}
        price={prices(item.price, regularPrice)}
        heart={
          <IconButton label={words.wishlistRemove(name)} aria-describedby={optionsId} onClick={onRemove}>
            <CloseIcon size="medium" />
          </IconButton>
        }
      />
      <p id={optionsId} className={styles.options}>
        <LineOptions options={options} />
      </p>
      <div className={styles.action}>
        {!item.isAvailable ? (
          <>
            <Status tone="quiet">
              {item.unavailable === 'retired'
                ? product.retired
                : item.unavailable === 'coming-soon'
                  ? product.comingSoon
                  : words.wishlistUnavailable}
            </Status>
            {item.unavailable !== undefined || variantId === null ? null : (
              <WishlistOtherSizes item={item} isMoving={isMoving} onMove={onMove} onFailed={() => undefined} />
            )}
            {item.unavailable === 'retired' ? null : (
              <TextLink href={address} className={styles.mail}>
                {words.wishlistMail}
              </TextLink>
            )}
          </>
        ) : isChoosing ? (
          <WishlistSize item={item} isMoving={isMoving} onMove={onMove} onFailed={() => setIsChoosing(false)} />
        ) : variantId === null ? (
          <LinkButton wide look="outline" size="small" href={address} onClick={openSizes}>
            {words.wishlistChoose}
          </LinkButton>
        ) : (
          <Button
            wide
            look="outline"
            size="small"
            busy={isMoving}
            aria-label={words.wishlistMoveNamed(name)}
            aria-describedby={optionsId}
            onClick={() => onMove(variantId)}
          >
            {words.wishlistMove}
          </Button>
        )}
      </div>
    </li>
  )
}
