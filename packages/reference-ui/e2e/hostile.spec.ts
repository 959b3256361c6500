import { messages } from '../src/messages/en.ts'
import { testOf } from './changedShop.fixture.ts'
import { makeHostile } from './hostileAnswers.ts'
import { hostileShopPort } from './ports.ts'
import { expect, type Shop } from './shop.ts'

const test = testOf(hostileShopPort, (_, answer) => makeHostile(answer))

test.use({ viewport: { width: 390, height: 844 } })

/** Hostile text that the journey types in forms and uses as the name of a new account. */
const typed = `"><img src=x onerror=alert(20)></textarea><script>alert(21)</script>' onclick=alert(22) x='`

/** Expects that the hostile texts have run no script, created no element and not widened the page. */
const expectHarmless = async ({ page }: Shop) => {
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => {
    const made = document.querySelectorAll(
      '[onerror], [onload], [onmouseover], [onclick], img[src="x"], script:not([src]):not([type])',
    )
    const links = [...document.querySelectorAll('a[href], form[action], [src]')].flatMap((element) =>
      ['href', 'action', 'src'].map((name) => element.getAttribute(name) ?? ''),
    )
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || scrolls(element.parentElement))
    const range = document.createRange()
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      range.selectNodeContents(element)
      const isWide =
        element.childElementCount === 0 &&
        getComputedStyle(element).overflow === 'visible' &&
        range.getBoundingClientRect().right > width
      return isWide && element.checkVisibility() && !scrolls(element)
    })
    return {
      made: [...made].map(({ outerHTML }) => outerHTML.slice(0, 120)),
      links: links.filter((link) => /^\s*(?:javascript|data|vbscript):|^[/\\]{2}/i.test(link)),
      width: document.documentElement.scrollWidth - width,
      wide: wide.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      hidden: getComputedStyle(document.body).display,
    }
  })
  expect.soft(found, page.url()).toEqual({ made: [], links: [], width: 0, wide: [], hidden: 'block' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('with hostile text in every response no script runs, nothing breaks, and nothing is wider than the phone', {
  tag: '@long',
}, async ({ shop, context, problems }) => {
  test.slow()
  const { page, cart, product, search } = shop
  const main = page.getByRole('main')
  const dialogs: string[] = []
  context.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })

  await shop.open('')
  await expect(main).toContainText('alert(')
  await expectHarmless(shop)
  const email = await shop.provider.createAccount('us/en-us', typed)
  await page.getByRole('button', { name: messages.header.openMenu }).click()
  await expect(page.getByRole('dialog', { name: messages.header.menu })).toContainText('alert(')
  await page.getByRole('button', { name: messages.header.closeMenu }).click()
  await search.open()
  await search.type('jacket')
  await expect(
    search.panel
      .getByRole('listitem')
      .filter({ hasText: /jacket/i })
      .first(),
  ).toBeVisible()
  await expectHarmless(shop)
  await search.submit()
  await expect(main.getByRole('article')).toHaveCount(12)
  await expectHarmless(shop)
  await main.getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  await expectHarmless(shop)
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.choose(2)
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(2))
  await expectHarmless(shop)
  await cart.close()
  // The server-rendered HTML of every page is harmless too.
  await page.reload()
  await product.addButton.waitFor()
  await expectHarmless(shop)
  await product.remember()
  await page
    .getByRole('dialog', { name: messages.login.title })
    .getByRole('button', { name: messages.header.signIn })
    .click()
  // After a refused sign-in, the field shows the invalid e-mail address again.
  await page.waitForURL(/\/interaction\//)
  problems.expect(/status of 4\d\d/)
  const address = page.getByLabel('Email address')
  await address.fill(typed)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.locator('form', { has: address }).evaluate((form) => form.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(address).toHaveValue(/alert\(20\)/)
  await expectHarmless(shop)
  await shop.provider.signIn(email)
  await product.addButton.waitFor()
  for (const path of [
    '/checkout-cart',
    '/account/wishlist',
    '/account/dashboard',
    '/account/profile',
    '/search?q=hiking+socks',
  ]) {
    await shop.open(path)
    await expectHarmless(shop)
  }
  await shop.open('/checkout-cart')
  await main.getByRole('button', { name: messages.cart.checkout }).click()
  await page.waitForURL(/\/checkout\//)
  await expectHarmless(shop)
  await shop.checkout.fillIn()
  for (const label of ['First name', 'Last name', 'Street address', 'City']) await page.getByLabel(label).fill(typed)
  // Submit the form without a ZIP code. The server rejects the form, and the page shows the typed text again.
  const town = page.getByLabel('City')
  const postalCode = page.getByLabel('ZIP code')
  await postalCode.fill('')
  await page.locator('form', { has: town }).evaluate((form) => form.setAttribute('novalidate', ''))
  await shop.checkout.placeOrder()
  await expect(postalCode).toHaveAttribute('aria-invalid', 'true')
  await expect(town).toHaveValue(typed)
  await expectHarmless(shop)
  await postalCode.fill('80302')
  await shop.checkout.placeOrder()
  await expect(shop.checkout.orderNumber).toBeVisible()
  await expectHarmless(shop)
  const number = /CN-\d+/.exec(await shop.checkout.orderNumber.innerText())?.[0] ?? ''
  await shop.open('/account/orderhistory')
  await expect(main).toContainText(number)
  await expectHarmless(shop)
  await shop.open(`/account/order?number=${number}`)
  await expectHarmless(shop)
  expect(dialogs).toEqual([])
})
