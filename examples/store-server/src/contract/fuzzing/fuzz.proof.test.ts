import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { ORIGIN } from '../../identity/testing/identityShop.ts'
import { createServer } from '../../server.ts'
import { openMemory } from '../../testing/memories.ts'
import { callerOf, tokenOf, verifyTestToken } from '../../testing/shop.ts'
import { DOCUMENT_NAMES } from '../documents.ts'
import { readOperations } from './contracts.ts'
import { requestsTo } from './requests.ts'
import type { Known } from './values.ts'

// The seed makes the requests reproducible; change it to try other requests. A failure reports the smallest failing
// request.
const SEED = 20_261
const REQUESTS = 100
/**
 * Time limit in milliseconds for each operation. The test sends no more requests after this time, so a slow machine
 * sends fewer.
 */
const PATIENCE_MS = 600

const contracts = await Promise.all(
  [...DOCUMENT_NAMES, 'identity'].map(async (name) => ({ name, operations: await readOperations(name) })),
)

let app: FastifyInstance
let known: Known
let token: string
let subject: string
beforeAll(async () => {
  const opened = await openMemory('seeded')
  app = await createServer({
    config: { ...readConfig({}), hostOrigin: ORIGIN, rateLimits: false, prebake: false, logLevel: 'silent' },
    database: opened.database,
    verifyAccessToken: async (sent) => ({ ...(await verifyTestToken(sent)), subject }),
    checkAnswers: true,
  })
  const { rows } = await opened.database.execute<{ id: number; subject: string }>(
    sql`SELECT id, subject FROM customers ORDER BY id LIMIT 1`,
  )
  token = tokenOf(rows[0]?.id ?? 0)
  subject = rows[0]?.subject ?? ''
  known = await fillShop(app, opened.database)
  return async () => {
    await app.close()
    await opened.close()
  }
})

/** Creates a cart of a guest and a cart of a customer with one line each, and returns the ids that requests can use. */
async function fillShop(app: FastifyInstance, database: Database): Promise<Known> {
  const call = callerOf(app)
  const site = 'de/de-de'
  const { rows } = await database.execute<{ id: number; product: number; slug: string }>(sql`
    SELECT v.id, p.id AS product, p.slug FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.stock > 5 AND 'EU' = ANY (p.stores) AND NOT p.retired AND NOT p.coming_soon ORDER BY v.id LIMIT 3`)
  const variants = rows.map(({ id }) => id)
  const products = rows.map(({ product }) => product)
  const body = { site, line_items: [{ variant_id: variants[0], quantity: 1 }] }
  const carts: { id: string; line_items: { physical_items: { id: string }[] } }[] = [
    (await call('POST', '/api/store/carts', { body })).body,
    (await call('POST', '/api/store/carts', { body, token })).body,
  ]
  const ids = carts.map(({ id }) => id)
  return {
    cartId: ids,
    cart_id: ids,
    guest_cart_id: ids,
    bc_cartId: ids,
    itemId: carts.flatMap(({ line_items }) => line_items.physical_items.map(({ id }) => id)),
    variant_id: variants,
    product_id: products,
    productId: products,
    product: products,
    slug: rows.map(({ slug }) => slug),
    site: [site, 'us/en-us', 'ch/fr-ch'],
    siteId: ['de-de', 'en-us'],
    country: ['DE', 'NO', 'US'],
    q: ['jacke', 'merino socken', 'yellw'],
    query: ['jac', 'me'],
    redirect_uri: [`${ORIGIN}/${site}/auth-callback`],
    client_id: ['cairn-storefront'],
  }
}

describe.each(contracts)('the contract $name', ({ name, operations }) => {
  it.each(operations)(
    '$method $path ($id) answers every request without a server error, whatever its parameters and body',
    async (operation) => {
      const requests = requestsTo(operation, known, [token])
      const property = fc.asyncProperty(requests, async (request) => {
        const { statusCode, headers, body } = await app.inject(request)
        expect(statusCode, body).toBeLessThan(500)
        // The OpenID provider uses the OAuth error format (RFC 6749).
        if (statusCode >= 400 && name !== 'identity')
          expect(headers['content-type']).toContain('application/problem+json')
      })
      await fc.assert(property, { seed: SEED, numRuns: REQUESTS, interruptAfterTimeLimit: PATIENCE_MS })
    },
  )
})
