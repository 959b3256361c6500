import { expect, test } from 'vitest'
import { findSite } from '../../app/shop/sites.ts'
import { siteOfOtherStore } from './siteOfOtherStore.ts'

test.each([
  ['us/en-us', 'gb/en-gb'],
  ['de/de-de', 'us/en-us'],
  ['ch/it-ch', 'us/en-us'],
])('the site of the other store for %s is %s', (from, to) => {
  const site = findSite(from)
  expect(site && siteOfOtherStore(site)?.prefix).toBe(to)
})
