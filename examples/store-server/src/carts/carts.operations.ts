import { createHash } from 'node:crypto'
import type { Store } from '@cairn/core/contracts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { countryName } from '../contract/problem.messages.ts'
import { Problem } from '../contract/problem.ts'
import type { Queries } from '../database/database.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context, Vertical } from '../vertical.ts'
import { type Cart, type Pricing, viewCart } from './cart.view.ts'
import { openForChange, refuseForeignCart } from './carts.access.ts'
import {
  addItems,
  addScope,
  beginCart,
  claimCart,
  moveToSite,
  removeItem,
  setCountry,
  setQuantity,
} from './carts.commands.ts'
import { noSuchCart } from './carts.problems.ts'
import { findCart } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'
import { once, type Transactions } from './idempotency.ts'

type CartHandlers = Pick<
  Handlers<Store.operations>,
  | 'createCart'
  | 'claimCart'
  | 'getCart'
  | 'addCartItems'
  | 'setCartItemQuantity'
  | 'removeCartItem'
  | 'setCartCountry'
  | 'releaseCart'
>

type Key = string | string[] | undefined

type Items = Parameters<typeof addItems>[3]

type Change = {
  operation: string
  cartId: string
  version: number | undefined
  claims: Claims | undefined
  key: Key
  /** The other parameters of the request. A request that repeats the key must have the same parameters. */
  request: unknown
}

/**
 * The cart operations. Each change is one transaction that locks the cart, so parallel changes do not overwrite each
 * other.
 */
export function createCarts(inventory: Inventory): Vertical {
  return {
    name: 'carts',
    rateLimits: {
      createCart: 60,
      claimCart: 30,
      addCartItems: 240,
      setCartItemQuantity: 240,
      removeCartItem: 240,
      setCartCountry: 60,
      releaseCart: 60,
    },
    operations: (context) => ({ store: cartHandlers(context, { inventory, clock: context.clock }) }),
  }
}

