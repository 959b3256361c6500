import { expect, test } from './shop.ts'

test('the country selector leads to another site with its currency', async ({ shop, isMobile }) => {
  await shop.open('/search?q=beanie')
  // On a small window the selector lies in the menu.
  if (isMobile) await shop.page.getByRole('button', { name: 'Open menu' }).click()
  await shop.page
    .getByRole('button', { name: /^Country and language/ })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = shop.page.getByRole('dialog', { name: 'Choose your country' })
  await expect(dialog.getByRole('link', { name: /Germany/ })).toBeVisible()
  await shop.isAccessible()
  await dialog.getByRole('link', { name: /Germany/ }).click()
  await expect(shop.page).toHaveURL(/\/de\/de-de/)
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(shop.page.getByRole('main').getByText('€').first()).toBeVisible()
})
