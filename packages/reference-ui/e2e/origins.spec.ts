import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { findVariant } from './findVariant.ts'
import { partnerPorts } from './ports.ts'
import { test as base, expect } from './shop.ts'

interface Partner {
  /** Origin that is on the API's list of allowed origins, so a page of this origin may call the API. */
  readonly listed: string
  /** The same page at another origin, which is not on the list. */
  readonly stranger: string
  /** URL of the store server, for requests that bypass the storefront. */
  readonly storeUrl: string
}

const openPage = (port: number): Promise<Server> =>
  new Promise((done, fail) => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A partner</title>'),
    )
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => done(server))
  })

const test = base.extend<object, { partner: Partner }>({
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use, { parallelIndex, project }) => {
      const shopPort = Number(new URL(project.use.baseURL ?? '').port)
      const port = partnerPorts(shopPort)[parallelIndex] ?? 0
      const server = await openPage(port)
      await use({
        listed: `http://localhost:${port}`,
        stranger: `http://127.0.0.1:${port}`,
        storeUrl: `http://127.0.0.1:${shopPort + 1}`,
      })
      await new Promise((done) => server.close(done))
    },
    { scope: 'worker' },
  ],
})

// Send no custom headers. With a custom header, each request to another origin would need a CORS preflight.
test.use({ extraHTTPHeaders: {} })

interface Change {
  readonly method: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends a request from a script in the page. Returns null if the browser's CORS check hides the response from the
 * script.
 */
const ask = (page: Page, url: string, change?: Change): Promise<{ status: number; body: unknown } | null> =>
  page.evaluate(
    async ([address, options]) => {
      try {
        const answer = await fetch(address, { ...options, credentials: 'include' })
        return { status: answer.status, body: await answer.json() }
      } catch {
        return null
      }
    },
    [url, change] as const,
  )

const addToNewCart = (variantId: number, type = 'application/json'): Change => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: JSON.stringify({ site: 'us/en-us', line_items: [{ variant_id: variantId, quantity: 1 }] }),
})

test('a page of an origin on the list reads and shops through the API', async ({ page, request, partner }) => {
  const variantId = await findVariant(request)
  await page.goto(partner.listed)
  expect(await ask(page, `${partner.storeUrl}/api/store/sites`)).toMatchObject({ status: 200 })
  const begun = await ask(page, `${partner.storeUrl}/api/store/carts`, addToNewCart(variantId))
  expect(begun).toMatchObject({ status: 201, body: { currency: { code: 'USD' } } })
})

test('a page of any other origin can neither read nor change anything', async ({
  page,
  request,
  partner,
  problems,
}) => {
  problems.expect(/blocked by CORS policy|net::ERR_FAILED|status of 403/)
  const variantId = await findVariant(request)
  await page.goto(partner.stranger)
  expect(await ask(page, `${partner.storeUrl}/api/store/sites`)).toBeNull()
  expect(await ask(page, `${partner.storeUrl}/api/store/carts`, addToNewCart(variantId))).toBeNull()
  // A browser sends a request with the media type of a form without a CORS preflight, so the server itself has to
  // refuse the request. The browser hides the response from the page, so the test repeats the request without a browser
  // to read the status.
  const disguised = addToNewCart(variantId, 'text/plain')
  expect(await ask(page, `${partner.storeUrl}/api/store/carts`, disguised)).toBeNull()
  const refused = await request.post(`${partner.storeUrl}/api/store/carts`, {
    headers: { ...disguised.headers, origin: partner.stranger },
    data: Buffer.from(disguised.body),
  })
  expect(refused.status()).toBe(403)
})

test('for its own pages the shop is one origin: no request goes to another one, and none needs a preflight', async ({
  shop,
  baseURL,
}) => {
  const asked = new Set<string>()
  shop.page.on('request', (sent) => {
    const { protocol, origin } = new URL(sent.url())
    if (protocol.startsWith('http')) asked.add(sent.method() === 'OPTIONS' ? `OPTIONS ${origin}` : origin)
  })
  await shop.open('/search?q=beanie')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  const added = shop.page.waitForResponse(/\/api\/store\/carts$/)
  await shop.product.add()
  expect((await added).status()).toBe(201)
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.checkOut()
  expect([...asked]).toEqual([baseURL])
})
