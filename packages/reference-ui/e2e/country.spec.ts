import { messages as germanConsent } from '../src/messages/consent/de.ts'
import { messages as consentMessages } from '../src/messages/consent/en.ts'
import { messages as germanSwitch } from '../src/messages/countrySwitch/de.ts'
import { messages as switching } from '../src/messages/countrySwitch/en.ts'
import { messages as german } from '../src/messages/de.ts'
import { messages as frenchDelivery } from '../src/messages/delivery/fr.ts'
import { messages } from '../src/messages/en.ts'
import { messages as french } from '../src/messages/fr.ts'
import { Cart } from './pages/Cart.ts'
import { Country } from './pages/Country.ts'
import { Product } from './pages/Product.ts'
import { expect, type Shop, test } from './shop.ts'

const DOLLAR_PRICE = /\$\d/
const EURO_PRICE = /\d,\d{2}\s€/

const claims = (...ids: readonly string[]) => ids.map((description) => ({ type: 'spec', description }))

const cookieNames = async ({ page }: Shop) => (await page.context().cookies()).map(({ name }) => name)

const readStorage = ({ page }: Shop, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Sets a cookie of the search service, as its script would. */
const trackSearch = (shop: Shop) =>
  shop.page.context().addCookies([{ name: 'ssCartProducts', value: 'CN0101', url: new URL('/', shop.page.url()).href }])

const openFirstProduct = async (shop: Shop, term: string, prefix = 'us/en-us') => {
  await shop.open(`/search?q=${term}`, prefix)
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
}

test('the country selector changes language, currency and prices and keeps the page; the cart stays in its store', {
  tag: '@sizeless',
}, async ({ shop }) => {
  await openFirstProduct(shop, 'beanie')
  await shop.product.chooseSize()
  await expect(shop.product.column).toContainText(DOLLAR_PRICE)
  await expect(shop.product.column).toContainText('Plus tax at checkout')
  const path = new URL(shop.page.url()).pathname.replace('/us/en-us', '')
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  // The US store ships only within the United States and shows no shipping estimate.
  await expect(shop.cart.shippingCountry).toBeDisabled()
  await expect(shop.cart.shippingCountry).toHaveValue('US')
  await expect(shop.cart.shipping).toHaveText(messages.cart.shippingAtCheckout)
  await expect(shop.cart.total).toHaveText(await shop.cart.subtotal.innerText())
  await shop.cart.close()
  await trackSearch(shop)
  expect(await cookieNames(shop)).toEqual(expect.arrayContaining(['bc_cartId', 'bc_cartId_US', 'ssCartProducts']))

  const country = new Country(shop.page)
  await country.openSelector()
  await shop.isAccessible()
  await expect(country.selector.getByRole('link', { name: /^United States/ })).toHaveCount(0)
  await country.selector.getByRole('link', { name: /^Germany/ }).click()
  await expect(shop.page.getByRole('heading', { name: switching.soldThere })).toBeVisible()
  await shop.isAccessible()
  await country.answerLeaving(switching.leave)
  await expect(shop.page).toHaveURL(new RegExp(`/de/de-de${path}$`))
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'de-DE')
  const product = new Product(shop.page, german)
  await expect(product.column).toContainText(EURO_PRICE)
  await expect(product.column).toContainText(german.product.taxIncluded)
  await expect(product.column).not.toContainText('$')

  // A visitor who seems to be in the United States, but has chosen Germany, gets no country prompt.
  const here = new Country(shop.page, german)
  await shop.isAccessible()

  const cart = new Cart(shop.page, german)
  await expect(cart.badge).toHaveAccessibleName(german.header.cart)
  const names = await cookieNames(shop)
  for (const gone of ['bc_cartId', 'bc_cartId_US', 'ssCartProducts']) expect(names).not.toContain(gone)
  expect(await readStorage(shop, 'user_checkout_locale')).not.toBe('en_US')

  await product.chooseSize()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await expect(cart.subtotal).toHaveText(EURO_PRICE)
  await expect(cart.shippingCountry).toHaveValue('DE')
  await expect(cart.shipping).toHaveText(german.cart.free)
  expect(await cookieNames(shop)).toContain('bc_cartId_EU')

  await shop.open('', 'de/de-de')
  await expect(cart.badge).toHaveAccessibleName(german.header.cartWithCount(1))
  await expect(here.question).toBeHidden()
})

