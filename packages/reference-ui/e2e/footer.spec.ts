import { LEGAL_PAGES } from '../src/legal/legalPages.ts'
import { messages } from '../src/messages/en.ts'
import { expect, type Shop, test } from './shop.ts'

const footer = ({ page }: Shop) => page.getByRole('contentinfo')
const newsletter = (shop: Shop) => footer(shop).getByRole('region', { name: messages.footer.newsletterTitle })

test('on a phone the columns are closed disclosures that a press opens; on a desktop all links are visible', {
  annotation: { type: 'spec', description: '2.footer.collapsible' },
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open('/checkout-cart')
  const accordion = footer(shop).getByRole('group')
  const columns = await accordion.count()
  expect(columns).toBeGreaterThan(1)
  for (let column = 0; column < columns; column += 1) {
    const item = accordion.nth(column).getByRole('listitem').first()
    await expect(item).toBeHidden()
    await accordion.nth(column).getByRole('heading').click()
    await expect(item).toBeVisible()
  }
  // The header stays at the upper edge and may cover half a link of the footer, which axe counts as a small target.
  await page.evaluate(() => scrollTo(0, 0))
  await shop.isAccessible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await shop.open('/checkout-cart')
  for (const item of await accordion.getByRole('listitem').all()) await expect(item).toBeVisible()
})

test('the columns of the footer are disclosures up to 767 px and open from 768 px', {
  annotation: { type: 'spec', description: '2.footer.collapsible' },
}, async ({ shop }) => {
  const { page } = shop
  for (const [width, isOpen] of [
    [767, false],
    [768, true],
    [767, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    if (page.url() === 'about:blank') await shop.open('/checkout-cart')
    const columns = footer(shop).locator('details')
    for (const column of await columns.all()) {
      await expect(column).toHaveJSProperty('open', isOpen)
      await expect(column.getByRole('listitem').first()).toBeVisible({ visible: isOpen })
    }
    expect(await columns.count()).toBeGreaterThan(0)
  }
})

test('the social icons stand beside the first row of the small links, also when long texts need a second row', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const prefix of ['us/en-us', 'de/de-de']) {
    await page.goto(`/${prefix}/legal/terms`)
    const middleOf = async (name: string) => {
      const box = await footer(shop).getByRole('link', { name }).boundingBox()
      return box === null ? Number.NaN : box.y + box.height / 2
    }
    expect(Math.abs((await middleOf('Cairn')) - (await middleOf('Instagram'))), prefix).toBeLessThanOrEqual(2)
  }
})

for (const prefix of ['us/en-us', 'de/de-de']) {
  test(`the pages about the company at /${prefix} are accessible`, { tag: ['@sizeless', '@long'] }, async ({
    shop,
  }) => {
    for (const page of LEGAL_PAGES) {
      await shop.page.goto(`/${prefix}/legal/${page}`)
      await shop.isAccessible()
    }
  })
}

test('a newsletter form that does not load shows an error, and its button is there again with the focus', async ({
  shop,
  problems,
}) => {
  const { page } = shop
  problems.expect(/ERR_FAILED|Failed to fetch/)
  await page.route('**/NewsletterForm*', (route) => route.abort())
  await shop.open('/checkout-cart')
  const button = newsletter(shop).getByRole('button', { name: messages.footer.signMeUp })
  await button.click()
  await expect(shop.toasts.said(messages.errors.network)).toBeVisible()
  await expect(button).toBeFocused()
  await page.unroute('**/NewsletterForm*')
  await button.click()
  await expect(newsletter(shop).getByRole('textbox')).toBeFocused()
})

test('from 768 to 1023 px the desktop form of the newsletter appears together with the mobile menu', {
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

test('the open newsletter form follows the width of the window and keeps its text', {
  annotation: { type: 'spec', description: '2.newsletter.two-forms' },
}, async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1024, height: 900 })
  await shop.open('/checkout-cart')
  const part = newsletter(shop)
  await part.getByRole('button', { name: messages.footer.signMeUp }).click()
  const form = part.getByRole('form')
  const field = part.getByRole('textbox')
  await field.fill('ada@walker.example')
  const isInARow = async () => {
    const [left, right] = [await field.boundingBox(), await part.getByRole('button').boundingBox()]
    return left !== null && right !== null && right.x > left.x && right.y < left.y + left.height
  }
  for (const [width, variant, inARow] of [
    [768, 'desktop', true],
    [767, 'mobile', false],
    [390, 'mobile', false],
    [768, 'desktop', true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(form).toHaveAttribute('data-variant', variant)
    // The page above the footer may still move between the measurements of the two boxes.
    await expect.poll(isInARow).toBe(inARow)
    await expect(field).toHaveValue('ada@walker.example')
    await expect(field).toBeFocused()
  }
})

test('the footer has three columns, whose account links are buttons until the sign-in', {
  tag: '@long',
  annotation: ['2.footer.columns', '2.footer.account-links-signed-out', '2.footer.account-links-signed-in'].map(
    (description) => ({ type: 'spec', description }),
  ),
}, async ({ shop }) => {
  const { page, provider } = shop
  await shop.open('')
  const email = await provider.createAccount()
  await page.reload()
  await shop.open('')
  await expect(footer(shop).getByRole('group')).toHaveCount(3)
  const pages = ['My account', 'Order history', 'Wish list']
  for (const name of pages) await expect(footer(shop).getByRole('button', { name })).toBeVisible()
  await expect(footer(shop).locator('a[href*="/account/"]')).toHaveCount(0)
  await footer(shop).getByRole('button', { name: 'Order history' }).click()
  await provider.signIn(email)
  await page.waitForURL(/\/us\/en-us\/account\/orderhistory$/)
  for (const name of pages) await expect(footer(shop).getByRole('link', { name })).toBeVisible()
  await expect(footer(shop).getByRole('button', { name: /account|order|wish/i })).toHaveCount(0)
})

test('a link of the footer scrolls to its section of the service page, right below the header', {
  tag: '@sizeless',
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('/checkout-cart')
  for (const part of ['Returns', 'Shipping']) {
    await footer(shop).getByRole('link', { name: part, exact: true }).click()
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
