import { expect, test } from 'vitest'
import { setCartCookies } from './environment/cookies.ts'
import * as cairn from './index.ts'
import { createMemoryPlatform } from './platform/memory.ts'

test('the two limits of the specification are exported by name', {
  meta: { spec: ['9.api.export-1024', '9.api.export-30', '9.api.export-names'] },
}, () => {
  expect([cairn.DESKTOP_BREAKPOINT, cairn.CART_COOKIE_DAYS]).toEqual([1024, 30])
})

test('the cart cookies live for the exported number of days', {
  meta: { spec: ['9.api.export-names'] },
}, () => {
  const platform = createMemoryPlatform()
  const site = cairn.findSite('de/de-de')
  if (site === null || site === undefined) throw new Error('There is no German site')
  setCartCookies({ platform, site }, 'cart-0123456789abcdef')
  const maxAge = cairn.CART_COOKIE_DAYS * 24 * 60 * 60
  expect(Object.fromEntries(platform.jar)).toEqual({
    bc_cartId: { value: 'cart-0123456789abcdef', maxAge },
    bc_cartId_EU: { value: 'cart-0123456789abcdef', maxAge },
  })
})
