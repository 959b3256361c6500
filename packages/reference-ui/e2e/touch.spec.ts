import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('by thumb alone: the menu to its third level, a filter, a size, the quantity, and back from the checkout', async ({
  shop,
}) => {
  const { page, cart, product } = shop
  const main = page.getByRole('main')
  await shop.open('')
  await page.getByRole('button', { name: messages.header.openMenu }).tap()
  const menu = page.getByRole('dialog', { name: messages.header.menu })
  await menu.getByRole('button', { name: 'Women' }).tap()
  await menu.getByRole('button', { name: 'Jackets', exact: true }).tap()
  await menu.getByRole('link', { name: 'Rain jackets', exact: true }).tap()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/rain jackets/i)
  await expect(menu).toBeHidden()
  await main.getByRole('article').getByRole('link').first().tap()
  await product.addButton.waitFor()
  await product.sizes.locator('label').filter({ hasNotText: messages.product.soldOut }).first().tap()
  await product.addButton.first().tap()
  await expect(cart.quantity).toHaveValue('1')
  await cart.checkoutButton.tap()
  await page.waitForURL(/\/checkout\//)
  await page.goBack()
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(1))
  if (!(await cart.drawer.isVisible())) await cart.badge.tap()
  await expect(cart.quantity).toHaveValue('1')
  await expect(cart.checkoutButton).toBeEnabled()
  await cart.checkoutButton.tap()
  await page.waitForURL(/\/checkout\//)
})
