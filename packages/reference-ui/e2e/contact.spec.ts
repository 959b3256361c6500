import type { Locator, Page } from '@playwright/test'
import { messages as consent } from '../src/messages/consent/en.ts'
import { messages as form } from '../src/messages/contactForm/en.ts'
import { messages } from '../src/messages/en.ts'
import { messages as portuguese } from '../src/messages/pt.ts'
import { goOnline } from './goOnline.ts'
import { expect, type Shop, test } from './shop.ts'

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))

const NUMBERS = [
  ['us/en-us', 'US', 'tel:+18005550199', /\+1 800 555 0199\s+MON-FRI 9AM - 6PM EST/],
  ['ie/en-ie', 'IE', 'tel:+448081570100', /\+44 808 157 0100\s+MON-FRI 9AM - 6PM EST/],
] as const

const launcherOf = (page: Page, name: string = messages.footer.contact) =>
  page.getByRole('link', { name, exact: true }).and(page.locator('[aria-haspopup="dialog"]'))
const dialogOf = (page: Page, name: string = messages.footer.contact) => page.getByRole('dialog', { name })

const write = async (place: Page | Locator) => {
  await place.getByLabel(form.name).fill('Ada Berg')
  await place.getByLabel(form.email).fill('ada@shop.example')
  await place.getByLabel(form.message).fill('When is the anorak back in M?')
}
const expectWritten = async (place: Page | Locator) => {
  await expect(place.getByLabel(form.name)).toHaveValue('Ada Berg')
  await expect(place.getByLabel(form.email)).toHaveValue('ada@shop.example')
  await expect(place.getByLabel(form.message)).toHaveValue('When is the anorak back in M?')
}
const send = (place: Page | Locator) => place.getByRole('button', { name: form.send }).click()
const answerQuestion = ({ page }: Shop) => page.getByRole('button', { name: consent.onlyNecessary }).click()

for (const [site, country, address, words] of NUMBERS) {
  test(`the phone number of ${site} is in the top bar, in the mobile menu and in an empty search result`, {
    annotation: claims('2.header.phone', '2.header.menu-phone', '2.search.help-phone', '2.search.help-hours'),
    tag: site === 'us/en-us' ? '@sizeless' : ['@sizeless', '@long'],
  }, async ({ shop }) => {
    const { page } = shop
    await page.context().setExtraHTTPHeaders({ 'x-country-override': country })
    const call = (place: Page | Locator) => place.getByRole('link', { name: /^Call us/ })
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await shop.open('/checkout-cart', site)
      const link = call(page.getByRole('banner'))
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveText(words, { useInnerText: true })
      const [box, bar] = [await link.boundingBox(), await page.getByRole('banner').boundingBox()]
      expect(box && bar && box.x >= 0 && box.x + box.width <= bar.width).toBe(true)
    }
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await shop.open('/checkout-cart', site)
      await page.getByRole('button', { name: messages.header.openMenu }).click()
      const link = call(page.getByRole('dialog', { name: messages.header.menu }))
      await link.scrollIntoViewIfNeeded()
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toBeVisible()
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await shop.open('/search?q=zzzzqqqq', site)
      const main = page.getByRole('main')
      await expect(call(main)).toHaveAttribute('href', address)
      await expect(main.getByText('Toll-free, MON-FRI 9AM - 6PM EST')).toBeVisible()
      const key = site === 'us/en-us' ? 'en' : 'en-gb'
      const formLink = main.getByRole('link', { name: /Responds in 24 hours/ })
      await expect(formLink).toHaveAttribute('href', `/${site}/contact/${key}`)
    }
  })
}

test('a message of the contact form is stored and confirmed, and another one can be written', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  const { page } = shop
  await shop.open('/search?q=zzzzqqqq')
  await answerQuestion(shop)
  await expect(launcherOf(page)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Responds in 24 hours/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: messages.footer.contact })).toBeVisible()
  // The contact page has no launcher, because it would cover the form and only open the same form again.
  await expect(launcherOf(page)).toHaveCount(0)
  await shop.isAccessible()
  await send(page)
  await expect(page.getByLabel(form.name)).toBeFocused()
  await write(page)
  const answer = page.waitForResponse(/\/api\/store\/contact-messages$/)
  await send(page)
  expect((await answer).status()).toBe(202)
  await expect(page.getByText(form.sent)).toBeVisible()
  await expect(page.getByText(form.sent).locator('..')).toBeFocused()
  await shop.isAccessible()
  await page.getByRole('button', { name: form.another }).click()
  await expect(page.getByLabel(form.name)).toBeFocused()
  await expect(page.getByLabel(form.message)).toHaveValue('')
})

test('without a network the form keeps its text, says so, and sends once when the network returns', {
  tag: '@sizeless',
}, async ({ shop, problems }) => {
  const { page } = shop
  await shop.open('/contact/en')
  await answerQuestion(shop)
  await write(page)
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await send(page)
  await expect(page.getByRole('alert').getByText(form.offline)).toBeVisible()
  await expectWritten(page)
  await goOnline(page)
  await send(page)
  await expect(page.getByText(form.sent)).toBeVisible()
})

for (const [status, words] of [
  [503, form.failed],
  [429, form.tooMany],
] as const) {
  test(`after a response of ${status} the form keeps its text, and a lost response stores the message once`, {
    tag: '@sizeless',
  }, async ({ shop, problems }) => {
    const { page } = shop
    const keys: (string | undefined)[] = []
    let isUp = false
    await page.route('**/api/store/contact-messages', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The shop stores the message, and its response is lost.
      const response = await route.fetch()
      await (isUp ? route.fulfill({ response }) : route.fulfill({ status, json: { status } }))
    })
    problems.expect(new RegExp(`status of ${status}`))
    await shop.open('/contact/en')
    await write(page)
    await send(page)
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
    await expectWritten(page)
    isUp = true
    await send(page)
    await expect(page.getByText(form.sent)).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })
}

