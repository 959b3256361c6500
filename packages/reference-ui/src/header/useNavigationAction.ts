import { useAuth, useOverlay } from '@cairn/react'
import { useHref, useShop } from '../app/shop/ShopContext.tsx'

/** Returns the action for a name that editors give to a navigation entry without a URL; null for an unknown name. */
export const useNavigationAction = (name: string | null): (() => void) | null => {
  const { openSearch, openCart, openCountrySelector } = useOverlay()
  const { signIn } = useAuth()
  const { url } = useShop()
  const cart = useHref()('/checkout-cart')
  switch (name) {
    case 'search':
      return openSearch
    case 'cart':
      // On the cart page the action does not open the drawer (spec 2.cart.icon-opens-drawer).
      return () => url.pathname === cart || openCart()
    case 'country':
      return openCountrySelector
    case 'sign-in':
      return () => signIn()
    default:
      return null
  }
}
