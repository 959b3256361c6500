import type { AccountTypes } from '../account/account.types.ts'
import type { AuthMachineTypes } from '../auth/auth.setup.ts'
import type { CartTypes } from '../cart/cart.types.ts'
import type { CheckoutTypes } from '../checkout/checkout.types.ts'
import { isOnServer, persistedKey } from '../environment/probes.ts'
import { defineEffect, type Effect, type EffectContext } from '../kit/defineEffect.ts'
import { NO_MEMBERSHIP } from '../membership/membership.rules.ts'
import type { MembershipTypes } from '../membership/membership.types.ts'
import type { OverlayTypes } from '../overlay/overlay.types.ts'
import { combineSubscriptions } from '../shared/combineSubscriptions.ts'
import type { StoreError } from '../shared/errors.ts'
import type { WishlistTypes } from '../wishlist/wishlist.types.ts'
import { adoptUser, forgetUser, persistUser, renewStoredUser, storedToken, updateStoredUser } from './persistence.ts'
import { shouldEndSession } from './shouldEndSession.ts'
import { leaveSignedOut } from './signOut.ts'
import { userStateOf } from './userState.ts'

type Auth = { send(event: { type: 'auth.reject' }): void }

/** Ends the session after a 401. */
const rejectUnauthorized = ({ code }: StoreError, auth: Auth): void => {
  if (code === 'UNAUTHORIZED') auth.send({ type: 'auth.reject' })
}

/**
 * Ends the session after a 401. With `onNetworkError: 'clear'`, also ends the session after a network error of an
 * authenticated call (docs/spec/rulings.md#1).
 */
const rejectUnreachable = (
  error: StoreError,
  auth: Auth,
  { environment }: Pick<EffectContext, 'environment'>,
): void => {
  if (shouldEndSession(error, environment.onNetworkError)) auth.send({ type: 'auth.reject' })
}

/**
 * Effects that store the user state, and that send commands to auth. They have no names, so a shop cannot switch off
 * the protection of the session.
 */
export const authEffects: readonly Effect[] = [
  defineEffect<[AuthMachineTypes]>({
    requires: ['auth'],
    start: ({ environment, internal: { auth } }) => {
      const { visibility, navigation, storage, clock } = environment.platform
      const adopt = (): void => {
        // The read fails if its code does not load or the server does not answer. This tab then keeps its session.
        adoptUser(environment, auth.send).catch(() => undefined)
      }
      return combineSubscriptions([
        visibility.onChange((isVisible) => {
          if (!isVisible) return
          auth.send({ type: 'auth.check', now: clock.now() })
          // If the server keeps the session, a sign-out in another tab does not change the stored user state, so this
          // tab gets no storage event for it. Read the session again.
          if (isOnServer(environment)) adopt()
        }),
        navigation.onReturn(() => {
          auth.send({ type: 'auth.returned' })
          // The page received no storage events while it was in the back/forward cache, so read the stored session
          // again.
          adopt()
        }),
        storage.onChange((name) => {
          if (name === null || name === persistedKey(environment)) adopt()
        }),
      ])
    },
    on: {
      'auth.signedIn': ({ session }, { environment }) =>
        persistUser(environment, userStateOf({ session, pkce: null, profile: null, membership: NO_MEMBERSHIP })),
      'auth.signedOut': ({ reason }, { environment, internal }) => {
        const accessToken = storedToken(environment, 'access_token')
        const idToken = storedToken(environment, 'id_token')
        // Another tab may have signed in again before this tab noticed the expiry, so keep a valid stored session.
        if (reason === 'expired') adoptUser(environment, internal.auth.send).catch(() => undefined)
        else forgetUser(environment)
        if (reason === 'requested') leaveSignedOut(environment, accessToken, idToken)
      },
      '@auth.renewed': ({ session, previous }, { environment }) => renewStoredUser(environment, session, previous),
      'auth.startFailed': ({ error }, { environment }) => {
        // The gateway has already reported a CONTRACT error.
        if (error.code !== 'CONTRACT') environment.onError?.(error)
      },
    },
  }),
  defineEffect<[CartTypes, AuthMachineTypes]>({
    requires: ['cart', 'auth'],
    on: { 'cart.failed': ({ error }, { internal }) => rejectUnauthorized(error, internal.auth) },
  }),
  defineEffect<[CheckoutTypes, AuthMachineTypes]>({
    requires: ['checkout', 'auth'],
    on: { 'checkout.failed': ({ error }, { internal }) => rejectUnauthorized(error, internal.auth) },
  }),
  defineEffect<[WishlistTypes, AuthMachineTypes]>({
    requires: ['wishlist', 'auth'],
    on: {
      'wishlist.failed': ({ error }, { internal }) => rejectUnauthorized(error, internal.auth),
      // A sign-in carries only one intent, so this item replaces an earlier item that waits for the same sign-in.
      'wishlist.loginRequired': ({ item: { productId, variantId } }, { internal }) =>
        internal.auth.send({ type: 'auth.setIntent', intent: { kind: 'wishlist.add', productId, variantId } }),
    },
  }),
  defineEffect<[AccountTypes, AuthMachineTypes]>({
    requires: ['account', 'auth'],
    on: {
      'account.failed': ({ error }, context) => rejectUnreachable(error, context.internal.auth, context),
      'profile.loaded': ({ profile }, { environment, getSession }) =>
        updateStoredUser(environment, getSession(), { profile }),
      'profile.updated': ({ profile }, { environment, getSession }) =>
        updateStoredUser(environment, getSession(), { profile }),
    },
  }),
  defineEffect<[MembershipTypes, AuthMachineTypes]>({
    requires: ['membership', 'auth'],
    on: {
      'membership.failed': ({ error }, context) => rejectUnreachable(error, context.internal.auth, context),
      'membership.loaded': ({ membership }, { environment, getSession }) =>
        updateStoredUser(environment, getSession(), { membership }),
      'membership.verified': ({ membership }, { environment, getSession }) =>
        updateStoredUser(environment, getSession(), { membership }),
    },
  }),
  defineEffect<[OverlayTypes, AuthMachineTypes]>({
    requires: ['overlay', 'auth'],
    on: {
      'dialog.closed': ({ dialog }, { internal }) => {
        if (dialog === 'login') internal.auth.send({ type: 'auth.setIntent', intent: null })
      },
    },
  }),
]
