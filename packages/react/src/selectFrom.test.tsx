import { expect, test } from 'vitest'
import { isShallowEqual } from './selectFrom.ts'

const member = {}

test.each([
  ['a number', 1, 1],
  ['NaN', Number.NaN, Number.NaN],
  ['objects with the same members', { a: 1, b: member }, { b: member, a: 1 }],
  ['arrays with the same elements', [1, member], [1, member]],
  ['empty objects', {}, {}],
])('%s is equal', (_, one, other) => {
  expect(isShallowEqual(one, other)).toBe(true)
})

test.each([
  ['another number', 1, 2],
  ['null and an object', null, {}],
  ['an object and null', {}, null],
  ['undefined and an object', undefined, {}],
  ['a text and an array of it', 'a', ['a']],
  ['objects with other members', { a: {} }, { a: {} }],
  ['objects with a member more', { a: 1 }, { a: 1, b: 2 }],
  ['objects with a member less', { a: 1, b: 2 }, { a: 1 }],
  ['objects with a member of another name', { a: undefined }, { b: undefined }],
  ['arrays of another order', [1, 2], [2, 1]],
  ['arrays of another length', [1], [1, 1]],
])('%s is not equal', (_, one, other) => {
  expect(isShallowEqual(one, other)).toBe(false)
})
