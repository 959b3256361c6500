import { Problem } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import type { Cart, Pricing } from './cart.view.ts'
import { viewChanged } from './carts.changed.ts'
import { noSuchLine } from './carts.problems.ts'
import { readLines, saveCart, updateLine } from './carts.repository.ts'
import type { CartRow, Custom, Properties } from './carts.schema.ts'

const MAX_CUSTOM_BYTES = 8192
const MAX_CUSTOM_NAMES = 20

/**
 * Refuses custom data that is too large to be read with every response.
 * @throws Problem 400
 */
export function refuseLargeCustom(custom: Custom): void {
  const isLarge = Buffer.byteLength(JSON.stringify(custom)) > MAX_CUSTOM_BYTES
  if (!isLarge && Object.keys(custom).length <= MAX_CUSTOM_NAMES) return
  const said = isLarge ? `at most ${MAX_CUSTOM_BYTES} bytes` : `at most ${MAX_CUSTOM_NAMES} names`
  throw new Problem({
    status: 400,
    code: 'invalid_request',
    title: `Custom data may have ${said}`,
    errors: { custom: `must have ${said}` },
  })
}

/** Sets the shopper's message to the shop. A blank text removes it. */
export async function setNote(tx: Queries, pricing: Pricing, cart: CartRow, note: string, now: Date): Promise<Cart> {
  return viewChanged(tx, pricing, await saveCart(tx, cart, { note: note.trim() || null }, now))
}

/** Sets one value of the cart's custom data. Null removes it. */
export async function setCustom(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  { name, value }: { name: string; value: unknown },
  now: Date,
): Promise<Cart> {
  const others = Object.entries(cart.custom).filter(([known]) => known !== name)
  const custom = Object.fromEntries(value === null ? others : [...others, [name, value]])
  refuseLargeCustom(custom)
  return viewChanged(tx, pricing, await saveCart(tx, cart, { custom }, now))
}

/**
 * Replaces the properties of a line. The line stays apart from others that now have the same properties, so that its id
 * stays valid.
 */
export async function setProperties(
  tx: Queries,
  pricing: Pricing,
  cart: CartRow,
  { lineId, properties }: { lineId: string; properties: Properties },
  now: Date,
): Promise<Cart> {
  if ((await readLines(tx, cart.id)).every(({ id }) => id !== lineId)) throw noSuchLine()
  await updateLine(tx, lineId, { properties })
  return viewChanged(tx, pricing, await saveCart(tx, cart, {}, now))
}
