import { findCart } from '../carts/carts.repository.ts'
import type { CartRow } from '../carts/carts.schema.ts'
import type { Claims } from '../contract/claims.ts'
import { notFound } from '../contract/problem.ts'
import { isDatabaseAway } from '../database/away.ts'
import type { Queries } from '../database/database.ts'
import { findOrderOfCheckout } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.schema.ts'
import { RETENTION } from '../retention.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context } from '../vertical.ts'
import { findCheckout } from './checkout.repository.ts'
import type { CheckoutRequest } from './checkout.request.ts'
import type { CheckoutRow } from './checkout.schema.ts'
import { type CheckoutMessages, checkoutMessages } from './messages/index.ts'

/** The data that every response of a checkout needs. */
export type Visit = {
  checkout: CheckoutRow
  site: Site
  messages: CheckoutMessages
  buyer: Claims | undefined
}

/** @throws Problem 404 for a checkout that does not exist or is too old */
export async function readVisit(context: Context, request: CheckoutRequest): Promise<Visit> {
  const { database, clock } = context
  const checkout = await findCheckout(database, request.params.id)
  if (checkout === undefined || clock.now() - checkout.createdAt.getTime() > RETENTION.checkout)
    throw notFound('This checkout does not exist')
  const site = siteOf(checkout.site)
  return { checkout, site, messages: checkoutMessages[site.contentLanguage], buyer: await buyerOf(request, context) }
}

/** Returns the cart of a checkout and the order that was placed in it. */
export async function stateOf(
  queries: Queries,
  checkout: CheckoutRow,
): Promise<{ cart: CartRow | undefined; order: OrderRow | undefined }> {
  // Read the cart first: if another request closes the cart between the two queries, the second query then finds the
  // order.
  const cart = await findCart(queries, checkout.cartId)
  return { cart, order: await findOrderOfCheckout(queries, checkout.id) }
}

/**
 * Returns the buyer from the cookie `auth_token`, which the storefront sets for the checkout (spec
 * 3.storage.cookie-auth-token). An invalid token counts as no token.
 */
async function buyerOf(request: CheckoutRequest, { verifyAccessToken }: Context): Promise<Claims | undefined> {
  const token = request.cookies.auth_token
  if (token === undefined || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return undefined
  return verifyAccessToken(token).catch((error: unknown) => {
    // If the database is down, the token may be valid but cannot be checked, so rethrow the error. With `undefined`,
    // the buyer would count as a guest, and the order would lose its customer.
    if (isDatabaseAway(error)) throw error
    return undefined
  })
}

/** Returns the id of the cart's customer. For a guest's cart, it returns the customer who has signed in since, or 0. */
export function customerOf({ checkout, buyer }: Visit): number {
  return checkout.customerId > 0 ? checkout.customerId : (buyer?.customerId ?? 0)
}

/** Returns the path of the pages of a checkout. */
export const addressOf = ({ id }: CheckoutRow): string => `/checkout/${id}`
