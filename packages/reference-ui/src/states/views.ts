import type { Store } from '@cairn/core'
import type { AccountView } from '@cairn/core/account'
import type { AuthView } from '@cairn/core/auth'
import type { CartView, CheckoutBlocker, StockNotice, Unavailability } from '@cairn/core/cart'
import type { CheckoutView } from '@cairn/core/checkout'
import type { ConsentView } from '@cairn/core/consent'
import type { MembershipView } from '@cairn/core/membership'
import type { NewsletterVariant, NewsletterView } from '@cairn/core/newsletter'
import type { OverlayDialog, Panel } from '@cairn/core/overlay'
import type { ProductView } from '@cairn/core/product'
import type { Toast, ToastCode } from '@cairn/core/toasts'
import type { WishlistView } from '@cairn/core/wishlist'

/**
 * All values of a closed union, as keys. A value that is missing here causes a compile error, and a value that no state
 * shows fails a check.
 */
type All<Value extends string> = Readonly<Record<Value, true>>

const yesOrNo: All<'true' | 'false'> = { true: true, false: true }

/** All values of the domain views, by member. */
const values = {
  'account.isSaving': yesOrNo,
  'account.status': { unknown: true, loading: true, ready: true, error: true } satisfies All<AccountView['status']>,
  'auth.status': {
    unknown: true,
    anonymous: true,
    leaving: true,
    exchanging: true,
    authenticated: true,
  } satisfies All<AuthView['status']>,
  'cart.blocker': {
    empty: true,
    'nothing-in-stock': true,
    'coming-soon': true,
    retired: true,
    'blocker-failed': true,
  } satisfies All<CheckoutBlocker>,
  'cart.failed': yesOrNo,
  'cart.isLoading': yesOrNo,
  'cart.isSaving': yesOrNo,
  'cart.moved': yesOrNo,
  'cart.notice': { 'out-of-stock': true, remaining: true } satisfies All<StockNotice['kind']>,
  'cart.status': { unknown: true, empty: true, filled: true } satisfies All<CartView['status']>,
  'cart.unavailable': { 'coming-soon': true, retired: true, error: true } satisfies All<Unavailability>,
  'checkout.status': { idle: true, preparing: true, leaving: true, embedded: true } satisfies All<
    CheckoutView['status']
  >,
  'consent.status': { unknown: true, undecided: true, decided: true } satisfies All<ConsentView['status']>,
  'membership.isMember': yesOrNo,
  'membership.status': { unknown: true, loading: true, ready: true } satisfies All<MembershipView['status']>,
  'newsletter.form': { mobile: true, desktop: true } satisfies All<NewsletterVariant>,
  'newsletter.status': {
    idle: true,
    sending: true,
    done: true,
    invalid: true,
    failed: true,
  } satisfies All<NewsletterView['status']>,
  'overlay.bgOverlay': yesOrNo,
  'overlay.dialog': {
    none: true,
    login: true,
    country: true,
    'country-selector': true,
  } satisfies All<OverlayDialog>,
  'overlay.panel': {
    none: true,
    search: true,
    cart: true,
    menu: true,
    'mega-menu': true,
    'quick-view': true,
  } satisfies All<Panel>,
  'product.isOutOfStock': yesOrNo,
  'product.unavailable': { 'coming-soon': true, retired: true } satisfies All<NonNullable<ProductView['unavailable']>>,
  'search.failed': yesOrNo,
  'search.isEmpty': yesOrNo,
  'search.isLoading': yesOrNo,
  'search.isOpen': yesOrNo,
  'shipping.isEstimated': yesOrNo,
  'shipping.isFree': yesOrNo,
  'shipping.isLoading': yesOrNo,
  'shipping.isNeeded': yesOrNo,
  'toast.code': {
    server: true,
    unexpected: true,
    network: true,
    waiting: true,
    'not-added': true,
    'not-saved': true,
    'rate-limited': true,
    unauthorized: true,
    'maximum-stock': true,
    unshippable: true,
    'added-to-cart': true,
    'moved-to-wishlist': true,
    'membership-expired': true,
    'signed-out': true,
    'cookies-blocked': true,
  } satisfies All<ToastCode>,
  'toast.tone': { info: true, error: true } satisfies All<Toast['tone']>,
  'wishlist.isSaving': yesOrNo,
  'wishlist.status': {
    unknown: true,
    'signed-out': true,
    loading: true,
    ready: true,
    error: true,
  } satisfies All<WishlistView['status']>,
} as const

/** All values that the states must show, as `domain.member:value`. */
export const allValues: readonly string[] = Object.entries(values).flatMap(([member, all]) =>
  Object.keys(all).map((value) => `${member}:${value}`),
)

/** Returns the current values of a store, as `domain.member:value`. */
export const valuesOf = (store: Store): readonly string[] => {
  const account = store.account.getSnapshot()
  const cart = store.cart.getSnapshot()
  const membership = store.membership.getSnapshot()
  const overlay = store.overlay.getSnapshot()
  const search = store.search.getSnapshot()
  const shipping = store.shipping.getSnapshot()
  const wishlist = store.wishlist.getSnapshot()
  return [
    `account.isSaving:${account.isSaving}`,
    `account.status:${account.status}`,
    `auth.status:${store.auth.getSnapshot().status}`,
    ...cart.blockers.map((blocker) => `cart.blocker:${blocker}`),
    `cart.failed:${cart.error !== null}`,
    `cart.isLoading:${cart.isLoading}`,
    `cart.isSaving:${cart.isSaving}`,
    `cart.moved:${cart.moved.length > 0}`,
    ...cart.lines.flatMap(({ stockNotice }) => (stockNotice === null ? [] : [`cart.notice:${stockNotice.kind}`])),
    `cart.status:${cart.status}`,
    ...cart.lines.flatMap(({ unavailable }) => (unavailable === null ? [] : [`cart.unavailable:${unavailable}`])),
    `checkout.status:${store.checkout.getSnapshot().status}`,
    `membership.isMember:${membership.isMember}`,
    `membership.status:${membership.status}`,
    `overlay.bgOverlay:${overlay.bgOverlay}`,
    `overlay.dialog:${overlay.dialog}`,
    `overlay.panel:${overlay.panel}`,
    `search.failed:${search.error !== null}`,
    `search.isEmpty:${search.isEmpty}`,
    `search.isLoading:${search.isLoading}`,
    `search.isOpen:${search.isOpen}`,
    `shipping.isEstimated:${shipping.isEstimated}`,
    `shipping.isFree:${shipping.isFree}`,
    `shipping.isLoading:${shipping.isLoading}`,
    `shipping.isNeeded:${shipping.isNeeded}`,
    ...store.toasts.getSnapshot().toasts.flatMap(({ code, tone }) => [`toast.code:${code}`, `toast.tone:${tone}`]),
    `wishlist.isSaving:${wishlist.isSaving}`,
    `wishlist.status:${wishlist.status}`,
  ]
}
