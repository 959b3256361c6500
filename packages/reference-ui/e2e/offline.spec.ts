import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

test('an add without a connection is kept: it says so, asks before it is lost, and is saved when the connection returns', {
  tag: ['@sizeless', '@long'],
}, async ({ shop, problems, context }) => {
  const { page, cart, product, toasts } = shop
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await shop.open('/search?q=hiking+socks')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  await page.waitForLoadState('networkidle')
  const address = page.url()

  await context.setOffline(true)
  await product.add()
  await expect(product.column.getByRole('alert').getByText(messages.errors.waiting)).toBeVisible()
  await expect(toasts.said(messages.errors.waiting)).toHaveCount(0)
  await page.evaluate(() => location.assign('/another-document.html'))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(page.url()).toBe(address)

  // The shop could not load this page offline. When the connection returns, the shop loads the page without a further
  // click, and the cart still contains the product.
  await page.getByRole('banner').getByRole('link', { name: messages.common.shopName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.errors.offlineTitle)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.errors.offlineTitle)
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(1))
  expect(asked).toHaveLength(1)
  await page.reload()
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(1))
})
