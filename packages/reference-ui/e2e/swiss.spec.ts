import type { Page } from '@playwright/test'
import { messages } from '../src/messages/de.ts'
import { messages as overProduct } from '../src/messages/product/de.ts'
import { spelt } from '../src/messages/spelt.ts'
import { Cart } from './pages/Cart.ts'
import { Product } from './pages/Product.ts'
import { expect, type Shop, test } from './shop.ts'

const words = spelt(messages, 'de-CH')
const SITE = 'ch/de-ch'

/**
 * Returns every text with an ß on the page and in its head. It skips reviews, which keep their spelling, and scripts,
 * which contain the reviews too.
 */
const written = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof Element)) return []
    for (const part of copy.querySelectorAll('#reviews, script')) part.remove()
    return copy.outerHTML.match(/.{0,30}ß.{0,30}/g) ?? []
  })

const expectNone = async ({ page }: Shop) => expect(await written(page)).toEqual([])

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-country-override': 'CH' }))

test('no page in Switzerland contains an ß, and those in Germany do', { tag: '@sizeless' }, async ({ request }) => {
  const read = async (site: string, path: string) => (await request.get(`/${site}${path}`)).text()
  const paths = [
    '',
    '/search',
    '/search?filter.category=pants',
    '/service',
    '/checkout-cart',
    '/sign-up',
    '/no-such-page',
  ]
  for (const path of paths) expect([path, (await read(SITE, path)).match(/.{0,30}ß.{0,30}/g)]).toEqual([path, null])
  expect(await read('de/de-de', '/search')).toContain('Größe')
  expect(await read(SITE, '/search')).toContain('Grösse')
})

test('a Swiss shopper searches for Velohosen and reads ss from the home page to the order', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  const { page } = shop
  const [product, cart] = [new Product(page, words), new Cart(page, words)]
  await shop.open('', SITE)
  await expectNone(shop)
  await shop.open('/search?q=velohosen', SITE)
  await expectNone(shop)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await product.chooseSize()
  await expectNone(shop)

  await page.getByRole('button', { name: words.product.sizeGuide }).first().click()
  await expect(page.getByRole('dialog')).toContainText(spelt(overProduct, 'de-CH').howLegs)
  await expectNone(shop)
  await page.keyboard.press('Escape')

  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await expectNone(shop)
  await cart.checkoutButton.click()
  await expect(page.getByLabel('Strasse und Hausnummer')).toBeVisible()
  await expect(page.getByLabel('Kanton')).toBeHidden()
  await expectNone(shop)
})

test('the sign-in has the Swiss spelling too', { tag: '@sizeless' }, async ({ shop }) => {
  await shop.open('', SITE)
  await shop.page.getByRole('banner').getByRole('link', { name: words.header.signIn }).click()
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'de-CH')
  await expectNone(shop)
})
