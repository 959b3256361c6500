import type { Pricing } from '../carts/cart.view.ts'
import { lockCart, saveCart } from '../carts/carts.repository.ts'
import { addUse, lockCoupon } from '../coupons/coupons.repository.ts'
import type { Database, Queries } from '../database/database.ts'
import { deliveryDates } from '../delivery/deliveryDates.ts'
import { lockGiftCards, spend } from '../giftCards/giftCards.repository.ts'
import { payWith } from '../giftCards/giftCards.rules.ts'
import { mailOrderPlaced } from '../orders/orderMails.ts'
import { findOrderOfCheckout, insertOrder } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.schema.ts'
import type { ShopAddress } from '../orders/photoLink.ts'
import { siteOf } from '../sites/sites.ts'
import type { Completed } from './checkout.form.ts'
import { forgetDraft, lockCheckout } from './checkout.repository.ts'
import { summarise, totalMinor } from './checkout.summary.ts'

export type Purchase = Omit<Completed, 'approved'> & {
  checkoutId: string
  customerId: number
  /** The digest of the summary that the buyer saw. */
  seen: string
  /** For the links and the e-mail address of the shop in the confirmation mail. */
  shop: ShopAddress
  now: Date
}

export type Placed =
  | { kind: 'placed'; order: OrderRow }
  /** Stock, price or cart differ from what the buyer saw, so the page shows the order again. */
  | { kind: 'changed' }
  /** The cart was ordered or merged into another cart in the meantime. */
  | { kind: 'closed' }

/** Thrown inside the transaction to roll back the stock changes. */
class StockRanOut extends Error {}

/**
 * Takes the stock, writes the order, spends the gift cards and closes the cart in one transaction (docs/security.md#c3). Repeated calls for
 * one checkout return the same order (docs/security.md#c4).
 */
export async function placeOrder(database: Database, pricing: Pricing, purchase: Purchase): Promise<Placed> {
  try {
    return await database.transaction((tx) => place(tx, pricing, purchase))
  } catch (error) {
    if (error instanceof StockRanOut) return { kind: 'changed' }
    throw error
  }
}

async function place(tx: Queries, pricing: Pricing, purchase: Purchase): Promise<Placed> {
  const { checkoutId, customerId, address, now } = purchase
  const checkout = await lockCheckout(tx, checkoutId)
  if (checkout === undefined) return { kind: 'closed' }
  const done = await findOrderOfCheckout(tx, checkoutId)
  if (done !== undefined) return { kind: 'placed', order: done }
  const cart = await lockCart(tx, checkout.cartId)
  if (cart === undefined || cart.status !== 'open') return { kind: 'closed' }

  // Lock before the summary reads them, so that no other order changes them in between.
  if (cart.couponCode !== null) await lockCoupon(tx, cart.couponCode)
  await lockGiftCards(tx, cart.id)
  const summary = await summarise(tx, pricing, { cart, customerId, country: address.country, region: address.region })
  const rate = summary.rates.find(({ id }) => id === purchase.rateId)
  const blocked = summary.short.length > 0 || summary.unshippable.length > 0 || summary.lines.length === 0
  if (rate === undefined || blocked || summary.digest !== purchase.seen) return { kind: 'changed' }

  // Sort the variants, so that two purchases of the same items at the same time wait for each other instead of
  // deadlocking.
  const wanted = [...Map.groupBy(summary.lines, (line) => line.variant.variantId)].map(([variantId, lines]) => ({
    variantId,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  const shortages = await pricing.inventory.take(
    tx,
    wanted.toSorted((a, b) => a.variantId - b.variantId),
  )
  if (shortages.length > 0) throw new StockRanOut()

  const site = siteOf(cart.site)
  const order = await insertOrder(
    tx,
    {
      checkoutId,
      cartId: cart.id,
      customerId,
      email: purchase.email,
      site: cart.site,
      currency: site.currency,
      discountMinor: summary.discountMinor,
      coupon: summary.coupon === null ? null : { code: summary.coupon.code, names: summary.coupon.names },
      couponMinor: summary.coupon?.amountMinor ?? 0,
      subtotalMinor: summary.subtotalMinor,
      shippingMinor: rate.costMinor,
      taxMinor: summary.tax?.amountMinor ?? 0,
      delivery: deliveryDates(address.country, rate.kind, now.getTime()),
      taxIncluded: site.taxIncluded,
      shippingOption: rate.name,
      shippingAddress: address,
      billingAddress: purchase.billingAddress,
      company: purchase.company,
      vatId: purchase.vatId,
      phone: purchase.phone,
      giftNote: purchase.giftNote,
      note: cart.note,
      custom: cart.custom,
      placedAt: now,
    },
    summary.lines.map(({ variant, quantity, priceMinor, properties, custom }) => ({
      productId: variant.productId,
      variantId: variant.variantId,
      sku: variant.sku,
      name: variant.name,
      url: `/${variant.slug}`,
      imageUrl: variant.imageUrl,
      options: [...variant.options],
      properties,
      custom,
      quantity,
      priceMinor,
    })),
  )
  if (summary.coupon !== null) await addUse(tx, { orderId: order.id, code: summary.coupon.code, customerId })
  for (const { id, amountMinor } of payWith(summary.giftCards, totalMinor(summary, rate))) {
    if (amountMinor > 0) await spend(tx, { giftCardId: id, orderId: order.id, amountMinor, now })
  }
  await mailOrderPlaced(tx, order, purchase.shop)
  await saveCart(tx, cart, { status: 'ordered' }, now)
  await forgetDraft(tx, checkoutId)
  return { kind: 'placed', order }
}
