import type { AccountCommands, AccountView, account } from '@cairn/core/account'
import type { AuthCommands, AuthView, auth } from '@cairn/core/auth'
import type { CartCommands, CartView, cart } from '@cairn/core/cart'
import type { CheckoutCommands, CheckoutView, checkout } from '@cairn/core/checkout'
import type { CountryCommands, CountryView, country } from '@cairn/core/country'
import type { MembershipCommands, MembershipView, membership } from '@cairn/core/membership'
import type { OverlayCommands, OverlayView, overlay } from '@cairn/core/overlay'
import type { SearchCommands, SearchView, search } from '@cairn/core/search'
import type { ShippingCommands, ShippingView, shipping } from '@cairn/core/shipping'
import type { ToastsCommands, ToastsView, toasts } from '@cairn/core/toasts'
import type { WishlistCommands, WishlistView, wishlist } from '@cairn/core/wishlist'
import { createDomainHook, type DomainHook } from './createDomainHook.ts'

/** Returns the customer's profile and orders. */
export const useAccount: DomainHook<AccountView, AccountCommands> = createDomainHook<typeof account>('account')
/** Returns the signed-in user and the commands for sign-in and sign-out. */
export const useAuth: DomainHook<AuthView, AuthCommands> = createDomainHook<typeof auth>('auth')
/** Returns the cart: `const { lines, subtotal, setQuantity } = useCart()`, or one part: `useCart((cart) => cart.count)`. */
export const useCart: DomainHook<CartView, CartCommands> = createDomainHook<typeof cart>('cart')
/** Returns the state of the checkout and the command that starts it. */
export const useCheckout: DomainHook<CheckoutView, CheckoutCommands> = createDomainHook<typeof checkout>('checkout')
/** Returns the sites, the detected country and the suggestion to change the site. */
export const useCountry: DomainHook<CountryView, CountryCommands> = createDomainHook<typeof country>('country')
/** Returns the membership in the professional programme. */
export const useMembership: DomainHook<MembershipView, MembershipCommands> =
  createDomainHook<typeof membership>('membership')
/** Returns the open panel and dialog, and the commands that open and close them. */
export const useOverlay: DomainHook<OverlayView, OverlayCommands> = createDomainHook<typeof overlay>('overlay')
/** Returns the state of the search panel. */
export const useSearch: DomainHook<SearchView, SearchCommands> = createDomainHook<typeof search>('search')
/** Returns the shipping cost and the total. */
export const useShipping: DomainHook<ShippingView, ShippingCommands> = createDomainHook<typeof shipping>('shipping')
/** Returns the visible toasts. */
export const useToasts: DomainHook<ToastsView, ToastsCommands> = createDomainHook<typeof toasts>('toasts')
/** Returns the wish list. */
export const useWishlist: DomainHook<WishlistView, WishlistCommands> = createDomainHook<typeof wishlist>('wishlist')
