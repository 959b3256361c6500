import { siteAt } from '@cairn/core/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { STORE_HASH, startContractServer, TOKEN } from '../contract/contractServer.ts'
import { newCart } from '../contract/shop.ts'
import { order } from '../payloads/orders.fixture.ts'
import { createServerGateways, ManagementToken } from './index.ts'
import { openManagement } from './management.ts'
import { findMetafield, writeMetafield } from './metafields.ts'
import { rememberOwnCart } from './ownCart.ts'
import { withRetryAfter } from './withRetryAfter.ts'

const site = siteAt('de/de-de')
const SOCKS = '93-932'
const JACKET = '91-912'

let server: Awaited<ReturnType<typeof startContractServer>>
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const configOf = (token = TOKEN, fetch: typeof globalThis.fetch = globalThis.fetch) => ({
  site,
  storeHash: STORE_HASH,
  token: new ManagementToken(token),
  url: server.url,
  storefrontUrl: server.url,
  storefrontToken: 'public',
  fetch,
})

const gatewaysOf = (customerId: string | null) => createServerGateways(configOf(), customerId)

const addition = (variantId: string, quantity: number) =>
  ({ kind: 'add', key: crypto.randomUUID(), variantId, quantity }) as const

const newCustomer = async (): Promise<string> => {
  const fields = {
    userName: `${crypto.randomUUID()}@mail.example`,
    password: 'long enough',
    firstName: 'Ada',
    lastName: 'Vale',
  }
  return (await gatewaysOf(null).account.signUp(fields, {})).customerId
}

describe('a claim', () => {
  test('says what the stock does not leave', async () => {
    const customerId = await newCustomer()
    await gatewaysOf(customerId).cart.create({ change: addition(SOCKS, 2) }, {})
    const guest = await gatewaysOf(null).cart.create({ change: addition(SOCKS, 3) }, {})
    const own = await gatewaysOf(customerId).cart.claim(guest.id, {})
    expect(own?.lines.map(({ quantity }) => quantity)).toEqual([3])
    expect(own?.notices).toEqual([{ code: 'quantity-reduced', lineId: null, text: null, wanted: 3, granted: 1 }])
  })

  test('goes on with one whose server stopped half-way', async () => {
    const customerId = await newCustomer()
    await gatewaysOf(customerId).cart.create({ change: addition(JACKET, 1) }, {})
    const guest = await gatewaysOf(null).cart.create({ change: addition(JACKET, 2) }, {})
    const stored = server.shop.carts.get(guest.id)
    if (stored !== undefined) stored.customerId = Number(customerId)
    const own = await gatewaysOf(customerId).cart.claim(guest.id, {})
    expect(own?.lines.map(({ quantity }) => quantity)).toEqual([3])
    expect(server.shop.carts.has(guest.id)).toBe(false)
  })

  test('finds no cart behind a pointer that is older than the cart', async () => {
    const customerId = await newCustomer()
    await rememberOwnCart(openManagement(configOf(), customerId), customerId, crypto.randomUUID(), {})
    expect(await gatewaysOf(customerId).cart.claim(null, {})).toBeNull()
    const other = newCart(server.shop, { customerId: 1, channelId: 1, currency: 'EUR', locale: 'de' })
    await rememberOwnCart(openManagement(configOf(), customerId), customerId, other.id, {})
    expect(await gatewaysOf(customerId).cart.claim(null, {})).toBeNull()
  })
})

describe('metafields', () => {
  test('are replaced, also if another request created one meanwhile', async () => {
    const cart = newCart(server.shop, { customerId: 0, channelId: 1, currency: 'EUR', locale: 'de' })
    const owner = { type: 'carts', id: cart.id } as const
    const management = openManagement(configOf(), null)
    const write = (value: string) =>
      writeMetafield(management, owner, { namespace: 'n', key: 'k', value, permission: 'app_only' }, {})
    await Promise.all([write('a'), write('b')])
    await write('c')
    expect(await findMetafield(management, owner, { namespace: 'n', key: 'k' }, {})).toMatchObject({ value: 'c' })
    expect(cart.metafields).toHaveLength(1)
    expect(await findMetafield(management, owner, { namespace: 'n', key: 'other' }, {})).toBeUndefined()
  })

  test('carry the note of the shop to the checkout', async () => {
    const note = {
      namespace: 'cart_info',
      key: 'items',
      textOf: ({ items }: { items: readonly object[] }) => `${items.length}`,
    }
    const { cart, checkout } = createServerGateways({ ...configOf(), note }, null)
    const { id, revision } = await cart.create({ change: addition(JACKET, 1) }, {})
    const items = [{ sku: 'a', variantId: JACKET, quantity: 1 }]
    const started = await checkout.start({ cart: { id, revision, items }, key: 'k' }, {})
    expect(started).toMatchObject({ kind: 'redirect', url: expect.stringContaining('loadInCheckout') })
    expect(server.shop.carts.get(id)?.metafields).toMatchObject([{ namespace: 'cart_info', key: 'items', value: '1' }])
  })
})

describe('orders', () => {
  test('come in pages, without checkouts that nobody completed, and only to their customer', async () => {
    const customerId = await newCustomer()
    const customer_id = Number(customerId)
    const ids = Array.from({ length: 12 }, () => server.shop.nextId())
    server.shop.orders.push(...ids.map((id) => order({ id, customer_id })), order({ id: 1, customer_id, status_id: 0 }))
    const { account } = gatewaysOf(customerId)
    const [first, second] = [await account.orders(1, {}), await account.orders(2, {})]
    expect([first.total, first.orders.length, second.orders.length]).toEqual([12, 9, 3])
    expect(first.orders[0]?.lines[0]).toMatchObject({ slug: 'ridge-rain-jacket', variantId: JACKET })
    expect(await account.order(String(ids[0]), {})).toMatchObject({ number: String(ids[0]) })
    await expect(gatewaysOf(await newCustomer()).account.order(String(ids[0]), {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(account.order('1', {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the Management API', () => {
  test('rejects a wrong token', async () => {
    const { shipping } = createServerGateways(configOf('wrong'), null)
    await expect(shipping.options('DE', {})).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 })
  })

  test('names the pause after too many requests in a header of its own', async () => {
    const answer = (headers: Readonly<Record<string, string>>, status = 429) =>
      withRetryAfter(async () => new Response('{}', { status, headers }))('https://a.example')
    const pauseOf = async (response: Promise<Response>) => (await response).headers.get('retry-after')
    expect(await pauseOf(answer({ 'x-rate-limit-time-reset-ms': '1200' }))).toBe('2')
    expect(await pauseOf(answer({}))).toBeNull()
    expect(await pauseOf(answer({ 'x-rate-limit-time-reset-ms': 'soon' }))).toBeNull()
    expect(await pauseOf(answer({ 'x-rate-limit-time-reset-ms': '1200' }, 200))).toBeNull()
  })

  test('is asked again after too many requests', async () => {
    const fetch = vi.fn(globalThis.fetch)
    fetch.mockImplementationOnce(async () =>
      Response.json({}, { status: 429, headers: { 'x-rate-limit-time-reset-ms': '1' } }),
    )
    const { shipping } = createServerGateways(configOf(TOKEN, fetch), null)
    expect(await shipping.options('DE', {})).toHaveLength(2)
    expect(fetch).toHaveBeenCalledTimes(3)
  })
})
