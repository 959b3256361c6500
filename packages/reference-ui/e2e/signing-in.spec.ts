import type { Page } from '@playwright/test'
import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'
import { findFaults } from './states/findFaults.ts'

test('signing in returns to the page before, and a second visit to the callback does no harm', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  await shop.open('/search?q=beanie')
  const email = await shop.provider.createAccount()
  await shop.startSignIn()
  await shop.provider.signIn(email)
  await expect(shop.page).toHaveURL(/\/search\?q=beanie/)
  await expect(shop.accountLink).toBeVisible()
  await shop.page.reload()
  await expect(shop.accountLink).toBeVisible()
  await shop.open('/auth-callback')
  await expect(shop.accountLink).toBeVisible()
})

test('signing in works with reduced motion too', { tag: ['@sizeless', '@long'] }, async ({ shop }) => {
  await shop.page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open('/search?q=beanie')
  const email = await shop.provider.createAccount()
  await shop.startSignIn()
  await shop.provider.signIn(email)
  await expect(shop.page).toHaveURL(/\/search\?q=beanie/)
  await expect(shop.accountLink).toBeVisible()
})

test('signing in from the drawer returns to the page before, and the used callback does no harm', {
  tag: '@sizeless',
}, async ({ shop }) => {
  await shop.open('/search?q=beanie')
  const email = await shop.provider.createAccount()
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  const product = shop.page.url()
  const callbacks: string[] = []
  shop.page.on('request', (request) => {
    if (request.isNavigationRequest() && /\/auth-callback\?.*code=/.test(request.url())) callbacks.push(request.url())
  })
  await shop.cart.drawer.getByRole('link', { name: messages.cart.goToWishlist }).click()
  const dialog = shop.page.getByRole('dialog', { name: 'Login Required' })
  await dialog.getByRole('button', { name: 'Login' }).click()
  await shop.provider.signIn(email)
  await expect(shop.page).toHaveURL(product)
  await expect(shop.accountLink).toBeVisible()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 1 item')
  await shop.page.reload()
  await expect(shop.accountLink).toBeVisible()
  expect(callbacks).toHaveLength(1)
  await shop.page.goto(callbacks[0] ?? '')
  await expect(shop.accountLink).toBeVisible()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 1 item')
})

