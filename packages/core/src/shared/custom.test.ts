import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedJson } from './custom.ts'

test('equal values have equal texts, whatever the order of their names', () => {
  expect(sortedJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}')
  expect(sortedJson({ a: 'b,c', 'a,b': 'c' })).toBe(sortedJson({ 'a,b': 'c', a: 'b,c' }))
})

test('a value with the names of built-in functions is a value like any other', () => {
  expect(sortedJson({ b: 2, a: { toString: 1 } })).toBe('{"a":{"toString":1},"b":2}')
})

test('the text has the value, and does not depend on the order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse())
      expect(sortedJson(reversed)).toBe(sortedJson(value))
      expect(JSON.parse(sortedJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
