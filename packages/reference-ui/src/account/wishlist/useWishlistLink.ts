import { useAuth, useOverlay } from '@cairn/react'
import type { MouseEvent } from 'react'
import { useHref } from '../../app/shop/ShopContext.tsx'
import { isModified } from '../../ui/hooks/isModified.ts'

interface WishlistLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Returns the props of the link to the wish list. For an anonymous visitor, a click opens the login dialog instead of
 * the page (spec 2.routes.wishlist-anonymous).
 */
export const useWishlistLink = (): WishlistLink => {
  const href = useHref()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const { openLogin } = useOverlay()
  return {
    href: href('/account/wishlist'),
    onClick: (event) => {
      if (isAuthenticated || isModified(event)) return
      event.preventDefault()
      openLogin()
    },
  }
}
