import { useWishlist } from '@cairn/react'
import { useEffect } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { usePricesWithoutNote } from '../../product/card/usePricesWithoutNote.ts'
import { cardPicture } from '../../product/gallery/pictures.ts'
import { TextLink } from '../../ui/button/TextLink.tsx'
import { SectionHead } from '../../ui/layout/SectionHead.tsx'
import { ProductCard } from '../../ui/productCard/ProductCard.tsx'
import { ProductGrid } from '../../ui/productCard/ProductGrid.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { Waiting } from '../layout/Waiting.tsx'
import { wishlistItemPath } from '../wishlist/wishlistItemPath.ts'
import styles from './Dashboard.module.css'

const MAX_ITEMS = 3

/** A summary of the wish list: its newest items. */
export function WishlistSummary() {
  const prices = usePricesWithoutNote()
  const href = useHref()
  const { account, cart } = useMessages()
  const words = useAccountMessages()
  const { status, items, load } = useWishlist()
  useEffect(() => {
    load()
  }, [load])
  return (
    <section>
      <SectionHead title={account.wishlist}>
        {items.length === 0 ? null : <TextLink href={href('/account/wishlist')}>{cart.goToWishlist}</TextLink>}
      </SectionHead>
      {items.length > 0 ? (
        <ProductGrid label={account.wishlist} trim>
          {items.slice(0, MAX_ITEMS).map((item) => (
            <li key={item.id}>
              <ProductCard
                href={href(wishlistItemPath(item))}
                name={item.name}
                category={item.category.join(' · ')}
                picture={{ ...cardPicture(item.imageUrl), sizes: '(width >= 64em) 20vw, (width >= 43.5em) 28vw, 42vw' }}
                price={prices(item.price, item.regularPrice)}
              />
            </li>
          ))}
        </ProductGrid>
      ) : status === 'ready' ? (
        <p className={styles.quiet}>{words.wishlistEmptyHint}</p>
      ) : status === 'error' ? (
        <LoadError onRetry={load} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}
