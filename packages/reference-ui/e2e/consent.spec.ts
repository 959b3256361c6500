import type { Locator } from '@playwright/test'
import { messages as words } from '../src/messages/consent/en.ts'
import { messages as inSettings } from '../src/messages/consentSettings/en.ts'
import { messages } from '../src/messages/en.ts'
import { holdScripts, waitForTypeface, watchShifts } from './arrival.ts'
import { expect, type Shop, test } from './shop.ts'

const banner = ({ page }: Shop) => page.getByRole('region', { name: words.label })
const settings = ({ page }: Shop) => page.getByRole('dialog', { name: inSettings.title })
const opener = ({ page }: Shop) =>
  page.getByRole('contentinfo').getByRole('button', { name: messages.footer.cookieSettings })

const trackedEvents = ({ page }: Shop) =>
  page.evaluate(() => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [String(entry.event)] : [])))

test('the first visit shows the consent prompt without a layout shift; the choice is saved and can be changed in the footer', {
  annotation: { type: 'spec', description: '2.footer.cookie-settings' },
}, async ({ shop }) => {
  const { page } = shop
  const shifts = await watchShifts(page)
  const release = await holdScripts(page)
  await page.goto('/us/en-us', { waitUntil: 'commit' })
  await waitForTypeface(page)
  // On a busy machine the fonts can replace their fallbacks late, so the test tolerates a total shift of 0.005. A
  // layout shift score up to 0.1 is good.
  const shifted = async () => (await shifts()).reduce((sum, shift) => sum + shift, 0)
  expect(await shifted()).toBeCloseTo(0, 2)
  release()
  await expect(banner(shop)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBeCloseTo(0, 2)
  await shop.isAccessible()

  await banner(shop).getByRole('button', { name: words.choose }).click()
  await expect(settings(shop).getByRole('heading', { name: inSettings.title })).toBeFocused()
  await shop.isAccessible()
  await settings(shop).getByRole('checkbox', { name: inSettings.analytics }).check()
  await settings(shop).getByRole('button', { name: inSettings.save }).click()
  await expect(settings(shop)).toBeHidden()
  await expect(banner(shop)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => trackedEvents(shop)).toContain('page_view')

  await shop.open('/search?q=beanie')
  await expect.poll(() => trackedEvents(shop)).toContain('view_item_list')
  await expect(banner(shop)).toBeHidden()
  await opener(shop).click()
  await expect(settings(shop).getByRole('checkbox', { name: inSettings.analytics })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings(shop)).toBeHidden()
  await expect(opener(shop)).toBeFocused()
})

test('the consent prompt covers nothing that is needed: the cart in the drawer, the cart page, and the end of the page', {
  tag: '@long',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('/search?q=beanie')
  await expect(banner(shop)).toBeVisible()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  await expect(shop.cart.quantity).toHaveValue('1')
  await expect.poll(() => shop.cart.checkoutButton.evaluate(isOnTop)).toBe(true)
  await shop.open('/checkout-cart')
  await expect(page.getByRole('main').getByRole('button', { name: messages.cart.checkout })).toBeVisible()
  await expect(banner(shop)).toBeHidden()
  await shop.open('')
  await expect(banner(shop)).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => opener(shop).evaluate(isOnTop)).toBe(true)
})

test('each button of the consent prompt has one line, also in a narrow window', { tag: '@sizeless' }, async ({
  shop,
}) => {
  const { page } = shop
  await page.setViewportSize({ width: 320, height: 800 })
  await shop.open('/service')
  const linesOf = (button: Element) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    if (text !== null) range.selectNodeContents(text)
    return range.getClientRects().length
  }
  const expectOneLineEach = async (place: Locator) => {
    for (const name of [words.onlyNecessary, words.acceptAll]) {
      expect(await place.getByRole('button', { name }).evaluate(linesOf), name).toBe(1)
    }
  }
  await expectOneLineEach(banner(shop))
  await banner(shop).getByRole('button', { name: words.choose }).click()
  await expectOneLineEach(settings(shop))
})

test('after a refusal no visit data is sent', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.open('')
  await banner(shop).getByRole('button', { name: words.onlyNecessary }).click()
  await expect(banner(shop)).toBeHidden()
  await shop.open('/search?q=beanie')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(shop.page.getByRole('button', { name: messages.product.addToCart })).toBeVisible()
  expect(await trackedEvents(shop)).toEqual([])
  const names = (await shop.page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('lastGtmUrl')
})

test('a browser with Global Privacy Control is not asked, and the settings say what stays off', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await shop.open('/checkout-cart')
  await opener(shop).click()
  await expect(settings(shop)).toContainText(inSettings.privacyControl)
  await expect(settings(shop).getByRole('checkbox', { name: inSettings.analytics })).toBeDisabled()
  await shop.isAccessible()
  await settings(shop).getByRole('button', { name: words.acceptAll }).click()
  await shop.open('/search')
  await expect(banner(shop)).toBeHidden()
  expect(await trackedEvents(shop)).toEqual([])
})
