import type { Store } from '@cairn/core/contracts'
import { and, asc, eq } from 'drizzle-orm'
import { refuseForeignCart } from '../carts/carts.access.ts'
import { findCart } from '../carts/carts.repository.ts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { notFound, Problem } from '../contract/problem.ts'
import type { Context, Vertical } from '../vertical.ts'
import { cartMetafields } from './metafields.schema.ts'

type MetafieldHandlers = Pick<
  Handlers<Store.operations>,
  'getCartMetafields' | 'createCartMetafields' | 'updateCartMetafield'
>

/**
 * The cookie with the id of the browser's active cart. The requests of this contract identify the cart only by this
 * cookie (spec 3.storage.cookie-bc-cart-id).
 */
const CART_COOKIE = 'bc_cartId'

/**
 * The pattern of the contract's `CartId`. It is checked here, because another application on the same host may set a
 * cookie of this name with any value.
 */
const CART_ID = /^[!-~]{1,512}$/

/** The only namespace that the contract lets a shopper write. The operator's own metafields use other namespaces. */
const NAMESPACE = 'cart_info'

const SHOWN = { id: cartMetafields.id, key: cartMetafields.key, value: cartMetafields.value }

export const metafields: Vertical = {
  name: 'metafields',
  rateLimits: { createCartMetafields: 60, updateCartMetafield: 60 },
  operations: (context) => {
    const { database } = context
    const store: MetafieldHandlers = {
      getCartMetafields: async (call) => {
        const cartId = await cartOf(context, call)
        const rows = await database
          .select(SHOWN)
          .from(cartMetafields)
          .where(and(eq(cartMetafields.cartId, cartId), eq(cartMetafields.namespace, NAMESPACE)))
          .orderBy(asc(cartMetafields.id))
        return { status: 200, body: rows }
      },

      createCartMetafields: async ({ body: { cartItems }, ...call }) => {
        const cartId = await cartOf(context, call)
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

      updateCartMetafield: async ({ body: { metaId, cartItems }, ...call }) => {
        const cartId = await cartOf(context, call)
        refuseOtherThanList(cartItems.value)
        const rows = await database
          .update(cartMetafields)
          .set({ value: cartItems.value })
          // Restrict the update to this cart: the id of another cart's metafield gets the same 404 as an unknown id
          // (docs/security.md#c1, docs/security.md#c6).
          .where(
            and(
              eq(cartMetafields.id, metaId),
              eq(cartMetafields.cartId, cartId),
              eq(cartMetafields.namespace, NAMESPACE),
            ),
          )
          .returning(SHOWN)
        const changed = rows[0]
        if (changed === undefined) throw notFound('The cart has no such metafield')
        return { status: 200, body: changed }
      },
    }
    return { store }
  },
}

type Caller = { cookies: Readonly<Record<string, string | undefined>>; claims: Claims | undefined }

/** Finds the cart whose id is in the cookie, and applies the same access check as every other cart route. */
async function cartOf({ database, clock }: Context, { cookies, claims }: Caller): Promise<string> {
  const id = cookies[CART_COOKIE] ?? ''
  const cart = CART_ID.test(id) ? await findCart(database, id) : undefined
  refuseForeignCart(cart, claims, clock.now())
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
