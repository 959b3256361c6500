import { createFullStore } from '@cairn/core/domains'
import { createMemoryPlatform } from '@cairn/core/platform'
import { type StoreProcess, startStore } from '@cairn/store-server/src/testing/storeProcess.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import '@cairn/store-server/src/testing/provided.ts'
import { hydrate } from './hydrate.tsx'
import { identity } from './identity.ts'

const patience = { timeout: 10_000 }
const start = (SHOP_URL: string) =>
  startStore(new URL(`file://${import.meta.dirname}/../server.ts`), { SHOP_URL, PORT: '0' })

let server: StoreProcess
beforeAll(async () => {
  server = await start(inject('shop'))
})
afterAll(() => server?.kill())

/** Adds the `Origin` that a browser sends. */
const fetchAsBrowser: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const headers = new Headers(request.headers)
  headers.set('origin', server.address)
  return fetch(new Request(request, { headers }))
}

const get = (term: string) => fetch(`${server.address}/?q=${encodeURIComponent(term)}`)

test('the server renders the search result and nothing about the shopper', async () => {
  const response = await get('rill rain jacket')
  const html = await response.text()
  expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  expect(html).toContain('<li>Rill Rain Jacket<')
  expect(html).toMatch(/<h1>Cart: (<!-- -->)?…<\/h1>/)
})

test('hydration keeps every element of the server, and the shopper can buy', async () => {
  const html = await (await get('rill rain jacket')).text()
  document.body.innerHTML = /<body>(.*?)<script type="module"/s.exec(html)?.[1] ?? ''
  const drawn = screen.getByRole('button', { name: 'Add Rill Rain Jacket' })
  const error = vi.spyOn(console, 'error')
  hydrate(
    createFullStore({
      site: 'us/en-us',
      identity,
      platform: createMemoryPlatform({ href: `${server.address}/us/en-us`, fetch: fetchAsBrowser }),
    }),
  )
  await screen.findByRole('heading', { name: 'Cart: 0' }, patience)
  expect(screen.getByRole('button', { name: 'Add Rill Rain Jacket' })).toBe(drawn)
  await userEvent.click(drawn)
  expect(await screen.findByRole('heading', { name: 'Cart: 1' }, patience)).toBeDefined()
  expect(error).not.toHaveBeenCalled()
})

test('the server keeps the sessions: it begins a sign-in at the provider of the shop, and refuses another origin', async () => {
  const query = new URLSearchParams({ redirect_uri: `${server.address}/us/en-us/signed-in`, state: 'x'.repeat(36) })
  const began = await fetch(`${server.address}/session/sign-in?${query}`, { redirect: 'manual' })
  const address = new URL(began.headers.get('location') ?? '')
  expect(address.pathname).toBe('/as/authorization.oauth2')
  expect(address.searchParams.get('redirect_uri')).toBe(`${server.address}/us/en-us/auth-callback`)
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect((await fetch(`${server.address}/api/store/carts`, foreign)).status).toBe(403)
})

test('the search term is rendered as text, also when it contains markup', async () => {
  const html = await (await get('</script><script>alert(1)//$&')).text()
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)//$&')
})

test.each([
  ['a letter that no text has', '\0'],
  ['more letters than the shop takes', 'a'.repeat(300)],
])('a refused search (%s) says that it is not possible, not that the shop is unreachable', async (_, term) => {
  const response = await get(term)
  expect([response.status, await response.text()]).toEqual([400, 'This search is not possible.'])
})

test('without a shop the page says so, and the server keeps running', async () => {
  const lonely = await start('http://127.0.0.1:1')
  try {
    const first = await fetch(lonely.address)
    expect([first.status, await first.text()]).toEqual([503, 'The shop cannot be reached.'])
    expect((await fetch(`${lonely.address}/nothing`)).status).toBe(404)
  } finally {
    await lonely.kill()
  }
})
