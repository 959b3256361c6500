// @vitest-environment node
import { type Browser, type BrowserContext, chromium, expect as onPage, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ensureBrowser, findHeadlessShell } from '../../../scripts/browser.mjs'
import '@cairn/store-server/src/testing/provided.ts'
import { type NextProcess, startNext } from './startNext.ts'

const ADDED = /^Cart: 1$/
const patience = { timeout: 20_000 }

let next: NextProcess
let browser: Browser
beforeAll(async () => {
  const installed = ensureBrowser()
  const executablePath = findHeadlessShell() ?? installed
  if (executablePath === undefined) throw new Error('This test needs a Chromium: install one, or set BROWSER_PATH.')
  next = await startNext(inject('shop'))
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
})
afterAll(async () => {
  await browser?.close()
  await next?.stop()
})

const cookieOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

/** Opens the shop in a page that collects every error: of a script, of React's hydration, and of the console. */
const openPage = async (context: BrowserContext): Promise<{ page: Page; errors: string[] }> => {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${next.address}/us/en-us`)
  return { page, errors }
}

const cartOf = (page: Page) => page.getByRole('heading', { name: /^Cart:/ })
const linesOf = (page: Page) => page.getByRole('region', { name: 'Cart' }).getByRole('listitem')

/** Puts the first product into the cart of a new visitor; returns its name. */
const fillCart = async (context: BrowserContext): Promise<string> => {
  const { page, errors } = await openPage(context)
  await onPage(cartOf(page)).toHaveText('Cart: 0', patience)
  const button = page.getByRole('button', { name: /^Add / }).first()
  const name = (await button.getAttribute('aria-label'))?.replace('Add ', '') ?? ''
  await button.click()
  await onPage(cartOf(page)).toHaveText(ADDED, patience)
  await onPage.poll(async () => cookieOf(context), patience).toContain('bc_cartId_US=')
  expect(errors).toEqual([])
  await page.close()
  return name
}

describe('a visitor without a cart', () => {
  test('gets a page with the products that a shared cache may store, and nothing of another visitor', async () => {
    const first = await fetch(`${next.address}/us/en-us`)
    const html = await first.text()
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toMatch(/^s-maxage=60, stale-while-revalidate=\d+$/)
    expect(first.headers.getSetCookie()).toEqual([])
    expect(html).toMatch(/<h1>Cart: (<!-- -->)?…<\/h1>/)
    expect(html).toMatch(/aria-label="Products"><li>/)
    const second = await fetch(`${next.address}/us/en-us`)
    expect(second.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(await second.text()).toBe(html)
  })

  test('sees an empty cart after the hydration, and can buy', async () => {
    const context = await browser.newContext()
    expect(await fillCart(context)).not.toBe('')
    await context.close()
  })

  test('gets an answer also for a site that does not exist', async () => {
    expect((await fetch(`${next.address}/xx/xx-xx`)).status).toBe(404)
  })
})

describe('a visitor with a cart', () => {
  let context: BrowserContext
  let name = ''
  beforeAll(async () => {
    context = await browser.newContext()
    name = await fillCart(context)
  })
  afterAll(() => context?.close())

  test('gets its count and lines in HTML that no cache stores', async () => {
    const response = await fetch(`${next.address}/us/en-us`, { headers: { cookie: await cookieOf(context) } })
    const html = await response.text()
    expect(response.headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(html).toMatch(/<h1>Cart: (<!-- -->)?1<\/h1>/)
    expect(html).toContain(`Remove ${name}`)
    // The page of everybody has not changed.
    expect(await (await fetch(`${next.address}/us/en-us`)).text()).not.toContain('Remove')
  })

  test('sees them without JavaScript', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
    const { page } = await openPage(plain)
    await onPage(cartOf(page)).toHaveText('Cart: 1')
    await onPage(linesOf(page)).toHaveText([new RegExp(`^1 × ${name}, \\$`)])
    await plain.close()
  })

  test('keeps every element in the hydration, and can go on', async () => {
    const { page, errors } = await openPage(context)
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-drawn', 'by the server'))
    await onPage(cartOf(page)).toHaveText('Cart: 1')
    await page.getByRole('button', { name: /^Add / }).first().click()
    await onPage(cartOf(page)).toHaveText('Cart: 2', patience)
    await onPage(linesOf(page)).toHaveText([new RegExp(`^2 × ${name}, `)])
    expect(await cartOf(page).getAttribute('data-drawn')).toBe('by the server')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await onPage(cartOf(page)).toHaveText('Cart: 0', patience)
    expect(errors).toEqual([])
  })
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['nowhere', {}],
])('a request of %s that changes something is refused', async (_, headers) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' }
  expect((await fetch(`${next.address}/api/store/carts`, init)).status).toBe(403)
})

test('a page of the same host but of another scheme may change nothing', async () => {
  const send = (headers: Readonly<Record<string, string>>) =>
    fetch(`${next.address}/api/store/nothing`, { method: 'POST', headers, body: '{}' })
  const secure = next.address.replace('http:', 'https:')
  expect((await send({ origin: secure })).status).toBe(403)
  expect((await send({ origin: secure, 'x-forwarded-proto': 'https' })).status).not.toBe(403)
  expect((await send({ origin: next.address })).status).not.toBe(403)
})

test('without the shop, the API says that it cannot be reached', async () => {
  const lonely = await startNext('http://127.0.0.1:1')
  try {
    const response = await fetch(`${lonely.address}/api/store/carts/1`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await fetch(`${lonely.address}/us/en-us`)).status).toBe(500)
  } finally {
    await lonely.stop()
  }
})
