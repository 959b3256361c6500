import type { Queries } from '../database/database.ts'
import { removeFromCart } from '../giftCards/giftCards.repository.ts'
import { giftCardLabel } from '../giftCards/giftCards.rules.ts'
import { cartMessages } from './cart.messages.ts'
import {
  type Cart,
  type CartNotice,
  type CartParts,
  type Pricing,
  type RemovedItem,
  readCartParts,
  viewParts,
} from './cart.view.ts'
import { saveCart } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'

/** True when the cart has a coupon that no longer applies, or a gift card that cannot pay for it. */
export function hasEndedCodes({ deductions }: CartParts): boolean {
  return deductions.endedCoupon !== null || deductions.endedGiftCards.length > 0
}

/**
 * Returns the contract's cart after a change that the caller has saved. Codes that no longer apply are removed, and
 * notices say so.
 */
export async function viewChanged(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  { removed = [], notices = [] }: { removed?: RemovedItem[]; notices?: CartNotice[] } = {},
): Promise<Cart> {
  const parts = await readCartParts(tx, pricing, cart)
  if (!hasEndedCodes(parts)) return viewParts(parts, { removed, notices })
  return viewParts(
    { ...parts, cart: await dropEndedCodes(tx, parts) },
    { removed, notices: [...notices, ...endedNotices(parts)] },
  )
}

async function dropEndedCodes(tx: Queries, { cart, deductions }: CartParts): Promise<CartRow> {
  const ids = deductions.endedGiftCards.map(({ id }) => id)
  await removeFromCart(tx, cart.id, ids)
  return deductions.endedCoupon === null ? cart : saveCart(tx, cart, { couponCode: null }, cart.updatedAt)
}

function endedNotices({ site, deductions }: CartParts): CartNotice[] {
  const messages = cartMessages[site.language]
  const notice = (code: string, text: string): CartNotice => ({
    code,
    line_id: null,
    text,
    wanted: null,
    granted: null,
  })
  const { endedCoupon, endedGiftCards } = deductions
  return [
    ...(endedCoupon === null ? [] : [notice('coupon-removed', messages.couponRemoved(endedCoupon))]),
    ...endedGiftCards.map((card) => notice('gift-card-removed', messages.giftCardRemoved(giftCardLabel(card)))),
  ]
}