test('each site has its form at its own address, and the address of another site redirects there', {
  annotation: claims('2.search.contact-form-language', '2.search.contact-form-en-eu', '2.search.contact-form-pt'),
  tag: '@sizeless',
}, async ({ shop, problems }) => {
  const { page } = shop
  problems.expect(/status of 404/)
  await page.goto('/us/en-us/contact/de')
  await expect(page).toHaveURL(/\/us\/en-us\/contact\/en$/)
  await page.goto('/pt/pt-pt/contact/en')
  await expect(page).toHaveURL(/\/pt\/pt-pt\/contact\/en-gb$/)
  await expect(page.getByRole('heading', { level: 1, name: portuguese.footer.contact })).toBeVisible()
  await expect(page.locator('[lang="en-GB"]').getByRole('form', { name: form.title })).toBeVisible()
  const alternate = page.locator('link[rel="alternate"][hreflang="fr-LU"]')
  await expect(alternate).toHaveAttribute('href', /\/lu\/fr-lu\/contact\/fr$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pt\/pt-pt\/contact\/en-gb$/)
  expect((await page.goto('/pt/pt-pt/contact/pt'))?.status()).toBe(404)
})

test('the launcher opens a dialog with hours, phone number and a form that stores a message', { tag: '@long' }, async ({
  shop,
}) => {
  const { page } = shop
  await shop.open('/service')
  await answerQuestion(shop)
  const launcher = launcherOf(page)
  await launcher.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+18005550199')
  await expect(dialog.getByText(/MON-FRI 9AM - 6PM EST/)).toBeVisible()
  await shop.isAccessible()
  await write(dialog)
  // Closing the dialog by mistake loses no text.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(launcher).toBeFocused()
  await launcher.click()
  await expectWritten(dialog)
  await send(dialog)
  await expect(dialog.getByText(form.sent)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(launcher).toBeFocused()
  await launcher.click()
  await expect(dialog.getByLabel(form.message)).toHaveValue('')
})

test('without a network the launcher says so when pressed, and opens when the network returns', {
  tag: '@sizeless',
}, async ({ shop, problems }) => {
  const { page } = shop
  await shop.open('/checkout-cart')
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/)
  await page.context().setOffline(true)
  await launcherOf(page).click()
  await expect(shop.toasts.said(messages.errors.network)).toBeVisible()
  await goOnline(page)
  await launcherOf(page).click()
  await expect(dialogOf(page)).toBeVisible()
})

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not drawn')
  return box
}

/** Returns whether two boxes do not overlap. */
const areApart = async (one: Locator, other: Locator) => {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('the launcher is 70 px higher below 1024 px, and covers neither the consent prompt, nor the buy bar, nor a message, nor a dialog', {
  annotation: claims('9.content.chat-launcher', '9.content.chat-launcher-when'),
  tag: ['@sizeless', '@long'],
}, async ({ shop, problems }) => {
  test.slow()
  const { page } = shop
  const launcher = launcherOf(page)
  const question = page.getByRole('region', { name: consent.label })
  const distances: number[] = []
  await shop.open('/search?q=jacket')
  const product = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  problems.expect(/ERR_FAILED|Failed to fetch/)
  for (const width of [390, 768, 1024, 1440]) {
    await page.context().clearCookies()
    await page.setViewportSize({ width, height: 844 })
    await shop.open(product?.replace('/us/en-us', '') ?? '')
    await expect(question).toBeVisible()
    await expect.poll(() => areApart(launcher, question), `question at ${width}`).toBe(true)
    expect(await launcher.evaluate(isOnTop)).toBe(true)
    await answerQuestion(shop)
    await expect(question).toBeHidden()
    await expect.poll(async () => (await boxOf(launcher)).y).toBeGreaterThan(600)
    const { y, height } = await boxOf(launcher)
    distances.push(844 - y - height)
    expect(height).toBeGreaterThanOrEqual(44)

    if (width < 768) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
      const bar = shop.product.addButton.last().locator('..')
      await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky')
      await expect.poll(() => areApart(launcher, bar), `buy bar at ${width}`).toBe(true)
    }

    await page.route('**/ContactDialog*', (route) => route.abort())
    await launcher.click()
    const message = shop.toasts.said(messages.errors.network)
    await message.hover()
    await expect.poll(() => areApart(launcher, shop.toasts.region), `message at ${width}`).toBe(true)
    await shop.toasts.dismiss()
    await page.unroute('**/ContactDialog*')

    await launcher.click()
    await expect(dialogOf(page)).toBeVisible()
    expect(await launcher.evaluate(isOnTop), `dialog at ${width}`).toBe(false)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  }
  const [phone, tablet, narrow, wide] = distances
  expect(narrow).toBe(wide)
  expect([phone, tablet]).toEqual([Number(wide) + 70, Number(wide) + 70])
})

test('at the end of a page no link of the footer stays hidden behind the launcher', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  const { page } = shop
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await shop.open('/service')
    if (width === 390) await answerQuestion(shop)
    for (const link of await page.getByRole('contentinfo').getByRole('link').filter({ visible: true }).all()) {
      // Scrolls as the browser does for a user who tabs to the link or scrolls to the end.
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      expect(await link.evaluate(isOnTop), `${await link.textContent()} at ${width}`).toBe(true)
    }
  }
})
