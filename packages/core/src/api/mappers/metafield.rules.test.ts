import { expect, test } from 'vitest'
import { cart } from '../../checkout/checkout.fixture.ts'
import { findMetafield, metafieldStep, metafieldValue } from './metafield.rules.ts'

const note = metafieldValue(cart)
const ours = (id: string, value: string) => ({ id, key: 'cart-items', value })

test('the metafield value is the same text for the same items in any order, and an empty list for none', () => {
  const items = cart.items.toReversed()
  expect(metafieldValue({ ...cart, items })).toBe(note)
  expect(JSON.parse(note)).toEqual([
    { sku: 'A', variant_id: '1', quantity: 3 },
    { sku: 'B', variant_id: '2', quantity: 1 },
  ])
  expect(metafieldValue({ ...cart, items: [] })).toBe('[]')
})

test('the metafield value lists the items by SKU, in any order of input', () => {
  const item = (sku: string) => ({ sku, variantId: null, quantity: 1 })
  const text = '[{"sku":"A","quantity":1},{"sku":"B","quantity":1},{"sku":"C","quantity":1}]'
  const wanted = text.replaceAll(',"quantity"', ',"variant_id":null,"quantity"')
  for (const order of ['ABC', 'CBA', 'BAC', 'CAB'])
    expect(metafieldValue({ ...cart, items: [...order].map(item) })).toBe(wanted)
})

test.each([
  ['[1]', '[2]'],
  ['[null]', '{}'],
  ['["a"]', '["b"]'],
  ['[{"a":1}]', '[{"a":2}]'],
  ['[{"a":1}]', '[{"a":1},{"a":1}]'],
  ['[{"a":null}]', '[{"a":"null"}]'],
  ['[{"sku":"A,variant_id,1"}]', '[{"sku":"A","variant_id":1}]'],
  ['not JSON', '[]'],
])('a value of %s differs from %s', (known, value) => {
  expect(metafieldStep([ours('2', known)], value)).toEqual({ kind: 'update', id: '2' })
})

test.each([
  ['[{"a":1,"b":2}]', '[{"b":2,"a":1}]'],
  ['[ 1, "a" ]', '["a",1]'],
  ['[{"a":1},{"b":2}]', '[{"b":2},{"a":1}]'],
  ['[{"variant_id":1}]', '[{"variant_id":"1"}]'],
])('a value of %s equals %s', (known, value) => {
  expect(metafieldStep([ours('2', known)], value)).toEqual({ kind: 'leave' })
})

test('the own metafield is found among those of other apps, and of two the newest', {
  meta: { spec: ['7.api.metafield-pick'] },
}, () => {
  expect(findMetafield([])).toBeUndefined()
  expect(findMetafield([{ id: '9', key: 'other', value: 'x' }, ours('3', 'new'), ours('2', 'old')])?.id).toBe('3')
  expect(metafieldStep([{ id: '9', key: 'other', value: note }], note)).toEqual({ kind: 'create' })
  expect(metafieldStep([ours('2', note)], note)).toEqual({ kind: 'leave' })
  expect(metafieldStep([ours('2', '[]')], note)).toEqual({ kind: 'update', id: '2' })
})

test("another app's metafield with the same key is left alone, and a new one is created", {
  meta: { spec: ['7.api.metafield-pick'] },
}, () => {
  const theirs = { ...ours('9', note), namespace: 'other_app' }
  expect(metafieldStep([theirs], note)).toEqual({ kind: 'create' })
  const mine = { ...ours('2', '[]'), namespace: 'cart_info' }
  expect(metafieldStep([theirs, mine], note)).toEqual({ kind: 'update', id: '2' })
  expect(metafieldStep([theirs, ours('3', note)], note)).toEqual({ kind: 'leave' })
  expect(metafieldStep([{ ...ours('4', note), namespace: null }], note)).toEqual({ kind: 'leave' })
})

test.each([
  ['other blanks', JSON.stringify(JSON.parse(note), null, 2)],
  ['keys in another order', '[{"quantity":3,"variant_id":"1","sku":"A"},{"variant_id":"2","sku":"B","quantity":1}]'],
  ['items in another order', JSON.stringify(JSON.parse(note).toReversed())],
])('a value with %s is equal, and the metafield stays', { meta: { spec: ['3.cart.metafield-value'] } }, (_, value) => {
  expect(metafieldStep([ours('2', value)], note)).toEqual({ kind: 'leave' })
})

test.each(['', 'no list', '{}', 'null', '[null]', '[1, 2]', note.replace('3', '4'), note.replace('}]', '},{}]')])(
  'a value with %s differs, and the metafield is updated',
  { meta: { spec: ['3.cart.metafield-value'] } },
  (value) => {
    expect(metafieldStep([ours('2', value)], note)).toEqual({ kind: 'update', id: '2' })
  },
)

test('an empty list is a value too', { meta: { spec: ['3.cart.metafield-value'] } }, () => {
  expect(metafieldValue({ ...cart, items: [] })).toBe('[]')
  expect(metafieldStep([ours('2', ' [ ] ')], '[]')).toEqual({ kind: 'leave' })
})
