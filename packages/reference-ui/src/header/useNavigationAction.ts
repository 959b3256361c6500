import { useAuth, useOverlay } from '@cairn/react'
import { useHref, useShop } from '../app/ShopContext.tsx'

/** What an entry of the navigation without an address does, by the name that editors give it; null for a name the shop does not know. */
export const useNavigationAction = (name: string | null): (() => void) | null => {
  const { openSearch, openCart, openCountrySelector } = useOverlay()
  const { signIn } = useAuth()
  const { url } = useShop()
  const cart = useHref()('/checkout-cart')
  switch (name) {
    case 'search':
      return openSearch
    case 'cart':
      // On the cart page there is nothing to slide in (readings L20).
      return () => url.pathname === cart || openCart()
    case 'country':
      return openCountrySelector
    case 'sign-in':
      return () => signIn()
    default:
      return null
  }
}