/** Expects that a printed order shows its lines and its address, without buttons and navigation links. */
const isPrintedAlone = async (page: Page, number: string) => {
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('main')
  await expect(sheet).toContainText(number)
  await expect(sheet).toContainText('Donaudampfschifffahrtsgesellschaftsstraße 12')
  await expect(sheet.getByText(/^Total/)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const leading of ['Back to the shop', 'Continue shopping', 'See your orders', 'All orders']) {
    await expect(page.getByRole('link', { name: leading })).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
}

test('a guest keeps the cart at sign-in, orders, and finds the order in the history', { tag: '@long' }, async ({
  shop,
}) => {
  await shop.open('/search?q=beanie')
  const email = await shop.provider.createAccount()
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.close()
  const product = shop.page.url()
  await shop.startSignIn()
  await shop.provider.signIn(email)
  // After the callback, the product page shows again, without an open drawer or dialog.
  await expect(shop.page).toHaveURL(product)
  await expect(shop.accountLink).toBeVisible()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 1 item')
  await shop.cart.open()
  await shop.cart.checkOut()
  await expect(shop.page.getByText(email)).toBeVisible()
  await shop.checkout.fillIn()
  await shop.page.getByLabel('Street address').fill('Donaudampfschifffahrtsgesellschaftsstraße 12')
  await shop.checkout.placeOrder()
  const number = /CN-\d+/.exec(await shop.checkout.orderNumber.innerText())?.[0] ?? ''
  expect(number).not.toBe('')
  await isPrintedAlone(shop.page, number)
  await shop.open('/account/orderhistory')
  await expect(shop.page.getByRole('main')).toContainText(number)
  await shop.isAccessible()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart')
  await shop.page.getByRole('main').getByRole('link', { name: number }).click()
  await expect(shop.page.getByRole('heading', { level: 1 })).toContainText(number)
  await isPrintedAlone(shop.page, number)

  // The order is readable on the smallest phone, and with text at 200 %.
  const { page } = shop
  for (const path of [`/account/order?number=${number}`, '/account/orderhistory']) {
    await shop.open(path)
    await expect(page.getByRole('main')).toContainText('Beanie')
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await page.evaluate(findFaults), `${path} at 320`).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
    expect.soft(await page.evaluate(findFaults), `${path} with letters of twice the size`).toEqual([])
    const title = page.getByRole('main').getByRole('heading', { name: number }).last()
    expect.soft((await title.boundingBox())?.width).toBeGreaterThan(250)
  }

  // When Tab focuses a link of the account navigation, the browser scrolls the whole link into view. The fade at the
  // edge of the row must not cover the link.
  await page.setViewportSize({ width: 320, height: 256 })
  await shop.open('/account/profile')
  const places = page.getByRole('main').getByRole('navigation').getByRole('listitem').locator('a, button')
  await places.first().focus()
  for (const place of await places.all()) {
    await expect(place).toBeFocused()
    await expect.poll(() => place.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThan(320 - 31)
    expect(await place.evaluate((link) => link.getBoundingClientRect().left)).toBeGreaterThan(15)
    await page.keyboard.press('Tab')
  }
})

test('a wish-list item of a guest is on the list after signing in', { tag: ['@sizeless', '@long'] }, async ({
  shop,
}) => {
  await shop.open('/search?q=beanie')
  const email = await shop.provider.createAccount()
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.remember()
  const name = await shop.product.name.innerText()
  const dialog = shop.page.getByRole('dialog', { name: 'Login Required' })
  await expect(dialog).toContainText('Sorry, Wish Lists are only available for account holders.')
  await shop.isAccessible()
  const kept = shop.page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/store\/wishlist/.test(response.url()),
    { timeout: 60_000 },
  )
  await dialog.getByRole('button', { name: 'Login' }).click()
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await kept
  await shop.open('/account/wishlist')
  await expect(shop.page.getByRole('main')).toContainText(name)
  await shop.isAccessible()
})

test('a session lasts as long as its token, even longer than thirty days, and ends with it', {
  tag: ['@sizeless', '@long'],
  annotation: [{ type: 'spec', description: '4.auth.expiry-from-token' }],
}, async ({ shop }) => {
  const { page } = shop
  const DAY = 86_400
  const start = Date.now()
  let genuine = ''
  // Simulates a provider whose tokens last sixty days: the browser gets a token with a changed expiry, and requests to
  // the APIs carry the original token.
  await page.route('**/as/token.oauth2', async (route) => {
    const response = await route.fetch()
    const tokens: { access_token: string } = await response.json()
    genuine = tokens.access_token
    const [head, payload = '', signature] = genuine.split('.')
    const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const longer = { ...claims, exp: Math.floor(start / 1000) + 60 * DAY }
    const edited = [head, Buffer.from(JSON.stringify(longer)).toString('base64url'), signature].join('.')
    await route.fulfill({ response, json: { ...tokens, access_token: edited } })
  })
  await page.route('**/api/**', (route, request) => {
    const headers = request.headers()
    return route.continue({
      headers: headers.authorization ? { ...headers, authorization: `Bearer ${genuine}` } : headers,
    })
  })
  await page.goto('/us/en-us')
  const email = await shop.provider.createAccount()
  await page.goto('/us/en-us/account/dashboard')
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await page.clock.setSystemTime(start + 31 * DAY * 1000)
  await shop.open('')
  await expect(shop.accountLink).toBeVisible()
  await page.clock.setSystemTime(start + 60 * DAY * 1000)
  await expect(shop.accountLink).toBeHidden()
  await expect(page.getByText(messages.header.signedOut)).toBeVisible()
})