function cartHandlers({ database, clock }: Context, pricing: Pricing): CartHandlers {
  const change = (
    { operation, cartId, version, claims, key, request }: Change,
    apply: (tx: Queries, cart: CartRow, now: Date) => Promise<Cart>,
  ) => {
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

  const readCart = async (cartId: string, claims: Claims | undefined, site?: Site): Promise<Cart> => {
    const cart = await findCart(database, cartId)
    refuseForeignCart(cart, claims, clock.now())
    const isElsewhere = site !== undefined && cart.store === site.store && cart.site !== site.entry.prefix
    if (!isElsewhere) return viewCart(database, pricing, cart)
    return database.transaction(async (tx) => {
      const now = clock.now()
      const locked = await openForChange(tx, pricing, { cartId, claims, version: undefined, now })
      return viewCart(tx, pricing, await moveToSite(tx, locked, site, new Date(now)))
    })
  }

  /** Adds items to a cart at most once per idempotency key, in the scope that `addScope` describes. */
  const addOnce = async (
    transactions: Transactions,
    { cartId, items, key, now }: { cartId: string; items: Items; key: Key; now: Date },
    openCart: (tx: Queries) => Promise<CartRow>,
  ): Promise<Cart> => {
    const request = { key: oneOf(key), scope: addScope(cartId), request: items, now: now.getTime() }
    const { body } = await once(transactions, request, async (tx) => ({
      status: 200,
      body: await addItems(tx, pricing, await openCart(tx), items, now),
    }))
    return body
  }

  return {
    createCart: async ({ body, claims, headers, ip }) => {
      const site = siteOf(body.site)
      const now = new Date(clock.now())
      const key = headers['idempotency-key']
      const creator = creatorOf(claims, { ip, userAgent: headers['user-agent'] })
      const request = { key: oneOf(key), request: body, now: now.getTime(), ...creator }
      return once(database, request, async (tx) => {
        const cart = await moveToSite(tx, await beginCart(tx, site, claims?.customerId ?? 0, now), site, now)
        const change = { cartId: cart.id, items: body.line_items, key, now }
        const added = await addOnce(tx, change, async () => cart)
        // If the ids differ, the response was stored for a guest's cart that was merged into this cart later. Return
        // the current cart instead.
        return { status: 201 as const, body: added.id === cart.id ? added : await viewCart(tx, pricing, cart) }
      })
    },

    claimCart: async ({ body, claims }) => {
      const customerId = signedIn(claims).customerId
      const claim = { site: siteOf(body.site), customerId, guestCartId: body.guest_cart_id }
      const cart = await database.transaction((tx) => claimCart(tx, pricing, claim, new Date(clock.now())))
      return cart === undefined ? { status: 204, body: undefined } : { status: 200, body: cart }
    },

    getCart: async ({ params, query, claims }) => {
      const site = query.site === undefined ? undefined : siteOf(query.site)
      return { status: 200, body: await readCart(params.cartId, claims, site) }
    },

    addCartItems: async ({ params: { cartId }, body, claims, headers }) => {
      const now = new Date(clock.now())
      const change = { cartId, items: body.line_items, key: headers['idempotency-key'], now }
      const cart = await addOnce(database, change, (tx) =>
        openForChange(tx, pricing, { cartId, claims, version: body.version, now: now.getTime() }),
      )
      // If the ids differ, the response was stored for a guest's cart that was merged into the requested cart later.
      // Return the current cart instead.
      if (cart.id !== cartId) return { status: 200, body: await readCart(cartId, claims) }
      // A replayed response skips the access check of `openForChange`, so the owner is checked here.
      if (cart.customer_id !== 0 && cart.customer_id !== claims?.customerId) throw noSuchCart()
      return { status: 200, body: cart }
    },

    setCartItemQuantity: async ({ params, body, claims, headers }) =>
      change(
        {
          operation: 'setCartItemQuantity',
          cartId: params.cartId,
          version: body.version,
          claims,
          key: headers['idempotency-key'],
          request: [params.itemId, body],
        },
        (tx, cart, now) => setQuantity(tx, pricing, cart, params.itemId, body.quantity, now),
      ),

    removeCartItem: async ({ params, query, claims, headers }) =>
      change(
        {
          operation: 'removeCartItem',
          cartId: params.cartId,
          version: query.version,
          claims,
          key: headers['idempotency-key'],
          request: params.itemId,
        },
        (tx, cart, now) => removeItem(tx, pricing, cart, params.itemId, now),
      ),

    setCartCountry: async ({ params, body, claims, headers }) =>
      change(
        {
          operation: 'setCartCountry',
          cartId: params.cartId,
          version: body.version,
          claims,
          key: headers['idempotency-key'],
          request: body,
        },
        (tx, cart, now) => {
          refuseCountry(cart, body.country)
          return setCountry(tx, pricing, cart, body.country, now)
        },
      ),

    // The server has nothing to do: it keeps a customer's cart for the next sign-in, and the browser itself deletes the
    // id of a guest's cart.
    releaseCart: async () => ({ status: 204, body: undefined }),
  }
}

/**
 * Milliseconds during which the server replays its response to a guest's request for a new cart. This is long enough for
 * the retries of a client that lost the response.
 */
const GUEST_GIVEN_MS = 10 * 60 * 1000

/**
 * Returns the idempotency scope for creating a cart. The response contains the cart id, which is the only credential of
 * a guest's cart, so the server replays it only to the same customer, or to a guest with the same IP address and user
 * agent.
 */
function creatorOf(claims: Claims | undefined, client: object): { scope: string; givenMs?: number } {
  if (claims !== undefined) return { scope: `createCart customer ${claims.customerId}` }
  const digest = createHash('sha256').update(JSON.stringify(client)).digest('hex')
  return { scope: `createCart guest ${digest}`, givenMs: GUEST_GIVEN_MS }
}

function refuseCountry(cart: CartRow, country: string): void {
  const countries = cart.store === 'US' ? ['US'] : SHIPPING_COUNTRIES
  if (countries.includes(country)) return
  throw new Problem({
    status: 422,
    code: 'country_not_served',
    title: `We do not ship to ${countryName(country, 'en')} from this store`,
    extensions: { country },
  })
}

/** Narrows the type; the contract already requires a token for this operation. */
function signedIn(claims: Claims | undefined): Claims {
  if (claims === undefined) throw new Error('an operation that needs a token ran without one')
  return claims
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