test('the shopper takes the list along to another store, and the shop adds it anew once', { tag: '@long' }, async ({
  shop,
}) => {
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'DE' })
  await shop.open('/search?q=beanie')
  await new Country(shop.page).stay('UNITED STATES')
  await shop.page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.close()
  const country = new Country(shop.page)
  await country.choose('Germany')
  const dialog = shop.page.getByRole('dialog', { name: switching.title('Germany') })
  await expect(dialog).toContainText(/€\d/)
  await expect(dialog).toContainText('Euro (EUR)')
  await country.answerLeaving(switching.take)
  await expect(shop.page).toHaveURL(/\/de\/de-de\//)
  const cart = new Cart(shop.page, german)
  await expect(cart.quantity).toHaveValue('1')
  await expect(cart.subtotal).toHaveText(EURO_PRICE)
  await expect(shop.page.getByText(germanSwitch.added(1))).toBeVisible()
  await shop.page.reload()
  await expect(cart.badge).toHaveAccessibleName(german.header.cartWithCount(1))
})

test('another site of the same store starts with an empty cart too, but the search service keeps its cookie', {
  tag: ['@sizeless', '@long'],
  annotation: claims('4.country.switch-ss-cart', '4.country.switch-which-cookies', '4.country.switch-checkout-locale'),
}, async ({ shop }) => {
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'DE' })
  await openFirstProduct(shop, 'm%C3%BCtze', 'de/de-de')
  await shop.page.getByRole('button', { name: germanConsent.acceptAll }).click()
  const product = new Product(shop.page, german)
  const cart = new Cart(shop.page, german)
  await product.chooseSize()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.shippingCountry.selectOption('FR')
  await expect.poll(() => readStorage(shop, 'user_checkout_locale')).toBe('fr_FR')
  await cart.close()
  const tracked = async () => (await shop.page.context().cookies()).find(({ name }) => name === 'ssCartProducts')?.value
  await expect.poll(tracked).toMatch(/^CN\d+/)
  const products = await tracked()
  await new Country(shop.page, german).choose('Österreich')
  await new Country(shop.page, german).answerLeaving(germanSwitch.leave)
  await expect(shop.page).toHaveURL(/\/at\/de-at\//)
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'de-AT')
  await expect(cart.badge).toHaveAccessibleName(german.header.cart)
  // Wait until the page of the new site has reported to the analytics layer. The empty cart of this page must not
  // change the tracked products.
  const layer = () => shop.page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))
  await expect.poll(layer).toContain('/at/de-at/')
  expect(await tracked()).toBe(products)
  const names = await cookieNames(shop)
  expect(names).not.toContain('bc_cartId')
  expect(names).not.toContain('bc_cartId_EU')
  expect(await readStorage(shop, 'user_checkout_locale')).toBeNull()
  await product.chooseSize()
  await product.add()
  await expect(cart.shippingCountry).toHaveValue('AT')
})

for (const [width, places] of [
  [768, 3],
  [600, 1],
] as const) {
  test(`at ${width} px the country lists are all side by side or all in one column, with aligned rows`, {
    tag: '@sizeless',
  }, async ({ shop }) => {
    await shop.page.setViewportSize({ width, height: 1024 })
    await shop.open('/checkout-cart')
    const country = new Country(shop.page)
    await country.openSelector()
    const lists = country.selector.locator('ul:not(ul ul)')
    await expect(lists).toHaveCount(3)
    // Measure all lists in one step, because the selector may still be sliding in.
    const rows = await lists.evaluateAll((all) =>
      all.map((list) => [...list.children].map((row) => row.getBoundingClientRect().toJSON() as DOMRect)),
    )
    expect(new Set(rows.flat().map(({ x }) => x)).size).toBe(places)
    expect(new Set(rows.flat().map(({ y }) => y)).size).toBe(places === 3 ? 7 : rows.flat().length)
  })
}

test('the shipping country is saved, and a product that cannot be sent there leaves the cart with a message', {
  tag: ['@sizeless', '@long'],
}, async ({ shop }) => {
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'DE' })
  const product = new Product(shop.page, german)
  const cart = new Cart(shop.page, german)
  await openFirstProduct(shop, 'Lawinenairbag', 'de/de-de')
  await product.chooseSize()
  const pack = await product.name.innerText()
  await product.add()
  await expect(cart.quantity).toHaveValue('1')
  await cart.close()
  await openFirstProduct(shop, 'm%C3%BCtze', 'de/de-de')
  await product.chooseSize()
  await product.add()
  await expect(cart.quantity).toHaveCount(2)
  await expect(cart.shippingCountry.getByRole('option')).toHaveCount(16)

  await cart.shippingCountry.selectOption('FR')
  await expect(cart.shipping).toHaveText(german.cart.free)
  await expect.poll(() => readStorage(shop, 'user_checkout_locale')).toBe('fr_FR')
  await shop.open('', 'de/de-de')
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await cart.open()
  await expect(cart.quantity).toHaveCount(2)
  await expect(cart.shippingCountry).toHaveValue('FR')

  await cart.shippingCountry.selectOption('NO')
  const sentence = german.cart.unshippable([pack], 'Norwegen')
  await expect(shop.page.getByText(sentence)).toHaveCount(1)
  await expect(cart.quantity).toHaveCount(1)
  await expect(cart.quantity).not.toHaveAccessibleName(german.cart.quantityOf(pack))
  await shop.page.reload()
  await expect(cart.badge).toHaveAccessibleName(german.header.cartWithCount(1))
  await expect(shop.page.getByText(sentence)).toHaveCount(0)
})

