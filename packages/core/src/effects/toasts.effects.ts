import type { AccountTypes } from '../account/account.types.ts'
import type { AuthMachineTypes } from '../auth/auth.setup.ts'
import type { AuthTypes } from '../auth/auth.types.ts'
import type { CartTypes } from '../cart/cart.types.ts'
import type { CheckoutTypes } from '../checkout/checkout.types.ts'
import { defineEffect, type Effect, type EffectContext } from '../kit/defineEffect.ts'
import type { MembershipTypes } from '../membership/membership.types.ts'
import type { StoreError } from '../shared/errors.ts'
import type { CommandOptions } from '../shared/outcome.ts'
import { toastOf } from '../toasts/toasts.rules.ts'
import type { ToastsCommands, ToastsTypes } from '../toasts/toasts.types.ts'
import type { WishlistTypes } from '../wishlist/wishlist.types.ts'
import { shouldEndSession } from './shouldEndSession.ts'

interface Failure extends CommandOptions {
  readonly error: StoreError
}

/** Shows the error in a toast, unless the caller of the command shows it. */
const showFailure = ({ error, toast }: Failure, toasts: ToastsCommands): void => {
  if (toast !== false) toasts.showError(error)
}

/** Shows the error, except when it ends the session. */
const showUnlessEnding = (
  failure: Failure,
  toasts: ToastsCommands,
  { environment }: Pick<EffectContext, 'environment'>,
): void => {
  if (!shouldEndSession(failure.error, environment.onNetworkError)) showFailure(failure, toasts)
}

/** Effects that show toasts. */
export const toastsEffects: readonly Effect[] = [
  defineEffect<[AuthTypes, ToastsTypes]>({
    name: 'toasts.showSessionRejected',
    requires: ['auth', 'toasts'],
    on: {
      'auth.signedOut': ({ reason }, { domains }) => {
        if (reason === 'unauthorized') domains.toasts.commands.show({ code: 'unauthorized', tone: 'error' })
      },
    },
  }),
  defineEffect<[AuthMachineTypes, ToastsTypes]>({
    name: 'toasts.showRestoreFailure',
    requires: ['auth', 'toasts'],
    on: {
      '@auth.anonymous': ({ error }, { domains }) => {
        if (error) domains.toasts.commands.show({ code: 'network', tone: 'error' })
      },
    },
  }),
  defineEffect<[CartTypes, ToastsTypes]>({
    name: 'toasts.showCartFailure',
    requires: ['cart', 'toasts'],
    on: {
      'cart.failed': ({ error, kind, name, toast }, { domains: { toasts } }) => {
        if (toast === false) return
        if (name === null || toastOf(error).code !== 'network') return toasts.commands.showError(error)
        // All retries failed, so the toast names the product whose change was not saved.
        toasts.commands.show({ code: kind === 'add' ? 'not-added' : 'not-saved', params: { name }, tone: 'error' })
      },
    },
  }),
  defineEffect<[CartTypes, ToastsTypes]>({
    name: 'toasts.showCartWaiting',
    requires: ['cart', 'toasts'],
    on: {
      'cart.waiting': ({ toast }, { domains }) => {
        if (toast !== false) domains.toasts.commands.show({ code: 'waiting', tone: 'error' })
      },
    },
  }),
  defineEffect<[CartTypes, ToastsTypes]>({
    name: 'toasts.showMaximum',
    requires: ['cart', 'toasts'],
    on: {
      'line.clamped': ({ max }, { domains }) =>
        domains.toasts.commands.show({ code: 'maximum-stock', params: { max } }),
    },
  }),
  defineEffect<[CartTypes, ToastsTypes]>({
    name: 'toasts.showUnshippable',
    requires: ['cart', 'toasts'],
    on: {
      'lines.unshippable': ({ names, country }, { domains }) =>
        domains.toasts.commands.show({ code: 'unshippable', params: { names, country } }),
    },
  }),
  defineEffect<[WishlistTypes, ToastsTypes]>({
    name: 'toasts.showWishlistFailure',
    requires: ['wishlist', 'toasts'],
    on: { 'wishlist.failed': (event, { domains }) => showFailure(event, domains.toasts.commands) },
  }),
  defineEffect<[CheckoutTypes, ToastsTypes]>({
    name: 'toasts.showCheckoutFailure',
    requires: ['checkout', 'toasts'],
    on: { 'checkout.failed': (event, { domains }) => showFailure(event, domains.toasts.commands) },
  }),
  defineEffect<[AccountTypes, ToastsTypes]>({
    name: 'toasts.showAccountFailure',
    requires: ['account', 'toasts'],
    on: {
      'account.failed': (event, context) => showUnlessEnding(event, context.domains.toasts.commands, context),
    },
  }),
  defineEffect<[MembershipTypes, ToastsTypes]>({
    name: 'toasts.showMembershipFailure',
    requires: ['membership', 'toasts'],
    on: {
      'membership.failed': (event, context) => showUnlessEnding(event, context.domains.toasts.commands, context),
    },
  }),
  defineEffect<[MembershipTypes, ToastsTypes]>({
    name: 'toasts.showMembershipVerified',
    requires: ['membership', 'toasts'],
    on: {
      'membership.verified': ({ message }, { domains }) =>
        domains.toasts.commands.show({ code: 'server', detail: message }),
    },
  }),
  defineEffect<[MembershipTypes, ToastsTypes]>({
    name: 'toasts.showMembershipExpired',
    requires: ['membership', 'toasts'],
    on: {
      'membership.expired': (_, { domains }) =>
        domains.toasts.commands.show({ code: 'membership-expired', tone: 'error' }),
    },
  }),
]
