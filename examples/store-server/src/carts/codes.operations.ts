import type { Store } from '@cairn/core/contracts'
import { refuseTooMany } from '../accounts/attemptGuard.ts'
import type { Handlers } from '../contract/operations.ts'
import { networkOf } from '../identity/attempts.ts'
import type { Context } from '../vertical.ts'
import type { Pricing } from './cart.view.ts'
import type { RunChange } from './cartChange.ts'
import { applyCoupon, applyGiftCard, removeCoupon, removeGiftCard } from './codes.commands.ts'

const WINDOW_SECONDS = 15 * 60

/** Codes that one network may try in the window; several shoppers may share it. */
const MAX_TRIES = 30

/** The operations for coupons and gift cards. */
export function codeHandlers(
  context: Context,
  change: RunChange,
  pricing: Pricing,
): Pick<Handlers<Store.operations>, 'applyCoupon' | 'removeCoupon' | 'applyGiftCard' | 'removeGiftCard'> {
  // Count before the transaction of the change, because a refused code rolls that transaction back.
  const refuseGuesses = (kind: string, ip: string) =>
    refuseTooMany(context, [
      { kind: `${kind} address`, subject: networkOf(ip), max: MAX_TRIES, windowSeconds: WINDOW_SECONDS },
    ])
  return {
    applyCoupon: async ({ params: { cartId }, body, claims, headers, ip }) => {
      await refuseGuesses('coupon', ip)
      const { code, version } = body
      const key = headers['idempotency-key']
      return change({ operation: 'applyCoupon', cartId, version, claims, key, request: body }, (tx, cart, now) =>
        applyCoupon(tx, pricing, cart, code, now),
      )
    },

    removeCoupon: async ({ params: { cartId, couponCode }, query: { version }, claims, headers }) => {
      const key = headers['idempotency-key']
      return change({ operation: 'removeCoupon', cartId, version, claims, key, request: couponCode }, (tx, cart, now) =>
        removeCoupon(tx, pricing, cart, couponCode, now),
      )
    },

    applyGiftCard: async ({ params: { cartId }, body, claims, headers, ip }) => {
      await refuseGuesses('gift card', ip)
      const { code, version } = body
      const key = headers['idempotency-key']
      return change({ operation: 'applyGiftCard', cartId, version, claims, key, request: body }, (tx, cart, now) =>
        applyGiftCard(tx, pricing, cart, code, now),
      )
    },

    removeGiftCard: async ({ params: { cartId, giftCardId }, query: { version }, claims, headers }) => {
      const key = headers['idempotency-key']
      return change(
        { operation: 'removeGiftCard', cartId, version, claims, key, request: giftCardId },
        (tx, cart, now) => removeGiftCard(tx, pricing, cart, giftCardId, now),
      )
    },
  }
}
