import type { Store } from '@cairn/core/contracts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { createBackInStock } from '../backInStock/backInStock.vertical.ts'
import { createCarts } from '../carts/carts.operations.ts'
import { createCheckout } from '../checkout/checkout.vertical.ts'
import type { Clock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { contact } from '../contact/contact.operations.ts'
import type { Claims } from '../contract/claims.ts'
import type { Handlers } from '../contract/operations.ts'
import type { Database } from '../database/database.ts'
import { metafields } from '../metafields/metafields.operations.ts'
import { newsletter } from '../newsletter/newsletter.operations.ts'
import { createOrders } from '../orders/orders.operations.ts'
import { createServer } from '../server.ts'
import { shipping } from '../shipping/shipping.operations.ts'
import { sites } from '../sites/sites.operations.ts'
import { createSubscriptionLinkPages } from '../subscriptions/subscription.pages.ts'
import type { Vertical } from '../vertical.ts'
import type { Open } from './bothDatabases.ts'
import { type ShelfVariant, shelf, stockShelf } from './shelf.ts'

export const HOST = 'http://shop.test'

/**
 * A shop with a small test catalogue instead of the real one, and without the OpenID provider. It accepts test tokens
 * that contain the customer's id.
 */
export type Shop = {
  app: FastifyInstance
  database: Database
  clock: Clock & { advance: (ms: number) => void }
  call: Caller
}

export type Reply = { status: number; headers: Record<string, unknown>; body: never; text: string }

export type Caller = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: {
    body?: object
    token?: string
    key?: string
    cookies?: Record<string, string>
    headers?: Record<string, string>
  },
) => Promise<Reply>

/** Returns a token that the test shop accepts as this customer's. */
export const tokenOf = (customerId: number): string => `customer.${customerId}.token`

export async function verifyTestToken(token: string): Promise<Claims> {
  const customerId = Number(/^customer\.(\d+)\.token$/.exec(token)?.[1])
  if (!(customerId > 0)) throw new Error('not a token of this shop')
  return {
    subject: `subject-${customerId}`,
    customerId,
    customerGroupId: 0,
    channel: 'EU',
    expiresAt: Number.MAX_SAFE_INTEGER,
    tokenId: token,
    grantId: `grant-${customerId}`,
  }
}

const noWishlist = async (): Promise<never> => {
  throw new Error('the test shop has no wish list')
}
const wishlist: Vertical = {
  name: 'wishlist',
  operations: () => {
    const store: Pick<Handlers<Store.operations>, 'getWishlist' | 'addWishlistItem' | 'removeWishlistItem'> = {
      getWishlist: noWishlist,
      addWishlistItem: noWishlist,
      removeWishlistItem: noWishlist,
    }
    return { store }
  },
}

export const testVerticals: readonly Vertical[] = [
  sites,
  shipping,
  createCarts(shelf),
  metafields,
  createCheckout(shelf),
  createOrders(shelf),
  newsletter,
  createBackInStock(shelf),
  createSubscriptionLinkPages(shelf),
  contact,
  wishlist,
]

/**
 * Returns a function that empties and restocks the shop at each call. All calls use the same database, because each
 * PGlite needs time to open and hundreds of megabytes of memory.
 */
export function shopOn(
  open: Open,
  variants: readonly ShelfVariant[],
  changes: Partial<Config> = {},
): () => Promise<Shop> {
  let opened: Promise<Shop> | undefined
  return async () => {
    opened ??= open().then(({ database }) => serve(database, changes))
    const shop = await opened
    await shop.database.execute(
      sql`TRUNCATE carts, checkouts, orders, order_returns, idempotency_keys, subscriptions, contact_messages, mails, coupons, gift_cards CASCADE`,
    )
    await stockShelf(shop.database, variants)
    return shop
  }
}

async function serve(database: Database, changes: Partial<Config>): Promise<Shop> {
  let now = Date.UTC(2026, 5, 1)
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
  const config = { ...readConfig({}), hostOrigin: HOST, rateLimits: false, logLevel: 'error' as const, ...changes }
  const app = await createServer({
    config,
    database,
    clock,
    verifyAccessToken: verifyTestToken,
    verticals: testVerticals,
    checkAnswers: true,
  })
  return { app, database, clock, call: callerOf(app) }
}

export function callerOf(app: FastifyInstance): Caller {
  return async (method, path, { body, token, key, cookies, headers } = {}) => {
    const request: InjectOptions = {
      method,
      url: path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(cookies === undefined ? {} : { cookies }),
      ...(body === undefined ? {} : { payload: body }),
    }
    const response = await app.inject(request)
    const json = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: (json ? JSON.parse(response.body) : undefined) as never,
    }
  }
}
