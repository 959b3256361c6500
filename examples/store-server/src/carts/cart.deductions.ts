import { memberDiscountMinor } from '../accounts/memberDiscount.ts'
import type { Clock } from '../clock.ts'
import { countUses, findCoupon } from '../coupons/coupons.repository.ts'
import { type CouponCase, couponMinor, namesOn, refusalOf } from '../coupons/coupons.rules.ts'
import type { CouponRow } from '../coupons/coupons.schema.ts'
import type { Queries } from '../database/database.ts'
import { giftCardsOfCart } from '../giftCards/giftCards.repository.ts'
import type { GiftCardRow } from '../giftCards/giftCards.schema.ts'
import { siteOf } from '../sites/sites.ts'
import type { CartRow } from './carts.schema.ts'

/** What makes the goods of a cart cheaper, and the gift cards that can pay for them. */
export type Deductions = {
  memberMinor: number
  /** The coupon, with the amounts in its names. */
  coupon: { row: CouponRow; amountMinor: number } | null
  /** The price of the goods after all discounts. */
  goodsMinor: number
  giftCards: readonly GiftCardRow[]
  /** The code of the cart's coupon, if the coupon does not apply any more. */
  endedCoupon: string | null
  /** The gift cards of the cart that cannot pay for it: empty, or in another currency. */
  endedGiftCards: readonly GiftCardRow[]
}

export type Goods = readonly { priceMinor: number; quantity: number }[]

/**
 * Computes the deductions of a cart. The coupon applies to the goods after the member discount.
 * @param customerId the customer who buys, or 0 for a guest
 */
export async function deductionsOf(
  queries: Queries,
  clock: Clock,
  { cart, goods, customerId }: { cart: CartRow; goods: Goods; customerId: number },
): Promise<Deductions> {
  const site = siteOf(cart.site)
  const totalMinor = goods.reduce((sum, { priceMinor, quantity }) => sum + quantity * priceMinor, 0)
  const memberMinor = await memberDiscountMinor(queries, clock, customerId, goods)
  const coupon = await applied(queries, clock, { cart, goodsMinor: totalMinor - memberMinor, customerId })
  const cards = await giftCardsOfCart(queries, cart.id)
  const canPay = (card: GiftCardRow) => card.currency === site.currency && card.balanceMinor > 0
  return {
    memberMinor,
    coupon,
    goodsMinor: totalMinor - memberMinor - (coupon?.amountMinor ?? 0),
    giftCards: cards.filter(canPay),
    endedCoupon: coupon === null ? cart.couponCode : null,
    endedGiftCards: cards.filter((card) => !canPay(card)),
  }
}

async function applied(
  queries: Queries,
  clock: Clock,
  { cart, goodsMinor, customerId }: { cart: CartRow; goodsMinor: number; customerId: number },
): Promise<Deductions['coupon']> {
  if (cart.couponCode === null) return null
  const row = await findCoupon(queries, cart.couponCode)
  const facts = await couponCase(queries, clock, { cart, code: cart.couponCode, goodsMinor, customerId })
  if (row === undefined || refusalOf(row, facts) !== null) return null
  const names = namesOn(row, siteOf(cart.site))
  return { row: { ...row, names }, amountMinor: couponMinor(row, facts) }
}

/** Reads the facts that decide whether a coupon applies to a cart. */
export async function couponCase(
  queries: Queries,
  clock: Clock,
  { cart, code, ...facts }: { cart: CartRow; code: string; goodsMinor: number; customerId: number },
): Promise<CouponCase> {
  const uses = await countUses(queries, code, facts.customerId)
  return { ...facts, now: clock.now(), site: siteOf(cart.site), uses }
}

/** Divides an amount among weights in proportion to them; the parts add up to the amount. */
export function divide(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let weighed = 0
  let divided = 0
  return weights.map((weight) => {
    weighed += weight
    const upToHere = total === 0 ? 0 : Math.round((amountMinor * weighed) / total)
    const part = upToHere - divided
    divided = upToHere
    return part
  })
}
