import { expect, test } from './shop.ts'

test('every style sheet declares the order of the layers first, so that no chunk changes the look: the button of the hero is readable', async ({
  shop,
}) => {
  await shop.open('')
  const orders = () =>
    shop.page.evaluate(() =>
      [...document.styleSheets].map((sheet) => {
        const [rule] = sheet.cssRules
        return rule instanceof CSSLayerStatementRule ? rule.nameList.join(' ') : String(rule?.cssText.slice(0, 80))
      }),
    )
  const order = 'reset tokens base parts pages'
  // All style sheets of the page are joined in one file.
  expect(await orders()).toEqual([order])
  const button = shop.page.getByRole('main').getByRole('link').first()
  const { color, background } = await button.evaluate((element) => {
    const style = getComputedStyle(element)
    return { color: style.color, background: style.backgroundColor }
  })
  expect(color).not.toBe(background)

  // The style sheets of a component load when it opens.
  await shop.page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(shop.page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
  const later = await orders()
  expect(later.length).toBeGreaterThan(1)
  expect(new Set(later)).toEqual(new Set([order]))
})

test('the links of the hero have a ground, so that no ridge of the landscape strikes through their text', async ({
  shop,
}) => {
  await shop.open('')
  const links = shop.page.getByRole('main').locator('section').first().getByRole('link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

/** Chromium of the tests has no dictionary of syllables, so only the rule is compared. */
test('the shortest words that a large text breaks get a hyphen: Wetter-parka, Beschrei-bung', async ({ shop }) => {
  await shop.open('')
  await expect(shop.page.locator('body')).toHaveCSS('hyphens', 'auto')
  await expect(shop.page.locator('body')).toHaveCSS('hyphenate-limit-chars', '11 5 4')
})

test('a style sheet that arrived bundled with others is not requested again by another page', { tag: '@long' }, async ({
  shop,
}) => {
  const requested: string[] = []
  shop.page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requested.push(new URL(request.url()).pathname)
  })
  await shop.open('/search?q=jacket')
  const joined = await shop.page
    .locator('link[rel="stylesheet"][disabled]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(joined.length).toBeGreaterThan(3)
  await shop.page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(shop.page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  expect(requested.length).toBeGreaterThan(1)
  expect(requested.filter((path) => joined.includes(path))).toEqual([])
})
