import { messages } from '../src/messages/en.ts'
import { holdScripts, waitForTypeface, watchShifts } from './arrival.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('before its scripts have come the page reads, its links lead on, and nothing jumps when they do', async ({
  shop,
}) => {
  const { page } = shop
  const release = await holdScripts(page)
  const shifts = await watchShifts(page)
  await page.goto('/us/en-us/search?q=hiking+socks', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('article').getByRole('link').first().tap()
  await expect(shop.product.addButton).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: messages.header.cart }).tap()
  await expect(page).toHaveURL(/\/checkout-cart$/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(shop.product.addButton).toBeVisible()
  await waitForTypeface(page)
  const before = await shifts()
  expect(before.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0, 2)
  release()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})
