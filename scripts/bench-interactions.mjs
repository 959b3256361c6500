// Measures the time from a tap or key to the next frame (INP) for the most common actions, on a phone profile with 4x CPU throttling.
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { messages } from '../packages/reference-ui/src/messages/en.ts'
import { openBrowser, phone } from './bench-shop.mjs'
import { median } from './bench-table.mjs'

const SLOWER = 4
/** Milliseconds to wait after an interaction, until its frame and its follow-up work are done. */
const SETTLE_MS = 700
/** Milliseconds of the shortest interaction that the browser reports. */
const SHORTEST_MS = 16

const { header, product, cart, common } = messages

const observe = () => {
  globalThis.interactions = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) globalThis.interactions.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/**
 * Taps the centre of an element. A tap of Playwright's locator would also look, while the browser handles the tap, which
 * element receives it, and this work would count as the shop's.
 */
const tapOn = async (page, locator) => {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await locator.boundingBox()
  await page.waitForTimeout(SETTLE_MS)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

/** The steps of a visit in order: name, action, and optionally the page to open first (`at`) and the clean-up (`after`). */
const stepsOn = (page, { home, product: productUrl }) => {
  const banner = page.getByRole('banner')
  const drawer = page.getByRole('dialog', { name: cart.title })
  const close = async () => {
    await page.getByRole('dialog').last().getByRole('button', { name: common.close }).first().tap()
    await page.getByRole('dialog').last().waitFor({ state: 'hidden' })
  }
  return [
    [
      'open the menu',
      () => tapOn(page, banner.getByRole('button', { name: header.openMenu })),
      { at: home, after: close },
    ],
    ['open the search', () => tapOn(page, page.getByRole('search').getByRole('button').first()), { at: home }],
    ['type', () => page.keyboard.type('jacket', { delay: 120 }), {}],
    [
      'choose a size',
      () => {
        const sizes = page.getByRole('group', { name: new RegExp(`^${product.size}`) }).locator('label')
        return tapOn(page, sizes.filter({ hasNotText: product.soldOut }).first())
      },
      { at: productUrl },
    ],
    ['add to the cart', () => tapOn(page, page.getByRole('button', { name: product.addToCart }).first()), {}],
    [
      'open the cart',
      async () => {
        // The previous step has added a product, so the drawer opens by itself: close it before the measured tap.
        await drawer.waitFor()
        await close()
        await page.evaluate(() => globalThis.interactions.splice(0))
        await tapOn(page, banner.getByRole('link', { name: new RegExp(`^${header.cart}(,|$)`) }))
      },
      {},
    ],
    [
      'change the quantity',
      async () => {
        await drawer.getByRole('combobox', { name: cart.quantityOf('') }).focus()
        await page.keyboard.press('2')
      },
      {},
    ],
  ]
}

const visit = async (browser, pages) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const machine = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(observe)
  const longest = []
  for (const [name, act, { at, after }] of stepsOn(page, pages)) {
    if (at !== undefined) {
      await page.goto(at, { waitUntil: 'networkidle' })
      // The first input loads the state machines. Trigger the load here, so that no measured step includes it.
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
    }
    await page.evaluate(() => globalThis.interactions.splice(0))
    await act()
    await page.waitForTimeout(SETTLE_MS)
    longest.push([name, Math.max(SHORTEST_MS, ...(await page.evaluate(() => globalThis.interactions)))])
    await after?.()
  }
  await context.close()
  return { longest, machine }
}

/**
 * Measures the longest interaction of each step in milliseconds, and Lighthouse's benchmark index of the machine. The
 * results are medians of several visits.
 */
export const measureInteractions = async (pages, visits) => {
  const browser = await openBrowser()
  const urls = Object.fromEntries(pages.map(({ name, url }) => [name, url]))
  const measured = []
  for (let count = 0; count < visits; count += 1) measured.push(await visit(browser, urls))
  await browser.close()
  const steps = measured[0].longest.map(([name], index) => [
    name,
    median(measured.map(({ longest }) => longest[index][1])),
  ])
  return { steps, machine: median(measured.map(({ machine }) => machine)) }
}
