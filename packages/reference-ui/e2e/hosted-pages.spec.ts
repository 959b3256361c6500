import { expect, type Shop, test } from './shop.ts'

/** Console message of the browser for a rejected form. The 4xx status is the expected response. */
const REFUSED = /status of 4\d\d/

const isAccessibleByDayAndNight = async (shop: Shop) => {
  await shop.isAccessible()
  await shop.page.emulateMedia({ colorScheme: 'dark' })
  await shop.isAccessible()
  await shop.page.emulateMedia({ colorScheme: 'light' })
}

test('a refused order focuses the problem and keeps the typed text', { tag: ['@sizeless', '@long'] }, async ({
  shop,
  problems,
}) => {
  const { checkout, page } = shop
  problems.expect(REFUSED)
  await shop.open('/search?q=beanie')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.checkOut()
  // With text at 200 %, the form keeps enough width, although another element is beside it.
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  expect((await page.getByLabel('Street address').boundingBox())?.width).toBeGreaterThan(600)
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await checkout.fillIn('ada@walker.example')
  const code = page.getByLabel('ZIP code')
  await code.fill('ABC')
  await checkout.placeOrder()
  const problem = page.getByRole('alert')
  await expect(problem).toBeFocused()
  await expect(problem).toHaveAccessibleName('Please check your details')
  await isAccessibleByDayAndNight(shop)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('ABC')
  await code.fill('80302')

  // The link in the first error message has added a fragment to the URL. The focus must still go to the new error
  // message.
  await page.getByRole('radio', { name: 'decline' }).check()
  await checkout.placeOrder()
  await expect(problem).toHaveAccessibleName('The payment was declined')
  await expect(problem).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Boulder')
  await shop.isAccessible()
  // Reloading a submitted form, or going back to it, asks for no confirmation.
  await page.reload()
  await expect(problem).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('City')).toHaveValue('Boulder')
  await page.getByRole('radio', { name: 'approve' }).check()
  await checkout.placeOrder()
  await expect(checkout.orderNumber).toBeVisible()
  await expect(page.locator('address')).toContainText('Boulder, CO 80302')
  await isAccessibleByDayAndNight(shop)
  await page.goto('/checkout/nothing')
  await isAccessibleByDayAndNight(shop)
})

test('the sign-in pages focus their problems and are accessible', { tag: ['@sizeless', '@long'] }, async ({
  shop,
  problems,
}) => {
  const { page } = shop
  problems.expect(REFUSED)
  await shop.open('/checkout-cart')
  await shop.startSignIn()
  await page.waitForURL(/\/interaction\//)
  await isAccessibleByDayAndNight(shop)
  const [email, password] = [page.getByLabel('Email address'), page.getByLabel('Password', { exact: true })]
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await login.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please fill this in.')
  await isAccessibleByDayAndNight(shop)
  await email.fill('nobody@walker.example')
  await password.fill('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await isAccessibleByDayAndNight(shop)
  await page.getByRole('button', { name: 'Hide password' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
  await login.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(email).toHaveValue('nobody@walker.example')
  await expect(password).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('alert')).toBeFocused()
  await isAccessibleByDayAndNight(shop)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await isAccessibleByDayAndNight(shop)
  await expect(page.getByRole('link', { name: 'help@cairn.example' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await isAccessibleByDayAndNight(shop)
  await page.goto('/interaction/nothing')
  await isAccessibleByDayAndNight(shop)
})

test.describe('in French, which has the longest back link', () => {
  test.use({ locale: 'fr-FR' })

  test('the bar of the hosted pages fits a phone with text at 200 %', { tag: '@sizeless' }, async ({
    page,
    problems,
  }) => {
    problems.expect(REFUSED)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/checkout/nothing')
    await expect(page.getByRole('link', { name: 'Retour à la boutique' })).toBeVisible()
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
