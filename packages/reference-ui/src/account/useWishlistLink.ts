import { useAuth, useOverlay } from '@cairn/react'
import type { MouseEvent } from 'react'
import { useHref } from '../app/ShopContext.tsx'
import { isModified } from '../ui/isModified.ts'

interface WishlistLink {
  readonly href: string
  readonly onClick: (event: MouseEvent) => void
}

/** The way to the wish list: a plain link, which asks an anonymous visitor to sign in instead (spec section 2). */
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
