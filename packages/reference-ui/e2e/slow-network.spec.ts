import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('before its scripts have come the page reads, its links lead on, and nothing jumps when they do', async ({
  shop,
}) => {
  const { page } = shop
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/us/en-us/search?q=hiking+socks', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('article').getByRole('link').first().tap()
  await expect(shop.product.addButton).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: messages.header.cart }).tap()
  await expect(page).toHaveURL(/\/checkout-cart$/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(shop.product.addButton).toBeVisible()
  release()
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []))
  expect(shifts).toEqual([])
})
