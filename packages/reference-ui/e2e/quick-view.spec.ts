import type { Locator, Page } from '@playwright/test'
import { messages } from '../src/messages/en.ts'
import { QuickView } from './pages/QuickView.ts'
import { expect, type Shop, test } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))

const cardOf = async (shop: Shop, isMobile: boolean) => {
  await shop.open('/search?q=rain+jacket')
  const card = shop.page.getByRole('main').getByRole('article').nth(1)
  // With a mouse, the button appears only while the pointer is over the card.
  if (!isMobile) await card.hover()
  const quick = new QuickView(shop.page)
  const name = await card.getByRole('heading').innerText()
  return { card, name, quick, opener: quick.opener(card) }
}

const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-scroll-lock'))

/**
 * Returns whether the button receives presses in a square of 44 px around its middle. Tests the middle of each edge of
 * that square.
 */
const isWithinReach = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const at = [
      [x - 21, y],
      [x + 21, y],
      [x, y - 21],
      [x, y + 21],
    ] as const
    return at.every(([across, down]) => element.contains(document.elementFromPoint(across, down)))
  })

test('a shopper opens the quick view, chooses and adds without leaving the list, and the focus returns to the card', {
  annotation: claims('3.product.state', '4.overlay.exclusive', '2.cart.opens-after-add'),
}, async ({ shop, isMobile }) => {
  const { cart, page } = shop
  const { card, name, quick, opener } = await cardOf(shop, isMobile)
  const address = page.url()
  await expect(opener).toHaveCSS('opacity', '1')
  expect(await isWithinReach(opener)).toBe(true)
  await opener.click()
  const { dialog } = quick
  await expect(dialog).toHaveAccessibleName(name)
  await expect(dialog.getByRole('heading', { name })).toBeFocused()
  await expect(dialog.getByRole('region', { name: messages.product.gallery }).locator('img').first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: /reviews?( yet)?$/ })).toBeVisible()
  expect(page.url()).toBe(address)
  await shop.isAccessible()
  if (isMobile) {
    const box = await dialog.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, height])
    // The button stays visible at every scroll position.
    await expect(quick.addButton).toBeInViewport({ ratio: 1 })
  }

  // Without a size the button moves the focus to the sizes.
  await quick.addButton.click()
  await expect(dialog.getByText(messages.product.sizeNeeded)).toBeVisible()
  await quick.chooseSize()
  await quick.addButton.click()
  await expect(cart.quantity).toHaveValue('1')
  await expect(cart.drawer.getByRole('link', { name })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(cart.drawer.getByRole('heading', { name: messages.cart.title })).toBeFocused()
  await cart.close()
  await expect(opener).toBeFocused()
  await expect.poll(() => isLocked(page)).toBe(false)

  // By now the code of the cart drawer has loaded, so the drawer already opens while the quick view is still closing.
  await opener.press('Enter')
  await quick.chooseSize()
  await quick.addButton.click()
  await expect(cart.quantity).toHaveValue('2')
  await expect(dialog).toHaveCount(0)
  await cart.close()
  await expect(opener).toBeFocused()
  await expect.poll(() => isLocked(page)).toBe(false)
  expect(page.url()).toBe(address)
  await expect(card).toBeInViewport()
})

test('the heart of a quick view asks a visitor to log in, and the focus returns to it', {
  annotation: claims('4.overlay.exclusive'),
}, async ({ shop, isMobile }) => {
  const { page } = shop
  const { quick, opener } = await cardOf(shop, isMobile)
  await opener.click()
  await quick.heart.click()
  const login = page.getByRole('dialog', { name: messages.login.title })
  await expect(login).toBeVisible()
  await shop.isAccessible()
  await login.getByRole('button', { name: messages.common.close }).click()
  await expect(login).toBeHidden()
  await expect(quick.dialog).toBeVisible()
  await expect(quick.heart).toBeFocused()
  expect(await isLocked(page)).toBe(true)
  // A press outside closes the quick view as Escape does.
  await page.mouse.click(4, 4)
  await expect(quick.dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect.poll(() => isLocked(page)).toBe(false)
})

test('the quick view shows the data of the card at once, reports a product that fails to load, and retries', {
  tag: '@sizeless',
}, async ({ shop, problems, isMobile }) => {
  const { page } = shop
  const { card, name, quick, opener } = await cardOf(shop, isMobile)
  let isDown = true
  const { promise: isAnswering, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/catalogue\/products\/[^/]+/, async (route) => {
    await isAnswering
    return isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  problems.expect(/Failed to load resource.* 503/)
  // The page preloads the product on hover, and logs the failed request in the console as a StoreError.
  problems.expect(/^StoreError/)
  await opener.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText(messages.common.loading)).toBeAttached()
  const price = await card.getByText('$').first().innerText()
  await expect(dialog.getByText(price).first()).toBeVisible()
  await expect(dialog.locator('img').first()).toBeVisible()
  await shop.isAccessible()
  answer()
  await expect(dialog.getByRole('alert')).toContainText(messages.errors.network)
  await expect(dialog.getByText(price).first()).toBeVisible()
  await shop.isAccessible()
  isDown = false
  await dialog.getByRole('button', { name: messages.common.retry }).click()
  await expect(quick.addButton).toBeVisible()
  // The retry button has disappeared, and the focus stays in the dialog.
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('going back leaves the page and closes the quick view', { tag: '@sizeless' }, async ({ shop, isMobile }) => {
  const { page } = shop
  await shop.open('')
  await shop.open('/search?q=rain+jacket')
  const card = page.getByRole('main').getByRole('article').first()
  if (!isMobile) await card.hover()
  const quick = new QuickView(page)
  await quick.opener(card).click()
  await expect(quick.addButton).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/us\/en-us$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => isLocked(page)).toBe(false)
})

test('the quick view links to the product in the chosen variant', { tag: '@sizeless' }, async ({ shop, isMobile }) => {
  const { page, product } = shop
  const { name, quick, opener } = await cardOf(shop, isMobile)
  await opener.click()
  await quick.addButton.waitFor()
  await quick.chooseSize()
  await quick.dialog.getByRole('link', { name: quick.words.fullDetails }).click()
  await expect(product.name).toHaveText(name)
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await expect(product.sizes.locator(':checked')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
