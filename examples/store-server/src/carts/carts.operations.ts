import { createHash } from 'node:crypto'
import type { Store } from '@cairn/core/contracts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { countryName } from '../contract/problem.messages.ts'
import { Problem } from '../contract/problem.ts'
import { addDemoCodes } from '../coupons/demoCodes.ts'
import type { Queries } from '../database/database.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context, Vertical } from '../vertical.ts'
import { type Cart, type Pricing, readCartParts, viewCart, viewParts } from './cart.view.ts'
import { createChange, type Key, oneOf } from './cartChange.ts'
import { openForChange, refuseForeignCart } from './carts.access.ts'
import { hasEndedCodes, viewChanged } from './carts.changed.ts'
import { claimCart } from './carts.claim.ts'
import { addItems, addScope, beginCart, moveToSite, removeItem, setCountry, setQuantity } from './carts.commands.ts'
import { noSuchCart } from './carts.problems.ts'
import { findCart, saveCart } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'
import { hasUnshippable, takeOutUnshippable } from './carts.shipping.ts'
import { codeHandlers } from './codes.operations.ts'
import { extrasHandlers } from './extras.operations.ts'
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
  | 'setCartNote'
  | 'applyCoupon'
  | 'removeCoupon'
  | 'applyGiftCard'
  | 'removeGiftCard'
  | 'setCartCustom'
  | 'setCartItemProperties'
>

type Items = Parameters<typeof addItems>[3]

/**
 * The cart operations. Each change is one transaction that locks the cart, so parallel changes do not overwrite each
 * other.
 */
export function createCarts(inventory: Inventory): Vertical {
  return {
    name: 'carts',
    // Codes that are tried are counted in the database instead (codes.operations.ts).
    rateLimits: {
      createCart: 60,
      claimCart: 30,
      addCartItems: 240,
      setCartItemQuantity: 240,
      removeCartItem: 240,
      setCartCountry: 60,
      releaseCart: 60,
      removeCoupon: 60,
      removeGiftCard: 60,
      setCartNote: 60,
      setCartCustom: 120,
      setCartItemProperties: 120,
    },
    prepare: async (context) => {
      if (context.config.demoAccounts) await addDemoCodes(context)
    },
    operations: (context) => ({ store: cartHandlers(context, { inventory, clock: context.clock }) }),
  }
}

function cartHandlers(context: Context, pricing: Pricing): CartHandlers {
  const { database, clock } = context
  const change = createChange(context, pricing)

  const readCart = async (cartId: string, claims: Claims | undefined, site?: Site): Promise<Cart> => {
    const cart = await findCart(database, cartId)
    refuseForeignCart(cart, claims, clock.now())
    const isElsewhere = site !== undefined && cart.store === site.store && cart.site !== site.entry.prefix
    const parts = await readCartParts(database, pricing, cart)
    if (!isElsewhere && !hasEndedCodes(parts) && !hasUnshippable(parts)) return viewParts(parts)
    return database.transaction(async (tx) => {
      const now = clock.now()
      const locked = await openForChange(tx, pricing, { cartId, claims, version: undefined, now })
      const change = isElsewhere ? { site: site.entry.prefix } : {}
      const saved = await saveCart(tx, locked, change, new Date(now))
      // Another site may have another country. In an older cart, the catalogue may have changed since the add.
      const removed = await takeOutUnshippable(tx, pricing, saved)
      return viewChanged(tx, pricing, saved, { removed })
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

    ...codeHandlers(context, change, pricing),
    ...extrasHandlers(change, pricing),

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
