import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { messages as consent } from '../src/messages/consent/en.ts'
import { expect, test } from './shop.ts'

/**
 * Budgets in bytes of gzip for all scripts before the first interaction, including the consent prompt
 * (docs/decisions/027-what-the-search-page-loads.md). The test fails when a page exceeds its budget.
 */
const budgets = { '': 105_000, '/search?q=jacket': 110_800 }

for (const [path, budget] of Object.entries(budgets)) {
  test(`a new visitor who only reads ${path === '' ? 'the home page' : path} loads no more script than the budget`, async ({
    shop,
  }) => {
    const scripts: Response[] = []
    shop.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    await shop.open(path)
    // Count the inline start script and the files in its `data-scripts` attribute. The start script loads these files
    // after the first paint.
    const start = shop.page.locator('script[data-scripts]')
    const text = (await start.textContent()) ?? ''
    expect(text.length).toBeGreaterThan(500)
    const named = ((await start.getAttribute('data-scripts')) ?? '').split(' ')
    expect(named.length).toBeGreaterThan(3)
    await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(named.length)
    // Scripts that load later without an interaction count too.
    await shop.page.waitForLoadState('networkidle')
    const bodies = await Promise.all(scripts.map((script) => script.body()))
    expect([text, ...bodies].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThan(budget)
  })
}

test('the state machines load at the first sign of interest, in at most four requests', async ({ shop, isMobile }) => {
  await shop.open('')
  // The consent prompt loads when the page is idle, which a busy machine may reach after `networkidle`.
  await expect(shop.page.getByRole('region', { name: consent.label })).toBeVisible()
  await shop.page.waitForLoadState('networkidle')
  const scripts: string[] = []
  shop.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const script = shop.page.waitForResponse((response) => response.url().includes('/assets/machines-'))
  if (isMobile) await shop.page.getByRole('heading', { level: 1 }).tap()
  else await shop.page.mouse.move(200, 200)
  expect((await script).ok()).toBe(true)
  expect(await (await script).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  // Give later requests time to start: `networkidle` was reached before, so waiting for it again would not wait at all.
  await shop.page.waitForTimeout(1_500)
  // The tracking script loads together with the machines, as a separate file. A file of the consent tool may follow.
  const isBeside = (path: string) => /\/(connectStore|connectConsent|focusPage)-/.test(path)
  // XState, the largest domains with a file that names them, and the other domains.
  expect(scripts.filter((path) => !isBeside(path)).slice(4)).toEqual([])
})

/** What a server sends before the first acknowledgement: ten segments of 1460 bytes (RFC 6928). */
const FIRST_FLIGHT = 14_600

for (const path of ['', '/search?q=jacket', '/cinder-shell-jacket-w']) {
  test(`the HTML of ${path || 'the home page'} arrives in one round trip, and needs no font for accents`, async ({
    shop,
  }) => {
    const fonts: string[] = []
    shop.page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    const answer = shop.page.waitForResponse((response) => response.request().resourceType() === 'document')
    await shop.open(path)
    const { responseHeadersSize, responseBodySize } = await (await answer).request().sizes()
    expect(responseHeadersSize + responseBodySize).toBeLessThan(FIRST_FLIGHT)
    await shop.page.waitForLoadState('networkidle')
    // An English page with a rare character would load a third font, of 10 kB, before its first paint.
    expect(fonts.filter((path) => path.includes('latin'))).toEqual([])
    expect(fonts.length).toBeGreaterThan(0)
  })
}

for (const path of ['', '/search?q=jacket', '/cinder-shell-jacket-w', '/stories/hut-to-hut']) {
  test(`${path || 'the home page'} loads one style sheet and no further one without an interaction`, async ({
    shop,
  }) => {
    await shop.open(path)
    await expect(shop.page.getByRole('region', { name: consent.label })).toBeVisible()
    await shop.page.waitForLoadState('networkidle')
    await expect(shop.page.locator('link[rel="stylesheet"]:not([disabled])')).toHaveCount(1)
  })
}

test('each card requests one picture', async ({ shop }) => {
  const pictures: string[] = []
  shop.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'image' && pathname.startsWith('/media/')) pictures.push(pathname)
  })
  await shop.open('/search?q=jacket')
  const images = shop.page.getByRole('main').getByRole('article').locator('img')
  const count = await images.count()
  expect(count).toBe(12)
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded()
  await expect.poll(() => new Set(pictures).size).toBe(count)
  expect(pictures).toHaveLength(count)
})

for (const path of ['', '/search?q=jacket', '/arete-rain-jacket']) {
  test(`the first picture of ${path || 'the home page'} is preloaded, in the file that is shown`, {
    tag: '@phone',
  }, async ({ shop }) => {
    const asked: string[] = []
    shop.page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url())
    })
    const answer = shop.page.waitForResponse((response) => response.request().resourceType() === 'document')
    await shop.open(path)
    // The preload link must be in the HTML, not added by a script.
    const head = /<div id="root">(?:<link rel="preload" [^>]*>)+/.exec(await (await answer).text())?.[0]
    expect(head).toContain('as="image"')
    const preload = shop.page.locator('link[rel="preload"][as="image"]').first()
    const picture = shop.page.locator('img[fetchpriority="high"]').first()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
    const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    const candidates = (await preload.getAttribute('imagesrcset')) ?? (await preload.getAttribute('href'))
    expect(candidates).toContain(new URL(shown).pathname)
    // A second request would mean that the preload was not used.
    expect(asked.filter((address) => address === shown)).toHaveLength(1)
  })
}
