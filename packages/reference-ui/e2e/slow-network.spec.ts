import { messages } from '../src/messages/en.ts'
import { holdScripts, waitForTypeface, watchShifts } from './arrival.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('before its scripts load the page is readable and its links work, and loading them causes no layout shift', async ({
  shop,
}) => {
  const { page } = shop
  const release = await holdScripts(page)
  const shifts = await watchShifts(page)
  await page.goto('/us/en-us/search?q=hiking+socks', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('article').getByRole('link').first().tap()
  await expect(shop.product.addButton).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: messages.header.cart }).tap()
  await expect(page).toHaveURL(/\/checkout-cart$/)
  await page.goBack({ waitUntil: 'commit' })
  await expect(shop.product.addButton).toBeVisible()
  await waitForTypeface(page)
  const before = await shifts()
  expect(before.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0, 2)
  release()
  await page.waitForLoadState('networkidle')
  expect(await shifts()).toEqual([])
})

test('the delivery dates of a product arrive in the space that is kept for them', { tag: '@sizeless' }, async ({
  shop,
}) => {
  const { page } = shop
  // Tall enough for the dates, and for the parts below them, which would move.
  await page.setViewportSize({ width: 390, height: 1600 })
  const release = await holdScripts(page)
  const shifts = await watchShifts(page)
  await page.goto('/de/de-de/ford-rain-jacket')
  await waitForTypeface(page)
  await shifts()
  release()
  await expect(page.getByText(/^Standard \(DHL\)/)).toBeInViewport()
  await page.waitForLoadState('networkidle')
  const moved = (await shifts()).reduce((sum, shift) => sum + shift, 0)
  expect(moved).toBeLessThan(0.002)
})

test('a tap before the scripts have loaded is replayed once afterwards', async ({ shop }) => {
  const { page, cart, product } = shop
  await page.goto('/us/en-us/search?q=hiking+socks', { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const address = (await link.getAttribute('href')) ?? ''
  // The start script is inline, so `holdScripts` delays only the other scripts.
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const menu = page.getByRole('dialog', { name: messages.header.menu })
  const opener = page.getByRole('button', { name: messages.header.openMenu })
  // A user who gets no response taps again.
  await opener.tap()
  await opener.tap()
  await expect(menu).toBeHidden()
  release()
  await expect(menu).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(menu).toBeVisible()

  const added: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/store\/carts/.test(request.url())) added.push(request.url())
  })
  const releaseAgain = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await product.sizes.locator('label').filter({ hasNotText: messages.product.soldOut }).last().tap()
  const size = await product.sizes.getByRole('radio', { checked: true }).inputValue()
  await product.addButton.first().tap()
  await product.addButton.first().tap()
  releaseAgain()
  await expect(cart.quantity).toHaveValue('1')
  expect(await product.sizes.getByRole('radio', { checked: true }).inputValue()).toBe(size)
  await page.waitForLoadState('networkidle')
  await expect(cart.quantity).toHaveValue('1')
  expect(added).toHaveLength(1)
})

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('text typed into the search before the scripts have loaded is searched for afterwards', async ({ shop }) => {
    const { page } = shop
    const release = await holdScripts(page)
    await page.goto('/us/en-us', { waitUntil: 'domcontentloaded' })
    const field = page.getByRole('banner').getByRole('textbox', { name: messages.search.label })
    await field.pressSequentially('jacket')
    release()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /jacket/i })
        .first(),
    ).toBeVisible()
    await expect(field).toHaveValue('jacket')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=jacket$/)
  })
})
