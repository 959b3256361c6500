import { afterAll, beforeAll, expect, it } from 'vitest'
import { READS_PER_MINUTE } from './readLimit.ts'
import { type FakeStore, startFakeStore } from './testing/fakeStore.ts'
import { type OpenStorefront, openStorefront } from './testing/openStorefront.ts'

const MAX = 5
const APIS = ['store', 'account', 'search-service', 'catalogue', 'content', 'reviews']

let store: FakeStore
let shop: OpenStorefront

beforeAll(async () => {
  store = await startFakeStore()
  shop = await openStorefront(store.url, {}, { proxies: 1, readsPerMinute: MAX })
})
afterAll(() => Promise.all([shop.close(), store.close()]))

const from = (address: string) => ({ 'x-forwarded-for': address })
const readOften = async (address: string, times: number, storefront = shop): Promise<readonly number[]> => {
  const responses = await Promise.all(
    Array.from({ length: times }, () => storefront.get('/api/content/menus', from(address))),
  )
  return responses.map(({ status }) => status)
}

it('refuses an address that reads too often, on every API, with a retry time', async () => {
  expect(await readOften('203.0.113.1', MAX)).toEqual(Array(MAX).fill(200))
  for (const api of APIS) {
    const response = await shop.get(`/api/${api}/anything`, from('203.0.113.1'))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      429,
      'application/problem+json; charset=utf-8',
    ])
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'too_many_requests', status: 429, title: 'Too Many Requests' })
  }
})

it('counts each IPv4 address by itself, and IPv6 addresses by network', async () => {
  expect(await readOften('203.0.113.2', MAX + 1)).toContain(429)
  expect(await readOften('203.0.113.3', MAX)).toEqual(Array(MAX).fill(200))
  expect(await readOften('2001:db8:1:1::1', MAX)).toEqual(Array(MAX).fill(200))
  expect(await readOften('2001:db8:1:1:ffff::2', 1)).toEqual([429])
  expect(await readOften('2001:db8:1:2::1', 1)).toEqual([200])
})

it('ignores addresses that a visitor claims before the trusted proxies', async () => {
  const claim = async (claimed: string) =>
    (await shop.get('/api/content/menus', from(`${claimed}, 203.0.113.4`))).status
  const statuses = []
  for (let i = 0; i <= MAX; i += 1) statuses.push(await claim(`198.51.100.${i}`))
  expect(statuses).toEqual([...Array(MAX).fill(200), 429])
})

it('counts no changes, pictures or pages, because the expensive ones have limits of their own', async () => {
  const headers = from('203.0.113.5')
  expect(await readOften('203.0.113.5', MAX + 1)).toContain(429)
  const change = await fetch(`${shop.url}/api/echo`, { method: 'POST', headers })
  const picture = await shop.get('/media/x.svg', headers)
  const page = await shop.get('/us/en-us/trail-jacket', headers)
  expect([change.status, picture.status, page.status]).toEqual([200, 200, 200])
})

it('renders 300 pages for 300 visitors within a minute, although all their reads come from one address', async () => {
  const real = await openStorefront(store.url, {}, { proxies: 1, readsPerMinute: READS_PER_MINUTE })
  const visit = async (visitor: number) => {
    const address = `10.0.${visitor >> 8}.${visitor & 255}`
    const { status } = await real.get(`/us/en-us/trail-jacket?visitor=${visitor}`, from(address))
    return [status, ...(await readOften(address, 2, real))]
  }
  const statuses: (readonly number[])[] = []
  for (let first = 0; first < 300; first += 20) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, i) => visit(first + i)))))
  }
  await real.close()
  expect(statuses).toEqual(Array(300).fill([200, 200, 200]))
}, 60_000)

it('has no limit if the operator disables it', async () => {
  const unlimited = await openStorefront(store.url)
  const statuses = await readOften('203.0.113.6', 2 * MAX, unlimited)
  await unlimited.close()
  expect(statuses).toEqual(Array(2 * MAX).fill(200))
})
