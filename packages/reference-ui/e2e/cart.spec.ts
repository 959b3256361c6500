import { messages } from '../src/messages/en.ts'
import { expect, type Shop, test } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))
const { cart: words } = messages

/** Adds the first search result for a term to the cart and returns its name. */
const add = async (shop: Shop, term: string) => {
  await shop.open(`/search?q=${term}`)
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  const name = await shop.product.name.innerText()
  await shop.product.add()
  await shop.cart.drawer.getByRole('heading', { level: 3, name }).waitFor()
  await shop.cart.close()
  return name
}

test('a cart line that moves to the wish list leaves a note in its place, and no other line changes', {
  tag: ['@sizeless', '@long'],
  annotation: claims('2.cart.moved-row', '2.cart.moved-row-link', '2.cart.moved-row-lifetime'),
}, async ({ shop }) => {
  const { page, cart, provider } = shop
  await shop.open('')
  const email = await provider.createAccount()
  const [first, second, third] = [
    await add(shop, 'hiking+socks'),
    await add(shop, 'beanie'),
    await add(shop, 'day+pack'),
  ]
  await page.evaluate(() => scrollTo(0, 0))
  await shop.startSignIn()
  await provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await page.waitForLoadState('networkidle')
  await cart.open()
  const rows = cart.drawer.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const names = [first, second, third]
  for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
  const top = async (row: number) => (await rows.nth(row).boundingBox())?.y
  const placed = [await top(0), await top(1)]
  await rows
    .nth(1)
    .getByRole('button', { name: words.moveNamed(second) })
    .click()
  await expect(rows.nth(1)).toHaveText(`${words.moved(second)} ${words.goToWishlist}`)
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText(first)
  await expect(rows.nth(2)).toContainText(third)
  expect([await top(0), await top(1)]).toEqual(placed)
  const link = rows.nth(1).getByRole('link', { name: words.goToWishlist })
  await expect(link).toBeFocused()
  await shop.isAccessible()
  await cart.close()
  await cart.open()
  await expect(rows).toHaveCount(2)
  await expect(cart.drawer.getByText(words.moved(second))).toHaveCount(0)
  await page.goto('/us/en-us/account/wishlist')
  await expect(page.getByRole('main').getByRole('heading', { name: second })).toBeVisible()
})

test('an unavailable cart line keeps its link, its heart and its remove button', {
  tag: ['@sizeless', '@long'],
  annotation: claims('5.cart.unavailable-text', '5.cart.unavailable-no-picker', '2.cart.line-name-link'),
}, async ({ shop }) => {
  const { page, cart } = shop
  const name = await add(shop, 'beanie')
  // The product is retired while it is in the cart.
  await page.route('**/api/store/carts/**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/("name":"is_retired","value":)"false"/g, '$1"true"')
    await route.fulfill({ response: answer, body: text })
  })
  await shop.open('')
  await cart.open()
  const row = cart.drawer.getByRole('listitem')
  await expect(row).toContainText(words.unavailable)
  await expect(row.getByRole('combobox')).toHaveCount(0)
  await expect(row.getByRole('button', { name: words.removeUnavailable })).toBeVisible()
  await shop.isAccessible()
  await row.getByRole('button', { name: words.moveNamed(name) }).click()
  const login = page.getByRole('dialog', { name: messages.login.title })
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: messages.common.close }).click()
  await row.getByRole('link', { name }).click()
  await expect(cart.drawer).toBeHidden()
  await expect(shop.product.name).toHaveText(name)
  await cart.open()
  await row.getByRole('button', { name: words.removeNamed(name) }).click()
  await expect(cart.drawer.getByText(words.empty)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
