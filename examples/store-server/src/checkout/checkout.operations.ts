import type { Store } from '@cairn/core/contracts'
import { openForChange } from '../carts/carts.access.ts'
import { moveToSite } from '../carts/carts.commands.ts'
import { piecesOf } from '../carts/carts.lines.ts'
import { lineRefused } from '../carts/carts.problems.ts'
import { readLines } from '../carts/carts.repository.ts'
import type { CartRow } from '../carts/carts.schema.ts'
import { once } from '../carts/idempotency.ts'
import type { Handlers } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import { maxQuantityOf, unavailability } from '../inventory/inventory.rules.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { insertCheckout } from './checkout.repository.ts'

export function checkoutHandlers(
  { config, database, clock }: Context,
  inventory: Inventory,
): Pick<Handlers<Store.operations>, 'startCheckout'> {
  return {
    startCheckout: async ({ body, claims, headers }) => {
      const now = clock.now()
      const header = headers['idempotency-key']
      const customerId = claims?.customerId ?? 0
      const request = { body, customerId }
      const scope = `startCheckout ${body.cart_id}`
      return once(database, { key: Array.isArray(header) ? header[0] : header, scope, request, now }, async (tx) => {
        const opened = await openForChange(
          tx,
          { inventory, clock },
          { cartId: body.cart_id, claims, version: body.version, now },
        )
        const site = siteOf(body.site)
        refuseOtherStore(opened, site)
        const cart = await moveToSite(tx, opened, site, new Date(now))
        await refuseUnsellableCart(tx, inventory, cart)
        const id = await insertCheckout(tx, { cartId: cart.id, site: cart.site, customerId }, new Date(now))
        return { status: 201 as const, body: { returnUrl: `${config.hostOrigin}/checkout/${id}` } }
      })
    },
  }
}

/**
 * Refuses a cart of the other store (EU or US), which has its own prices, stock and tax mode.
 * @throws Problem 422
 */
function refuseOtherStore(cart: CartRow, site: Site): void {
  if (cart.store === site.store) return
  throw new Problem({
    status: 422,
    code: 'other_store',
    title: `This cart belongs to the ${cart.store} store and cannot be bought in the ${site.store} store`,
  })
}

/**
 * Refuses a cart with nothing in stock, or with a coming-soon or retired item (spec 4.checkout.disabled-no-stock,
 * 4.checkout.disabled-flagged). The storefront applies the same rule, but its result is not trusted.
 * @throws Problem 422
 */
async function refuseUnsellableCart(tx: Queries, inventory: Inventory, cart: CartRow): Promise<void> {
  const lines = await readLines(tx, cart.id)
  if (lines.length === 0) throw new Problem({ status: 422, code: 'cart_empty', title: 'The cart is empty' })
  const variants = await inventory.read(
    tx,
    lines.map((line) => line.variantId),
    siteOf(cart.site),
  )
  let sellable = 0
  for (const { variantId } of lines) {
    const variant = variants.get(variantId)
    const reason = unavailability(variant)
    if (reason === 'coming_soon' || reason === 'retired')
      throw lineRefused(reason, 'No longer available.', variantId, 0)
    if (variant === undefined || reason !== null) continue
    const max = maxQuantityOf(variant)
    if (piecesOf(lines, variantId) > max)
      throw lineRefused('maximum_quantity', `maximum stock quantity is ${max}`, variantId, max)
    sellable += 1
  }
  if (sellable === 0) throw new Problem({ status: 422, code: 'out_of_stock', title: 'Currently out of stock' })
}
