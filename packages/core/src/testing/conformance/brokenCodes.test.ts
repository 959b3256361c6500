import { describe, expect, test } from 'vitest'
import type { CartGateway } from '../../cart/cart.types.ts'
import { StoreError } from '../../shared/errors.ts'
import {
  answering,
  brokenBy,
  type CartFault,
  forgiving,
  loading,
  refusingUnknown,
  sending,
  unbroken,
} from './brokenCarts.fixture.ts'
import { cartCodeCases } from './cart.code.cases.ts'

/** The codes with which a service without care refuses a coupon: what a call makes of 404 and 409. */
const refusalCodes = ['NOT_FOUND', 'CONFLICT'] as const

const refusingCodesWith =
  (code: StoreError['code']) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: (request, options) =>
      cart.save(request, options).catch((cause: unknown) => {
        const isCode = 'code' in request.change && cause instanceof StoreError && cause.code === 'REFUSED'
        throw isCode ? new StoreError(code, cause.message, { detail: cause.message }) : cause
      }),
  })

const faults: readonly CartFault[] = [
  ['refuses changes of a cart that it does not know', refusingUnknown, 'no coupon reaches a cart that nobody has'],
  [
    'gives no reason for a coupon',
    answering('coupon', (cart) => ({ ...cart, discounts: [] })),
    'a coupon makes the cart cheaper and is a discount with a reason',
  ],
  [
    'does not name the discount of a coupon',
    answering('coupon', (cart) => ({ ...cart, discounts: cart.discounts.map((each) => ({ ...each, label: '' })) })),
    'a coupon makes the cart cheaper and is a discount with a reason',
  ],
  ['forgets coupons', loading(({ baseAmount }) => ({ coupons: [], cartAmount: baseAmount })), 'a coupon stays'],
  [
    'counts a coupon each time',
    loading(({ cartAmount, revision }) => ({ cartAmount: cartAmount - Number(revision) })),
    'a coupon that the cart has counts once',
  ],
  [
    'never removes a coupon',
    sending((change) => (change.kind === 'coupon' ? { ...change, isRemoved: undefined } : change)),
    'a removed coupon is gone, and removing it again is no error',
  ],
  [
    'takes unknown coupons',
    forgiving('coupon', 'REFUSED'),
    'an unknown coupon is REFUSED in words and changes nothing',
  ],
  ...refusalCodes.map(
    (code): CartFault => [
      `refuses unknown codes with ${code}`,
      refusingCodesWith(code),
      'an unknown coupon is REFUSED in words and changes nothing',
      'an unknown gift card is REFUSED in words and changes nothing',
    ],
  ),
  [
    'shows the code of a gift card',
    answering('giftCard', (cart, { change }) => ({
      ...cart,
      giftCards: cart.giftCards.map((card) => ({ ...card, label: 'code' in change ? change.code : card.label })),
    })),
    'a gift card pays and does not show its code',
  ],
  [
    'takes a gift card off the price',
    answering('giftCard', (cart) => ({ ...cart, cartAmount: 0 })),
    'a gift card pays and does not show its code',
  ],
  ['forgets gift cards', loading(() => ({ giftCards: [] })), 'a gift card stays'],
  [
    'pays twice with a gift card',
    loading(({ giftCards, revision }) => ({
      giftCards: giftCards.map((card) => ({ ...card, amount: card.amount + Number(revision) })),
    })),
    'a gift card that the cart has pays once',
  ],
  [
    'never removes a gift card',
    answering('giftCard', (cart) =>
      cart.giftCards.length > 0 ? cart : { ...cart, giftCards: [{ id: '1', label: '', amount: 0, balance: null }] },
    ),
    'a removed gift card is gone, and removing it again is no error',
  ],
  [
    'takes unknown gift cards',
    forgiving('giftCard', 'REFUSED'),
    'an unknown gift card is REFUSED in words and changes nothing',
  ],
]

describe('a back end that', () => {
  test.each(faults.map((fault) => ({ name: fault[0], fault })))('$name fails the suite', async ({ fault }) => {
    const [, , ...promises] = fault
    expect(await brokenBy(fault)).toEqual(expect.arrayContaining(promises.map((name) => `cart: ${name}`)))
  })
})

test('a back end of this list breaks each promise about coupons and gift cards', () => {
  expect(unbroken(faults, cartCodeCases)).toEqual([])
})
