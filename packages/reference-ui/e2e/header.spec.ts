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

test('at 1024 px the search icon is in a pill, at 1023 px it has none', {
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
  await expect(page.getByRole('search').locator('input')).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(shop.search.opener).toBeVisible()
  await expect(page.getByRole('search').locator('input')).toBeHidden()
})

const LANGUAGES = ['us/en-us', 'de/de-de', 'fr/fr-fr', 'it/it-it', 'es/es-es', 'pt/pt-pt'] as const

/**
 * Returns the faults of the header bar: parts that leave the window or overlap the next part, and a search placeholder
 * that does not fit.
 */
const faultsOfBar = (header: Element): readonly string[] => {
  const parts = [
    ...header.querySelectorAll(
      '[class*="bar"] > a, nav > ul > li, search form, [class*="tools"] > *, [class*="tools"] > span > *',
    ),
  ].filter((part) => part.getClientRects().length > 0 && getComputedStyle(part).display !== 'contents')
  const boxes = parts.map((part) => ({
    name: part.textContent || part.localName,
    ...part.getBoundingClientRect().toJSON(),
  }))
  const [input] = header.querySelectorAll('search input')
  const canvas = document.createElement('canvas').getContext('2d')
  const faults: string[] = []
  if (!(input instanceof HTMLInputElement) || canvas === null || input.clientWidth === 0) return ['no input']
  const { font, paddingInlineEnd } = getComputedStyle(input)
  canvas.font = font
  const room = input.clientWidth - Number.parseFloat(paddingInlineEnd)
  if (canvas.measureText(input.placeholder).width > room) faults.push(`"${input.placeholder}" is cut`)
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1]
    if (box.right > innerWidth) faults.push(`${box.name} leaves the window`)
    if (next && next.left < box.right - 0.5) faults.push(`${box.name} lies over ${next.name}`)
  }
  return faults
}

test('from 1024 to 1280 px the pill keeps its input in six languages, and nothing in the bar is clipped or overlaps', {
  tag: '@long',
  annotation: claims('2.search.pill', '9.header.height'),
}, async ({ shop }) => {
  const { page } = shop
  for (const site of LANGUAGES) {
    await page.context().setExtraHTTPHeaders({ 'x-country-override': site.slice(0, 2).toUpperCase() })
    await shop.open('/checkout-cart', site)
    for (const width of [1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await banner(page).evaluate(faultsOfBar), `${site} at ${width} px`).toEqual([])
      expect.soft((await boxOf(page.getByRole('search').locator('form').locator('xpath=../../..'))).height).toBe(56)
    }
  }
})

test('at 1024 px the search panel has two columns, at 1023 px one', {
  annotation: claims('2.search.two-columns'),
}, async ({ shop }) => {
  const { page, search } = shop
  await shop.open('/checkout-cart')
  const columns = () =>
    search.panel
      .locator('ul:has(h3)')
      .evaluateAll((lists) => new Set(lists.map((list) => list.getBoundingClientRect().x)).size)
  const parts = () =>
    search.panel
      .locator('h2')
      .evaluateAll((headings) => new Set(headings.map((heading) => heading.getBoundingClientRect().x)).size)
  for (const [width, count] of [
    [768, 1],
    [1023, 1],
    [1024, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await search.open()
    await expect(search.panel.locator('ul:has(h3)')).toHaveCount(2)
    expect.soft([await parts(), await columns()], `${width}`).toEqual([count, count])
    await page.keyboard.press('Escape')
  }
})

test('only the entry of the open menu has an orange line', {
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

  // With forced colours, the line under the open entry still contrasts with the background of the header.
  await page.emulateMedia({ forcedColors: 'active' })
  const below = await banner(page).evaluate((head) => getComputedStyle(head).backgroundColor)
  const [line] = (await lines()).filter(({ isDrawn }) => isDrawn)
  expect(line?.colour).not.toBe(below)
})

const megaMenu = (page: Page) => {
  const entry = banner(page).getByRole('navigation', { name: words.mainNavigation }).locator('a[aria-expanded]').first()
  return {
    entry,
    panel: banner(page).locator('[data-sheet]'),
    /** The layer that darkens the page under an open panel of the header. */
    dimmed: page.locator('body > [aria-hidden="true"]'),
  }
}

test('a mobile-only link of a mega menu is in the mobile menu, and not in the mega menu', {
  tag: '@long',
  annotation: claims('2.header.mega-mobile-only'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/checkout-cart')
  const { panel } = megaMenu(page)
  const navigation = banner(page).getByRole('navigation', { name: words.mainNavigation })
  await navigation.getByRole('button', { name: 'Activities' }).press('Enter')
  const ofRunning = panel.locator(
    'a[href*="?filter.activity=running&filter.category="], a[href*="filter.activity=running&filter.on_sale="]',
  )
  await expect(ofRunning.first()).toBeVisible()
  const shared = await ofRunning.allInnerTexts()
  expect(shared).not.toContain('Sale')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: words.openMenu }).click()
  const menu = page.getByRole('dialog', { name: words.menu })
  await menu.getByRole('button', { name: 'Activities' }).click()
  await menu.getByRole('button', { name: 'Running' }).click()
  const links = menu.getByRole('navigation', { name: 'Running' }).getByRole('link')
  await expect(links).toHaveText([messages.header.all('Running'), ...shared, 'Sale'])
  await links.last().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Running: Sale')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a window that becomes narrow closes the open mega menu and removes the scrim', {
  annotation: claims('3.product.state', '4.overlay.crossing-closes'),
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1024, height: 800 })
  await shop.open('/checkout-cart')
  const { entry, panel, dimmed } = megaMenu(page)
  await entry.press('Enter')
  await expect(panel).toBeVisible()
  await expect(dimmed).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(dimmed).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toHaveCount(0)
})

