import { useAuth, useOverlay } from '@cairn/react'

/** What an entry of the navigation without an address does, by the name that editors give it; null for a name the shop does not know. */
export const useNavigationAction = (name: string | null): (() => void) | null => {
  const { openSearch, openCart, openCountrySelector } = useOverlay()
  const { signIn } = useAuth()
  switch (name) {
    case 'search':
      return openSearch
    case 'cart':
      return openCart
    case 'country':
      return openCountrySelector
    case 'sign-in':
      return () => signIn()
    default:
      return null
  }
}
