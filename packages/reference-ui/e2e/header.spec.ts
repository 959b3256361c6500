import type { Locator, Page } from '@playwright/test'
import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))
const { header: words, search } = messages

const banner = (page: Page) => page.getByRole('banner')
const bar = (page: Page) => banner(page).getByRole('link', { name: 'Cairn' }).locator('..')

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not drawn')
  return box
}

test('the header bar is 56 px high at every width', { annotation: claims('9.header.height') }, async ({ shop }) => {
  await shop.open('/checkout-cart')
  for (const width of [390, 1023, 1024, 1440]) {
    await shop.page.setViewportSize({ width, height: 800 })
    expect.soft((await boxOf(bar(shop.page))).height, `${width}`).toBe(56)
  }
})

test('one property moves the header, its panels and the anchors', {
  annotation: claims('9.header.height-variable'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open('')
  await page.evaluate(() => document.documentElement.style.setProperty('--header', '80px'))
  await page.evaluate(() => {
    document.querySelector('footer')?.setAttribute('id', 'far')
    location.hash = 'far'
  })
  await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0)
  await expect.poll(async () => (await boxOf(page.locator('#far'))).y).toBeGreaterThanOrEqual(80)
  await shop.search.open()
  await expect.poll(async () => Math.abs((await boxOf(shop.search.panel)).y - 80)).toBeLessThanOrEqual(1)
})

test('at 1024 px the search icon lies in a pill, at 1023 px it stands alone', {
  annotation: claims('2.search.pill'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1024, height: 800 })
  await shop.open('/checkout-cart')
  const pill = page.getByRole('search').locator('form')
  const [outer, icon] = [await boxOf(pill), await boxOf(shop.search.opener)]
  expect(icon.x).toBeGreaterThanOrEqual(outer.x)
  expect(icon.x + icon.width).toBeLessThanOrEqual(outer.x + outer.width)
  const radius = await pill.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius))
  expect(radius).toBeGreaterThanOrEqual(outer.height / 2)
  await expect(shop.search.field).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(shop.search.opener).toBeVisible()
  await expect(page.getByRole('search').locator('input')).toBeHidden()
})

test('the entry whose menu is open has an orange line, and no other', {
  annotation: claims('2.header.nav-underline'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/checkout-cart')
  const entries = banner(page).getByRole('navigation', { name: words.mainNavigation }).locator('> ul > li > a')
  expect(await entries.count()).toBeGreaterThan(1)
  const entry = entries.nth(1)
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  const lines = () =>
    entries.evaluateAll((links) =>
      links.map((link) => {
        const { scale, backgroundColor, blockSize } = getComputedStyle(link, '::after')
        return { isDrawn: scale === '1' && Number.parseFloat(blockSize) > 0, colour: backgroundColor }
      }),
    )
  await expect.poll(async () => (await lines()).map(({ isDrawn }) => isDrawn).indexOf(true)).toBe(1)
  const drawn = (await lines()).filter(({ isDrawn }) => isDrawn)
  expect(drawn).toEqual([{ isDrawn: true, colour: 'rgb(245, 130, 32)' }])

  // In colours of the visitor's own the line is still told from what lies below it.
  await page.emulateMedia({ forcedColors: 'active' })
  const below = await banner(page).evaluate((head) => getComputedStyle(head).backgroundColor)
  const [line] = (await lines()).filter(({ isDrawn }) => isDrawn)
  expect(line?.colour).not.toBe(below)
})

for (const [country, site] of [
  ['US', 'us/en-us'],
  ['DE', 'de/de-de'],
] as const) {
  test(`on the narrowest desktop the six columns of a menu leave its picture room, and its title one line: ${site}`, async ({
    shop,
  }) => {
    const { page } = shop
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.context().setExtraHTTPHeaders({ 'x-country-override': country })
    await shop.open('/checkout-cart', site)
    await banner(page).getByRole('navigation').locator('> ul > li > a').first().press('Enter')
    const columns = page.locator('[data-columns="6"]')
    const picture = columns.locator('a:has(img)')
    await expect.poll(async () => (await boxOf(picture.locator('img'))).width).toBeGreaterThanOrEqual(190)
    const lines = await picture.locator('b').evaluate((title) => {
      const words = document.createRange()
      words.selectNodeContents(title.firstChild ?? title)
      return words.getClientRects().length
    })
    expect(lines).toBe(1)
    const isWhole = await columns.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    expect(isWhole).toBe(true)
  })
}

test('one message of the bar fades into the next', { annotation: claims('2.header.promo-fade') }, async ({ shop }) => {
  const { page } = shop
  await shop.open('/checkout-cart')
  const offers = page.getByRole('region', { name: words.offers })
  const keyframes = await offers.evaluate(
    (element) =>
      new Promise<readonly string[]>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect()
          const [fade] = element.querySelector('p')?.getAnimations() ?? []
          const { effect } = fade ?? {}
          resolve(effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [])
        }).observe(element, { childList: true })
      }),
  )
  expect(keyframes).toContain('opacity')
})

/** What stands in the header of everybody, and in the menu of a small window. */
const expectParts = async (
  page: Page,
  { isWide, ways }: { isWide: boolean; ways: readonly (readonly ['link' | 'button', string])[] },
) => {
  await expect(page.getByRole('region', { name: words.offers })).toBeVisible()
  const head = banner(page)
  await expect(head.getByRole('button', { name: search.title })).toBeVisible()
  await expect(head.getByRole('link', { name: words.cart })).toBeVisible()
  if (!isWide) await head.getByRole('button', { name: words.openMenu }).click()
  const place = isWide ? head : page.getByRole('dialog', { name: words.menu })
  const navigation = place.getByRole('navigation', { name: words.mainNavigation })
  await expect(navigation).toBeVisible()
  const opener = isWide ? navigation.locator('a[aria-expanded]') : navigation.getByRole('button')
  await expect(opener.first()).toBeVisible()
  await expect(place.getByRole('button', { name: words.chooseCountry('') })).toBeVisible()
  for (const [role, name] of ways) await expect(place.getByRole(role, { name }).first()).toBeVisible()
  if (isWide) await expect(page.getByRole('search').getByRole('textbox')).toBeVisible()
  else await page.getByRole('button', { name: words.closeMenu }).click()
}

test('the header has all its parts, for visitors and customers, on wide and small windows', {
  annotation: claims('1.header.parts'),
}, async ({ shop }) => {
  const { page } = shop
  const wide = { width: 1440, height: 900 }
  const small = { width: 390, height: 844 }
  await page.setViewportSize(wide)
  await shop.open('/checkout-cart')
  await expectParts(page, {
    isWide: true,
    ways: [
      ['link', words.signIn],
      ['link', words.signUp],
    ],
  })
  await page.setViewportSize(small)
  await expectParts(page, {
    isWide: false,
    ways: [
      ['button', words.signIn],
      ['link', words.signUp],
    ],
  })
  const email = await shop.provider.createAccount()
  await page.setViewportSize(wide)
  await shop.signInLink.click()
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await expectParts(page, {
    isWide: true,
    ways: [
      ['button', words.signOut],
      ['link', words.myAccount],
    ],
  })
  await page.setViewportSize(small)
  await expectParts(page, {
    isWide: false,
    ways: [
      ['button', words.signOut],
      ['link', words.myAccount],
    ],
  })
})
