import { sites } from '@cairn/core'
import { messages } from '../src/messages/en.ts'
import { expect, test } from './shop.ts'

test('Enter with a typing mistake is corrected', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('pnats')
  await shop.search.submit()
  await expect(shop.page).toHaveURL(/\/search\?q=pants$/)
  await expect(shop.page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a British shopper who types pants finds trousers', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.page.goto('/gb/en-gb/search?q=pants')
  const names = await shop.page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !name.endsWith('Trousers'))).toEqual([])
})

test('a term with a redirect leads to its page', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('sale')
  await shop.search.submit()
  await expect(shop.page).toHaveURL(/\/us\/en-us\/search\?filter\.on_sale=1$/)
})

test('nonsense shows the empty view with its hints', async ({ shop }) => {
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

test('the next page of a list is read from its top, and the way back leads to where one was', {
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

  // What narrows or sorts moves nobody
  const sort = page.getByRole('combobox', { name: messages.search.sort })
  await sort.focus()
  await sort.selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(announcer).toHaveText('')
})

test('all 20 sites answer in their language', { tag: '@sizeless' }, async ({ request }) => {
  expect(sites).toHaveLength(20)
  for (const { prefix, hreflang } of sites) {
    const answer = await request.get(`/${prefix}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`<html lang="${hreflang}">`)
  }
})
