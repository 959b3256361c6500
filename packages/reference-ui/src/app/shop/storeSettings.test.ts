import { sites } from '@cairn/core'
import { expect, test } from 'vitest'
import { SHOP_DATA } from '../../consent/shopData.ts'
import { storeSettings } from './storeSettings.ts'

test('on each site the checkout reads the cookie of the specification, which a shopper can delete', {
  meta: { spec: ['3.storage.cookie-gore-auth'] },
}, () => {
  for (const site of sites) expect(storeSettings(site).authCookie).toBe('gore_auth')
  expect(SHOP_DATA.cookies).toContain('gore_auth')
})