for (const [country, site] of [
  ['US', 'us/en-us'],
  ['DE', 'de/de-de'],
] as const) {
  test(`on the narrowest desktop the six columns of a menu leave room for its picture, and its title has one line: ${site}`, async ({
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

const offersOf = (page: Page) => page.getByRole('region', { name: words.offers })

test('with reduced motion every message of the bar is reachable by buttons that move nothing else', {
  tag: '@long',
  annotation: claims('2.header.promo-rotates'),
}, async ({ shop }) => {
  const { page } = shop
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const offers = offersOf(page)
  const next = offers.getByRole('button', { name: words.nextOffer })
  const previous = offers.getByRole('button', { name: words.previousOffer })
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await shop.open('/checkout-cart')
    await expect(offers.getByRole('button', { name: words.pauseOffers })).toBeHidden()
    const place = async () => [(await boxOf(offers)).height, (await boxOf(next)).x, (await boxOf(next)).y]
    const placeAtFirst = await place()
    const shown = offers.getByRole('paragraph')
    const seen = [await shown.innerText()]
    for (let press = 0; press < 2; press += 1) {
      await next.click()
      seen.push(await shown.innerText())
      expect.soft(await place(), `${width}`).toEqual(placeAtFirst)
    }
    expect(new Set(seen).size).toBe(3)
    await previous.click()
    expect(await shown.innerText()).toBe(seen[1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('each message of the bar fades into the next', { annotation: claims('2.header.promo-fade') }, async ({ shop }) => {
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
        }).observe(element, { childList: true, subtree: true })
      }),
  )
  expect(keyframes).toContain('opacity')
})

/** Expects the header's parts that every visitor sees. In a small window, some of them are in the menu. */
const expectParts = async (
  page: Page,
  { isWide, ways }: { isWide: boolean; ways: readonly (readonly ['link' | 'button', string])[] },
) => {
  await expect(page.getByRole('region', { name: words.offers })).toBeVisible()
  const head = banner(page)
  await expect(head.getByRole('button', { name: search.title })).toBeVisible()
  await expect(head.getByRole('link', { name: words.cart })).toBeVisible()
  if (!isWide) {
    // The narrow header has one link to the account: the wish list of a visitor, or the account of a customer.
    const isCustomer = ways.some(([, name]) => name === words.myAccount)
    await expect(head.getByRole('link', { name: words.wishlist })).toBeVisible({ visible: !isCustomer })
    await expect(head.getByRole('link', { name: words.signIn })).toBeHidden()
    await expect(head.getByRole('link', { name: words.myAccount })).toBeVisible({ visible: isCustomer })
    await head.getByRole('button', { name: words.openMenu }).click()
  }
  const place = isWide ? head : page.getByRole('dialog', { name: words.menu })
  const navigation = place.getByRole('navigation', { name: words.mainNavigation })
  await expect(navigation).toBeVisible()
  const opener = isWide ? navigation.locator('a[aria-expanded]') : navigation.getByRole('button')
  await expect(opener.first()).toBeVisible()
  await expect(place.getByRole('button', { name: words.chooseCountry('') })).toBeVisible()
  for (const [role, name] of ways) await expect(place.getByRole(role, { name }).first()).toBeVisible()
  if (isWide) await expect(page.getByRole('search').getByPlaceholder(search.placeholder)).toBeVisible()
  else await page.getByRole('button', { name: words.closeMenu }).click()
}

test('the header has all its elements, for visitors and customers, on wide and small windows', {
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

for (const [width, enabled] of [
  [1440, false],
  [390, true],
] as const) {
  test(`at ${width} px screen readers find one button in the closed search, and a field in the open one`, {
    annotation: claims('2.search.input-disabled'),
  }, async ({ shop }) => {
    await shop.page.setViewportSize({ width, height: 900 })
    await shop.open('/checkout-cart')
    const form = shop.page.getByRole('search')
    await expect(form.getByPlaceholder(search.placeholder)).toBeEnabled({ enabled })
    await expect(form).toMatchAriaSnapshot(`
      - search:
        - /children: equal
        - button "${search.title}"
    `)
    await form.getByRole('button', { name: search.title }).click()
    await expect(form.getByRole('textbox', { name: search.label })).toBeFocused()
  })
}
