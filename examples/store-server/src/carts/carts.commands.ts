import type { Queries } from '../database/database.ts'
import { MAX_LINE_QUANTITY } from '../generated/limits.ts'
import { canShip, maxQuantityOf, unavailability } from '../inventory/inventory.rules.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import { type Cart, type Pricing, type RemovedItem, viewCart } from './cart.view.ts'
import { noSuchLine, notShippable, refuseUnsellable } from './carts.problems.ts'
import {
  deleteLine,
  findCart,
  findCustomersCart,
  hasLapsed,
  insertCart,
  lockCart,
  lockCustomersCart,
  putLine,
  readLines,
  saveCart,
} from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'
import { moveKeys } from './idempotency.ts'

type Item = { variant_id: number; quantity: number }

/**
 * For a guest, creates a cart. For a customer, returns the customer's open cart in the store (EU or US) of the site, or
 * creates it if there is none.
 */
export async function beginCart(tx: Queries, site: Site, customerId: number, now: Date): Promise<CartRow> {
  if (customerId !== 0) return lockCustomersCart(tx, site, customerId, now)
  const cart = await insertCart(tx, site, 0, now)
  if (cart === undefined) throw new Error('a random cart id was taken')
  return cart
}

/**
 * Returns the idempotency scope for requests that add items to a cart. When a customer claims a guest's cart, the
 * guest's keys move to the scope of the customer's cart.
 */
export function addScope(cartId: string): string {
  return `add ${cartId}`
}

/**
 * Adds pieces to a cart; if the cart already has a line of the variant, the quantity of this line increases. One
 * refused item cancels the whole request.
 */
export async function addItems(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  items: readonly Item[],
  now: Date,
): Promise<Cart> {
  const wanted = new Map<number, number>()
  for (const { variant_id, quantity } of items) wanted.set(variant_id, (wanted.get(variant_id) ?? 0) + quantity)
  const variants = await pricing.inventory.read(tx, [...wanted.keys()], siteOf(cart.site))
  const present = new Map((await readLines(tx, cart.id)).map((line) => [line.variantId, line.quantity]))
  for (const [variantId, added] of wanted) {
    const variant = variants.get(variantId)
    const quantity = (present.get(variantId) ?? 0) + added
    refuseUnsellable(variantId, variant, quantity)
    if (!canShip(variant, cart.country)) {
      throw notShippable(variantId, cart.country ?? '')
    }
    await putLine(tx, cart.id, variant, quantity)
  }
  return viewCart(tx, pricing, await saveCart(tx, cart, {}, now))
}

export async function setQuantity(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  lineId: string,
  quantity: number,
  now: Date,
): Promise<Cart> {
  const line = (await readLines(tx, cart.id)).find(({ id }) => id === lineId)
  if (line === undefined) throw noSuchLine()
  const variant = (await pricing.inventory.read(tx, [line.variantId], siteOf(cart.site))).get(line.variantId)
  refuseUnsellable(line.variantId, variant, quantity)
  await putLine(tx, cart.id, variant, quantity)
  return viewCart(tx, pricing, await saveCart(tx, cart, {}, now))
}

export async function removeItem(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  lineId: string,
  now: Date,
): Promise<Cart> {
  const line = (await readLines(tx, cart.id)).find(({ id }) => id === lineId)
  if (line === undefined) throw noSuchLine()
  await deleteLine(tx, line.id)
  return viewCart(tx, pricing, await saveCart(tx, cart, {}, now))
}

/** Sets the destination country, removes the lines that cannot be shipped there and reports them in `removed_items`. */
export async function setCountry(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  country: string,
  now: Date,
): Promise<Cart> {
  const removed = await takeOutUnshippable(tx, pricing, cart, country)
  return viewCart(tx, pricing, await saveCart(tx, cart, { country }, now), removed)
}

async function takeOutUnshippable(
  tx: Queries,
  { inventory }: Pricing,
  cart: CartRow,
  country: string | null,
): Promise<RemovedItem[]> {
  const lines = await readLines(tx, cart.id)
  const variants = await inventory.read(
    tx,
    lines.map((line) => line.variantId),
    siteOf(cart.site),
  )
  const removed: RemovedItem[] = []
  for (const line of lines) {
    const variant = variants.get(line.variantId)
    if (variant === undefined || canShip(variant, country)) continue
    await deleteLine(tx, line.id)
    removed.push({ id: line.id, name: variant.name, reason: 'unshippable' })
  }
  return removed
}

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
    return own === undefined ? undefined : viewCart(tx, pricing, await moveToSite(tx, own, site, now))
  }
  const own = await moveToSite(tx, await lockCustomersCart(tx, site, customerId, now), site, now)
  const present = new Map((await readLines(tx, own.id)).map((line) => [line.variantId, line.quantity]))
  const variants = await pricing.inventory.read(
    tx,
    lines.map((line) => line.variantId),
    site,
  )
  for (const line of lines) {
    const variant = variants.get(line.variantId)
    if (variant === undefined) continue
    const sum = (present.get(line.variantId) ?? 0) + line.quantity
    // A line that cannot be sold is merged unchanged, so that the cart shows the problem instead of dropping the line.
    const quantity = Math.min(sum, MAX_LINE_QUANTITY, unavailability(variant) === null ? maxQuantityOf(variant) : sum)
    await putLine(tx, own.id, variant, quantity)
  }
  // If the response to an add was lost, its retry now goes to the customer's cart. Move the idempotency keys there, so
  // that the retry does not add the item again.
  await moveKeys(tx, addScope(guest.id), addScope(own.id))
  await saveCart(tx, guest, { status: 'merged' }, now)
  // The country comes from one of the two carts. The lines of the other cart may not be shippable to this country, so
  // check all lines now.
  const country = own.country ?? guest.country
  const removed = await takeOutUnshippable(tx, pricing, own, country)
  return viewCart(tx, pricing, await saveCart(tx, own, { country }, now), removed)
}

async function lockGuestCart(tx: Queries, site: Site, id: string | undefined, now: Date): Promise<CartRow | undefined> {
  if (id === undefined || (await findCart(tx, id)) === undefined) return undefined
  const cart = await lockCart(tx, id)
  if (cart === undefined || hasLapsed(cart, now.getTime())) return undefined
  return cart.customerId === 0 && cart.status === 'open' && cart.store === site.store ? cart : undefined
}

/**
 * Moves the cart to another site of its store and thereby to that site's prices, currency and language. Amounts and
 * currency both derive from `cart.site`, so they always match.
 */
export async function moveToSite(tx: Queries, cart: CartRow, site: Site, now: Date): Promise<CartRow> {
  return cart.site === site.entry.prefix ? cart : saveCart(tx, cart, { site: site.entry.prefix }, now)
}
