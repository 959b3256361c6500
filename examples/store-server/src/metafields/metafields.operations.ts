import type { Store } from '@cairn/core/contracts'
import { and, asc, eq } from 'drizzle-orm'
import { closedCart, noSuchCart } from '../carts/carts.problems.ts'
import { findCart } from '../carts/carts.repository.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../database/database.ts'
import type { Vertical } from '../vertical.ts'
import { cartMetafields } from './metafields.schema.ts'

type MetafieldHandlers = Pick<
  Handlers<Store.operations>,
  'getCartMetafields' | 'createCartMetafields' | 'updateCartMetafield'
>

/** The cookie in which the browser keeps the id of its active cart; the calls name no cart otherwise (specification, section 7). */
const CART_COOKIE = 'bc_cartId'

/** As the contract's `CartId`: other applications of the host may have set a cookie of this name. */
const CART_ID = /^[A-Za-z0-9-]{16,64}$/

const SHOWN = { id: cartMetafields.id, key: cartMetafields.key, value: cartMetafields.value }

export const metafields: Vertical = {
  name: 'metafields',
  operations: ({ database }) => {
    const store: MetafieldHandlers = {
      getCartMetafields: async ({ cookies }) => {
        const cartId = await cartOf(database, cookies)
        const rows = await database
          .select(SHOWN)
          .from(cartMetafields)
          .where(eq(cartMetafields.cartId, cartId))
          .orderBy(asc(cartMetafields.id))
        return { status: 200, body: rows }
      },

      createCartMetafields: async ({ cookies, body: { cartItems } }) => {
        const cartId = await cartOf(database, cookies)
        refuseOtherThanList(cartItems.value)
        const { key, namespace, value, permission_set: permissionSet } = cartItems
        const rows = await database
          .insert(cartMetafields)
          .values({ cartId, key, namespace, value, permissionSet })
          .onConflictDoNothing()
          .returning(SHOWN)
        const made = rows[0]
        if (made === undefined) {
          throw new Problem({ status: 409, code: 'duplicate_metafield', title: 'The cart has this metafield already' })
        }
        return { status: 200, body: made }
      },

      updateCartMetafield: async ({ cookies, body: { metaId, cartItems } }) => {
        const cartId = await cartOf(database, cookies)
        refuseOtherThanList(cartItems.value)
        const rows = await database
          .update(cartMetafields)
          .set({ value: cartItems.value })
          // Of this cart only: a foreign id is as unknown as one that never was (threats C1, C6).
          .where(and(eq(cartMetafields.id, metaId), eq(cartMetafields.cartId, cartId)))
          .returning(SHOWN)
        const changed = rows[0]
        if (changed === undefined) throw notFound('The cart has no such metafield')
        return { status: 200, body: changed }
      },
    }
    return { store }
  },
}

async function cartOf(database: Database, cookies: Readonly<Record<string, string | undefined>>): Promise<string> {
  const id = cookies[CART_COOKIE] ?? ''
  const cart = CART_ID.test(id) ? await findCart(database, id) : undefined
  if (cart === undefined) throw noSuchCart()
  if (cart.status !== 'open') throw closedCart()
  return cart.id
}

function refuseOtherThanList(value: string): void {
  if (!isJsonList(value)) {
    throw new Problem({
      status: 400,
      code: 'invalid_request',
      title: 'The value must be a JSON list',
      errors: { 'cartItems.value': 'must be a JSON list' },
    })
  }
}

function isJsonList(value: string): boolean {
  try {
    return Array.isArray(JSON.parse(value))
  } catch {
    return false
  }
}
