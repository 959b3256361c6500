import { sites } from '@cairn/core'
import { messages } from '../src/messages/en.ts'
import { holdScripts, waitForTypeface } from './arrival.ts'
import { Country } from './pages/Country.ts'
import { expect, type Shop, test } from './shop.ts'

test('Enter after a typing mistake finds the corrected term', { tag: ['@sizeless', '@long'] }, async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('pnats')
  await shop.search.submit()
  await expect(shop.page).toHaveURL(/\/search\?q=pants&from=pnats$/)
  const main = shop.page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main).toContainText(messages.search.correctedFrom('pnats'))
})

test('"yellw" is suggested as yellow while typing, and the yellow products appear in yellow', async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('yellw')
  const entry = shop.search.panel.getByRole('link', { name: 'yellow', exact: true })
  await expect(entry).toBeVisible()
  await expect(entry.locator('b')).toHaveText('yellow')
  await expect(shop.search.panel.locator('img[src*="/gorse/"]').first()).toBeVisible()
  await entry.click()
  await expect(shop.page).toHaveURL(/\/us\/en-us\/search\?q=yellow$/)
  const main = shop.page.getByRole('main')
  await expect(main.getByRole('article').nth(11)).toBeVisible()
  const products = await main.getByRole('article').count()
  await expect(main.getByRole('article').filter({ has: shop.page.locator('img[src*="/gorse/"]') })).toHaveCount(
    products,
  )
  await shop.isAccessible()
})

test('a corrected search says so, and the shopper can insist on the typed term', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  const main = shop.page.getByRole('main')
  await shop.open('/search?q=jaket')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.search.resultsFor('jacket'))
  await expect(shop.page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/us\/en-us\/search$/)
  await main.getByRole('link', { name: messages.search.searchInstead('jaket') }).click()
  await expect(shop.page).toHaveURL(/\/search\?q=jaket&exact=1$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.search.emptyTitle('jaket'))
  await shop.page.goBack()
  await expect(main).toContainText(messages.search.correctedFrom('jaket'))
})

test('a British shopper who types pants finds trousers', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.page.goto('/gb/en-gb/search?q=pants')
  const names = await shop.page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !name.endsWith('Trousers'))).toEqual([])
})

test('a term with a redirect opens its page', { tag: ['@sizeless', '@long'] }, async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('sale')
  await shop.search.submit()
  await expect(shop.page).toHaveURL(/\/us\/en-us\/search\?filter\.on_sale=1$/)
})

test('nonsense shows the empty result with its hints', { tag: '@long' }, async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('xqzwvk')
  await expect(shop.search.panel).toContainText(`We're sorry, we couldn't find results for "xqzwvk".`)
  await shop.isAccessible()
})

test('an unknown address has a page of its own', { tag: '@sizeless' }, async ({ shop, problems }) => {
  problems.expect(/status of 404/)
  const answer = await shop.page.goto('/us/en-us/no-such-thing')
  expect(answer?.status()).toBe(404)
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await shop.isAccessible()
})

test('the next page of a list starts at its top, and going back restores the scroll position', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('/search?filter.category=jackets')
  const results = page.getByRole('region', { name: messages.search.products })
  const pages = page.getByRole('navigation', { name: messages.common.pages })
  const announcer = page.locator('#announcer')
  const left = await pages.evaluate((links) => {
    links.scrollIntoView({ block: 'center' })
    return scrollY
  })
  await pages.getByRole('link', { name: messages.common.next }).press('Enter')
  await expect(page).toHaveURL(/&page=2$/)
  await expect(page).toHaveTitle(/ – Page 2 of \d+ – Cairn$/)
  await expect(announcer).toHaveText(/^Page 2 of \d+$/)
  await expect(results).toBeFocused()
  await expect(results.getByRole('article').first()).toBeInViewport()
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')

  await page.goBack()
  await expect(announcer).toHaveText(/^Page 1 of \d+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)

  // Choosing a filter or a sort order does not scroll the page.
  const sort = page.getByRole('combobox', { name: messages.search.sort })
  await sort.focus()
  await sort.selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(announcer).toHaveText('')
})

