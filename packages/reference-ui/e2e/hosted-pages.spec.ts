import { expect, test } from './shop.ts'

const UNPROCESSABLE = /status of 422/

test('a refused order says what is wrong where the focus is, and keeps what was typed', { tag: '@sizeless' }, async ({
  shop,
  problems,
}) => {
  const { checkout, page } = shop
  problems.expect(UNPROCESSABLE)
  await shop.open('/search?q=beanie')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.checkOut()
  await checkout.fillIn('ada@walker.example')
  const code = page.getByLabel('Postal code')
  await code.fill('ABC')
  await checkout.placeOrder()
  const problem = page.getByRole('alert')
  await expect(problem).toBeFocused()
  await expect(problem).toHaveAccessibleName('Please check your details')
  await shop.isAccessible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('ABC')
  await code.fill('80302')

  // The link has left its fragment in the address; the focus goes to the answer all the same.
  await page.getByRole('radio', { name: 'decline' }).check()
  await checkout.placeOrder()
  await expect(problem).toHaveAccessibleName('The payment was declined')
  await expect(problem).toBeFocused()
  await expect(page.getByLabel('Town')).toHaveValue('Boulder')
  await shop.isAccessible()
  await page.getByRole('radio', { name: 'approve' }).check()
  await checkout.placeOrder()
  await expect(checkout.orderNumber).toBeVisible()
})
