import { LEGAL_PAGES } from '../src/legal/legalPages.ts'
import { messages as facets } from '../src/messages/facets/en.ts'
import { expect, test } from './shop.ts'

test.use({ javaScriptEnabled: false })

test('without a script pages are readable, links work, and the cart link leads to the cart page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/us/en-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL(/\/checkout-cart$/)
})

test('without a script the launcher leads to the contact page, which shows the phone number and says what the form needs', {
  tag: '@sizeless',
}, async ({ page }) => {
  await page.goto('/us/en-us')
  await page.getByRole('link', { name: 'Contact us', exact: true }).last().click()
  await expect(page).toHaveURL(/\/us\/en-us\/contact\/en$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+18005550199')
  await expect(main).toContainText('This part of the shop needs JavaScript.', { useInnerText: true })
})

test('without a script an empty search shows its next steps, with the styles of its own chunk', {
  tag: '@sizeless',
}, async ({ page }) => {
  await page.goto('/us/en-us/search?q=xqzwvk')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call us/ })).toBeVisible()
  await expect(main.getByRole('list').filter({ has: page.getByRole('link', { name: 'merino' }) })).toHaveCSS(
    'display',
    'flex',
  )
})

test('without a script the price fields narrow the results, and an empty result offers products', {
  tag: '@sizeless',
}, async ({ page }) => {
  await page.goto('/us/en-us/search?q=jacket')
  const main = page.getByRole('main')
  const summary = main.locator('summary').filter({ hasText: 'Price' })
  await summary.click()
  const price = main.getByRole('group', { name: 'Price' })
  await price.getByLabel(/^Highest/).fill('200')
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/price\.high=200/)
  await summary.click()
  await expect(price.getByLabel(/^Highest/)).toHaveValue('200')
  await price.getByLabel(/^Lowest/).fill('99,90')
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/price\.low=99/)
  await summary.click()
  await expect(price.getByLabel(/^Lowest/)).toHaveValue('99.9')
  await price.getByLabel(/^Lowest/).fill('1e9')
  await price.getByRole('button').click()
  await expect(price.getByLabel(/^Lowest/)).toHaveValue('1e9')
  await expect(price.getByText(facets.malformed)).toBeVisible()
  await page.goto('/us/en-us/search?q=xqzwvk')
  await expect(main.getByRole('region', { name: 'Top Sellers' }).getByRole('article')).toHaveCount(8)
})

test("the server's HTML contains the results, and each links to its product", {
  annotation: ['2.routes.search', '2.routes.product'].map((description) => ({ type: 'spec', description })),
  tag: '@sizeless',
}, async ({ page }) => {
  await page.goto('/us/en-us/search?q=jacket')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "jacket"')
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
  expect(names.filter((name) => /jacket/i.test(name)).length).toBeGreaterThan(6)
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const address = await link.getAttribute('href')
  const name = await link.innerText()
  expect(address).toMatch(/^\/us\/en-us\/[a-z0-9-]+$/)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

for (const [prefix, notice] of [
  ['us/en-us', /^This is a demo shop\./],
  ['de/de-de', /^Dies ist ein Demo-Shop\./],
] as const) {
  test(`without a script the footer at /${prefix} leads to each page about the company`, {
    tag: ['@sizeless', '@long'],
  }, async ({ page }) => {
    await page.goto(`/${prefix}`)
    const links = page.getByRole('contentinfo').locator(`a[href^="/${prefix}/legal/"]`)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.map((address) => address.split('/').at(-1))).toEqual(LEGAL_PAGES)
    for (const address of addresses) {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect(main.getByText(notice)).toBeVisible()
      const anchors = await main
        .getByRole('navigation')
        .locator('a[href^="#"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(anchors.length).toBeGreaterThan(2)
      for (const anchor of anchors) await expect(main.locator(anchor)).toBeVisible()
    }
  })
}

for (const path of ['dashboard', 'orderhistory', 'order', 'wishlist', 'profile', 'password', 'pro-program']) {
  test(`the account says at /${path} that it needs a script, and does not appear to load for ever`, {
    tag: '@sizeless',
  }, async ({ page }) => {
    await page.goto(`/us/en-us/account/${path}`)
    const main = page.getByRole('main')
    // By default Playwright does not read the text in a noscript element.
    await expect(main).toContainText('This part of the shop needs JavaScript.', { useInnerText: true })
    await expect(main.getByRole('status')).toHaveCount(0)
  })
}

test('without a script the journal on the home page leads to a story, which leads to products', {
  tag: '@sizeless',
}, async ({ page }) => {
  await page.goto('/us/en-us')
  const story = page.getByRole('main').getByRole('article').filter({ hasText: 'Three days of rain on the coast path' })
  // The picture, the title and the text lie below each other: each source of a picture was once a row of the grid.
  const places = await story.locator('img, h3, p').evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }),
  )
  expect(places).toHaveLength(3)
  for (const [at, { top }] of places.entries())
    if (at > 0) expect(top).toBeGreaterThanOrEqual(places[at - 1]?.bottom ?? Number.POSITIVE_INFINITY)
  await story.getByRole('link').click()
  await expect(page).toHaveURL(/\/us\/en-us\/stories\/rain-on-the-coast$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three days of rain on the coast path')
  await page.getByRole('article').getByRole('link', { name: 'Rain jackets' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
