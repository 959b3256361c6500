import { messages as compare } from '../src/messages/compare/en.ts'
import { messages as consent } from '../src/messages/consent/en.ts'
import { messages as memory } from '../src/messages/memory/en.ts'
import { expect, type Shop, test } from './shop.ts'

const cards = ({ page }: Shop) => page.getByRole('main').getByRole('article').getByRole('link')

const keys = ({ page }: Shop) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('memory:')))

const allow = async ({ page }: Shop, answer: string) => {
  await page.getByRole('region', { name: consent.label }).getByRole('button', { name: answer }).click()
}

const openCard = async (shop: Shop, index: number) => {
  await shop.open('/search?filter.category=jackets')
  await cards(shop).nth(index).click()
  await shop.product.addButton.waitFor()
  await expect(shop.page.getByRole('button', { name: memory.compare })).toBeVisible()
}

test('with consent the shop remembers size and seen products, and forgets them when the consent is withdrawn', {
  tag: '@long',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('')
  await allow(shop, consent.acceptAll)
  // The first filtered jackets may be for women or men; sizes are remembered by gender.
  await shop.open('/search?filter.category=jackets&filter.gender=women')
  await cards(shop).nth(0).click()
  await shop.product.addButton.waitFor()
  await expect(page.getByRole('button', { name: memory.compare })).toBeVisible()
  await shop.product.chooseSize()
  const size = await shop.product.sizes.getByRole('radio', { checked: true }).inputValue()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('memory:sizes'))).toContain(size)
  for (const index of [1, 2]) {
    await shop.open('/search?filter.category=jackets&filter.gender=women')
    await cards(shop).nth(index).click()
    await expect(page.getByRole('button', { name: memory.compare })).toBeVisible()
  }
  const hint = page.getByText(memory.lastSize(''))
  if (await hint.isVisible()) {
    await expect(shop.product.sizes.getByRole('radio', { checked: true })).toHaveValue(size)
    expect(new URL(page.url()).search).toBe('')
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const rail = page.getByRole('region', { name: memory.recentlyViewed })
  await expect(rail.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('region', { name: memory.outfit }).getByRole('article')).toHaveCount(3)
  // At the footer the buy bar would lie half behind the header, where axe cannot measure its button.
  await rail.scrollIntoViewIfNeeded()
  await shop.isAccessible()
  expect(await keys(shop)).toEqual(expect.arrayContaining(['memory:sizes', 'memory:seen']))

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: consent.onlyNecessary }).click()
  await expect.poll(() => keys(shop)).toEqual([])
  await expect(rail).toHaveCount(0)
})

test('two products of one type are compared in a table whose address can be shared', { tag: '@long' }, async ({
  shop,
}) => {
  const { page } = shop
  await shop.open('')
  await allow(shop, consent.acceptAll)
  await openCard(shop, 0)
  const first = await shop.product.name.innerText()
  await page.getByRole('button', { name: memory.compare }).click()
  await openCard(shop, 1)
  const second = await shop.product.name.innerText()
  await page.getByRole('button', { name: memory.compare }).click()
  await page.getByRole('link', { name: memory.showComparison(2) }).click()
  await expect(page).toHaveURL(/\/us\/en-us\/compare\?p=[a-z0-9-]+,[a-z0-9-]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  for (const name of [first, second]) await expect(page.getByRole('table')).toContainText(name)
  await expect(page.getByRole('rowheader', { name: compare.price })).toBeVisible()
  await shop.isAccessible()

  const shared = page.url()
  await page.evaluate(() => localStorage.clear())
  await page.goto(shared)
  await expect(page.getByRole('table')).toContainText(second)
  await page.getByRole('link', { name: `${compare.remove}: ${second}` }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page).toHaveURL(/\/compare\?p=[a-z0-9-]+$/)
})
