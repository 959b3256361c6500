import { createDomainHook } from './createDomainHook.ts'

/** The customer: profile and orders. */
export const useAccount = createDomainHook((store) => store.account)
/** Who is signed in, and the ways in and out. */
export const useAuth = createDomainHook((store) => store.auth)
/** The cart: `const { lines, subtotal, setQuantity } = useCart()`, or one part: `useCart((cart) => cart.count)`. */
export const useCart = createDomainHook((store) => store.cart)
/** The start of the checkout. */
export const useCheckout = createDomainHook((store) => store.checkout)
/** Sites, the detected country and the suggestion to change. */
export const useCountry = createDomainHook((store) => store.country)
/** The professional programme. */
export const useMembership = createDomainHook((store) => store.membership)
/** Panels and dialogs. */
export const useOverlay = createDomainHook((store) => store.overlay)
/** The search panel. */
export const useSearch = createDomainHook((store) => store.search)
/** What shipping costs. */
export const useShipping = createDomainHook((store) => store.shipping)
/** Short messages. */
export const useToasts = createDomainHook((store) => store.toasts)
/** The wish list. */
export const useWishlist = createDomainHook((store) => store.wishlist)
