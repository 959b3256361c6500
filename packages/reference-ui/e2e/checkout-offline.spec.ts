import type { Page } from '@playwright/test'
import { openCheckout } from './openCheckout.ts'
import { expect, type Shop, test } from './shop.ts'

const OFFLINE = 'You are offline. Your details stay here and are sent as soon as you are back online.'
const UNANSWERED = 'The shop is not responding. We keep trying, and your order is placed only once.'

const expectKept = async ({ checkout }: Shop, email?: string) => {
  for (const [field, text] of checkout.fields(email)) {
    const isList = await field.evaluate((element) => element.tagName === 'SELECT')
    if (isList) await expect(field.locator(':checked')).toHaveText(text)
    else await expect(field).toHaveValue(text)
  }
}

/** Returns a function that counts the attempts to submit the form, whatever their result. */
const countSent = (page: Page): (() => number) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout/')) sent += 1
  })
  return () => sent
}

test('an order without a connection waits on its page, and is sent when the connection returns', {
  tag: '@sizeless',
}, async ({ shop, problems, context }) => {
  const { page, checkout } = shop
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await openCheckout(page)
  await checkout.fillIn('ada@walker.example')
  const address = page.url()
  await context.setOffline(true)
  await checkout.placeOrder()
  const status = page.getByRole('status')
  await expect(status).toHaveText(OFFLINE)
  await expect(status).toBeInViewport()
  await expect(checkout.placeButton).toBeFocused()
  await expect(checkout.placeButton).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('City')).toBeDisabled()
  await expectKept(shop, 'ada@walker.example')
  await shop.isAccessible()

  // Leaving the page now needs a confirmation.
  const asked: string[] = []
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(page.url()).toBe(address)

  await context.setOffline(false)
  await expect(checkout.orderNumber).toBeVisible()
})

test('an order that waits for the connection can be cancelled, and placed later', { tag: '@sizeless' }, async ({
  shop,
  problems,
  context,
}) => {
  const { page, checkout } = shop
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await openCheckout(page)
  await checkout.fillIn('ada@walker.example')
  await context.setOffline(true)
  // Enter in a field submits the form too. While the order is sent, that field is disabled like the others, so the
  // focus moves to the button.
  await page.getByLabel('City').press('Enter')
  await expect(page.getByRole('status')).toHaveText(OFFLINE)
  await expect(checkout.placeButton).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  await expect(checkout.placeButton).toBeFocused()
  await expect(checkout.placeButton).not.toHaveAttribute('aria-disabled')
  await expectKept(shop, 'ada@walker.example')
  const sent = countSent(page)
  await context.setOffline(false)
  await page.getByLabel('City').fill('Denver')
  expect(sent()).toBe(0)
  await checkout.placeOrder()
  await expect(page.locator('address')).toContainText('Denver')
})

test('an order whose response is lost or never arrives is sent again and placed once', {
  tag: ['@sizeless', '@long'],
}, async ({ shop, problems }) => {
  // The test is slow: one request gets no response, and the page waits until that request times out.
  test.slow()
  problems.expect(/ERR_CONNECTION_RESET|ERR_FAILED/)
  const { page, checkout } = shop
  await shop.open('/search?q=beanie')
  const email = await shop.provider.createAccount()
  await shop.startSignIn()
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.checkOut()
  await checkout.fillIn()
  const statuses: number[] = []
  await page.route('**/checkout/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await route.fetch({ maxRedirects: 0 })
    statuses.push(answer.status())
    // The connection drops during the first response, the second never arrives, and the third succeeds.
    if (statuses.length === 1) return route.abort('connectionreset')
    if (statuses.length === 3) return route.fulfill({ response: answer })
  })
  await checkout.placeOrder()
  await expect(page.getByRole('status')).toHaveText(UNANSWERED)
  await expectKept(shop)
  await expect(checkout.orderNumber).toBeVisible({ timeout: 60_000 })
  // Only the first request placed an order, and all three responses redirect to that order.
  expect(statuses).toEqual([303, 303, 303])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await shop.open('/account/orderhistory')
  await expect(page.getByRole('main').getByRole('link', { name: /CN-\d+/ })).toHaveCount(1)
})

test('a refused form or an expired page has the same response as without the script', { tag: '@sizeless' }, async ({
  shop,
  problems,
  context,
}) => {
  const { page, checkout } = shop
  problems.expect(/status of 4\d\d/)
  await openCheckout(page)
  await checkout.placeOrder()
  await expect(page.getByRole('alert')).toHaveAccessibleName('Please check your details')
  await expect(page).toHaveURL(/\?again$/)
  await checkout.fillIn('ada@walker.example')
  await context.clearCookies({ name: 'checkout_session' })
  await checkout.placeOrder()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the checkout is a plain form: refused at first, then ordered', { tag: '@sizeless' }, async ({ shop }) => {
    const { page, checkout } = shop
    await openCheckout(page)
    await checkout.placeOrder()
    await expect(page.getByRole('alert')).toHaveAccessibleName('Please check your details')
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
    await checkout.fillIn('ada@walker.example')
    await checkout.placeOrder()
    // The state has added its tax, so the shopper sees the new total first.
    await expect(page.getByRole('alert')).toHaveAccessibleName('Sales tax was added')
    await checkout.placeOrder()
    await expect(checkout.orderNumber).toBeVisible()
  })
})
