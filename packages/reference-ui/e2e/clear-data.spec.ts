import type { Page } from '@playwright/test'
import { messages as clearing } from '../src/messages/clearData/en.ts'
import { messages as consent } from '../src/messages/consent/en.ts'
import { messages as consentSettings } from '../src/messages/consentSettings/en.ts'
import { messages } from '../src/messages/en.ts'
import { messages as remembered } from '../src/messages/memory/en.ts'
import { expect, type Shop, test } from './shop.ts'

const CLEAR = messages.common.clearData

const question = (page: Page) => page.getByRole('dialog', { name: clearing.title })
const banner = (page: Page) => page.getByRole('region', { name: consent.label })

/** Returns the names of all data stored for this origin, except the reset marker. */
const storedIn = async (page: Page): Promise<string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies, ...keys].filter((name) => name !== 'didReset').sort()
}

const addSocks = async (shop: Shop) => {
  await shop.open('/search?q=hiking+socks')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity.first()).toBeVisible()
}

/**
 * Clicks the button that confirms the clearing, and waits for the reloaded page. Expects that only the detected country
 * is still stored.
 */
const expectCleared = async ({ page }: Shop) => {
  const isNew = page.waitForEvent('load')
  await question(page).getByRole('button', { name: CLEAR }).click()
  await isNew
  await expect(page).toHaveURL(/\/us\/en-us\/home$/)
  await expect(page.getByText(clearing.done)).toBeVisible()
  await expect(banner(page)).toBeVisible()
  expect((await storedIn(page)).filter((name) => name !== 'current_country')).toEqual([])
}

test('a customer clears all data of this browser in the account, in every tab, and can repeat it', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  const { page } = shop
  await page.goto('/us/en-us')
  await page.evaluate(() => localStorage.setItem('didReset', '1'))
  await banner(page).getByRole('button', { name: consent.acceptAll }).click()
  const email = await shop.provider.createAccount()
  await addSocks(shop)
  await page.goto('/us/en-us/account/dashboard')
  await shop.provider.signIn(email)
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  await expect(shop.accountLink).toBeVisible()
  // The hosted checkout has its own cookie with its own path.
  await shop.cart.open()
  await shop.cart.checkOut()
  await shop.open('/account/profile')
  const other = await page.context().newPage()
  await other.goto('/us/en-us/account/profile')
  await other.getByLabel(messages.signUp.firstName).fill('Not saved')
  expect(await storedIn(page)).toEqual(
    expect.arrayContaining(['OptanonConsent', '_session', 'bc_cartId', 'checkout_session', 'lastGtmUrl', 'persist:US']),
  )

  const opener = page.getByRole('main').getByRole('button', { name: CLEAR })
  await opener.click()
  await expect(question(page).getByRole('heading')).toBeFocused()
  await shop.isAccessible()
  await question(page).getByRole('button', { name: clearing.cancel }).click()
  await expect(question(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(shop.accountLink).toBeVisible()

  await opener.click()
  await expectCleared(shop)
  await expect(shop.accountLink).toBeHidden()
  await expect(shop.cart.badge).toHaveAccessibleName(messages.header.cart)
  await expect(other).toHaveURL(/\/us\/en-us\/home$/)
  await expect(banner(other)).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: messages.header.signIn })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('didReset'))).toBe('1')
  await other.close()
  // The session of the provider has ended too, so the next sign-in asks for the password.
  await page.goto('/us/en-us/account/dashboard')
  await page.waitForURL(/\/interaction\//)

  await shop.open('/account/dashboard')
  await page.waitForURL(/\/interaction\//)
  await shop.provider.signIn(email)
  await expect(page).toHaveURL(/\/account\/dashboard$/)
  await opener.click()
  await expectCleared(shop)
})

test('a guest clears all data of this browser from the cookie settings', { tag: '@long' }, async ({ shop }) => {
  const { page } = shop
  await shop.open('')
  await banner(page).getByRole('button', { name: consent.onlyNecessary }).click()
  await addSocks(shop)
  await shop.cart.close()
  expect(await storedIn(page)).toEqual(expect.arrayContaining(['OptanonAlertBoxClosed', 'bc_cartId', 'bc_cartId_US']))
  const openSettings = async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: messages.footer.cookieSettings }).click()
    await page.getByRole('dialog', { name: consentSettings.title }).getByRole('button', { name: CLEAR }).click()
    await expect(question(page).getByRole('heading')).toBeFocused()
  }
  await openSettings()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: consentSettings.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await openSettings()
  await expectCleared(shop)
  await expect(shop.cart.badge).toHaveAccessibleName(messages.header.cart)
})

test('without a response of the shop nothing is cleared, and the dialog says so', {
  tag: ['@sizeless', '@long'],
}, async ({ problems, shop }) => {
  const { page } = shop
  problems.expect(/503|Failed to load resource/)
  await addSocks(shop)
  await shop.cart.close()
  const before = await storedIn(page)
  await page.route('**/interaction/clear-data', (route) => route.fulfill({ status: 503 }))
  // The last rows of a product page load when they come near, and move the footer down.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: remembered.outfit })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: messages.footer.cookieSettings }).click()
  await page.getByRole('dialog', { name: consentSettings.title }).getByRole('button', { name: CLEAR }).click()
  await question(page).getByRole('button', { name: CLEAR }).click()
  await expect(question(page).getByRole('alert')).toHaveText(clearing.failed)
  await shop.isAccessible()
  expect(await storedIn(page)).toEqual(before)
  await page.unroute('**/interaction/clear-data')
  await expectCleared(shop)
})

test('a release with resetPersisted deletes the stored user once, before the store restores it', {
  tag: ['@sizeless', '@long'],
  annotation: [
    { type: 'spec', description: '4.storage.reset-helper' },
    { type: 'spec', description: '4.storage.reset-helper-once' },
  ],
}, async ({ shop }) => {
  const { page } = shop
  await page.goto('/us/en-us')
  const email = await shop.provider.createAccount()
  await page.goto('/us/en-us/account/dashboard')
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  // Simulates the build of a team that has set `resetPersisted`.
  let builds = 0
  await page.route('**/assets/*.js', async (route) => {
    try {
      const response = await route.fetch()
      const source = await response.text()
      const built = source.replace(/resetPersisted:(!1|false)/, 'resetPersisted:!0')
      if (built !== source) builds += 1
      await route.fulfill({ response, body: built })
    } catch {
      // The reloaded page has aborted the request.
    }
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const stored = () => page.evaluate(() => [localStorage.getItem('persist:US'), localStorage.getItem('didReset')])
  await page.goto('/us/en-us')
  await expect.poll(() => documents).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(shop.accountLink).toBeHidden()
  expect(await stored()).toEqual([null, '1'])
  expect(builds).toBeGreaterThan(0)
  expect(documents).toBe(2)
  // The reset runs once: a user who signs in afterwards stays signed in.
  await page.goto('/us/en-us/account/dashboard')
  await expect(shop.accountLink).toBeVisible()
  documents = 0
  await page.reload()
  await expect(shop.accountLink).toBeVisible()
  expect(documents).toBe(1)
})
