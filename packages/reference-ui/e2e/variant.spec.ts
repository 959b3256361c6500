import { expect, test } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))

test('an address without a valid variant of the product gets the shown one, without a history entry', {
  tag: ['@sizeless', '@long'],
  annotation: claims('2.routes.variant-honoured'),
}, async ({ shop }) => {
  const { page, product } = shop
  await shop.open('/search?q=jacket')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.addButton.waitFor()
  await product.chooseSize()
  const named = () => new URL(page.url()).searchParams.get('variant')
  await expect.poll(named).toMatch(/^\d+$/)
  const path = new URL(page.url()).pathname.replace('/us/en-us', '')

  await shop.open('')
  const length = await page.evaluate(() => history.length)
  await shop.open(`${path}?from=letter&variant=none&utm_source=a`)
  await expect.poll(named).toMatch(/^\d+$/)
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()]).toEqual(['from', 'variant', 'utm_source'])
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  const chosen = product.sizes.locator('label').filter({ has: page.locator(':checked') })
  const size = await chosen.innerText()
  const address = page.url()
  await page.reload()
  await product.addButton.waitFor()
  expect(await chosen.innerText()).toBe(size)
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL(/\/us\/en-us\/?$/)
})
