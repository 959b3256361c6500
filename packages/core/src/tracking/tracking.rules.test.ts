import { expect, test } from 'vitest'
import { lineOf } from '../cart/cart.fixture.ts'
import { card, view } from './products.fixture.ts'
import { toEntries } from './tracking.ga4.ts'
import { itemOfCard, itemOfLine, itemOfProduct, leaveOf, MAX_ITEMS, totalOf, trackedUrl } from './tracking.rules.ts'

const list = { id: 'top-sellers', name: 'Top sellers' }

test('a list is sent with its name, its positions and its categories, and without a value', () => {
  const event = { name: 'view_item_list', list, currency: 'EUR', items: [card, card].map(itemOfCard) } as const
  expect(toEntries(event)).toEqual([
    { ecommerce: null },
    {
      event: 'view_item_list',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'top-sellers',
        item_list_name: 'Top sellers',
        items: [0, 1].map((index) => ({
          item_id: '7',
          item_name: 'Fleece',
          item_category: 'Women',
          item_category2: 'Fleece',
          item_category3: 'Warm',
          item_category4: 'Light',
          item_category5: 'Blue',
          price: 89.9,
          quantity: 1,
          index,
        })),
      },
    },
  ])
})

test('an unknown price is left out, never 0', () => {
  const item = itemOfCard({ ...card, price: null, regularPrice: { amount: 100, currency: 'EUR' } }, 3)
  expect(item).toMatchObject({ price: null, discount: 0, index: 3 })
  const [, entry] = toEntries({ name: 'select_item', list, currency: 'EUR', items: [item] })
  expect(entry).toHaveProperty('ecommerce.items.0.index', 3)
  expect(entry).not.toHaveProperty('ecommerce.items.0.price')
})

test('a card on sale reports its discount', () => {
  const item = itemOfCard({ ...card, regularPrice: { amount: 9990, currency: 'EUR' } }, 0)
  expect(item).toMatchObject({ price: 8990, discount: 1000 })
})

test('at most 200 items are sent, and the value is the sum of all', () => {
  const items = Array.from({ length: MAX_ITEMS + 1 }, (_, at) => itemOfLine(lineOf(`line-${at}`)))
  const [, entry] = toEntries({ name: 'view_cart', currency: 'EUR', items })
  expect(entry).toHaveProperty('ecommerce.items.length', 200)
  expect(entry).toHaveProperty('ecommerce.value', 2010)
})

test('amounts are in whole currency units, with the decimals of the currency', () => {
  const items = [itemOfLine(lineOf('line', { listPrice: 1500, salePrice: 1299, quantity: 2 }))]
  const ecommerceIn = (currency: string) => toEntries({ name: 'view_cart', currency, items })[1]
  expect(ecommerceIn('JPY')).toMatchObject({ ecommerce: { value: 2598, items: [{ price: 1299, discount: 201 }] } })
  expect(ecommerceIn('KWD')).toMatchObject({ ecommerce: { value: 2.598, items: [{ price: 1.299, discount: 0.201 }] } })
})

test('minor units are added as integers', () => {
  const items = [1, 2].map((quantity) => itemOfLine(lineOf('line', { salePrice: 1010, quantity })))
  expect(totalOf(items)).toBe(3030)
  expect(totalOf([{ ...itemOfCard(card, 0), price: null }])).toBe(0)
})

test.each([
  ['its product', { productId: '5', sku: 'S' }, '5'],
  ['its SKU, when it has no product', { productId: null, sku: 'S' }, 'S'],
  ['itself, when it has neither', { productId: null, sku: '' }, 'line'],
])('the item id of a line is %s', (_, change, id) => {
  expect(itemOfLine(lineOf('line', change)).id).toBe(id)
})

test('a price above the regular price gives no discount', () => {
  expect(itemOfLine(lineOf('line', { listPrice: 100, salePrice: 150 })).discount).toBe(0)
})

test('a product is reported with the current choice', () => {
  expect(itemOfProduct(view)).toMatchObject({ id: '7', variant: 'Spruce', price: 8990, discount: 1000, quantity: 1 })
  expect(itemOfProduct({ ...view, choice: { ...view.choice, Size: 'm' }, regularPrice: null })).toMatchObject({
    variant: 'Spruce / M',
    discount: 0,
  })
})

test.each([
  ['https://shop.example/de/de-de/search?q=C%26A%2050%25', 'https://shop.example/de/de-de/search?q=C%26A+50%25'],
  ['https://shop.example/a?STATE=1&utm_source=x&Error_description=y', 'https://shop.example/a?utm_source=x'],
  [
    'https://shop.example/a?promo_code=1&coder=2&erroneous=3&error=4',
    'https://shop.example/a?promo_code=1&coder=2&erroneous=3',
  ],
  ['https://shop.example/a?accessToken=1&reset_password=2', 'https://shop.example/a'],
  ['https://shop.example/auth-callback-of-ours?q=1', 'https://shop.example/auth-callback-of-ours?q=1'],
  ['about:blank', null],
  ['/de/de-de', null],
])('%s is reported as %s', (href, url) => {
  expect(trackedUrl(href)).toBe(url)
})

test.each([
  ['unknown', [], 'analytics', 'open'],
  ['undecided', [], 'analytics', 'open'],
  ['undecided', ['analytics'], 'analytics', 'granted'],
  ['decided', ['functional'], 'analytics', 'refused'],
  ['decided', [], 'necessary', 'granted'],
] as const)('%s, with consent for %j: an event of %s is %s', (status, granted, category, leave) => {
  expect(leaveOf({ status, granted }, category)).toBe(leave)
})
