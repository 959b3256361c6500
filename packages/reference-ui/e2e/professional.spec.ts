import type { Locator, Page } from '@playwright/test'
import { messages as germanAccount } from '../src/messages/account/de.ts'
import { messages as account } from '../src/messages/account/en.ts'
import { messages as german } from '../src/messages/de.ts'
import { messages } from '../src/messages/en.ts'
import { watchShifts } from './arrival.ts'
import { Product } from './pages/Product.ts'
import { QuickView } from './pages/QuickView.ts'
import { expect, type Shop, test } from './shop.ts'

const EMAIL = 'pro@cairn.example'
const DEMO_PASSWORD = 'three-stones-one-way'
const LIST = '/search?q=socks'
const DISCOUNT_PERCENT = 30
const SITE = 'ie/en-ie'

// The journeys run one after the other, because they share one account and its cart.
test.describe.configure({ mode: 'default' })

/** Parses an amount into minor units. */
const minor = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

const euros = (amount: number): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount / 100)

/** Returns the price of one item for a professional. The discount is rounded per item. */
const memberPrice = (amount: number): number => amount - Math.round((amount * DISCOUNT_PERCENT) / 100)

interface SignInMessages {
  readonly email: string
  readonly password: string
}

const ENGLISH: SignInMessages = { email: account.email, password: messages.signUp.password }
const GERMAN: SignInMessages = { email: germanAccount.email, password: german.signUp.password }

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

interface Card {
  readonly name: string
  /** The public price, as text without its label. */
  readonly price: string
  readonly isReduced: boolean
  readonly box: readonly number[]
}

/** Returns the cards of a list as currently rendered. */
const readCards = (page: Page): Promise<readonly Card[]> =>
  cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      return {
        name: card.querySelector('h2, h3')?.textContent ?? '',
        price: card.querySelector('p > :is(span, ins)')?.lastChild?.textContent ?? '',
        isReduced: card.querySelector('ins') !== null,
        box: [x, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10),
      }
    }),
  )

/** Signs in on a site and waits for the profile. `words` has the labels in the language of the site. */
const signIn = async ({ page }: Shop, site: string, words: SignInMessages) => {
  await page.goto(`/${site}/account/profile`)
  await page.waitForURL(/\/interaction\//)
  await page.getByLabel(words.email).fill(EMAIL)
  await page.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/account\/profile$/)
  // The page loads the membership after the account, so wait for both.
  await page.waitForLoadState('networkidle')
}

const expectPrice = async (place: Locator, price: string, regular: string) => {
  await expect(place.locator('ins')).toHaveText(`${messages.common.memberPrice} ${price}`)
  await expect(place.locator('s')).toHaveText(`${messages.common.regularPrice} ${regular}`)
}

