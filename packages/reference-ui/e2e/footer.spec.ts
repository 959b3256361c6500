import { messages } from '../src/messages/en.ts'
import { expect, type Shop, test } from './shop.ts'

const footer = ({ page }: Shop) => page.getByRole('contentinfo')
const newsletter = (shop: Shop) => footer(shop).getByRole('region', { name: messages.footer.newsletterTitle })

test('on a phone the columns are closed folds that a press opens; on a desktop all links are there', {
  annotation: { type: 'spec', description: '2.footer.collapsible' },
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open('/checkout-cart')
  const folds = footer(shop).getByRole('group')
  const columns = await folds.count()
  expect(columns).toBeGreaterThan(1)
  for (let column = 0; column < columns; column += 1) {
    const item = folds.nth(column).getByRole('listitem').first()
    await expect(item).toBeHidden()
    await folds.nth(column).getByRole('heading').click()
    await expect(item).toBeVisible()
  }
  await shop.isAccessible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/checkout-cart')
  for (const item of await folds.getByRole('listitem').all()) await expect(item).toBeVisible()
})

test('from 768 to 1023 px the desktop form of the newsletter goes with the mobile menu', {
  annotation: { type: 'spec', description: '2.newsletter.tablet' },
}, async ({ shop }) => {
  const { page } = shop
  for (const [width, variant, isMobileMenu] of [
    [767, 'mobile', true],
    [768, 'desktop', true],
    [900, 'desktop', true],
    [1023, 'desktop', true],
    [1024, 'desktop', false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await shop.open('/checkout-cart')
    const menu = page.getByRole('banner').getByRole('button', { name: messages.header.openMenu })
    await expect(menu).toBeVisible({ visible: isMobileMenu })
    await newsletter(shop).getByRole('button', { name: messages.footer.signMeUp }).click()
    await expect(newsletter(shop).getByRole('form')).toHaveAttribute('data-variant', variant)
    await expect(newsletter(shop).getByRole('textbox')).toBeFocused()
  }
})

test('a link of the footer leads to its part of the service page, right below the header', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('/checkout-cart')
  for (const part of ['Returns', 'Shipping']) {
    await footer(shop).getByRole('link', { name: part }).click()
    const heading = page.getByRole('main').getByRole('heading', { name: part, exact: true })
    const header = page.getByRole('banner')
    await expect
      .poll(async () => {
        const [top, bottom] = [await heading.boundingBox(), await header.boundingBox()]
        const distance = top && bottom ? top.y - bottom.y - bottom.height : Number.NaN
        return distance > 0 && distance < 64
      })
      .toBe(true)
  }
})
