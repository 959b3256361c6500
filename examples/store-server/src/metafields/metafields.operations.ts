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

/** The cookie in which the browser keeps the id of its active cart; the calls name no cart otherwise (specification, section 7). */
const CART_COOKIE = 'bc_cartId'

/** As the contract's `CartId`: other applications of the host may have set a cookie of this name. */
const CART_ID = /^[!-~]{1,512}$/

/** The one namespace that the contract lets a shopper write; an operator's own metafields of a cart are in others. */
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
          // Of this cart only: a foreign id is as unknown as one that never was (threats C1, C6).
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

/** The cart of the cookie, opened to those who may see it as every other cart route opens it. */
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
