import type { AuthMachineTypes } from '../auth/auth.setup.ts'
import type { CartMachineTypes, CartNews } from '../cart/cart.context.ts'
import { versionOf } from '../cart/cart.rules.ts'
import type { CartTypes } from '../cart/cart.types.ts'
import { setCartCookies } from '../environment/cookies.ts'
import { CHECKOUT_LOCALE, readCartId, type ShippingEnvironment, shippingCountry } from '../environment/probes.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import type { MembershipTypes } from '../membership/membership.types.ts'
import type { OverlayTypes } from '../overlay/overlay.types.ts'
import { combineSubscriptions } from '../shared/combineSubscriptions.ts'
import { StoreError } from '../shared/errors.ts'
import type { WishlistTypes } from '../wishlist/wishlist.types.ts'

/** Reads the cart id and the revision, named `version`, from a message of another tab; undefined for other messages. */
const cartNews = (message: unknown): CartNews | undefined =>
  typeof message === 'object' && message !== null && 'cartId' in message && 'version' in message
    ? { cartId: message.cartId, version: message.version }
    : undefined

/**
 * Stores the country to ship to, as the locale of that country's site. Does nothing if `country` is already the country
 * to ship to.
 */
const persistShippingCountry = (environment: ShippingEnvironment, country: string): void => {
  if (country === shippingCountry(environment)) return
  const site = environment.sites.find(({ countryCode, useFlag }) => countryCode === country && useFlag)
  if (site !== undefined) environment.platform.storage.set(CHECKOUT_LOCALE, site.locale)
}

/** Effects that send commands to the cart domain when another domain, another tab or the page changes. */
export const cartEffects: readonly Effect[] = [
  // This effect is protected: it has no name, so a shop cannot switch it off. It keeps all tabs of a browser on the
  // same cart, whose id is in a cookie.
  defineEffect<[CartMachineTypes]>({
    requires: ['cart'],
    start: ({ environment, internal: { cart } }) => {
      const { visibility, navigation, tabs } = environment.platform
      const adopt = (news: CartNews): void => cart.send({ type: 'cart.adopt', cartId: readCartId(environment), news })
      return combineSubscriptions([
        visibility.onChange((isVisible) => {
          // The user may close a hidden page, so save the quantities that are still in their debounce.
          if (!isVisible) cart.send({ type: 'cart.flush' })
        }),
        navigation.onReturn(() => adopt('any')),
        tabs.onMessage((message) => {
          const news = cartNews(message)
          if (news !== undefined) adopt(news)
        }),
      ])
    },
    on: {
      'cart.replaced': ({ cartId, was }, { environment, internal, getSession }) => {
        const stored = readCartId(environment)
        if (cartId === null && stored !== null && stored !== was) {
          // Another tab created a new cart before this tab noticed that the old one no longer exists, so adopt the new
          // cart.
          internal.cart.send({ type: 'cart.adopt', cartId: stored })
          return
        }
        // The cart of a signed-in customer no longer exists. Claim the customer's cart again, because the user may have
        // left an earlier page before the response to the claim of that page arrived.
        if (cartId === null && getSession() !== null) internal.cart.send({ type: 'cart.claim' })
        setCartCookies(environment, cartId)
        environment.platform.tabs.post({ type: 'cart', cartId, version: 0 })
      },
      'cart.updated': ({ cart }, { environment }) => {
        // After a visit to the other store, the active-cart cookie contains the id of that store's cart. The checkout reads this
        // cookie, so set it again.
        if (readCartId(environment) === cart.id) setCartCookies(environment, cart.id)
        environment.platform.tabs.post({ type: 'cart', cartId: cart.id, version: versionOf(cart) })
      },
      'line.moveRequested': ({ line: { id: lineId } }, { domains, internal }) => {
        if ('wishlist' in domains) return
        const error = new StoreError('IGNORED', 'The store has no wish list')
        internal.cart.send({ type: 'line.moveFailed', lineId, error })
      },
      '@cart.moved': ({ country }, { environment }) => persistShippingCountry(environment, country),
    },
  }),
  // Protected: a cart belongs to the customer who is signed in.
  defineEffect<[AuthMachineTypes, CartMachineTypes]>({
    requires: ['auth', 'cart'],
    on: {
      '@auth.anonymous': ({ wasForgotten }, { environment, internal }) => {
        // The stored session has expired since the last visit. Release the cart, because it belongs to the customer of
        // that session.
        if (wasForgotten) internal.cart.send({ type: 'cart.release', cartId: readCartId(environment) })
      },
      'auth.signedIn': (_, { internal }) => internal.cart.send({ type: 'cart.claim' }),
      'auth.restored': (_, { environment, internal }) => {
        if (readCartId(environment) === null) internal.cart.send({ type: 'cart.claim' })
      },
      'auth.signedOut': ({ reason }, { environment, internal }) => {
        // If the session belongs to a customer of the other store, only the session ends; the cart stays (spec section 4).
        if (reason === 'foreign-store') return
        // Before `cart.start` the machine does not know the cart, so pass the id from the cookie.
        const cartId = reason === 'requested' ? readCartId(environment) : null
        internal.cart.send({ type: 'cart.release', cartId })
      },
    },
  }),
  // Protected: a moved line leaves the cart only after its product is on the wish list, so that the product is never lost.
  defineEffect<[WishlistTypes, CartMachineTypes]>({
    requires: ['wishlist', 'cart'],
    on: {
      'line.moveRequested': async ({ line, toast }, { domains, environment, internal }) => {
        const { id: lineId, productId, variantId } = line
        if (productId === null) return
        const outcome = await domains.wishlist.commands.add({ productId, variantId }, { toast })
        if (!outcome.ok) return internal.cart.send({ type: 'line.moveFailed', lineId, error: outcome.error })
        const changeId = environment.platform.randomId()
        internal.cart.send({ type: 'cart.change', changeId, change: { kind: 'remove', lineId, isMove: true } })
      },
    },
  }),
  // Protected: refresh the cart, because the new member discount changes its prices.
  defineEffect<[MembershipTypes, CartTypes]>({
    requires: ['membership', 'cart'],
    on: { 'membership.verified': (_, { domains }) => domains.cart.commands.refresh() },
  }),
  defineEffect<[OverlayTypes, CartTypes]>({
    name: 'cart.refreshWhenOpened',
    requires: ['overlay', 'cart'],
    start: ({ domains: { cart, overlay } }) => {
      // After an add, the cart is up to date, so its panel opens without a refresh. `line.added` causes `panel.opened`
      // before the next microtask, so `isFresh` stays true until that microtask.
      let isFresh = false
      return combineSubscriptions([
        cart.on('line.added', () => {
          isFresh = true
          queueMicrotask(() => {
            isFresh = false
          })
        }),
        overlay.on('panel.opened', ({ panel }) => {
          const { lines, isLoading, isSaving } = cart.getSnapshot()
          // A line may have become coming soon or retired, so refresh the cart when its panel opens (spec
          // 4.cart.open-checks).
          if (panel === 'cart' && lines.length > 0 && !isFresh && !isLoading && !isSaving) cart.commands.refresh()
        }),
      ])
    },
  }),
  defineEffect<[OverlayTypes, CartTypes]>({
    name: 'cart.clearMovedWhenClosed',
    requires: ['overlay', 'cart'],
    on: {
      'panel.closed': ({ panel }, { domains }) => {
        if (panel === 'cart') domains.cart.commands.clearMoved()
      },
    },
  }),
]
