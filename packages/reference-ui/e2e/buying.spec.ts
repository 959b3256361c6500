import { expect, test } from './shop.ts'

test('a guest finds a jacket by typing, buys it and sees the order', async ({ shop }) => {
  await shop.open('')
  await shop.isAccessible()
  await shop.search.open()
  await shop.search.type('rain ja')
  await shop.search.pickSuggestion('rain jacket')
  await expect(shop.page).toHaveURL(/\/search\?q=rain(%20|\+)jacket/)
  await shop.isAccessible()
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  // The heading of the results contains "jacket" too, so wait for the product page.
  await shop.product.addButton.waitFor()
  await expect(shop.product.name).toContainText(/jacket/i)
  await shop.isAccessible()
  await shop.product.chooseColour(1)
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.isAccessible()
  await shop.cart.checkOut()
  await shop.isAccessible()
  await shop.checkout.fillIn('ada@walker.example')
  await shop.checkout.placeOrder()
  await expect(shop.checkout.orderNumber).toBeVisible()
  await shop.isAccessible()
  await shop.open('')
  await expect(shop.cart.badge).toHaveAccessibleName('Cart')
})

test('three quick adds and five quick clicks on the quantity lose nothing', { tag: ['@sizeless', '@long'] }, async ({
  shop,
}) => {
  await shop.open('/search?q=day+pack')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  const add = shop.page.getByRole('button', { name: 'Add to cart' })
  // All clicks run in one task, so no response of the server arrives between them.
  await add.evaluate((button) => {
    for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click()
  })
  await expect(shop.cart.quantity).toHaveValue('3')
  for (const quantity of [4, 2, 3, 1, 2]) await shop.cart.choose(quantity)
  await expect(shop.cart.quantity).toHaveValue('2')
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 2 items')
  // The reload happens before the debounce time of the last change ends.
  await shop.page.reload()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 2 items')
  // The chosen size is in the URL and has added no history entry, so one step back leaves the product page.
  await expect(shop.product.sizes.locator(':checked')).toHaveCount(1)
  await shop.page.goBack()
  await expect(shop.page).toHaveURL(/\/search\?q=day\+pack$/)
})

test('the cart page shows the cart of the drawer', { tag: '@long' }, async ({ shop }) => {
  await shop.open('/search?q=beanie')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  // The drawer explains to screen reader users why it has opened.
  await expect(shop.cart.drawer.getByText(/ was added to your cart$/)).toBeAttached()
  await shop.open('/checkout-cart')
  const main = shop.page.getByRole('main')
  await expect(main.getByRole('combobox', { name: /^Quantity of/ })).toHaveValue('1')
  await shop.isAccessible()
})

test('a visitor whose browser stores nothing reads that the cart will be lost', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  await shop.page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await shop.open('/search?q=beanie')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await expect(
    shop.page.getByText(/^Your browser does not save data for this shop, so your cart is lost/),
  ).toBeVisible()
})

test('a cart line removed by mistake can be restored, in the drawer and on the cart page', { tag: '@long' }, async ({
  shop,
}) => {
  const { cart, page, product } = shop
  await shop.open('/search?q=hiking+socks')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  const name = await product.name.innerText()
  await product.add()
  await cart.choose(2)
  await expect(cart.badge).toHaveAccessibleName(cart.header.cartWithCount(2))
  const bin = { name: cart.words.removeNamed(name) }
  const back = { name: cart.words.undoNamed(name) }
  await cart.drawer.getByRole('button', bin).click()
  await expect(cart.drawer.getByRole('button', back)).toBeFocused()
  await expect(cart.badge).toHaveAccessibleName(cart.header.cart)
  await page.keyboard.press('Enter')
  await expect(cart.drawer.getByRole('button', bin)).toBeFocused()
  await expect(cart.quantity).toHaveValue('2')

  await shop.open('/checkout-cart')
  const main = page.getByRole('main')
  await main.getByRole('button', bin).click()
  await expect(main.getByText(cart.words.removed(name)).last()).toBeVisible()
  await shop.isAccessible()
  await main.getByRole('button', back).click()
  await expect(main.getByRole('combobox', { name: cart.words.quantityOf(name) })).toHaveValue('2')
  await expect(cart.drawer).toBeHidden()
  await page.reload()
  await expect(main.getByRole('combobox', { name: cart.words.quantityOf(name) })).toHaveValue('2')
})

test('the drawer loads the cart once when it opens, shows the old lines meanwhile and marks a retired product', {
  tag: ['@sizeless', '@long'],
  annotation: [{ type: 'spec', description: '4.cart.open-checks' }],
}, async ({ shop }) => {
  const { cart, page, product } = shop
  let reads = 0
  let isRetired = false
  const answered = Promise.withResolvers<void>()
  await page.route(/\/api\/store\/carts\/[^/?]+(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    reads += 1
    if (!isRetired) return route.continue()
    const response = await route.fetch()
    const [sold, retired] = ['false', 'true'].map((value) => `"name":"is_retired","value":"${value}"`)
    const body = (await response.text()).replaceAll(String(sold), String(retired))
    await answered.promise
    await route.fulfill({ response, body })
  })
  await shop.open('/search?q=hiking+socks')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.close()
  // The response to the added line contained the whole cart, so the browser did not request the cart separately.
  expect(reads).toBe(0)
  isRetired = true
  await cart.open()
  await expect(cart.quantity).toHaveValue('1')
  await expect(cart.checkoutButton).toBeEnabled()
  await expect.poll(() => reads).toBe(1)
  answered.resolve()
  await expect(cart.drawer.getByText(cart.words.unavailable, { exact: true })).toBeVisible()
  await expect(cart.quantity).toHaveCount(0)
  await expect(cart.checkoutButton).toBeDisabled()
  await shop.isAccessible()
  expect(reads).toBe(1)
})
