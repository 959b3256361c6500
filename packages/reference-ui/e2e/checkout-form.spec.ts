import { openCheckout } from './openCheckout.ts'
import { expect, test } from './shop.ts'

test('an order pressed before the total of its state arrives shows the total and asks for a second press', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page, checkout } = shop
  await openCheckout(page)
  await checkout.fillIn('ada@walker.example')
  // The request for the total of California waits until the order was pressed.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/checkout/*', async (route) => {
    if (route.request().postData()?.includes('action=total')) await pressed.promise
    await route.fallback()
  })
  await page.getByLabel('ZIP code').fill('94105')
  await page.getByLabel('State').selectOption('California')
  await checkout.placeOrder()
  await expect(checkout.placeButton).toHaveAttribute('aria-disabled', 'true')
  pressed.resolve()
  const status = page.getByRole('status')
  await expect(status).toHaveText(/^The total is now \$\d+\.\d\d\. Press again to order\.$/)
  await expect(status).toBeInViewport()
  await expect(checkout.placeButton).toBeFocused()
  await expect(page.getByText('Estimated sales tax, CA').first()).toBeVisible()
  await shop.isAccessible()
  await checkout.placeOrder()
  await expect(page.locator('address')).toContainText('CA 94105')
})

test('a ZIP code of another state is an error at its field', { tag: '@sizeless' }, async ({ shop }) => {
  const { page, checkout } = shop
  await openCheckout(page)
  await checkout.fillIn('ada@walker.example')
  const zip = page.getByLabel('ZIP code')
  await zip.fill('60601')
  await page.getByLabel('City').focus()
  await expect(zip).toHaveAccessibleDescription(/This ZIP code is in Illinois; you chose Colorado/)
  await shop.isAccessible()
  await page.getByLabel('State').selectOption('Illinois')
  await expect(zip).not.toHaveAttribute('aria-invalid')
})

test('a reload of the checkout loses nothing that was typed, and the placed order removes it', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page, checkout } = shop
  const stored = () => page.evaluate(() => sessionStorage.getItem('checkoutDraft'))
  await openCheckout(page)
  await checkout.fillIn('ada@walker.example')
  await page.getByLabel('Gift message').fill('Enjoy the snow!')
  await page.getByLabel('The billing address is different').check()
  await page.locator('#billing_city').fill('Denver')
  await page.getByRole('radio', { name: 'decline' }).check()
  expect(await stored()).not.toContain('decline')
  await page.reload()
  await expect(page.getByLabel('Gift message')).toHaveValue('Enjoy the snow!')
  await expect(page.locator('#city')).toHaveValue('Boulder')
  await expect(page.locator('#region')).toHaveValue('CO')
  await expect(page.locator('#billing_city')).toHaveValue('Denver')
  await expect(page.getByRole('radio', { name: 'approve' })).toBeChecked()
  await expect(page.getByText('Estimated sales tax, CO').first()).toBeVisible()
  await page.getByLabel('The billing address is different').uncheck()
  await checkout.placeOrder()
  await expect(checkout.orderNumber).toBeVisible()
  // The script of the page removes the draft, and runs after the page is shown.
  await expect.poll(stored).toBeNull()
})

test('the address is checked on leaving its fields, with the examples of its country', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await openCheckout(page, 'gb/en-gb')
  const code = page.getByLabel('Postcode')
  const phone = page.getByLabel('Phone (optional)')
  await expect(code).toHaveAccessibleDescription('For example SW1A 1AA')
  await code.fill('SW1A')
  await phone.fill('12')
  await page.getByLabel('Town').focus()
  await expect(code).toHaveAccessibleDescription(/such as SW1A 1AA/)
  await expect(phone).toHaveAccessibleDescription(/like \+44/)
  await page.getByLabel('Country').selectOption('Switzerland')
  await expect(code).toHaveAccessibleDescription(/such as 8001/)
  await expect(phone).toHaveAccessibleDescription(/like \+41/)
  await expect(page.locator('#region')).toBeHidden()
  await page.getByLabel('Country').selectOption('Ireland')
  await expect(page.getByLabel('County (optional)')).toBeVisible()
  await shop.isAccessible()
  await page.getByLabel('Country').selectOption('Germany')
  await expect(page.locator('#region')).toBeHidden()
  await code.fill('D-80331')
  await page.getByLabel('Town').focus()
  await expect(code).not.toHaveAttribute('aria-invalid')
})

test('the delivery and the total follow the country, and the order of the new country is placed at once', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page, checkout } = shop
  await openCheckout(page, 'gb/en-gb')
  const country = page.getByLabel('Country')
  const express = page.getByRole('radio', { name: /^Express/ })
  const summary = page.getByRole('complementary')
  await expect(page.getByRole('button', { name: 'Show delivery options' })).toBeHidden()
  await page.getByLabel('Email').fill('ada@walker.example')
  await page.getByLabel('Town').fill('München')
  await express.check()
  await expect(summary.getByText('£20.00')).toBeVisible()
  const dates = await page.locator('.choice .by').first().innerText()
  await country.focus()
  await country.selectOption('Germany')
  await expect(page.getByRole('radio', { name: /^Standard \(DHL\)/ })).toBeVisible()
  await expect(express).toHaveAccessibleName(/^Express \(UPS\).*£14\.95/)
  await expect(express).toBeChecked()
  await expect(summary.getByText('£14.95')).toBeVisible()
  await expect(page.locator('.announced')).toHaveText(/^Total £\d+\.\d\d\. Delivery: /)
  await expect(page.locator('.choice .by').first()).not.toHaveText(dates)
  await expect(country).toBeFocused()
  await expect(page.getByLabel('Town')).toHaveValue('München')
  await shop.isAccessible()

  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Walker')
  await page.getByLabel('Street and number').fill('Talweg 3')
  await page.getByLabel('Postcode').fill('80331')
  await checkout.placeOrder()
  await expect(checkout.orderNumber).toBeVisible()
  await expect(page.getByText('Express (UPS)')).toBeVisible()
})

test('an address without a dot, a name of spaces and a part of a VAT number are errors on leaving', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await openCheckout(page, 'pt/pt-pt')
  const fields = { email: 'ana@exemplo', first_name: '  ', vat_id: 'PT123' }
  await page.locator('.for-company > summary').click()
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text)
  await page.locator('#company').focus()
  for (const id of Object.keys(fields)) await expect(page.locator(`#${id}`)).toHaveAttribute('aria-invalid', 'true')
  await shop.isAccessible()
  await page.locator('#country').selectOption('DE')
  await expect(page.locator('#vat_id')).toHaveAccessibleDescription(/DE123456789.*DE123456789/)
})
