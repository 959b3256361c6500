import { describe, expect, test } from 'vitest'
import type { Cart, CartChange } from '../../cart/cart.types.ts'
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
import { cartChangeCases } from './cart.change.cases.ts'

const withoutData = (change: CartChange): CartChange =>
  change.kind === 'add' ? { ...change, properties: undefined, custom: undefined } : change

/** A key that no request has had, except for adds. */
const freshKey = (change: CartChange): CartChange =>
  change.kind === 'add' ? change : { ...change, key: crypto.randomUUID() }

const faults: readonly CartFault[] = [
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
    refusingUnknown,
    'a note for a cart that nobody has: NOT_FOUND',
    'a value of the team for a cart that nobody has: NOT_FOUND',
    'properties for a cart that nobody has: NOT_FOUND',
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
  ['reduces a quantity without a word', forgiving('quantity', 'REFUSED'), 'no quantity takes a line beyond the stock'],
]

describe('a back end that', () => {
  test.each(faults.map((fault) => ({ name: fault[0], fault })))('$name fails the suite', async ({ fault }) => {
    const [, , ...promises] = fault
    expect(await brokenBy(fault)).toEqual(expect.arrayContaining(promises.map((name) => `cart: ${name}`)))
  })
})

test('a back end of this list breaks each promise about notes, properties and data of the team', () => {
  expect(unbroken(faults, cartChangeCases)).toEqual([])
})
