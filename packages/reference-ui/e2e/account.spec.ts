import { messages as account } from '../src/messages/account/fr.ts'
import { messages } from '../src/messages/fr.ts'
import { Cart } from './pages/Cart.ts'
import { Product } from './pages/Product.ts'
import { expect, test } from './shop.ts'

const PASSWORD = 'a-cairn-on-every-hill'
const NEXT_PASSWORD = 'three stones and one way'

test('a visitor uses the shop, signs in, and looks after the account', {
  annotation: [
    { type: 'spec', description: '6.visitor.can' },
    { type: 'spec', description: '2.routes.auth-callback' },
  ],
}, async ({ problems, shop }) => {
  const { page } = shop
  // The journey causes these 422 responses on purpose.
  problems.expect(/status of 422/)
  const main = page.getByRole('main')
  const product = new Product(page, messages)
  const cart = new Cart(page, messages)
  await page.setExtraHTTPHeaders({ 'x-country-override': 'BE' })
  await shop.open('', 'be/fr-be')

  // A visitor searches, opens a product, and adds, changes and removes a cart line.
  await page.getByRole('search').getByRole('button', { name: messages.search.title }).click()
  const field = page.getByRole('textbox', { name: messages.search.label })
  await field.fill('bonnet')
  await field.press('Enter')
  await main.getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  const name = await product.name.innerText()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.choose(2)
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(2))
  await cart.drawer.getByRole('button', { name: messages.cart.removeNamed(name) }).click()
  await expect(cart.drawer).toContainText(messages.cart.empty)
  await cart.close()

  // After the sign-in, the provider redirects to the callback page of the site where the sign-in began.
  const email = await shop.provider.createAccount('be/fr-be')
  const callbacks: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.isNavigationRequest() && searchParams.has('code')) callbacks.push(pathname)
  })
  const signIn = async (password: string) => {
    await page.waitForURL(/\/interaction\//)
    await page.getByLabel(account.email).fill(email)
    await page.getByLabel(messages.signUp.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: messages.account.signIn, exact: true }).click()
  }
  await page.goto('/be/fr-be/account/profile')
  await signIn(PASSWORD)
  await expect(page).toHaveURL(/\/be\/fr-be\/account\/profile$/)
  expect(callbacks).toEqual(['/be/fr-be/auth-callback'])

  // Profile: when a visitor leaves with unsaved changes, the page asks first, and the visitor can keep editing.
  const navigation = main.getByRole('navigation', { name: messages.account.navigation })
  const firstName = main.getByLabel(messages.signUp.firstName)
  await expect(firstName).toHaveValue('Ada')
  await firstName.fill('Augusta')
  await navigation.getByRole('link', { name: messages.account.password }).click()
  const question = page.getByRole('dialog', { name: account.unsavedTitle })
  await question.getByRole('button', { name: account.keepEditing }).click()
  await expect(firstName).toHaveValue('Augusta')
  await main.getByRole('button', { name: account.save, exact: true }).click()
  await expect(main.getByText(account.profileSaved)).toBeVisible()
  // Scroll back to the top: the press on the button may have scrolled the page so that the header covers half of the
  // first field.
  await main.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await shop.isAccessible()
  await page.reload()
  await expect(firstName).toHaveValue('Augusta')

  // Password: the server's refusal appears at the field.
  await navigation.getByRole('link', { name: messages.account.password }).click()
  await main.getByLabel(account.currentPassword).fill('not my password')
  await main.getByLabel(account.newPassword, { exact: true }).fill(NEXT_PASSWORD)
  await main.getByLabel(account.confirmPassword).fill(NEXT_PASSWORD)
  await main.getByRole('button', { name: account.changePassword }).click()
  await expect(main.getByLabel(account.currentPassword)).toHaveAccessibleDescription(account.passwordWrong)
  await shop.isAccessible()
  await main.getByLabel(account.currentPassword).fill(PASSWORD)
  await main.getByRole('button', { name: account.changePassword }).click()
  await expect(main.getByText(account.passwordChanged)).toBeVisible()

  // Programme: the server refuses an invalid code.
  await navigation.getByRole('link', { name: messages.account.programme }).click()
  await main.getByLabel(account.programmeCode).fill('0000-0000')
  await main.getByRole('button', { name: account.programmeVerify }).click()
  await expect(main.getByLabel(account.programmeCode)).toHaveAccessibleDescription(
    `${account.programmeCodeRefused} ${account.programmeCodeHint}`,
  )
  await shop.isAccessible()

  // After the sign-out, only the new password works.
  await navigation.getByRole('button', { name: messages.account.signOut }).click()
  await expect(page).toHaveURL(/\/be\/fr-be\/home$/)
  await page.goto('/be/fr-be/account/dashboard')
  await signIn(NEXT_PASSWORD)
  await expect(main).toContainText(account.greeting('Augusta'))
  await shop.isAccessible()
})
