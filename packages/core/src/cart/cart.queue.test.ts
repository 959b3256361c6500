import { expect, test } from 'vitest'
import { enqueueChange, keyOf, type PendingChange } from './cart.changes.ts'
import { type CartContext, NO_CART, nextTask } from './cart.context.ts'
import { cartOf } from './cart.fixture.ts'

const pendingOf = (changeId: string, change: PendingChange['change'], more: Partial<PendingChange> = {}) => ({
  changeId,
  keyNumber: 0,
  change,
  isDue: true,
  calls: [],
  ...more,
})
const quantity = (changeId: string, pieces: number, more: Partial<PendingChange> = {}) =>
  pendingOf(changeId, { kind: 'quantity', lineId: 'a', quantity: pieces }, more)

test('a newer quantity of a line keeps the id of the change, and its key unless the change was sent', () => {
  const unsent = enqueueChange([quantity('first', 2)], quantity('second', 3), null)
  expect(unsent).toMatchObject([{ changeId: 'first', change: { quantity: 3 } }])
  expect(unsent.map(keyOf)).toEqual(['first.0'])
  const sent = enqueueChange([quantity('first', 2, { wasSent: true })], quantity('second', 3), null)
  expect(sent.map(keyOf)).toEqual(['first.1'])
})

test('a quantity chosen while the line is being saved is a new change', () => {
  const queue = enqueueChange([quantity('first', 2, { wasSent: true })], quantity('second', 3), 'first')
  expect(queue.map(keyOf)).toEqual(['first.0', 'second.0'])
})

test('a removal replaces a waiting quantity of its line', () => {
  const queue = enqueueChange([quantity('first', 2)], pendingOf('second', { kind: 'remove', lineId: 'a' }), null)
  expect(queue.map(({ changeId }) => changeId)).toEqual(['second'])
})

test('the next task follows the priorities, one after the other', () => {
  const all: CartContext = {
    ...NO_CART,
    unsupported: [],
    gateway: {
      load: async () => null,
      create: async () => cartOf([]),
      save: async () => cartOf([]),
      claim: async () => null,
      release: async () => undefined,
    },
    cartId: 'cart-1',
    cart: cartOf([]),
    country: 'DE',
    hasChosenCountry: true,
    previousChoice: null,
    wasRequested: true,
    countryChangeId: 'country',
    notifiedCountry: 'DE',
    adoption: { cartId: 'cart-2' },
    needsClaim: true,
    needsLoad: true,
    needsCountry: true,
    changes: [quantity('first', 2)],
    flush: { error: null, calls: [] },
  }
  const steps: readonly Partial<CartContext>[] = [
    {},
    { adoption: null },
    { needsClaim: false },
    { needsLoad: false },
    { needsCountry: false },
    { changes: [] },
    { flush: null },
  ]
  const seen: unknown[] = []
  let context = all
  for (const step of steps) {
    context = Object.assign({}, context, step)
    seen.push(nextTask(context))
  }
  expect(seen).toEqual(['adopt', 'claim', 'load', 'choose-country', 'save', 'flush', null])
})

test('without a cart there is nothing to load and no cart to send the country to; a debounced quantity waits', () => {
  const nothing = {
    ...NO_CART,
    flush: null,
    needsLoad: true,
    needsCountry: true,
    changes: [quantity('first', 2, { isDue: false })],
  }
  expect(nextTask(nothing as unknown as CartContext)).toBeNull()
})
