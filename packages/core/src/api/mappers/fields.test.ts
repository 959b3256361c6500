import { expect, test } from 'vitest'
import { slugOf } from './fields.ts'

test.each([
  ['/trail-jacket/', 'trail-jacket'],
  ['trail-jacket', 'trail-jacket'],
  ['https://shop.example/trail-jacket/', 'trail-jacket'],
  ['//trail-jacket//', 'trail-jacket'],
  ['', ''],
])('the slug of %j is %j', { meta: { spec: ['3.product.custom-url'] } }, (url, slug) => {
  expect(slugOf(url)).toBe(slug)
})
