import { formatMoney } from '@cairn/core'
import type { WishlistItem } from '@cairn/core/wishlist'
import { useCart, useWishlist } from '@cairn/react'
import { useHref, useShop } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { cardPicture } from '../product/pictures.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { HeartIcon } from '../ui/icons.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ProductCard } from '../ui/ProductCard.tsx'
import { Status } from '../ui/Status.tsx'
import { useAccountWords } from './AccountWords.tsx'
import styles from './Wishlist.module.css'
import { wishPath } from './wishPath.ts'

/** A remembered product: one with a size goes into the cart from here, any other has its size chosen first. */
export function WishlistCard({ item }: { readonly item: WishlistItem }) {
  const { site } = useShop()
  const href = useHref()
  const { common } = useMessages()
  const words = useAccountWords()
  const { remove } = useWishlist()
  const { add } = useCart()
  const { name, variantId, regularPrice, options } = item
  const address = href(wishPath(item))
  return (
    <li className={styles.item}>
      <ProductCard
        href={address}
        name={name}
        category={item.category.join(' · ')}
        picture={{ ...cardPicture(item.imageUrl), sizes: '(width >= 64em) 24vw, 50vw' }}
        price={{
          price: formatMoney(item.price, site.hreflang),
          regular: regularPrice === null ? undefined : formatMoney(regularPrice, site.hreflang),
          labels: { sale: common.salePrice, regular: common.regularPrice },
        }}
        heart={
          <IconButton label={words.wishlistRemove(name)} aria-pressed onClick={() => remove(item.id)}>
            <HeartIcon size="medium" filled />
          </IconButton>
        }
      />
      {options.length === 0 ? null : <p className={styles.options}>{options.map(({ value }) => value).join(', ')}</p>}
      <div className={styles.action}>
        {!item.isAvailable ? (
          <Status tone="quiet">{words.wishlistUnavailable}</Status>
        ) : variantId === null ? (
          <LinkButton look="outline" size="small" href={address}>
            {words.wishlistChoose}
          </LinkButton>
        ) : (
          <Button
            look="outline"
            size="small"
            aria-label={common.labelled(words.wishlistMove, name)}
            onClick={() => add({ variantId, name })}
          >
            {words.wishlistMove}
          </Button>
        )}
      </div>
    </li>
  )
}
