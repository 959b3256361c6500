import { findVariant } from './findVariant.ts'
import { expect, type Shop, test } from './shop.ts'

test.use({ extraHTTPHeaders: { 'x-country-override': 'IE' } })

/** Orders one piece as a guest and returns the number of the order. The confirmation stays open. */
const orderAsGuest = async ({ checkout, page }: Shop): Promise<string> => {
  const site = 'ie/en-ie'
  const variantId = await findVariant(page.request)
  const line_items = [{ variant_id: variantId, quantity: 1 }]
  const cart = await (await page.request.post('/api/store/carts', { data: { site, line_items } })).json()
  const begun = await page.request.post('/api/store/checkouts', { data: { cart_id: cart.id, site } })
  await page.goto((await begun.json()).returnUrl)
  const address = { email: 'ada@walker.example', first_name: 'Ada', last_name: 'Walker', line1: '1 Hill Road' }
  for (const [name, value] of Object.entries({ ...address, postal_code: 'D02 X285', city: 'Dublin' })) {
    await page.locator(`#${name}`).fill(value)
  }
  await checkout.placeOrder()
  await expect(checkout.orderNumber).toBeVisible()
  return /CN-\d+/.exec((await checkout.orderNumber.textContent()) ?? '')?.[0] ?? ''
}

test('a guest adds the order to an account from the confirmation', { tag: '@sizeless' }, async ({ shop }) => {
  const { page, provider } = shop
  const number = await orderAsGuest(shop)
  await shop.isAccessible()
  const email = await provider.createAccount('ie/en-ie')
  await page.getByRole('button', { name: 'I have an account' }).click()
  await provider.signIn(email)
  await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible()
})

test('a guest opens an order from the mail and withdraws from it', { tag: '@sizeless' }, async ({ shop }) => {
  const { page } = shop
  const number = await orderAsGuest(shop)

  await page.goto('/dev/mail')
  await shop.isAccessible()
  await page.getByRole('link', { name: `Your order ${number}` }).click()
  await page.getByRole('link', { name: 'Show as HTML' }).click()
  await shop.isAccessible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Being packed' })).toHaveAttribute('aria-current', 'step')
  await shop.isAccessible()

  await page.getByRole('link', { name: 'Change the address' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `Please send my order ${number} to this address:\n\n`,
  )
  await page.goBack()

  await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
  await page.getByLabel('First and last name').fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await shop.isAccessible()
  await page.getByLabel('First and last name').fill('Ada Walker')
  await page.getByRole('button', { name: 'Continue' }).click()
  await shop.isAccessible()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your withdrawal')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await page.goto('/dev/mail')
  await expect(page.getByRole('link', { name: `Your withdrawal from order ${number}` })).toBeVisible()
})

test('a guest who has lost the mail gets a new link to the order', { tag: '@sizeless' }, async ({ shop }) => {
  const { page } = shop
  const number = await orderAsGuest(shop)

  await page.goto('/ie/en-ie/service#order')
  await page.getByRole('link', { name: 'Get the email again' }).click()
  await shop.isAccessible()
  await page.getByLabel('Order number').fill(number.replace('CN-', 'cn '))
  await page.getByLabel('Email address of the order').fill('ada')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Order number')).toHaveValue(number)
  await expect(page.getByLabel('Email address of the order')).toHaveValue('ada')
  await shop.isAccessible()
  await page.getByLabel('Email address of the order').fill('ADA@walker.example')
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox')
  await shop.isAccessible()

  await page.goto('/dev/mail')
  await page
    .getByRole('link', { name: `Your order ${number}` })
    .first()
    .click()
  await expect(page.getByText(`You asked for the email about your order ${number} again.`)).toBeVisible()
  await page.getByRole('link', { name: 'Show as HTML' }).click()
  await shop.isAccessible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
})

test('a guest reviews a delivered item, which waits for the staff', { tag: ['@sizeless', '@long'] }, async ({
  shop,
  problems,
}) => {
  const { page } = shop
  // The form, once the item has a review.
  problems.expect(/status of 409/)
  const number = await orderAsGuest(shop)
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: 'Ship, receive or refund an order now' }).click()
  await page.getByRole('button', { name: `Ship ${number}` }).click()
  await page.getByRole('link', { name: 'Ship, receive or refund an order now' }).click()
  await page.getByRole('button', { name: `Deliver ${number}` }).click()
  await page.getByRole('link', { name: `Your order ${number} is on its way` }).click()
  await page.getByRole('link', { name: /\/orders\// }).click()
  await shop.isAccessible()

  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write a review')
  await shop.isAccessible()
  await page.getByLabel('Title').fill('Warm and light')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await shop.isAccessible()
  await page.getByRole('link', { name: 'Your rating' }).click()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '2 stars: fair' })).toBeChecked()
  await page.getByRole('radio', { name: '4 stars: good' }).check()
  await expect(page.getByText('4 stars: good')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Warm and light')
  await page.getByLabel('Your review').fill('Worn for two weeks on a windy coast.')
  // A corrected field loses its error, at the field and in the list, before the form is sent again.
  await expect(page.getByText('Please fill this in')).toHaveCount(2)
  await page.getByLabel('Your review').press('Tab')
  await expect(page.getByText('Please fill this in')).toHaveCount(0)
  await expect(page.getByText('Please choose 1 to 5 stars')).toHaveCount(0)
  // What was typed after the refusal survives a reload, and leaving the page.
  await page.getByLabel('Title').fill('Warm, light and dry')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Warm, light and dry')
  await page.getByRole('link', { name: 'How reviews are verified' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How reviews are verified')
  await page.goBack()
  await expect(page.getByLabel('Title')).toHaveValue('Warm, light and dry')
  await expect(page.getByLabel('Your review')).toHaveValue('Worn for two weeks on a windy coast.')
  await expect(page.getByRole('radio', { name: '4 stars: good' })).toBeChecked()
  await shop.isAccessible()
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your review')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('reviewDraft'))),
  ).toEqual([])
  await shop.isAccessible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have already reviewed this item')
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByText('We are checking your review.')).toBeVisible()
})