test('an item that does not go to the country of the site has no delivery dates, and cannot be bought', {
  tag: '@sizeless',
}, async ({ shop }) => {
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'CH' })
  await shop.open('/cinder-shell-jacket-w', 'ch/fr-ch')
  const product = new Product(shop.page, french)
  await expect(product.column.getByText(frenchDelivery.notDelivered('Suisse'))).toHaveCount(1)
  await expect(product.column.getByText(/^Livraison :/)).toHaveCount(0)
  await product.chooseSize()
  await expect(product.addButton).toBeDisabled()
  await shop.isAccessible()
})

test('a cart that comes to a site whose country does not get an item loses it, and a toast says so', {
  tag: '@sizeless',
}, async ({ shop }) => {
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'DE' })
  await shop.open('/cinder-shell-jacket-w', 'de/de-de')
  const product = new Product(shop.page, german)
  const cart = new Cart(shop.page, german)
  const name = await product.name.innerText()
  await product.chooseSize()
  await product.add()
  await expect(cart.quantity).toHaveCount(1)
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'CH' })
  // The toast appears while the page loads, and it closes after five seconds.
  const toast = shop.page.getByText(german.cart.unshippable([name], 'Schweiz'))
  await Promise.all([expect(toast).toBeVisible(), shop.open('/checkout-cart', 'ch/de-ch')])
  await expect(cart.badge).toHaveAccessibleName(german.header.cart)
})

test('a customer finds the cart again after returning to its store', { tag: ['@sizeless', '@long'] }, async ({
  shop,
}) => {
  await openFirstProduct(shop, 'beanie')
  const email = await shop.provider.createAccount()
  await shop.startSignIn()
  await shop.provider.signIn(email)
  await expect(shop.accountLink).toBeVisible()
  await shop.product.chooseSize()
  await shop.product.add()
  await expect(shop.cart.quantity).toHaveValue('1')
  await shop.cart.close()
  await new Country(shop.page).choose('Germany')
  await new Country(shop.page).answerLeaving(switching.leave)
  await expect(shop.page).toHaveURL(/\/de\/de-de\//)
  const here = new Country(shop.page, german)
  const cart = new Cart(shop.page, german)
  await expect(cart.badge).toHaveAccessibleName(german.header.cart)
  await expect(shop.page.getByRole('banner').getByRole('link', { name: german.header.signIn })).toBeVisible()
  await here.choose('Vereinigte Staaten')
  await expect(shop.page).toHaveURL(/\/us\/en-us\//)
  await expect(shop.accountLink).toBeVisible()
  await expect(shop.cart.badge).toHaveAccessibleName('Cart, 1 item')
})

test('the country prompt comes first and reads as a sentence; the consent prompt follows', async ({ shop }) => {
  await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'DE' })
  const consent = shop.page.getByRole('region', { name: consentMessages.label })
  const { question } = new Country(shop.page)
  await shop.page.goto('/us/en-us')
  await expect(question).toContainText("You're on the United States site but it looks like you're in Germany.")
  await expect(consent).toBeHidden()
  await new Country(shop.page).stay('UNITED STATES')
  await expect(consent).toBeVisible()
})

test.describe('in a browser that prefers Italian', () => {
  test.use({ locale: 'it-CH' })
  test('the Italian of three Swiss sites is the primary one', { tag: '@sizeless' }, async ({ shop }) => {
    await shop.page.context().setExtraHTTPHeaders({ 'x-country-override': 'CH' })
    await shop.page.goto('/us/en-us')
    const links = new Country(shop.page).question.getByRole('link')
    await expect(links).toHaveCount(3)
    const grounds = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor))
    const languages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
    const [others, primary] = Map.groupBy(languages.keys(), (at) => languages[at] !== 'it-CH').values()
    expect(new Set([...(others ?? [])].map((at) => grounds[at])).size).toBe(1)
    expect(grounds[primary?.[0] ?? -1]).not.toBe(grounds[others?.[0] ?? -1])
  })
})

test.describe('without a proxy header', () => {
  test.use({ extraHTTPHeaders: {} })

  test('a visitor from VISITOR_COUNTRY is offered its site', { tag: '@sizeless' }, async ({ shop }) => {
    await shop.open('', 'de/de-de')
    const country = new Country(shop.page, german)
    await expect(country.question).toContainText('Vereinigte Staaten')
    await country.stay('DEUTSCHLAND')
  })
})
