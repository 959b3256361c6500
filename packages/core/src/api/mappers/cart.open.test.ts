import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answers } from '../../cart/cart.answers.ts'
import { mapCart } from './cart.mapper.ts'
import { plainLine, cart as shape } from './shapes.fixture.ts'

/** Maps a cart with these fields; lines and discounts of the plain cart are empty. */
const read = (fields: object, line?: object) =>
  mapCart(
    JSON.parse(
      JSON.stringify({ ...shape({ physical_items: line ? [plainLine('a', line)] : [] }), discounts: [], ...fields }),
    ),
    () => undefined,
  )

test('a cart has discounts with reasons, taxes, gift cards, notices, a note and data of the team', () => {
  const cart = read({
    discounts: [
      { label: 'Autumn sale', amount: '12.5', code: null },
      { label: '10 % off', amount: 26.75, code: 'TRAIL' },
    ],
    coupons: [
      { code: 'TRAIL', discounted_amount: 26.75 },
      { code: 'CRAG', discounted_amount: 1 },
    ],
    taxes: [{ label: 'VAT 19 %', amount: 42.71, is_included: true }],
    gift_cards: [{ id: 7, label: '•••• 4F2K', amount: '50.00', balance: 80 }],
    notices: [
      { code: 'quantity-reduced', line_id: 'a', text: 'Only 3 left.', wanted: 8, granted: 3 },
      { code: 'price-changed', line_id: 'a', wanted: '133.75', granted: 120 },
    ],
    note: 'Please ring twice.',
    custom: { giftWrap: { paper: 'red', isFree: true } },
  })
  expect(cart).toMatchObject({
    discounts: [
      { label: 'Autumn sale', amount: 1250, code: null },
      { label: '10 % off', amount: 2675, code: 'TRAIL' },
      { label: 'CRAG', amount: 100, code: 'CRAG' },
    ],
    taxes: [{ label: 'VAT 19 %', amount: 4271, isIncluded: true }],
    giftCards: [{ id: '7', label: '•••• 4F2K', amount: 5000, balance: 8000 }],
    notices: [
      { code: 'quantity-reduced', lineId: 'a', text: 'Only 3 left.', wanted: 8, granted: 3 },
      { code: 'price-changed', lineId: 'a', text: null, wanted: 13_375, granted: 12_000 },
    ],
    note: 'Please ring twice.',
    custom: { giftWrap: { paper: 'red', isFree: true } },
  })
})

test('a line has what the shopper entered, and data of the team', () => {
  const { lines } = read({}, { properties: { Engraving: 'A. + B.', Length: 32, Wide: true }, custom: { isGift: true } })
  expect(lines).toMatchObject([{ properties: { Engraving: 'A. + B.' }, custom: { isGift: true } }])
})

test('a tax is included like the prices when the server does not say it', () => {
  const isIncluded = (tax_included: boolean) => read({ tax_included, taxes: [{ amount: 1 }] }).taxes[0]?.isIncluded
  expect([isIncluded(true), isIncluded(false)]).toEqual([true, false])
})

test('a gift card without an id or amount, a notice without a code and a tax without an amount are left out', () => {
  const cart = read({
    gift_cards: [{ amount: 5 }, { id: 7 }, null],
    notices: [{ text: 'Hm.' }],
    taxes: [{ label: 'VAT' }],
  })
  expect([cart.giftCards, cart.notices, cart.taxes]).toEqual([[], [], []])
})

test('an empty note is none, and custom data that are no object are none', () => {
  expect(read({ note: '', custom: [1] })).toMatchObject({ note: null, custom: {} })
})

const FIELDS = ['discounts', 'taxes', 'gift_cards', 'notices', 'coupons'] as const
const NAMES = ['id', 'label', 'amount', 'code', 'line_id', 'text', 'wanted', 'granted', 'balance', 'is_included']

/** Entries with the right names and any values. */
const entry = fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue({ maxDepth: 1 }))

test('whatever JSON the open fields contain, the cart has the promised types', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...FIELDS), fc.array(fc.oneof(entry, fc.jsonValue({ maxDepth: 1 })))),
      fc.dictionary(fc.constantFrom('note', 'custom', 'properties'), fc.jsonValue()),
      (lists, others) => {
        const { error } = answers.load.safeParse(read({ ...lists, ...others }, others))
        expect(error).toBeUndefined()
      },
    ),
    { numRuns: 300 },
  )
})
