import { messages } from '../src/messages/en.ts'
import { testOf } from './changedShop.fixture.ts'
import { editContent } from './editedAnswers.ts'
import { editedShopPort } from './ports.ts'
import { expect } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))

const test = testOf(editedShopPort, editContent)
// One worker, because two would open the edited shop on the same port.
test.describe.configure({ mode: 'default' })

test('a picture of the mega menu appears without a link too', {
  tag: '@long',
  annotation: claims('2.header.mega-content'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/checkout-cart')
  const entry = page.getByRole('navigation', { name: messages.header.mainNavigation }).locator('> ul > li').first()
  await entry.locator('> a').press('Enter')
  const picture = entry.getByRole('img', { name: 'Two jackets' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => image.closest('a'))).toBeNull()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await shop.isAccessible()
})

test('the promotional bar shows every CSS colour of the editors, and the default only for an invalid one', {
  annotation: claims('2.header.promo-colours', '5.content.promo-text-colour', '9.content.promo-background'),
}, async ({ shop }) => {
  const { page } = shop
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open('/checkout-cart')
  const offers = page.getByRole('region', { name: messages.header.offers })
  const look = () =>
    offers.evaluate((bar) => {
      const [ground] = bar.querySelectorAll('rect')
      return [ground && getComputedStyle(ground).fill, getComputedStyle(bar).color]
    })
  const seen: unknown[] = []
  for (let message = 0; message < 5; message += 1) {
    seen.push(await look())
    await offers.getByRole('button', { name: messages.header.nextOffer }).click()
  }
  expect(seen).toEqual([
    ['rgb(255, 192, 203)', 'rgb(0, 0, 0)'],
    ['rgb(126, 126, 125)', 'rgb(255, 255, 255)'],
    ['rgb(0, 51, 102)', 'rgb(204, 214, 224)'],
    ['rgb(255, 255, 0)', 'rgb(255, 255, 255)'],
    ['rgb(255, 165, 0)', 'rgb(0, 0, 0)'],
  ])
})

test('the promotional bar keeps its height during hydration and while its messages change', {
  tag: '@long',
  annotation: claims('2.header.promo-rotates'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await shop.open('/checkout-cart')
  const offers = page.getByRole('region', { name: messages.header.offers })
  const shown = offers.getByRole('paragraph')
  const height = (await offers.boundingBox())?.height
  await offers.getByRole('button', { name: messages.header.nextOffer }).click()
  await page.getByRole('main').hover()
  await expect(shown).toHaveText(/^A message of so many words/, { timeout: 8000 })
  expect((await offers.boundingBox())?.height).toBe(height)
  expect(await page.evaluate(() => ('shifts' in window ? window.shifts : null))).toEqual([])
})

test('the footer shows three of its columns, and before the sign-in a link to the account is a button in any of them', {
  annotation: claims('2.footer.columns', '2.footer.account-links-signed-out', '2.footer.login-action-is-button'),
}, async ({ shop }) => {
  const { page, provider } = shop
  await shop.open('')
  const email = await provider.createAccount()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('group')).toHaveCount(3)
  await expect(footer.locator('a[href*="/account/"]')).toHaveCount(0)
  await footer.getByRole('button', { name: 'Saved clothing' }).click()
  await provider.signIn(email)
  await page.waitForURL(/\/us\/en-us\/account\/wishlist$/)
  await expect(footer.getByRole('link', { name: 'Saved clothing' })).toHaveAttribute(
    'href',
    '/us/en-us/account/wishlist',
  )
})

for (const site of ['de/de-de', 'fr/fr-fr']) {
  test(`with any navigation length the search pill keeps its input at 1024 px: ${site}`, {
    tag: '@long',
    annotation: claims('2.search.pill'),
  }, async ({ shop }) => {
    const { page } = shop
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.context().setExtraHTTPHeaders({ 'x-country-override': site.slice(0, 2).toUpperCase() })
    await shop.open('/checkout-cart', site)
    const input = page.getByRole('search').locator('input')
    await expect(input).toBeVisible()
    const pill = await page.getByRole('search').locator('form').boundingBox()
    expect(pill?.width).toBeGreaterThanOrEqual(128)
    const isWhole = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(isWhole).toBe(true)
  })
}
