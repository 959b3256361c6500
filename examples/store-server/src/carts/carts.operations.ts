import type { Store } from '@cairn/core/contracts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import { countryName } from '../contract/problem.words.ts'
import type { Queries } from '../database/database.ts'
import type { Inventory } from '../inventory/inventory.types.ts'
import { SHIPPING_COUNTRIES } from '../shipping/shipping.rates.ts'
import type { Site } from '../sites/sites.data.ts'
import { siteOf } from '../sites/sites.ts'
import type { Context, Vertical } from '../vertical.ts'
import { type Cart, type Pricing, viewCart } from './cart.view.ts'
import { openForChange, refuseForeignCart } from './carts.access.ts'
import { addItems, beginCart, claimCart, moveToSite, removeItem, setCountry, setQuantity } from './carts.commands.ts'
import { findCart } from './carts.repository.ts'
import type { CartRow } from './carts.schema.ts'
import { keyReused, once } from './idempotency.ts'

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

type Items = Parameters<typeof addItems>[3]

type Change = {
  operation: string
  cartId: string
  version: number | undefined
  claims: Claims | undefined
  key: string | string[] | undefined
  /** What is asked beside the above: a repeated key must come with the same. */
  request: unknown
}

/** Carts. Every change is one transaction that locks the cart, so parallel changes all count. */
export function createCarts(inventory: Inventory): Vertical {
  return {
    name: 'carts',
    rateLimits: { createCart: 60, claimCart: 30 },
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

  /** The pieces of one key come into one cart, once: whether it was begun for them or not, and whoever signed in between two tries. */
  const addOnce = async (
    { items, claims, key }: { items: Items; claims: Claims | undefined; key: string | string[] | undefined },
    openCart: (tx: Queries, now: Date) => Promise<CartRow>,
  ): Promise<Cart> => {
    const now = new Date(clock.now())
    const request = { key: oneOf(key), scope: 'add', request: items, now: now.getTime() }
    const { body: cart } = await once(database, request, async (tx) => ({
      status: 200,
      body: await addItems(tx, pricing, await openCart(tx, now), items, now),
    }))
    if (cart.customer_id !== 0 && cart.customer_id !== claims?.customerId) throw keyReused()
    return cart
  }

  return {
    createCart: async ({ body, claims, headers }) => {
      const site = siteOf(body.site)
      const cart = await addOnce(
        { items: body.line_items, claims, key: headers['idempotency-key'] },
        async (tx, now) => {
          const begun = await beginCart(tx, site, claims?.customerId ?? 0, now)
          return moveToSite(tx, begun, site, now)
        },
      )
      return { status: 201, body: cart }
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
      const cart = await addOnce({ items: body.line_items, claims, key: headers['idempotency-key'] }, (tx, now) =>
        openForChange(tx, pricing, { cartId, claims, version: body.version, now: now.getTime() }),
      )
      // They came with an earlier try, before this cart took that one in: here they are, once.
      return { status: 200, body: cart.id === cartId ? cart : await readCart(cartId, claims) }
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

    // A customer's cart waits for the customer; a guest's id is simply forgotten by the browser.
    releaseCart: async () => ({ status: 204, body: undefined }),
  }
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

/** The contract demands a token here; this is for the types. */
function signedIn(claims: Claims | undefined): Claims {
  if (claims === undefined) throw new Error('an operation that needs a token ran without one')
  return claims
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
