import { findCoupon } from '../coupons/coupons.repository.ts'
import { canonicalCode, refusalOf } from '../coupons/coupons.rules.ts'
import type { Queries } from '../database/database.ts'
import { addToCart, findGiftCard, giftCardsOfCart, removeFromCart } from '../giftCards/giftCards.repository.ts'
import { MAX_GIFT_CARDS } from '../giftCards/giftCards.rules.ts'
import { siteOf } from '../sites/sites.ts'
import { couponCase } from './cart.deductions.ts'
import { type Cart, type Pricing, readCartParts, viewCart } from './cart.view.ts'
import { viewChanged } from './carts.changed.ts'
import { saveCart } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'
import {
  couponAlreadyApplied,
  couponRefused,
  giftCardAlreadyApplied,
  giftCardEmpty,
  giftCardWrongCurrency,
  onlyOneCoupon,
  tooManyGiftCards,
  unknownCoupon,
  unknownGiftCard,
} from './codes.problems.ts'

/** @throws Problem 422 when the coupon does not apply to the cart */
export async function applyCoupon(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  typed: string,
  now: Date,
): Promise<Cart> {
  const code = canonicalCode(typed)
  const coupon = await findCoupon(tx, code)
  if (coupon === undefined) throw unknownCoupon()
  if (cart.couponCode === code) throw couponAlreadyApplied()
  const { totalMinor, deductions, site } = await readCartParts(tx, pricing, cart)
  const goodsMinor = totalMinor - deductions.memberMinor
  const facts = await couponCase(tx, pricing.clock, { cart, code, goodsMinor, customerId: cart.customerId })
  const refusal = refusalOf(coupon, facts)
  if (refusal !== null) throw couponRefused(refusal, site.currency)
  if (deductions.coupon !== null) throw onlyOneCoupon()
  return viewChanged(tx, pricing, await saveCart(tx, cart, { couponCode: code }, now))
}

export async function removeCoupon(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  typed: string,
  now: Date,
): Promise<Cart> {
  if (cart.couponCode !== canonicalCode(typed)) return viewCart(tx, pricing, cart)
  return viewChanged(tx, pricing, await saveCart(tx, cart, { couponCode: null }, now))
}

/** @throws Problem 422 when the gift card cannot pay for the cart */
export async function applyGiftCard(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  code: string,
  now: Date,
): Promise<Cart> {
  const card = await findGiftCard(tx, code)
  if (card === undefined) throw unknownGiftCard()
  const present = await giftCardsOfCart(tx, cart.id)
  if (present.some(({ id }) => id === card.id)) throw giftCardAlreadyApplied()
  if (card.currency !== siteOf(cart.site).currency) throw giftCardWrongCurrency(card.currency)
  if (card.balanceMinor === 0) throw giftCardEmpty()
  if (present.length >= MAX_GIFT_CARDS) throw tooManyGiftCards(MAX_GIFT_CARDS)
  await addToCart(tx, cart.id, card.id)
  return viewChanged(tx, pricing, await saveCart(tx, cart, {}, now))
}

export async function removeGiftCard(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  id: string,
  now: Date,
): Promise<Cart> {
  const present = await giftCardsOfCart(tx, cart.id)
  if (present.every((card) => card.id !== id)) return viewCart(tx, pricing, cart)
  await removeFromCart(tx, cart.id, [id])
  return viewChanged(tx, pricing, await saveCart(tx, cart, {}, now))
}
