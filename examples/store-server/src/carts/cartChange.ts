import type { Claims } from '../contract/claims.ts'
import type { Queries } from '../database/database.ts'
import type { Context } from '../vertical.ts'
import type { Cart, Pricing } from './cart.view.ts'
import { openForChange } from './carts.access.ts'
import type { CartRow } from './carts.schema.ts'
import { once } from './idempotency.ts'

export type Key = string | string[] | undefined

type Change = {
  operation: string
  cartId: string
  version: number | undefined
  claims: Claims | undefined
  key: Key
  /** The other parameters of the request. A request that repeats the key must have the same parameters. */
  request: unknown
}

export type RunChange = (
  change: Change,
  apply: (tx: Queries, cart: CartRow, now: Date) => Promise<Cart>,
) => Promise<{ status: 200; body: Cart }>

/**
 * Returns the function that runs each change of a cart: in one transaction that locks the cart, and at most once per
 * idempotency key.
 */
export const createChange =
  ({ database, clock }: Context, pricing: Pricing): RunChange =>
  ({ operation, cartId, version, claims, key, request }, apply) => {
    const now = clock.now()
    const scope = `${operation} ${cartId}`
    return once(
      database,
      { key: oneOf(key), scope, request: { version, request, customer: claims?.customerId ?? 0 }, now },
      async (tx) => {
        const cart = await openForChange(tx, pricing, { cartId, claims, version, now })
        return { status: 200 as const, body: await apply(tx, cart, new Date(now)) }
      },
    )
  }

export function oneOf(header: Key): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
