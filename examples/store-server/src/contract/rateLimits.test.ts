import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../accounts/customers.repository.ts'
import { hashPassword } from '../accounts/password.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import { createServer } from '../server.ts'
import { openMemory } from '../testing/memories.ts'
import { HOST, tokenOf, verifyTestToken } from '../testing/shop.ts'
import { verticals } from '../verticals.ts'
import { basePath, DOCUMENT_NAMES, operationsOf, readDocument } from './documents.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const PASSWORD = 'long enough it is'
const account = { userName: 'anna@cairn.example', firstName: 'Anna', lastName: 'Berg' }

/**
 * The operations with a limit that the database counts. The database counts only well-formed requests, so this table
 * has a valid body for each operation.
 */
const TRIES: Readonly<Record<string, { max: number; body: object }>> = {
  signUp: { max: 20, body: { ...account, password: PASSWORD, site: 'de/de-de' } },
  changePassword: {
    max: 5,
    body: { currentPassword: 'wrong', newPassword: 'another long one', confirmPassword: 'another long one' },
  },
  applyCoupon: { max: 30, body: { code: 'GUESS' } },
  applyGiftCard: { max: 30, body: { code: 'GUESS' } },
  verifyMembership: { max: 5, body: { authenticationCode: 'CAIRN-NONE-0000' } },
}

const limits: Readonly<Record<string, number>> = Object.assign(
  {},
  ...verticals.map(({ rateLimits = {} }) => rateLimits),
  ...Object.entries(TRIES).map(([operationId, { max }]) => ({ [operationId]: max })),
)

const operations = (
  await Promise.all(
    DOCUMENT_NAMES.map(async (name) => {
      const document = await readDocument(name)
      return operationsOf(document).map(({ path, method, operation }) => ({
        name: operation.operationId ?? '',
        method,
        url: basePath(document) + path.replaceAll(/{\w+}/g, ID),
      }))
    }),
  )
).flat()
const changes = operations.filter(({ method }) => method !== 'get')

describe('the rate limits', () => {
  let opened: OpenDatabase
  let app: FastifyInstance
  let customerId: number
  beforeAll(async () => {
    opened = await openMemory()
    const passwordHash = await hashPassword(PASSWORD)
    const customer = await addCustomer(opened.database, { ...account, channel: 'EU', passwordHash })
    if (customer === undefined) throw new Error('the account is taken')
    customerId = customer.id
    app = await createServer({
      config: { ...readConfig({}), hostOrigin: HOST, logLevel: 'silent' },
      database: opened.database,
      verifyAccessToken: async (token) => ({ ...(await verifyTestToken(token)), subject: customer.subject }),
      // Skip `prepare` and `pages`: the test calls operations only, and filling the catalogue takes a minute.
      verticals: verticals.map(({ prepare: _prepare, pages: _pages, ...vertical }) => vertical),
    })
  })
  afterAll(async () => {
    await app.close()
    await opened.close()
  })

  const call = ({ name, method, url }: (typeof operations)[number]) => {
    const request: InjectOptions = {
      method: method === 'put' ? 'PUT' : method === 'delete' ? 'DELETE' : method === 'get' ? 'GET' : 'POST',
      url,
      headers: { authorization: `Bearer ${tokenOf(customerId)}` },
      ...(method !== 'get' && method !== 'delete' && { payload: TRIES[name]?.body ?? {} }),
    }
    return app.inject(request)
  }

  it('cover exactly the operations that change something', () => {
    expect(Object.keys(limits).toSorted()).toEqual(changes.map(({ name }) => name).toSorted())
  })

  it.each(changes)('of $name refuse the first call above the maximum, with Retry-After', async (operation) => {
    const max = limits[operation.name] ?? 0
    const before: number[] = []
    for (let i = 0; i < max; i += 1) before.push((await call(operation)).statusCode)
    expect(before).not.toContain(429)
    const refused = await call(operation)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('count calls with an invalid token too', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1', authorization: 'Bearer for.ged.token' }
    const statuses: number[] = []
    for (let i = 0; i <= (limits.claimCart ?? 0); i += 1) {
      statuses.push((await app.inject({ method: 'POST', url: '/api/store/carts/claim', headers })).statusCode)
    }
    expect(statuses).toEqual([...Array(limits.claimCart).fill(401), 429])
  })

  it('do not apply to reads, which the storefront sends for all visitors from one address', async () => {
    const reads = operations.filter(({ method }) => method === 'get')
    for (const read of reads) {
      const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await call(read)).statusCode))
      expect(statuses).not.toContain(429)
    }
  })
})
