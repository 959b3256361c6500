import { expect, test } from 'vitest'
import { findSite } from '../app/shop/sites.ts'
import { redirectPath } from './redirectPath.ts'

const site = findSite('de/de-de')
const url = new URL('https://shop.example/de/de-de/search?q=sale')
const lead = (redirect: string, from = url) => site && redirectPath(redirect, { site, url: from })

test.each([
  ['/search?filter.on_sale=1', '/search?filter.on_sale=1'],
  [' /account/wishlist ', '/account/wishlist'],
  ['/de/de-de/skarn-jacket#reviews', '/skarn-jacket#reviews'],
  ['https://shop.example/de/de-de/search?sort=newest', '/search?sort=newest'],
  ['/', '/'],
])('%j leads to %j', (redirect, path) => {
  expect(lead(redirect)).toBe(path)
})

test.each([
  '',
  'https://evil.example/search',
  '//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/us/en-us/search?filter.on_sale=1',
  '/de/de-de/search?q=sale',
  '/search?q=sale',
])('%j stays on the page', (redirect) => {
  expect(lead(redirect)).toBeNull()
})

test.each([
  ['/search?q=jacket&price.high=150', '/search?q=jacket&price.high=150&sort=price-asc'],
  ['/search?sort=newest', '/search?sort=price-asc'],
  ['/service', '/service'],
])('%j keeps the chosen sort order of the search: %j', (redirect, path) => {
  expect(lead(redirect, new URL('?q=jacket+under+150&sort=price-asc', url))).toBe(path)
})

test('a redirect that differs from the page only in the sort order stays on the page', () => {
  expect(lead('/search?q=sale', new URL('?q=sale&sort=price-asc', url))).toBeNull()
})
