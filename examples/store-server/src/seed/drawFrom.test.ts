import { expect, test } from 'vitest'
import { drawFrom } from './drawFrom.ts'
import { randomFor } from './random.ts'

const ITEMS = ['one', 'two', 'three', 'four']

test('every item of a list is drawn before one comes again', () => {
  const draw = drawFrom(randomFor('a'))
  const drawn = Array.from({ length: 8 }, () => draw('list', ITEMS))
  expect(new Set(drawn.slice(0, 4))).toEqual(new Set(ITEMS))
  expect(new Set(drawn.slice(4))).toEqual(new Set(ITEMS))
})

test('only allowed items are drawn, and the others stay for later', () => {
  const draw = drawFrom(randomFor('a'))
  const drawn = [draw('list', ITEMS, ['two']), draw('list', ITEMS), draw('list', ITEMS), draw('list', ITEMS)]
  expect(drawn[0]).toBe('two')
  expect(new Set(drawn)).toEqual(new Set(ITEMS))
  expect(draw('list', ITEMS, ['three'])).toBe('three')
})

test('the same seed draws the same items', () => {
  const drawAll = () => {
    const draw = drawFrom(randomFor('a'))
    return ITEMS.map(() => draw('list', ITEMS))
  }
  expect(drawAll()).toEqual(drawAll())
})
