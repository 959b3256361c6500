import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@cairn/core/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from './carts/cart.view.ts'
import { tokenOf } from './testing/shop.ts'
import { type StoreProcess, startStore } from './testing/storeProcess.ts'
import { fillFolder } from './testing/templates.ts'

const ENTRY = new URL('./testing/serveShop.ts', import.meta.url)
const HOST_ORIGIN = 'http://shop.test'
const site = 'de/de-de'
const headers = { authorization: `Bearer ${tokenOf(7)}` }

async function post(address: string, path: string, body: object): Promise<Response> {
  const sent = { ...headers, 'content-type': 'application/json' }
  return fetch(`${address}/api/store${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
}

async function json<Body>(response: Promise<Response>): Promise<Body> {
  const body: Body = JSON.parse(await (await response).text())
  return body
}

describe('a store server', () => {
  let dataDir: string
  let store: StoreProcess
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cairn-durability-'))
    await fillFolder(dataDir, 'migrated')
  })
  afterAll(async () => {
    await store?.kill()
    await rm(dataDir, { recursive: true, force: true })
  })
  const start = () => startStore(ENTRY, { DATA_DIR: dataDir, HOST_ORIGIN, LOG_LEVEL: 'error' })

  it('keeps every confirmed change when it is killed between and during changes', async () => {
    store = await start()
    const cart = await json<Cart>(
      post(store.address, '/carts', { site, line_items: [{ variant_id: 51, quantity: 1 }] }),
    )
    let confirmed = 1
    for (let round = 0; round < 2; round++) {
      let alive = true
      const { address } = store
      const adding = (async () => {
        while (alive) {
          const reply = await post(address, `/carts/${cart.id}/items`, {
            line_items: [{ variant_id: 51, quantity: 1 }],
          }).catch(() => undefined)
          if (reply?.status === 200) confirmed += 1
        }
      })()
      await new Promise((resolve) => setTimeout(resolve, 300 + round * 170))
      await store.kill()
      alive = false
      await adding
      store = await start()
      const found = await json<Cart>(fetch(`${store.address}/api/store/carts/${cart.id}`, { headers }))
      const quantity = found.line_items.physical_items[0]?.quantity ?? 0
      // The server may have committed one more change and died before it sent the response.
      expect([confirmed, confirmed + 1]).toContain(quantity)
      confirmed = quantity
    }
    expect(confirmed).toBeGreaterThan(3)
  })

  it('keeps an order that it confirmed just before it was killed, exactly once', async () => {
    const started = post(store.address, '/checkouts', { cart_id: await openCart(store), site })
    const { returnUrl } = await json<{ returnUrl: string }>(started)
    const page = () => `${store.address}${new URL(returnUrl).pathname}`
    const first = await fetch(page())
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const text = await first.text()
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
    const form = new URLSearchParams({
      csrf: hidden('csrf'),
      seen: hidden('seen'),
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Berg',
      line1: 'Talweg 3',
      postal_code: '80331',
      city: 'München',
      country: 'DE',
      shipping: '1',
      payment: 'approve',
    })
    const placed = await fetch(page(), {
      method: 'POST',
      headers: { cookie, origin: HOST_ORIGIN },
      body: form,
      redirect: 'manual',
    })
    expect(placed.status).toBe(303)
    await store.kill()
    store = await start()
    const orders = await json<Store.components['schemas']['OrderPage']>(
      fetch(`${store.address}/api/store/orders`, { headers }),
    )
    expect(orders).toMatchObject({ meta: { pagination: { total: 1 } } })
    expect(await (await fetch(page(), { headers: { cookie } })).text()).toContain(orders.data[0]?.number ?? 'no order')
  })

  it('refuses a data folder in use with a one-sentence error', async () => {
    await expect(start()).rejects.toThrow(/^exit 1: The data folder .* is in use by another store server: .*\.$/)
  })

  it('exits with code 0 on a stop signal', async () => {
    expect(await store.stop()).toBe(0)
  })
})

async function openCart(store: StoreProcess): Promise<string> {
  const cart = await json<Cart>(post(store.address, '/carts/claim', { site }))
  return cart.id
}
