import { describe, expect, test } from 'vitest'
import type { Cart, CartChange, CartGateway } from '../../cart/cart.types.ts'
import { StoreError } from '../../shared/errors.ts'
import { broken, brokenPromises } from './brokenWorld.fixture.ts'
import { cartChangeCases } from './cart.change.cases.ts'
import { cartCodeCases } from './cart.code.cases.ts'
import { openFakeWorld } from './fakeWorld.fixture.ts'

type Kind = CartChange['kind']
type Save = CartGateway['save']

/** Changes what the gateway answers to a change of this kind. */
const answering =
  (kind: Kind, change: (cart: Cart, request: Parameters<Save>[0]) => Cart) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: async (request, options) => {
      const saved = await cart.save(request, options)
      return request.change.kind === kind ? change(saved, request) : saved
    },
  })

/** Changes what the gateway sends for a change. */
const sending =
  (change: (change: CartChange) => CartChange) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: (request, options) => cart.save({ ...request, change: change(request.change) }, options),
  })

/** Changes each cart that is loaded. */
const loading =
  (change: (cart: Cart) => Partial<Cart>) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    load: async (cartId, options) => {
      const found = await cart.load(cartId, options)
      return found && { ...found, ...change(found) }
    },
  })

/** Answers a refused change of this kind with the current cart, as if nothing were wrong. */
const forgiving =
  (kind: Kind, code: StoreError['code']) =>
  (cart: CartGateway): Partial<CartGateway> => ({
    save: (request, options) =>
      cart.save(request, options).catch(async (cause: unknown) => {
        if (request.change.kind !== kind || !(cause instanceof StoreError) || cause.code !== code) throw cause
        return (await cart.load(request.cartId, options)) ?? Promise.reject(new StoreError('REFUSED', 'No'))
      }),
  })

const withoutData = (change: CartChange): CartChange =>
  change.kind === 'add' ? { ...change, properties: undefined, custom: undefined } : change

/** A key that no request has had, except for adds. */
const freshKey = (change: CartChange): CartChange =>
  change.kind === 'add' ? change : { ...change, key: crypto.randomUUID() }

const faults: readonly (readonly [string, (cart: CartGateway) => Partial<CartGateway>, ...string[]])[] = [
  ['has no revisions but does not say so', loading(() => ({ revision: null })), 'a revision is the same in every page'],
  [
    'begins carts without a revision',
    (cart) => ({ create: async (...call) => ({ ...(await cart.create(...call)), revision: null }) }),
    'a cart has a revision',
  ],
  [
    'counts the revisions in each page',
    (cart) => {
      let revisions = 0
      const counted = (saved: Cart): Cart => {
        revisions += 1
        return { ...saved, revision: `${revisions}` }
      }
      return {
        create: async (...call) => counted(await cart.create(...call)),
        load: async (...call) => {
          const found = await cart.load(...call)
          return found && counted(found)
        },
      }
    },
    'a revision is the same in every page',
  ],
  [
    'keeps the keys of adds in the page',
    (cart) => {
      const known = new Map<string, Promise<Cart>>()
      return {
        save: (request, options) => {
          const { key } = request.change
          const change = { ...request.change, key: crypto.randomUUID() }
          const answer = known.get(key) ?? cart.save({ ...request, change }, options)
          known.set(key, answer)
          return answer
        },
      }
    },
    'a key counts once, also from a page that was loaded again',
    'a note under the same key: answered twice, also from a page that was loaded again',
  ],
  [
    'forgets the keys of changes',
    sending(freshKey),
    'a note under the same key: answered twice, also from a page that was loaded again',
    'a value of the team under the same key: answered twice, also from a page that was loaded again',
    'properties under the same key: answered twice, also from a page that was loaded again',
  ],
  [
    'takes any revision',
    (cart) => ({
      save: async (request, options) => {
        const current = await cart.load(request.cartId, options)
        return cart.save({ ...request, revision: current?.revision ?? request.revision }, options)
      },
    }),
    'a note on a stale revision: a CONFLICT that changes nothing',
    'a value of the team on a stale revision: a CONFLICT that changes nothing',
    'properties on a stale revision: a CONFLICT that changes nothing',
  ],
  [
    'refuses changes of a cart that it does not know',
    (cart) => ({
      save: (...call) =>
        cart.save(...call).catch((cause: unknown) => {
          const isUnknown = cause instanceof StoreError && cause.code === 'NOT_FOUND'
          throw isUnknown ? new StoreError('REFUSED', 'No', { detail: 'No' }) : cause
        }),
    }),
    'a note for a cart that nobody has: NOT_FOUND',
    'a value of the team for a cart that nobody has: NOT_FOUND',
    'properties for a cart that nobody has: NOT_FOUND',
    'no coupon reaches a cart that nobody has',
    'no country reaches a cart that nobody has',
    'properties for a line that is gone are NOT_FOUND',
  ],
  ['forgets the note', loading(() => ({ note: null })), 'a note stays, and an empty text removes it'],
  [
    'has an empty note',
    answering('note', (cart) => ({ ...cart, note: cart.note ?? '' })),
    'a note stays, and an empty text removes it',
  ],
  [
    'adds without data',
    sending(withoutData),
    'a line keeps what the shopper entered, and apart from other lines',
    'a line keeps data of the team, and apart from other lines',
  ],
  [
    'keeps data of the team as text',
    loading(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, custom: { text: JSON.stringify(line.custom) } })),
    })),
    'a line keeps data of the team, and apart from other lines',
  ],
  [
    'joins properties instead of replacing them',
    (cart) => ({
      save: async (request, options) => {
        const { change } = request
        if (change.kind !== 'lineProperties') return cart.save(request, options)
        const before = (await cart.load(request.cartId, options))?.lines.find(({ id }) => id === change.lineId)
        const properties = { ...before?.properties, ...change.properties }
        return cart.save({ ...request, change: { ...change, properties } }, options)
      },
    }),
    'properties of a line can be replaced',
  ],
  [
    'keeps a value that was set to null',
    answering('custom', (cart, { change }) =>
      change.kind === 'custom' ? { ...cart, custom: { ...cart.custom, [change.name]: change.value } } : cart,
    ),
    'a cart keeps data of the team, and null removes a value',
  ],
  [
    'gives no reason for a coupon',
    answering('coupon', (cart) => ({ ...cart, discounts: [] })),
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
  ['reduces a quantity without a word', forgiving('quantity', 'REFUSED'), 'no quantity takes a line beyond the stock'],
]

const rows = faults.map(([name, fault, ...promises]) => ({ name, fault, promises }))

describe('a back end that', () => {
  test.each(rows)('$name fails the suite', async ({ fault, promises }) => {
    const world = broken(openFakeWorld(), ({ cart }) => ({ cart: { ...cart, ...fault(cart) } }))
    const failed = await brokenPromises(world, ['cart'])
    expect(failed).toEqual(expect.arrayContaining(promises.map((name) => `cart: ${name}`)))
  })
})

test('a back end of this list breaks each promise about codes, notes, properties and data of the team', () => {
  const broken = rows.flatMap(({ promises }) => promises)
  expect(
    [...cartChangeCases, ...cartCodeCases].map(({ name }) => name).filter((name) => !broken.includes(name)),
  ).toEqual([])
})
