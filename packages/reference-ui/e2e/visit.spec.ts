import { messages } from '../src/messages/de.ts'
import { Cart } from './pages/Cart.ts'
import { Country } from './pages/Country.ts'
import { Product } from './pages/Product.ts'
import { expect, test } from './shop.ts'

test('one visit goes from the menu to the checkout and uses everything that the shop offers', {
  annotation: { type: 'spec', description: '1.product.covers' },
}, async ({ shop }) => {
  const { page } = shop
  const main = page.getByRole('main')
  const product = new Product(page, messages)
  const cart = new Cart(page, messages)
  const banner = page.getByRole('banner')
  await page.setExtraHTTPHeaders({ 'x-country-override': 'DE' })
  await shop.open('', 'de/de-de')
  const email = await shop.provider.createAccount('de/de-de')

  // Use the mega menu.
  await banner.getByRole('navigation').getByRole('button', { name: 'Damen' }).hover()
  await banner.getByRole('link', { name: 'Regenjacken', exact: true }).click()
  await main.getByRole('heading', { level: 1, name: /Regen/ }).waitFor()

  // Use the search.
  await page.getByRole('search').getByRole('button', { name: messages.search.title }).click()
  const field = page.getByRole('textbox', { name: messages.search.label })
  await field.fill('mütze')
  await field.press('Enter')
  await main.getByRole('heading', { name: messages.search.resultsFor('mütze') }).waitFor()
  await main.getByRole('article').getByRole('link').first().click()

  // Add a product to the cart.
  await product.chooseSize()
  const name = await product.name.innerText()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.close()

  // Sign in by single sign-on.
  await banner.getByRole('link', { name: messages.header.signIn }).click()
  await page.waitForURL(/\/interaction\//)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('a-cairn-on-every-hill')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(banner.getByRole('link', { name: messages.header.myAccount })).toBeVisible()

  // Use the wish list.
  await product.remember()
  await banner.getByRole('link', { name: messages.header.wishlist }).click()
  // Wait for the wish list: the product page contains the name too, and a late navigation would close the country
  // selector that opens next.
  await main.getByRole('heading', { level: 1, name: messages.header.wishlist }).waitFor()
  await expect(main).toContainText(name)

  // Switch to another site of the same store. The signed-in customer keeps the cart.
  const country = new Country(page, messages)
  await country.choose('Österreich')
  await expect(page).toHaveURL(/\/at\/de-at$/)

  // Go to the checkout.
  await cart.open()
  await expect(cart.quantity).toHaveValue('1')
  await cart.checkOut()
  await expect(page.getByRole('main')).toContainText(name)
})
