import { createFakeGateways } from '@cairn/core/testing'
import { expect, test } from 'vitest'
import { defaultSite } from '../app/sites.ts'
import account from './account.page.tsx'

test('the address of the account alone leads to the dashboard, for good', async () => {
  const outcome = await account.load({
    site: defaultSite,
    params: {},
    url: new URL('https://shop.example/us/en-us/account'),
    gateways: createFakeGateways({ site: defaultSite.prefix }),
    signal: new AbortController().signal,
  })
  expect(outcome).toEqual({ kind: 'redirect', to: '/account/dashboard', status: 301 })
})
