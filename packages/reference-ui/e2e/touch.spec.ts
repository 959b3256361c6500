import { messages, spelling } from '../src/messages/en.ts'
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

  const found = main.getByRole('article')
  const all = await found.count()
  await main.getByRole('button', { name: messages.search.filters }).tap()
  const filters = page.getByRole('dialog', { name: messages.search.filters })
  const colour = filters.getByRole('group', { name: spelling['en-US'].product.colour }).locator('label').first()
  await colour.tap()
  await expect(colour.getByRole('checkbox')).toBeChecked()
  await expect(page).toHaveURL(/filter\.\w+=/)
  await filters.getByRole('button', { name: /^Show \d+ products?$/ }).tap()
  await expect(filters).toBeHidden()
  await expect(main.getByRole('button', { name: `${messages.search.filters} (1)` })).toBeVisible()
  await expect.poll(() => found.count()).toBeLessThan(all)

  await main.getByRole('article').getByRole('link').first().tap()
  await product.addButton.waitFor()
  // One of which there are more than the last few.
  for (const size of await product.sizes.locator('label').filter({ hasNotText: messages.product.soldOut }).all()) {
    await size.tap()
    if (await product.column.getByText(/Remaining/).isHidden()) break
  }
  await product.addButton.first().tap()
  await expect(cart.quantity).toHaveValue('1')
  // What opens is the phone's own list.
  await cart.quantityList.tap()
  await cart.choose(3)
  await expect(cart.quantity).toHaveValue('3')
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(3))
  await cart.checkoutButton.tap()
  await page.waitForURL(/\/checkout\//)
  await page.goBack()
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(3))
  if (!(await cart.drawer.isVisible())) await cart.badge.tap()
  await expect(cart.quantity).toHaveValue('3')
  await expect(cart.checkoutButton).toBeEnabled()
  await cart.checkoutButton.tap()
  await page.waitForURL(/\/checkout\//)
})