test('all 20 sites respond in their language', { tag: '@sizeless' }, async ({ request }) => {
  expect(sites).toHaveLength(20)
  for (const { prefix, hreflang } of sites) {
    const answer = await request.get(`/${prefix}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`<html lang="${hreflang}">`)
  }
})

test('a filter in the address has a chip that removes it', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.open('/search?q=jacket&filter.gender=women')
  const chip = shop.page.getByRole('button', { name: 'Remove: Women' })
  await expect(chip).toBeVisible()
  const narrowed = await shop.page.getByRole('status').filter({ hasText: /\d/ }).first().innerText()
  await chip.click()
  await expect(shop.page).toHaveURL(/\/search\?q=jacket$/)
  await expect(chip).toBeHidden()
  await expect(shop.page.getByRole('status').filter({ hasText: /\d/ }).first()).not.toHaveText(narrowed)
})

test('from 1024 px the top sellers of the home page link to the shown variant, after hydration', {
  tag: '@sizeless',
  annotation: ['2.routes.variant-on-desktop-top-sellers', '2.routes.variant-only-there'].map((description) => ({
    type: 'spec',
    description,
  })),
}, async ({ shop }) => {
  const { page, product } = shop
  await page.setViewportSize({ width: 1024, height: 800 })
  const release = await holdScripts(page)
  await page.goto('/us/en-us')
  const links = page.getByRole('region', { name: messages.home.topSellers }).getByRole('article').getByRole('link')
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const plain = await addresses()
  expect(plain.length).toBe(8)
  expect(plain.filter((address) => address.includes('?'))).toEqual([])
  await links.first().scrollIntoViewIfNeeded()
  await waitForTypeface(page)
  const places = () => links.evaluateAll((all) => all.map((link) => link.closest('article')?.getBoundingClientRect()))
  const before = await places()
  release()
  await expect.poll(async () => (await addresses()).every((address) => /\?variant=\d+$/.test(address))).toBe(true)
  expect((await addresses()).map((address) => address.replace(/\?.*/, ''))).toEqual(plain)
  expect(await places()).toEqual(before)

  await page.setViewportSize({ width: 1023, height: 800 })
  await expect.poll(addresses).toEqual(plain)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect.poll(async () => (await addresses())[0]).toContain('?variant=')
  const variant = (await addresses())[0]?.split('=').at(-1)
  await links.first().click()
  await product.addButton.waitFor()
  await expect(page).toHaveURL(new RegExp(`\\?variant=${variant}$`))
  await expect(product.sizes.locator(':checked')).toHaveCount(1)
})

const chip = ({ page }: Shop, label: string | RegExp) =>
  page.getByRole('button', { name: typeof label === 'string' ? `Remove: ${label}` : label })

test('words that name filters become chips, which survive a reload, a product and Back, and can be removed', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('')
  await shop.search.open()
  await shop.search.type('warm waterproof jacket under 300')
  await shop.search.submit()
  await expect(page).toHaveURL(/\/search\?q=jacket&warmth=4&warmth=5&waterproofness=10000&price\.high=300$/)
  const chips = ['Warm', 'Very warm', 'Waterproof from 10,000 mm', 'Up to $300'].map((label) => chip(shop, label))
  for (const each of chips) await expect(each).toBeVisible()
  await page.reload()
  for (const each of chips) await expect(each).toBeVisible()
  const last = page.getByRole('main').getByRole('article').last().getByRole('link').first()
  await page.evaluate(() => scrollBy(0, 200))
  // The pointer scrolls to the link as the click does, which must not scroll on.
  await last.hover()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await expect(shop.product.name).toBeVisible()
  await page.goBack()
  await expect(chips[3] ?? page.locator('none')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await chip(shop, 'Waterproof from 10,000 mm').click()
  await expect(page).toHaveURL(/\/search\?q=jacket&warmth=4&warmth=5&price\.high=300$/)
  await expect(chip(shop, 'Waterproof from 10,000 mm')).toBeHidden()
})

test('the price has two fields and ready ranges, and explains a wrong order', { tag: '@sizeless' }, async ({
  shop,
}) => {
  const { page } = shop
  await shop.open('/search?q=jacket')
  const filters = page.getByRole('complementary', { name: messages.search.filters })
  await filters.locator('summary').filter({ hasText: 'Price' }).click()
  const price = filters.getByRole('group', { name: 'Price' })
  await expect(price.getByRole('link')).toHaveCount(3)
  const highest = price.getByLabel(/^Highest/)
  await price.getByLabel(/^Lowest/).fill('300')
  await highest.fill('200')
  await highest.press('Enter')
  await expect(highest).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/\/search\?q=jacket$/)
  await shop.isAccessible()
  await highest.fill('350')
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/\/search\?q=jacket&price\.low=300&price\.high=350$/)
  await expect(chip(shop, /^Remove: \$300/)).toBeVisible()
  await price.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/search\?q=jacket&price\.high=\d+$/)
  await expect(price.getByLabel(/^Lowest/)).toHaveValue('')
})

test('another site keeps the filters of a search, and drops the price in another currency', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  await shop.open('/search?q=jacket&color=moss&waterproofness=10000&price.high=450')
  const country = new Country(shop.page)
  await country.openSelector()
  await country.selector.getByRole('link', { name: /^Germany/ }).click()
  await expect(shop.page).toHaveURL(/\/de\/de-de\/search\?color=moss&waterproofness=10000$/)
})

test('a card in a list has a heart and its rating, and shows a second picture on hover', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  await shop.open('/search?rating=4')
  const card = shop.page.getByRole('main').getByRole('article').first()
  await expect(card).toContainText(/★ [45]\.\d \(\d+\)/)
  await expect(card.getByRole('button', { name: /^Add to Wish List, / })).toBeVisible()
  await expect(card.locator('img')).toHaveCount(1)
  await card.hover()
  await expect(card.locator('img')).toHaveCount(2)
  await expect(card.locator('img').last()).toHaveAttribute('src', /\/back-400\.webp$/)
  await shop.isAccessible()
})
