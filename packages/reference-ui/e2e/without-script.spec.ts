import { expect, test } from './shop.ts'

test.use({ javaScriptEnabled: false })

test('without a script pages read, links work, and the cart link leads to the cart page', async ({ page }) => {
  await page.goto('/us/en-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL(/\/checkout-cart$/)
})
