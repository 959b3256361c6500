import type { AuthTypes } from '../auth/auth.types.ts'
import type { CartMachineTypes } from '../cart/cart.context.ts'
import type { CheckoutMachineTypes } from '../checkout/checkout.machine.ts'
import { clearCheckoutCookies, setCheckoutCookies } from '../environment/cookies.ts'
import { defineEffect, type Effect } from '../kit/defineEffect.ts'
import { StoreError, UNEXPECTED_ERROR } from '../shared/errors.ts'
import { safeUrl } from '../shared/safeUrl.ts'
import { flushCart, refreshCart } from './checkoutCart.ts'

/**
 * Effects that send commands to the checkout domain. All are protected (without a name, so a shop cannot switch them
 * off), because they guard the cookies and the URL of the checkout.
 */
export const checkoutEffects: readonly Effect[] = [
  defineEffect<[CheckoutMachineTypes]>({
    requires: ['checkout'],
    start: ({ environment, internal }) => {
      // A page of the shop is open, so the visitor is not in the checkout: remove the checkout cookies.
      clearCheckoutCookies(environment)
      return environment.platform.navigation.onReturn(() => {
        clearCheckoutCookies(environment)
        internal.checkout.send({ type: 'checkout.abort' })
      })
    },
    on: {
      'checkout.ready': ({ checkout }, { environment, internal, getSession }) => {
        const { allowedOrigins, onError, platform } = environment
        const address = checkout.kind === 'embedded' ? checkout.scriptUrl : checkout.url
        const url = safeUrl(address, { base: platform.navigation.href(), allowedOrigins })
        if (url === null) {
          // Only the shop's developer can fix this, by adding the origin to `allowedOrigins`.
          const error = new StoreError('UNSAFE_URL', UNEXPECTED_ERROR, { response: address })
          onError?.(error)
          internal.checkout.send({ type: 'checkout.refuse', error })
          return
        }
        const { href } = url
        if (checkout.kind === 'embedded') {
          internal.checkout.send({ type: 'checkout.accept', checkout: { ...checkout, scriptUrl: href } })
          return
        }
        setCheckoutCookies(environment, getSession())
        internal.checkout.send({ type: 'checkout.accept', checkout: { ...checkout, url: href } })
        platform.navigation.assign(href)
      },
    },
  }),
  // The checkout uses the cart of the server, so save every pending change first.
  defineEffect<[CartMachineTypes, CheckoutMachineTypes]>({
    requires: ['cart', 'checkout'],
    on: {
      '@checkout.cartRequested': async ({ key, isFlushed }, { domains: { cart }, internal, environment }) => {
        try {
          if (isFlushed) await flushCart(cart, environment, () => internal.cart.call({ type: 'cart.flush' }))
          internal.checkout.send({ type: 'checkout.cartReady', key, ...(await refreshCart(cart)) })
        } catch (error) {
          internal.checkout.send({ type: 'checkout.cartFailed', key, error })
        }
      },
    },
  }),
  // Without the abort, the response would take the next user to the checkout of the previous customer.
  defineEffect<[AuthTypes, CheckoutMachineTypes]>({
    requires: ['auth', 'checkout'],
    on: {
      'auth.signedOut': (_, { environment, internal }) => {
        internal.checkout.send({ type: 'checkout.abort' })
        clearCheckoutCookies(environment)
      },
    },
  }),
]
