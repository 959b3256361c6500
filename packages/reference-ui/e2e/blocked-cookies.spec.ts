import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { messages } from '../src/messages/en.ts'
import { expect, Shop, test } from './shop.ts'

test('if the browser blocks cookies, the checkout says so and what to do, before it sends anything', {
  tag: ['@sizeless', '@long'],
}, async ({ launchOptions, baseURL, viewport }) => {
  const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'))
  mkdirSync(join(profile, 'Default'))
  // The setting of Chromium that blocks all cookies and site data.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport,
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { 'x-country-override': 'US' },
  })
  try {
    const shop = new Shop(await context.newPage())
    const { page, cart, product } = shop
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await shop.open('/search?q=beanie')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await product.chooseSize()
    await product.add()
    await expect(cart.quantity).toHaveValue('1')
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await cart.drawer.getByRole('button', { name: messages.cart.checkout }).click()
    // The toast and the note above the button show the same text. The toast disappears after five seconds; the note
    // stays.
    const words = cart.drawer.getByText(messages.errors.cookiesBlocked)
    await expect(words).toHaveCount(2)
    await expect(words).toHaveCount(1)
    await expect(words).toBeVisible()
    expect(calls.filter((path) => /metafield|checkouts/i.test(path))).toEqual([])
    await expect(cart.drawer.getByRole('button', { name: messages.cart.checkout })).toBeEnabled()
    await shop.isAccessible()
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
