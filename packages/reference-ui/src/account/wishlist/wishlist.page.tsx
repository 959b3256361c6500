import { useOverlay, useWishlist } from '@cairn/react'
import { useEffect, useState } from 'react'
import { fetchable } from '../../app/loading/fetchable.tsx'
import { definePage } from '../../app/routing/page.ts'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ProductCardSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { ProductGrid } from '../../ui/productCard/ProductGrid.tsx'
import { AccountLayout } from '../layout/AccountLayout.tsx'
import { useAccountMessages } from '../layout/AccountMessagesProvider.tsx'
import { LoadError } from '../layout/LoadError.tsx'
import { SignedInOnly } from '../layout/SignedInOnly.tsx'
import { RemovedWishlistItem } from './RemovedWishlistItem.tsx'
import { ShareWishlist } from './ShareWishlist.tsx'
import { useWishlistChanges } from './useWishlistChanges.ts'
import styles from './Wishlist.module.css'
import { WishlistCard } from './WishlistCard.tsx'
import { keyOf } from './wishlistItems.rules.ts'

// The page is complete without the top sellers, so a failure shows no error.
const TopSellers = fetchable(() => import('../../product/card/TopSellers.tsx'), { isQuiet: true })

const WAITING = [1, 2, 3] as const

function WishlistPage() {
  const { account: words } = useMessages()
  const { openLogin } = useOverlay()
  return (
    <AccountLayout title={words.wishlist}>
      <SignedInOnly onAnonymous={openLogin}>
        <WishlistItems />
      </SignedInOnly>
    </AccountLayout>
  )
}

function WishlistItems() {
  const href = useHref()
  const { account, cart, common } = useMessages()
  const words = useAccountMessages()
  const { status, items, load } = useWishlist()
  const { shown, remove, undo, move, isMoving } = useWishlistChanges()
  const [isFailed, setIsFailed] = useState(false)
  const [putBack, setPutBack] = useState<string | null>(null)
  useEffect(() => {
    load()
  }, [load])
  if (status === 'error') return <LoadError onRetry={load} />
  if (shown.length === 0 && status === 'ready') {
    return (
      <div className={styles.none}>
        <EmptyState
          level={2}
          title={words.wishlistEmpty}
          actions={<LinkButton href={href('/')}>{cart.continueShopping}</LinkButton>}
        >
          <p>{words.wishlistEmptyHint}</p>
        </EmptyState>
        {isFailed ? null : <TopSellers onFailed={() => setIsFailed(true)} />}
      </div>
    )
  }
  if (shown.length === 0) {
    return (
      <div className={styles.list}>
        <VisuallyHidden>
          <span role="status">{common.loading}</span>
        </VisuallyHidden>
        <ProductGrid label={account.wishlist} busy trim>
          {WAITING.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </div>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{words.wishlistCount(items.length)}</p>
        {items.length === 0 ? null : <ShareWishlist items={items} />}
      </div>
      <VisuallyHidden as="h2">{account.wishlist}</VisuallyHidden>
      <ProductGrid label={account.wishlist}>
        {shown.map(({ item, isRemoved }) => {
          const key = keyOf(item)
          const takeOff = () => {
            setPutBack(null)
            remove(item)
          }
          const bringBack = () => {
            setPutBack(key)
            undo(item)
          }
          return isRemoved ? (
            <RemovedWishlistItem key={key} item={item} onUndo={bringBack} />
          ) : (
            <WishlistCard
              key={key}
              item={item}
              isPutBack={key === putBack}
              isMoving={isMoving(item)}
              onRemove={takeOff}
              onMove={(variantId) => move(item, variantId)}
            />
          )
        })}
      </ProductGrid>
    </>
  )
}

export default definePage({
  path: '/account/wishlist',
  head: ({ messages }) => ({ title: messages.account.wishlist, robots: 'noindex' }),
  Component: WishlistPage,
})
