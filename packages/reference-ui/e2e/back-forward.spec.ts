import type { Page } from '@playwright/test'
import { messages as consent } from '../src/messages/consent/en.ts'
import { messages } from '../src/messages/en.ts'
import { test as base, expect, type Shop } from './shop.ts'

// Playwright disables the back/forward cache by default.
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

/**
 * Adds a listener to the current page. When the visitor returns to the page later, the listener records whether the
 * page comes from the back/forward cache.
 */
const leave = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }))
  })

/** Returns why the browser did not restore the page from the back/forward cache; empty if it did. */
const whyNew = async (page: Page): Promise<string> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    if ('isKept' in window && window.isKept === true) return ''
    const [entry] = performance.getEntriesByType('navigation')
    return `not kept: ${JSON.stringify(entry?.toJSON().notRestoredReasons)}`
  })
}

/** Goes back to the previous page and expects it to come from the back/forward cache. */
const goBack = async ({ page }: Shop) => {
  // While the browser replaces a page with a restored one, it accepts no navigation. So wait until the document
  // answers.
  await expect.poll(() => page.evaluate(() => document.readyState).catch(() => '')).toBe('complete')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => whyNew(page)).toBe('')
}

const addFirst = async (shop: Shop, term: string) => {
  await shop.open(`/search?q=${term}`)
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.drawer).toBeVisible()
}

test('the browser restores pages from its cache for visitors and customers, and their cart is up to date', {
  tag: '@long',
}, async ({ shop }) => {
  const { page, cart } = shop
  // The visitor interacts with one page and fills the cart on the next.
  await shop.open('/search?q=beanie')
  await shop.search.open()
  await expect(shop.search.panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shop.search.panel).toBeHidden()
  await leave(page)
  await addFirst(shop, 'hiking+socks')
  await expect(cart.quantity).toHaveValue('1')
  await page.goBack({ waitUntil: 'commit' })
  await goBack(shop)
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(1))

  // The visitor returns from the checkout without an order.
  await cart.open()
  await expect(cart.quantity).toHaveValue('1')
  await leave(page)
  await cart.checkOut()
  await goBack(shop)
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(1))
  if (await cart.drawer.isHidden()) await cart.open()
  await expect(cart.checkoutButton).toBeEnabled()

  // The visitor returns from the checkout after an order.
  await leave(page)
  await cart.checkOut()
  await shop.checkout.fillIn('ada@walker.example')
  await shop.checkout.placeOrder()
  // The order confirmation has replaced the form.
  await expect(shop.checkout.orderNumber).toBeVisible()
  await goBack(shop)
  await expect(cart.badge).toHaveAccessibleName(messages.header.cart)

  // The same steps for a signed-in customer.
  await shop.open('')
  const email = await shop.provider.createAccount()
  await shop.signInLink.click()
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await shop.open('/account/dashboard')
  await expect(page.getByRole('main')).toContainText('Ada')
  await leave(page)
  await addFirst(shop, 'beanie')
  await expect(cart.quantity).toHaveValue('1')
  await page.goBack({ waitUntil: 'commit' })
  await goBack(shop)
  await expect(shop.accountLink).toBeVisible()
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(1))
})

test('a restored page asks for consent again after the consent cookie was cleared', { tag: '@long' }, async ({
  shop,
}) => {
  const { page } = shop
  const question = page.getByRole('region', { name: consent.label })
  const returns: string[] = []
  page.on('console', (message) => void (message.type() === 'debug' && returns.push(message.text())))
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => console.debug(`kept: ${persisted}`)))
  await shop.open('')
  await question.getByRole('button', { name: consent.acceptAll }).click()
  await expect(question).toBeHidden()
  await page.goto('/de/de-de')
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.goBack({ waitUntil: 'commit' })
  await expect(question).toBeVisible()
  expect(returns).toContain('kept: true')
})
