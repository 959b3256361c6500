import { sites } from '@cairn/core'
import { expect, test } from './shop.ts'

test('Enter with a typing mistake is corrected', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.open('')
  await shop.search.open()
  await shop.search.type('pnats')
  await shop.search.submit()
  await expect(shop.page).toHaveURL(/\/search\?q=pants$/)
  await expect(shop.page.getByRole('main').getByRole('article').first()).toBeVisible()
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

test('all 20 sites answer in their language', { tag: '@sizeless' }, async ({ request }) => {
  expect(sites).toHaveLength(20)
  for (const { prefix, hreflang } of sites) {
    const answer = await request.get(`/${prefix}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`<html lang="${hreflang}">`)
  }
})
