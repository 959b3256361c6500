import { useOverlay, useWishlist } from '@cairn/react'
import { useEffect } from 'react'
import { definePage } from '../app/page.ts'
import { useHref } from '../app/ShopContext.tsx'
import { useMessages } from '../messages/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ProductGrid } from '../ui/ProductGrid.tsx'
import { ProductCardSkeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { useAccountWords } from './AccountWords.tsx'
import { NotAnswered } from './NotAnswered.tsx'
import { SignedInOnly } from './SignedInOnly.tsx'
import { WishlistCard } from './WishlistCard.tsx'

function WishlistPage() {
  const { account: words } = useMessages()
  const { openLogin } = useOverlay()
  return (
    <AccountLayout title={words.wishlist}>
      <SignedInOnly onAnonymous={openLogin}>
        <Wishes />
      </SignedInOnly>
    </AccountLayout>
  )
}

function Wishes() {
  const href = useHref()
  const { account, cart } = useMessages()
  const words = useAccountWords()
  const { status, items, load } = useWishlist()
  useEffect(() => load(), [load])
  if (status === 'error' && items.length === 0) {
    return <NotAnswered onRetry={load} />
  }
  if (items.length === 0 && status === 'ready') {
    return (
      <EmptyState
        level={2}
        title={words.wishlistEmpty}
        actions={<LinkButton href={href('/')}>{cart.continueShopping}</LinkButton>}
      >
        <p>{words.wishlistEmptyHint}</p>
      </EmptyState>
    )
  }
  return (
    <section>
      <VisuallyHidden as="h2">{account.wishlist}</VisuallyHidden>
      <ProductGrid label={account.wishlist} busy={status === 'loading'}>
        {items.length === 0 ? (
          <li>
            <ProductCardSkeleton />
          </li>
        ) : (
          items.map((item) => <WishlistCard key={item.id} item={item} />)
        )}
      </ProductGrid>
    </section>
  )
}

export default definePage({
  path: '/account/wishlist',
  head: ({ messages }) => ({ title: messages.account.wishlist, robots: 'noindex' }),
  Component: WishlistPage,
})
