import type { AuthTypes } from '../auth/auth.types.ts'
import type { CartMachineTypes } from '../cart/cart.context.ts'
import type { Cart } from '../cart/cart.types.ts'
import type { CheckoutMachineTypes } from '../checkout/checkout.machine.ts'
import { clearCheckoutCookies, setCheckoutCookies } from '../environment/cookies.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import { combineSubscriptions } from '../shared/combineSubscriptions.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import { checkoutCart, flushCart, refreshCart } from './checkoutCart.ts'

/** Effects that command the checkout. All are protected: they guard its cookies and its address. */
export const checkoutEffects: readonly Effect[] = [
  defineEffect<[CheckoutMachineTypes]>({
    requires: ['checkout'],
    start: ({ environment, internal }) => {
      // A page of the shop is open, so the visitor is not in the checkout.
      clearCheckoutCookies(environment)
      return environment.platform.navigation.onReturn(() => {
        clearCheckoutCookies(environment)
        internal.checkout.send({ type: 'checkout.return' })
      })
    },
    on: {
      'checkout.ready': ({ returnUrl }, { environment, internal, getSession }) => {
        const { allowedOrigins, onError, platform } = environment
        const url = safeUrl(returnUrl, { base: platform.navigation.href(), allowedOrigins })
        if (url === null) {
          // Only the shop's developer can fix this, by adding the origin to `allowedOrigins`.
          const error = new StoreError('UNSAFE_URL', UNEXPECTED_ERROR, { response: returnUrl })
          onError?.(error)
          internal.checkout.send({ type: 'checkout.refuse', error })
          return
        }
        setCheckoutCookies(environment, getSession())
        platform.navigation.assign(url.href)
      },
    },
  }),
  // The checkout uses the cart of the server, so save every pending change first.
  defineEffect<[CartMachineTypes, CheckoutMachineTypes]>({
    requires: ['cart', 'checkout'],
    start: ({ domains: { cart, checkout }, internal, environment }) => {
      let confirmed: Cart | null = null
      return combineSubscriptions([
        cart.on('cart.updated', ({ cart: answer }) => {
          confirmed = answer
        }),
        cart.on('cart.replaced', ({ cartId }) => {
          if (cartId === null) confirmed = null
        }),
        checkout.on('@checkout.cartRequested', async ({ key, isFlushed }) => {
          try {
            if (isFlushed) await flushCart(cart, environment, () => internal.cart.send({ type: 'cart.flush' }))
            const view = await refreshCart(cart)
            internal.checkout.send({ type: 'checkout.cartReady', key, cart: checkoutCart(view, confirmed) })
          } catch (error) {
            internal.checkout.send({ type: 'checkout.cartFailed', key, error })
          }
        }),
      ])
    },
  }),
  defineEffect<[AuthTypes, CheckoutMachineTypes]>({
    requires: ['auth', 'checkout'],
    on: { 'auth.signedOut': (_, { environment }) => clearCheckoutCookies(environment) },
  }),
]
