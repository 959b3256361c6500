import { expect, test } from 'vitest'
import type { CartChange } from '../../cart/cart.types.ts'
import { createCart } from '../../testing/createCart.ts'
import { createCartLine } from '../../testing/createCartLine.ts'
import { noticeCut } from './noticeCut.ts'

const line = createCartLine({ id: 'a', variantId: '1', quantity: 3 })
const engraved = createCartLine({
  id: 'b',
  variantId: '1',
  quantity: 2,
  properties: { Engraving: 'A.', Font: 'Serif' },
})
const cart = createCart({ lines: [line, engraved] })
const key = 'key'

const quantity = (lineId: string, pieces: number): CartChange => ({ kind: 'quantity', key, lineId, quantity: pieces })

test.each<[string, CartChange, object]>([
  ['a quantity', quantity('a', 8), { lineId: 'a', wanted: 8, granted: 3 }],
  ['an add', { kind: 'add', key, variantId: '1', quantity: 8 }, { lineId: 'a', wanted: 8, granted: 3 }],
  [
    'an add with properties',
    { kind: 'add', key, variantId: '1', quantity: 3, properties: { Font: 'Serif', Engraving: 'A.' } },
    { lineId: 'b', wanted: 3, granted: 2 },
  ],
])('%s that the back end reduced is a notice', (_, change, expected) => {
  expect(noticeCut(cart, change, null).notices).toEqual([{ code: 'quantity-reduced', text: null, ...expected }])
})

test.each<[string, CartChange]>([
  ['a quantity that the back end granted', quantity('a', 3)],
  ['a quantity of a line that has gone', quantity('z', 8)],
  ['a removal', { kind: 'remove', key, lineId: 'a' }],
  ['a note', { kind: 'note', key, text: 'Ring twice.' }],
])('%s changes nothing', (_, change) => {
  expect(noticeCut(cart, change, null)).toBe(cart)
})

test('a notice of the back end about the line stands alone', () => {
  const own = { code: 'limited', lineId: 'a', text: 'Three a customer.', wanted: 8, granted: 3 }
  expect(noticeCut({ ...cart, notices: [own] }, quantity('a', 8), null).notices).toEqual([own])
})

const added = (quantity: number): CartChange => ({ kind: 'add', key, variantId: '1', quantity })
const withPieces = (quantity: number) => createCart({ lines: [{ ...line, quantity }, engraved] })

test.each([
  { had: 5, pieces: 3, has: 6, notice: { wanted: 8, granted: 6 } },
  { had: 2, pieces: 8, has: 3, notice: { wanted: 10, granted: 3 } },
  { had: 3, pieces: 1, has: 3, notice: { wanted: 4, granted: 3 } },
])('a line of $had to which $pieces were added and that has $has was cut', ({ had, pieces, has, notice }) => {
  const { notices } = noticeCut(withPieces(has), added(pieces), withPieces(had))
  expect(notices).toEqual([{ code: 'quantity-reduced', lineId: 'a', text: null, ...notice }])
})

test('pieces that were all added to a line are no notice', () => {
  expect(noticeCut(withPieces(8), added(3), withPieces(5)).notices).toEqual([])
})

test('a quantity that was set is not compared with the pieces before', () => {
  expect(noticeCut(withPieces(3), quantity('a', 3), withPieces(5)).notices).toEqual([])
})
