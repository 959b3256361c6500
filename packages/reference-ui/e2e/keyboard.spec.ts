import { messages as consent } from '../src/messages/consent/en.ts'
import { messages } from '../src/messages/en.ts'
import { findSize } from './findVariant.ts'
import { QuickView } from './pages/QuickView.ts'
import { expect, test } from './shop.ts'

test('the search panel never covers the focused element', { tag: '@long' }, async ({ shop }) => {
  const { keyboard, page, search } = shop
  await shop.open('')
  await search.open()
  await search.type('jacket')
  await expect(search.panel.getByRole('link').first()).toBeVisible()
  const first = page.getByRole('main').getByRole('link').first()
  await keyboard.goTo(first)
  await expect(search.panel).toBeHidden()
  await expect(first).toBeFocused()
})

test('two Tabs and Enter lead to the first product of a list', async ({ shop }) => {
  const { page, keyboard } = shop
  await shop.open('/search?filter.category=jackets')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  const skip = page.getByRole('link', { name: messages.common.skipToProducts })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await keyboard.press('Enter')
  const first = page.getByRole('main').getByRole('article').getByRole('link').first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  const name = await first.innerText()
  await keyboard.press('Enter')
  await expect(shop.product.name).toContainText(name)
  // A product page has no list of results, so it has no link that skips to the products.
  await expect(skip).toHaveCount(0)

  // Without the skip link, 30 stops lead to the first product, because each closed facet is one stop.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goBack()
  await page.getByRole('button', { name: consent.onlyNecessary }).click()
  for (const list of ['/search?filter.category=jackets', '/search?q=jacket', '/search?price.low=100', '/search']) {
    await shop.open(list)
    await first.waitFor()
    let stops = 0
    do {
      await keyboard.press('Tab')
      stops += 1
    } while (stops < 40 && !(await first.evaluate((link) => link === document.activeElement)))
    expect(stops, list).toBeLessThanOrEqual(30)
  }
})

test('the quick view of a card opens, traps and returns the focus by keyboard alone', { tag: '@long' }, async ({
  shop,
}) => {
  const { keyboard, page } = shop
  await shop.open('/search?q=beanie')
  const card = page.getByRole('main').getByRole('article').nth(1)
  const quick = new QuickView(page)
  const opener = quick.opener(card)
  const link = card.getByRole('link')
  await link.focus()
  // Wait until the button is visible: it appears when the link of the card gets the focus.
  await expect(opener).toHaveCSS('opacity', '1')
  await keyboard.goTo(opener)
  await keyboard.press('Enter')
  await expect(quick.dialog.getByRole('heading', { name: await link.innerText() })).toBeFocused()
  await keyboard.isHeldBy(quick.dialog)
  await keyboard.goTo(quick.addButton)
  await keyboard.press('Escape')
  await expect(quick.dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('from the start page to the placed order by keyboard alone', { tag: '@long' }, async ({ shop }) => {
  // The journey has many small steps, and each takes longer on a busy machine.
  test.slow()
  const { cart, checkout, keyboard, page, product, search } = shop
  const main = page.getByRole('main')

  await shop.open('')
  await keyboard.press('Tab')
  const skip = page.getByRole('link', { name: messages.common.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await keyboard.press('Enter')
  await expect(main).toBeFocused()
  await keyboard.press('Tab')
  await expect(main.getByRole('link').first()).toBeFocused()

  // Escape returns the focus to the opener.
  await keyboard.goBackTo(search.opener)
  await keyboard.press('Enter')
  await expect(search.field).toBeFocused()
  await expect(search.panel).toBeVisible()
  await keyboard.press('Escape')
  await expect(search.panel).toBeHidden()
  await expect(search.opener).toBeFocused()

  await keyboard.press('Space')
  await expect(search.field).toBeFocused()
  await keyboard.type('rain ja')
  await keyboard.follow(search.suggestion('rain jacket'))
  await expect(page).toHaveURL(/\/search\?q=rain(%20|\+)jacket/)
  await expect(search.panel).toBeHidden()
  await expect(main).toBeFocused()

  await keyboard.follow(main.getByRole('article').getByRole('link').first())
  await expect(product.name).toContainText(/jacket/i)
  await expect(main).toBeFocused()
  const colours = product.colours.getByRole('radio')
  await keyboard.goTo(colours.first())
  await keyboard.press('ArrowRight')
  await expect(colours.nth(1)).toBeChecked()
  await expect(colours.nth(1)).toBeFocused()
  await keyboard.goTo(product.sizes.getByRole('radio').first())
  await keyboard.press('Space')
  await expect(product.sizes.getByRole('radio').first()).toBeChecked()
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const inStock = await findSize(page.request, slug, await colours.nth(1).inputValue())
  for (let size = 1; !(await product.sizes.locator(`[value="${inStock}"]`).isChecked()); size += 1) {
    await keyboard.press('ArrowDown')
    await expect(product.sizes.getByRole('radio').nth(size)).toBeChecked()
  }

  await keyboard.goTo(product.addButton)
  await keyboard.press('Enter')
  await expect(cart.quantity).toHaveValue('1')
  await expect(cart.drawer.getByRole('heading', { name: messages.cart.title })).toBeFocused()
  await keyboard.isHeldBy(cart.drawer)
  await keyboard.press('Escape')
  await expect(cart.drawer).toBeHidden()
  await expect(product.addButton).toBeFocused()

  await keyboard.goBackTo(cart.badge)
  await keyboard.press('Enter')
  await keyboard.fill(cart.quantity, '3')
  await expect(cart.quantity).toHaveValue('3')
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(cart.quantity).toHaveValue('2')

  await keyboard.follow(cart.checkoutButton)
  await page.waitForURL(/\/checkout\//)
  for (const [field, text] of checkout.fields('ada@walker.example')) await keyboard.fill(field, text)
  await keyboard.follow(checkout.placeButton)
  await expect(checkout.orderNumber).toBeVisible()
})

test.describe('in a window of phone size', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every picture of a product scrolls into view with the focus', async ({ shop }) => {
    const { keyboard, page } = shop
    await shop.open('/search?q=jacket')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    const pictures = page.getByRole('region', { name: messages.product.gallery }).getByRole('button')
    await expect(pictures).toHaveCount(3)
    await keyboard.goTo(pictures.first())
    for (const picture of [pictures.nth(1), pictures.nth(2)]) {
      await keyboard.press('Tab')
      await expect(picture).toBeFocused()
      await expect(picture).toBeInViewport({ ratio: 0.98 })
    }
    await keyboard.press('Shift+Tab')
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.98 })
  })
})
