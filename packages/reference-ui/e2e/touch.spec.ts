import { messages, spelling } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('by thumb alone: the menu to its third level, a filter, a size, the quantity, and back from the checkout', {
  tag: '@long',
}, async ({ shop }) => {
  const { page, cart, product } = shop
  const main = page.getByRole('main')
  await shop.open('')
  await page.getByRole('button', { name: messages.header.openMenu }).tap()
  const menu = page.getByRole('dialog', { name: messages.header.menu })
  await menu.getByRole('button', { name: 'Women' }).tap()
  await menu.getByRole('button', { name: 'Jackets', exact: true }).tap()
  await menu.getByRole('link', { name: 'Rain jackets', exact: true }).tap()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/rain jackets/i)
  await expect(menu).toBeHidden()

  const found = main.getByRole('article')
  const all = await found.count()
  await main.getByRole('button', { name: messages.search.filters }).tap()
  const filters = page.getByRole('dialog', { name: messages.search.filters })
  // Each facet is closed at first.
  await filters.getByText(spelling['en-US'].product.colour, { exact: true }).first().tap()
  const colour = filters.getByRole('group', { name: spelling['en-US'].product.colour }).locator('label').first()
  await colour.tap()
  await expect(colour.getByRole('checkbox')).toBeChecked()
  await expect(page).toHaveURL(/filter\.\w+=/)
  await filters.getByRole('button', { name: /^Show \d+ products?$/ }).tap()
  await expect(filters).toBeHidden()
  await expect(main.getByRole('button', { name: `${messages.search.filters} (1)` })).toBeVisible()
  await expect.poll(() => found.count()).toBeLessThan(all)

  await main.getByRole('article').getByRole('link').first().tap()
  await product.addButton.waitFor()
  // Choose a size with enough stock for several items.
  for (const size of await product.sizes.locator('label').filter({ hasNotText: messages.product.soldOut }).all()) {
    await size.tap()
    if (await product.column.getByText(/Remaining/).isHidden()) break
  }
  await product.addButton.first().tap()
  await expect(cart.quantity).toHaveValue('1')
  // A tap opens the native list of the phone.
  await cart.quantityButton.tap()
  await cart.drawer.getByRole('option', { name: '3' }).tap()
  await expect(cart.quantity).toHaveValue('3')
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(3))
  await cart.checkoutButton.tap()
  await page.waitForURL(/\/checkout\//)
  await page.goBack()
  await expect(cart.badge).toHaveAccessibleName(messages.header.cartWithCount(3))
  if (!(await cart.drawer.isVisible())) await cart.badge.tap()
  await expect(cart.quantity).toHaveValue('3')
  await expect(cart.checkoutButton).toBeEnabled()
  await cart.checkoutButton.tap()
  await page.waitForURL(/\/checkout\//)
})

test('the buy bar of a product ends the page without touching the content above it', async ({ shop }) => {
  const { page, product } = shop
  await shop.open('/search?q=jacket')
  await page.getByRole('main').getByRole('article').getByRole('link').first().tap()
  await product.addButton.first().waitFor()
  const name = await product.name.innerText()
  const rail = page.getByRole('main').getByRole('region', { name: messages.product.alsoViewed })
  const bar = page.getByRole('main').getByRole('region', { name }).last()
  // While the page scrolls, the browser lays out further sections, which moves the end of the page. So scroll again
  // until the check succeeds.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const above = await rail.boundingBox()
    const box = await bar.boundingBox()
    expect(box?.height).toBeLessThan(120)
    expect((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(40)
  }).toPass()
})

test('the columns of a footer that is still off screen collapse at once, so it does not exceed its reserved space', async ({
  shop,
}) => {
  const { page } = shop
  // Measures a footer link that is off screen, as a contrast checker does. The measurement forces a layout of the
  // footer before its columns collapse.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('footer a')?.getBoundingClientRect())
  })
  await shop.open('')
  const heights = await page.getByRole('contentinfo').evaluate((footer) => {
    const kept = footer.getBoundingClientRect().height
    footer.style.contentVisibility = 'visible'
    return { kept, own: footer.getBoundingClientRect().height }
  })
  expect(heights.own).toBeLessThanOrEqual(heights.kept)
})

test('a menu entry with only an action runs it: it opens the search', {
  annotation: { type: 'spec', description: '3.content.menu-entry' },
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('')
  await page.getByRole('button', { name: messages.header.openMenu }).tap()
  const menu = page.getByRole('dialog', { name: messages.header.menu })
  await expect(menu.getByRole('link', { name: 'Sale', exact: true })).toHaveAttribute('href', /filter\.on_sale=1/)
  await menu.getByRole('navigation').getByRole('button', { name: 'Search', exact: true }).tap()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('textbox', { name: messages.search.label })).toBeFocused()
  await shop.isAccessible()
})

test('the buttons of the promotional bar are 44 px for thumbs, and none overlaps another', async ({ shop }) => {
  const { page } = shop
  await shop.open('/checkout-cart')
  const offers = page.getByRole('region', { name: messages.header.offers })
  const { previousOffer, pauseOffers, nextOffer } = messages.header
  const boxes = await Promise.all(
    [previousOffer, pauseOffers, nextOffer].map((name) => offers.getByRole('button', { name }).boundingBox()),
  )
  for (const box of boxes) expect([box?.width, box?.height]).toEqual([44, 44])
  const [, pause, next] = boxes.map((box, index) => (box?.x ?? 0) - (boxes[index - 1]?.x ?? 0))
  expect([pause, next]).toEqual([44, 44])
  const shown = offers.getByRole('paragraph')
  const first = await shown.innerText()
  await offers.getByRole('button', { name: nextOffer }).tap()
  await expect(shown).not.toHaveText(first)
})
