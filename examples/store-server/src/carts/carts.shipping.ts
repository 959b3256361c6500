import type { Queries } from '../database/database.ts'
import { canShip } from '../inventory/inventory.rules.ts'
import type { SellableVariant } from '../inventory/inventory.types.ts'
import { siteOf } from '../sites/sites.ts'
import type { CartParts, Pricing, RemovedItem } from './cart.view.ts'
import { deleteLine, readLines } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'

/**
 * Returns the shipping country that the shopper chose in the shop; without a choice, the country of the cart's site.
 */
export const countryOf = ({ country, site }: Pick<CartRow, 'country' | 'site'>): string =>
  country ?? siteOf(site).entry.countryCode

const isUnshippable = (variant: SellableVariant | undefined, cart: CartRow): variant is SellableVariant =>
  variant !== undefined && !canShip(variant, countryOf(cart))

/** True when the cart has a line that cannot be shipped to its country. */
export const hasUnshippable = ({ cart, lines, variants }: CartParts): boolean =>
  lines.some(({ variantId }) => isUnshippable(variants.get(variantId), cart))

/** Removes the lines that cannot be shipped to the cart's country, and returns them. */
export async function takeOutUnshippable(tx: Queries, { inventory }: Pricing, cart: CartRow): Promise<RemovedItem[]> {
  const lines = await readLines(tx, cart.id)
  const variants = await inventory.read(
    tx,
    lines.map((line) => line.variantId),
    siteOf(cart.site),
  )
  const removed: RemovedItem[] = []
  for (const line of lines) {
    const variant = variants.get(line.variantId)
    if (!isUnshippable(variant, cart)) continue
    await deleteLine(tx, line.id)
    removed.push({ id: line.id, name: variant.name, reason: 'unshippable' })
  }
  return removed
}
