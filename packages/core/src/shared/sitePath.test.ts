import { expect, test } from 'vitest'
import { sitePath } from './sitePath.ts'

test.each([
  ['de/de-de', '/search?q=x', '/de/de-de/search?q=x'],
  ['de/de-de', '/', '/de/de-de'],
  ['de/de-de', '/?from=cart', '/de/de-de?from=cart'],
  ['fr', '/', '/fr'],
  ['', '/search?q=x', '/search?q=x'],
  ['', '/', '/'],
  ['', '/?from=cart', '/?from=cart'],
])(
  'on the site %j the path %s becomes %s',
  { meta: { spec: ['2.country.other-prefixes'] } },
  (prefix, path, address) => {
    expect(sitePath({ prefix }, path)).toBe(address)
  },
)
