import type { Queries } from '../database/database.ts'
import { canShip } from '../inventory/inventory.rules.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Cart, Pricing } from './cart.view.ts'
import { viewChanged } from './carts.changed.ts'
import { refuseLargeCustom } from './carts.extras.ts'
import { isSameContent, piecesOf, putLine } from './carts.lines.ts'
import { noSuchLine, notShippable, refuseUnsellable } from './carts.problems.ts'
import { deleteLine, insertCart, lockCustomersCart, readLines, saveCart, updateLine } from './carts.repository.ts'
import type { CartLineRow, CartRow, Custom, Properties } from './carts.schema.ts'
import { countryOf, takeOutUnshippable } from './carts.shipping.ts'

type Item = { variant_id: number; quantity: number; properties?: Properties; custom?: Custom }

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
 * Adds pieces to a cart. An item joins the line with the same variant, properties and custom data. One refused item
 * cancels the whole request.
 */
export async function addItems(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  items: readonly Item[],
  now: Date,
): Promise<Cart> {
  const ids = items.map(({ variant_id }) => variant_id)
  const variants = await pricing.inventory.read(tx, ids, siteOf(cart.site))
  const country = countryOf(cart)
  let lines: readonly CartLineRow[] = await readLines(tx, cart.id)
  for (const { variant_id: variantId, quantity: added, properties = {}, custom = {} } of items) {
    refuseLargeCustom(custom)
    const content = { variantId, properties, custom }
    const line = lines.find((known) => isSameContent(known, content))
    const quantity = (line?.quantity ?? 0) + added
    const variant = variants.get(variantId)
    refuseUnsellable(variantId, variant, quantity, piecesOf(lines, variantId, line?.id))
    if (!canShip(variant, country)) throw notShippable(variantId, country)
    lines = (await putLine(tx, cart.id, variant, { lines, line, content, quantity })).lines
  }
  return viewChanged(tx, pricing, await saveCart(tx, cart, {}, now))
}

export async function setQuantity(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  lineId: string,
  quantity: number,
  now: Date,
): Promise<Cart> {
  const lines = await readLines(tx, cart.id)
  const line = lines.find(({ id }) => id === lineId)
  if (line === undefined) throw noSuchLine()
  const variant = (await pricing.inventory.read(tx, [line.variantId], siteOf(cart.site))).get(line.variantId)
  refuseUnsellable(line.variantId, variant, quantity, piecesOf(lines, line.variantId, line.id))
  await updateLine(tx, line.id, { quantity })
  return viewChanged(tx, pricing, await saveCart(tx, cart, {}, now))
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
  return viewChanged(tx, pricing, await saveCart(tx, cart, {}, now))
}

/** Sets the destination country, removes the lines that cannot be shipped there and reports them in `removed_items`. */
export async function setCountry(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  country: string,
  now: Date,
): Promise<Cart> {
  const removed = await takeOutUnshippable(tx, pricing, { ...cart, country })
  return viewChanged(tx, pricing, await saveCart(tx, cart, { country }, now), { removed })
}

/**
 * Moves the cart to another site of its store and thereby to that site's prices, currency and language. Amounts and
 * currency both derive from `cart.site`, so they always match.
 */
export async function moveToSite(tx: Queries, cart: CartRow, site: Site, now: Date): Promise<CartRow> {
  return cart.site === site.entry.prefix ? cart : saveCart(tx, cart, { site: site.entry.prefix }, now)
}
