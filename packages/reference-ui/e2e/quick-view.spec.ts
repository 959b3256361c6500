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

/** Records in the page how long the dialog takes to show a picture after the press that opens it, in milliseconds. */
const measureOpening = (page: Page) =>
  page.evaluate(() => {
    const found: number[] = []
    let pressed = 0
    document.addEventListener('click', () => (pressed = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (pressed === 0 || document.querySelector('dialog[open] img') === null) return
      const since = pressed
      pressed = 0
      requestAnimationFrame(() => found.push(performance.now() - since))
    }).observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { openings: found })
  })

const openings = (page: Page) =>
  page.evaluate(() => ('openings' in window && Array.isArray(window.openings) ? window.openings.map(Number) : []))

/** Moves a finger down on the screen, from a point on. */
const swipeDown = async (page: Page, { x, y }: { readonly x: number; readonly y: number }) => {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', down: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + down }] })
  await touch('touchStart', 0)
  for (const down of [30, 60, 90, 120, 150]) await touch('touchMove', down)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
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
    // A swipe down on the head closes the sheet, and so does a tap on its close button.
    const heading = await dialog.getByRole('heading', { name }).first().boundingBox()
    await swipeDown(page, { x: width / 2, y: heading?.y ?? 0 })
    await expect(dialog).toHaveCount(0)
    // The browser drops a tap that follows a swipe at once.
    await expect(async () => {
      await opener.tap()
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    await dialog.getByRole('button', { name: messages.common.close }).tap()
    await expect(dialog).toHaveCount(0)
    await opener.tap()
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

test('the quick view sends one request, from the moment when its button is reached', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname)
  })
  await shop.open('/search?q=rain+jacket')
  // The first input loads the store, which sends requests of its own.
  await page.keyboard.press('Shift')
  let count = -1
  const isQuiet = () => {
    const isSame = count === requests.length
    count = requests.length
    return isSame
  }
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true)
  const before = requests.length
  const quick = new QuickView(page)
  const opener = quick.opener(page.getByRole('main').getByRole('article').nth(1))
  await opener.focus()
  await expect.poll(() => requests.slice(before)).toEqual([expect.stringContaining('/api/catalogue/products/')])
  for (let opening = 0; opening < 2; opening += 1) {
    await opener.press('Enter')
    await expect(quick.addButton).toBeVisible()
    await expect(quick.dialog.getByRole('link', { name: /reviews?$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(quick.dialog).toHaveCount(0)
  }
  expect(requests.slice(before)).toHaveLength(1)
})

// Only a machine without other work shows whether the quick view is fast.
test('the quick view shows the picture of its card within 100 ms @long', async ({ shop, isMobile }) => {
  const { page } = shop
  const { quick, opener } = await cardOf(shop, isMobile)
  await measureOpening(page)
  for (let opening = 0; opening < 3; opening += 1) {
    await opener.click()
    await expect(quick.addButton).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(quick.dialog).toHaveCount(0)
  }
  expect(Math.min(...(await openings(page)))).toBeLessThan(100)
})

test('the heart of a quick view asks a visitor to log in, and the focus returns to it', {
  tag: '@long',
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
  tag: ['@sizeless', '@long'],
}, async ({ shop, problems, isMobile }) => {
  const { page } = shop
  let isDown = true
  const { promise: isAnswering, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/catalogue\/products\/[^/]+/, async (route) => {
    await isAnswering
    return isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  const { card, name, quick, opener } = await cardOf(shop, isMobile)
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

test('going back leaves the page and closes the quick view', { tag: ['@sizeless', '@long'] }, async ({
  shop,
  isMobile,
}) => {
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

test('the quick view links to the product in the chosen variant', { tag: ['@sizeless', '@long'] }, async ({
  shop,
  isMobile,
}) => {
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