test('a professional sees the same price for an item from the list to the order', {
  tag: ['@sizeless', '@long'],
  annotation: [{ type: 'spec', description: '6.member.pricing' }],
}, async ({ shop }) => {
  const { cart, page } = shop
  const product = new Product(page, messages)
  const main = page.getByRole('main')
  await page.setExtraHTTPHeaders({ 'x-country-override': 'IE' })
  await shop.open(LIST, SITE)
  const before = await readCards(page)
  const [first, second] = before.filter(({ price, isReduced }) => price.endsWith('.95') && !isReduced)
  if (first === undefined || second === undefined) throw new Error('No price of the list has to be rounded')
  await signIn(shop, SITE, ENGLISH)

  // Check the price in the list.
  await shop.open(LIST, SITE)
  await expect(cardsOf(page).locator('ins').getByText(messages.common.memberPrice)).toHaveCount(before.length)
  const after = await readCards(page)
  expect(after.map(({ name, price }) => [name, price])).toEqual(
    before.map(({ name, price }) => [name, euros(memberPrice(minor(price)))]),
  )
  // The HTML is the same for everyone, so it contains the public prices even for a signed-in professional.
  const html = await (await page.request.get(page.url())).text()
  for (const { price } of before) expect(html).toContain(price)
  expect(html).not.toContain(messages.common.memberPrice)
  const [price, otherPrice] = [memberPrice(minor(first.price)), memberPrice(minor(second.price))]
  const card = cardsOf(page).filter({ has: page.getByRole('heading', { name: first.name, exact: true }) })
  await expectPrice(card, euros(price), first.price)

  // Check the price in the quick view.
  const quick = new QuickView(page)
  await card.hover()
  await quick.opener(card).click()
  await quick.chooseSize()
  await expectPrice(quick.dialog, euros(price), first.price)
  await quick.heart.click()
  await quick.addButton.click()
  await expect(cart.quantity).toHaveValue('1')
  await cart.choose(3)
  await expect(cart.quantity).toHaveValue('3')
  await cart.close()

  // Check the price on the product page.
  await cardsOf(page).getByRole('link', { name: second.name, exact: true }).click()
  await product.chooseSize()
  await expectPrice(product.column, euros(otherPrice), second.price)
  await expect(
    product.column.getByText(`${messages.common.memberPrice} · ${messages.product.taxIncluded}`),
  ).toBeVisible()
  await product.add()

  // Check the totals of the cart: the prices of the items add up.
  const subtotal = euros(3 * price + otherPrice)
  const off = 3 * (minor(first.price) - price) + (minor(second.price) - otherPrice)
  await expect(cart.subtotal).toHaveText(subtotal)
  await expect(cart.sum(messages.cart.professionalDiscount)).toContainText(`-${euros(off)}`)
  await cart.close()

  // Check the price in the wish list.
  await shop.open('/account/wishlist', SITE)
  const listed = main.getByRole('article').filter({ has: page.getByRole('heading', { name: first.name, exact: true }) })
  await expectPrice(listed, euros(price), first.price)

  // Check the totals of the checkout and its confirmation.
  await cart.open()
  await expect(cart.subtotal).toHaveText(subtotal)
  await cart.checkOut()
  const sums = page.locator('dl.totals').filter({ visible: true })
  const expectSums = async (place: Locator) => {
    const row = (name: string) => place.locator('div').filter({ hasText: new RegExp(`^\\s*${name}`) })
    await expect(row(messages.cart.professionalDiscount)).toContainText(`-${euros(off)}`)
    await expect(row(messages.cart.subtotal)).toContainText(subtotal)
    const shipping = minor(await row(account.shippingOption).locator('dd').innerText())
    await expect(row(messages.cart.total)).toContainText(euros(3 * price + otherPrice + shipping))
  }
  await expectSums(sums)
  await page.getByLabel('Street and number').fill('1 Ridge Road')
  await page.getByLabel('Postcode').fill('D02 X285')
  await page.getByLabel('Town').fill('Dublin')
  await shop.checkout.placeOrder()
  await expect(shop.checkout.orderNumber).toBeVisible()
  await expectSums(sums)

  // Check the totals in the order history.
  await shop.open('/account/orderhistory', SITE)
  await main
    .getByRole('link', { name: /CN-\d+/ })
    .first()
    .click()
  await expect(main).toContainText(account.orderSum)
  await expectSums(main.locator('dl'))
})

test('a shipping country in another store reloads account and membership of a professional', {
  tag: ['@sizeless', '@long'],
  annotation: [{ type: 'spec', description: '4.country.cart-country-groups' }],
}, async ({ shop }) => {
  const { cart, page } = shop
  const product = new Product(page, messages)
  await page.setExtraHTTPHeaders({ 'x-country-override': 'GB' })
  await signIn(shop, 'gb/en-gb', ENGLISH)
  await shop.open(LIST, 'gb/en-gb')
  await cardsOf(page).getByRole('link').first().click()
  await product.chooseSize()
  await product.add()
  await expect(cart.quantity.first()).toBeVisible()
  const reads: string[] = []
  page.on('request', (request) => reads.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const chosen = await cart.shippingCountry.inputValue()
  await cart.shippingCountry.selectOption(chosen === 'AT' ? 'FR' : 'AT')
  await expect
    .poll(() => reads)
    .toEqual(expect.arrayContaining(['GET /api/account/profile', 'GET /api/account/pro-program/membership']))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the member price appears in the space that a narrow card reserves for it, also in francs', {
    tag: ['@sizeless', '@long'],
  }, async ({ shop }) => {
    const { page } = shop
    const readShifts = await watchShifts(page)
    await page.setExtraHTTPHeaders({ 'x-country-override': 'CH' })
    await shop.open('/search?q=jacke', 'ch/de-ch')
    const before = await readCards(page)
    await signIn(shop, 'ch/de-ch', GERMAN)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await shop.open('/search?q=jacke', 'ch/de-ch')
      await expect(cardsOf(page).locator('ins').getByText(german.common.memberPrice)).toHaveCount(before.length)
      expect(await readShifts()).toEqual([])
      if (width === 390) expect((await readCards(page)).map(({ box }) => box)).toEqual(before.map(({ box }) => box))
    }
  })
})
