import type { Queries } from '../database/database.ts'
import { MAX_LINE_QUANTITY } from '../generated/limits.ts'
import { addToCart, giftCardsOfCart } from '../giftCards/giftCards.repository.ts'
import { MAX_GIFT_CARDS } from '../giftCards/giftCards.rules.ts'
import { maxQuantityOf, unavailability } from '../inventory/inventory.rules.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { cartMessages } from './cart.messages.ts'
import type { Cart, CartNotice, Pricing } from './cart.view.ts'
import { viewChanged } from './carts.changed.ts'
import { addScope, moveToSite } from './carts.commands.ts'
import { isSameContent, piecesOf, putLine } from './carts.lines.ts'
import {
  findCart,
  findCustomersCart,
  hasLapsed,
  lockCart,
  lockCustomersCart,
  readLines,
  saveCart,
} from './carts.repository.ts'
import type { CartLineRow, CartRow } from './carts.schema.ts'
import { takeOutUnshippable } from './carts.shipping.ts'
import { moveKeys } from './idempotency.ts'

/**
 * Merges the guest's lines into the customer's cart at sign-in, limits them to the stock and closes the guest's cart
 * (docs/security.md#s5). A repeated claim changes nothing, and a cart that belongs to a customer is never claimed.
 */
export async function claimCart(
  tx: Queries,
  pricing: Pricing,
  claim: { site: Site; customerId: number; guestCartId: string | undefined },
  now: Date,
): Promise<Cart | undefined> {
  const { site, customerId } = claim
  const guest = await lockGuestCart(tx, site, claim.guestCartId, now)
  const lines = guest === undefined ? [] : await readLines(tx, guest.id)
  if (guest === undefined || lines.length === 0) {
    const own = await findCustomersCart(tx, site, customerId, now)
    return own === undefined ? undefined : viewChanged(tx, pricing, await moveToSite(tx, own, site, now))
  }
  const own = await moveToSite(tx, await lockCustomersCart(tx, site, customerId, now), site, now)
  const variants = await pricing.inventory.read(
    tx,
    lines.map((line) => line.variantId),
    site,
  )
  const notices = await mergeLines(tx, own, lines, variants)
  // If the response to an add was lost, its retry now goes to the customer's cart. Move the idempotency keys there, so
  // that the retry does not add the item again.
  await moveKeys(tx, addScope(guest.id), addScope(own.id))
  await saveCart(tx, guest, { status: 'merged' }, now)
  // The country comes from one of the two carts. The lines of the other cart may not be shippable to this country, so
  // check all lines now.
  const country = own.country ?? guest.country
  const removed = await takeOutUnshippable(tx, pricing, { ...own, country })
  await giveGiftCards(tx, guest.id, own.id)
  const couponCode = own.couponCode ?? guest.couponCode
  const note = own.note ?? guest.note
  const custom = { ...guest.custom, ...own.custom }
  return viewChanged(tx, pricing, await saveCart(tx, own, { country, couponCode, note, custom }, now), {
    removed,
    notices,
  })
}

/** Adds the guest's gift cards to the customer's cart, as many as a cart may have. */
async function giveGiftCards(tx: Queries, guestId: string, ownId: string): Promise<void> {
  const own = await giftCardsOfCart(tx, ownId)
  const others = (await giftCardsOfCart(tx, guestId)).filter((card) => own.every(({ id }) => id !== card.id))
  for (const { id } of others.slice(0, Math.max(0, MAX_GIFT_CARDS - own.length))) await addToCart(tx, ownId, id)
}

/** Adds the guest's lines to the customer's cart, and returns a notice for each line that has fewer pieces than both. */
async function mergeLines(
  tx: Queries,
  own: CartRow,
  guestLines: readonly CartLineRow[],
  variants: ReadonlyMap<number, SellableVariant>,
): Promise<CartNotice[]> {
  let lines: readonly CartLineRow[] = await readLines(tx, own.id)
  const messages = cartMessages[siteOf(own.site).language]
  const notices: CartNotice[] = []
  for (const content of guestLines) {
    const variant = variants.get(content.variantId)
    if (variant === undefined) continue
    const line = lines.find((known) => isSameContent(known, content))
    const wanted = (line?.quantity ?? 0) + content.quantity
    // A line that cannot be sold is merged unchanged, so that the cart shows the problem instead of dropping the line.
    const left = maxQuantityOf(variant) - piecesOf(lines, content.variantId, line?.id)
    const quantity = Math.min(wanted, MAX_LINE_QUANTITY, unavailability(variant) === null ? left : wanted)
    if (quantity < 1) {
      notices.push({
        code: 'line-removed',
        line_id: null,
        text: messages.lineRemoved(variant.name),
        wanted,
        granted: 0,
      })
      continue
    }
    const { properties, custom } = content
    const put = await putLine(tx, own.id, variant, {
      lines,
      line,
      content: { variantId: content.variantId, properties, custom },
      quantity,
    })
    lines = put.lines
    if (quantity === wanted) continue
    const text = messages.quantityReduced(variant.name, wanted, quantity)
    notices.push({ code: 'quantity-reduced', line_id: put.lineId, text, wanted, granted: quantity })
  }
  return notices
}

async function lockGuestCart(tx: Queries, site: Site, id: string | undefined, now: Date): Promise<CartRow | undefined> {
  if (id === undefined || (await findCart(tx, id)) === undefined) return undefined
  const cart = await lockCart(tx, id)
  if (cart === undefined || hasLapsed(cart, now.getTime())) return undefined
  return cart.customerId === 0 && cart.status === 'open' && cart.store === site.store ? cart : undefined
}
